"""The games as environments that researchers know: PettingZoo, Gymnasium and OpenSpiel. The extra `research` brings
them.

```python
from understory import games
from understory.envs import aec

env = aec(games.names()[0])
```
"""

from understory.core.extras import not_installed

try:
    from understory.envs.cycle import TableAEC
    from understory.envs.single import SoloEnv
    from understory.envs.together import TableParallel
    from understory.envs.vector import TableVector
except ModuleNotFoundError as error:
    raise not_installed(error) from None

aec = TableAEC
parallel = TableParallel
solo = SoloEnv
vector = TableVector

__all__ = ["SoloEnv", "TableAEC", "TableParallel", "TableVector", "aec", "parallel", "solo", "vector"]
