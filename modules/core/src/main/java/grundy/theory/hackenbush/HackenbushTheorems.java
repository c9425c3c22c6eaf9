package grundy.theory.hackenbush;

import grundy.check.Evidence;

/// The theorems that prove the values of bushes.
final class HackenbushTheorems {
    private static final String WINNING_WAYS = "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways";

    static final Evidence SIGNS = new Evidence.ClosedForm(
            "Berlekamp's sign rule",
            "the first run of edges of one colour counts 1 each, each further edge half of the one before; blue for Left, red for Right",
            "E. R. Berlekamp, The Hackenbush number system for compression of numerical data, Information and Control 26 (1974) 134-140");

    static final Evidence EDGES = new Evidence.ClosedForm(
            "Rule for one edge",
            "a blue edge that bears x is worth (x + n) / 2^(n-1) with the smallest n >= 1 for which x + n > 1; a red one the negative of that for -x",
            WINNING_WAYS + ", chapter 3");

    static final Evidence GREEN = new Evidence.ClosedForm(
            "Colon Principle and Fusion Principle",
            "fuse every cycle to a vertex with its edges as loops; an edge without anything on it is worth 1, what stands on an edge one more with it; add as nim-values",
            WINNING_WAYS + ", chapter 7");

    private HackenbushTheorems() {}
}
