"""The games as environments that researchers know: PettingZoo, Gymnasium and OpenSpiel. The extra `envs` brings them.

```python
from understory.envs import aec

env = aec("kodama-3d")
```
"""

from understory.envs.cycle import TableAEC
from understory.envs.single import SoloEnv
from understory.envs.together import TableParallel

aec = TableAEC
parallel = TableParallel
solo = SoloEnv

__all__ = ["SoloEnv", "TableAEC", "TableParallel", "aec", "parallel", "solo"]
