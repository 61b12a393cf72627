"""The conformance kit, public: any game of anyone's that implements `understory.core.Game` can be put through it.

`CHECKS` are the laws that every game keeps, each a function of a `Trial`; `assert_fair` shows that nothing hidden
reaches a viewer, `assert_asked_alike` that nobody learns it from what is asked or answered by the engine;
`assert_worlds_match` that sampled worlds are as likely as they should be; `rule` ties a test to the rule it speaks for.
`lanterns` is a small game that uses all of the kernel.
"""

from understory.testing.asking import Leak, assert_asked_alike, curious_line, leaks
from understory.testing.conformance import CHECKS, Trial, menu_moves, played_line, random_line
from understory.testing.fairness import Comparison, assert_fair, compared, received
from understory.testing.rules import RuleTest, rule, rule_tests, uncovered
from understory.testing.worlds import assert_worlds_match, exact_worlds

__all__ = [
    "CHECKS",
    "Comparison",
    "Leak",
    "RuleTest",
    "Trial",
    "assert_asked_alike",
    "assert_fair",
    "assert_worlds_match",
    "compared",
    "curious_line",
    "exact_worlds",
    "leaks",
    "menu_moves",
    "played_line",
    "random_line",
    "received",
    "rule",
    "rule_tests",
    "uncovered",
]
