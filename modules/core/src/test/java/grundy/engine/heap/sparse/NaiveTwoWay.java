package grundy.engine.heap.sparse;

import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.util.List;

/// Games that leave at most two heaps, straight from the definition.
public final class NaiveTwoWay {
    private NaiveTwoWay() {}

    /// @param text of the rules, or the name of a game of the catalogue
    public static RuleTree rules(String text) {
        try {
            return new RuleLanguage(Catalogue.builtIn())
                    .question(Source.ofArguments(List.of(text, "5")))
                    .components()
                    .getFirst()
                    .game()
                    .rules();
        } catch (SyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /// Values of the heaps `from` to `to - 1` by the definition. Cost: half the heap for each amount that splits.
    ///
    /// @param values of all smaller heaps; those from `from` on are written
    static void fill(TakeAndBreakRules rules, int[] values, int from, int to) {
        int most = 1;
        for (int n = 0; n < from; n++) most = Math.max(most, Integer.highestOneBit(values[n]));
        int[] seen = new int[4 * most];
        for (int n = from; n < to; n++) {
            values[n] = mex(rules, values, n, seen);
            if (Integer.highestOneBit(values[n]) > most) {
                most = Integer.highestOneBit(values[n]);
                seen = new int[4 * most];
            }
        }
    }

    private static int mex(TakeAndBreakRules rules, int[] values, int n, int[] seen) {
        int mark = n + 1;
        if (rules.wholes().contains(n)) seen[0] = mark;
        for (int t : rules.singles()) if (n > t) seen[values[n - t]] = mark;
        if (!rules.whole().contains(n))
            for (int t : rules.splits())
                for (int a = 1, b = n - t - 1; a <= b; a++, b--)
                    if (a < b || !rules.unequal()) seen[values[a] ^ values[b]] = mark;
        int mex = 0;
        while (seen[mex] == mark) mex++;
        return mex;
    }
}
