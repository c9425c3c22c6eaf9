package grundy.solve.misere;

import grundy.check.Evidence;
import grundy.engine.NimValues;

/// A game whose positions, as far as a question reaches them, are tame: nim-values in normal and in misere play.
record TameValues(NimValues normal, NimValues misere, Evidence evidence) {}
