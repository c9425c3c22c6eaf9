package grundy.engine.contract;

import grundy.rules.ScoredRuleset;

/// A game with a score, and where it begins.
record Scored<P>(ScoredRuleset<P> rules, P root) {}
