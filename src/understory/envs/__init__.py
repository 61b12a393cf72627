"""The games as environments that researchers know: PettingZoo, Gymnasium and OpenSpiel. The extra `envs` brings them.

```python
from understory.envs import aec

env = aec("kodama-3d")
```
"""

from understory.envs.aec import TableAEC
from understory.envs.parallel import TableParallel

aec = TableAEC
parallel = TableParallel

__all__ = ["TableAEC", "TableParallel", "aec", "parallel"]
