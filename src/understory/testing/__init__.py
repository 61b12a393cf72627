"""The conformance kit, public: any game of anyone's that implements `understory.core.Game` can be put through it.

`CHECKS` are the laws that every game keeps, each a function of a `Table`; `assert_fair` shows that nothing hidden
reaches a viewer; `assert_worlds_match` that sampled worlds are as likely as they should be; `rule` ties a test to the
rule it speaks for. `lanterns` is a small game that uses all of the kernel.
"""

from understory.testing.conformance import CHECKS, Table, random_line
from understory.testing.fairness import Comparison, assert_fair, compared, received
from understory.testing.rules import RuleTest, rule, rule_tests, uncovered
from understory.testing.worlds import assert_worlds_match, exact_worlds

__all__ = [
    "CHECKS",
    "Comparison",
    "RuleTest",
    "Table",
    "assert_fair",
    "assert_worlds_match",
    "compared",
    "exact_worlds",
    "random_line",
    "received",
    "rule",
    "rule_tests",
    "uncovered",
]
