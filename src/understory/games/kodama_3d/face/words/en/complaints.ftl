bad-no-tiles-file = there is none, as every pack of Kodama 3D has
bad-tip-cell = must be another cell than the stem's
bad-points-number = there must be { $wanted } of them, not { $count }
bad-goal-numbers = goals are numbered from 1 on, in order
bad-no-condition = { $value } is no condition there is
