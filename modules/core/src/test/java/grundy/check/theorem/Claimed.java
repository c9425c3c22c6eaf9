package grundy.check.theorem;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.FormulaRelation;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Theorems as claims say them, right or wrong.
public final class Claimed {
    private Claimed() {}

    public static PrefixedRules rules(String text) {
        try {
            return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    public static Arithmetic in(String system) {
        return new Arithmetic(NumerationSystem.find(system).orElseThrow(), KernelBudget.DEFAULT);
    }

    /// @param heaps how many of a game of one heap, 0 for a position of the game itself
    public static Theorem theorem(String system, String text, int heaps, String claim) {
        var read = rules(text);
        var game = GameFormulas.of(read.game().rules(), read.play(), heaps);
        var arithmetic = in(system);
        try {
            var parsed =
                    ClaimParser.claim(claim, game.coordinates(), read.game().parameters());
            return new Theorem(
                    game,
                    parsed instanceof CatalogueClaim.Grundy,
                    arithmetic.system(),
                    ClaimAutomata.automaton(parsed, game.coordinates(), arithmetic),
                    TheoremCheck.measure(game, arithmetic).orElseThrow());
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(claim, e);
        }
    }

    /// Returns some set of positions, drawn by the states of its automaton.
    static Automaton set(Arithmetic arithmetic, List<String> names, Random random) {
        int tracks = names.size();
        int digits = arithmetic.system().digits();
        int states = 1 + random.nextInt(4);
        var targets = new ArrayList<int[]>();
        var accepting = new boolean[states];
        for (int state = 0; state < states; state++) {
            targets.add(
                    random.ints(Automaton.alphabet(tracks, digits), 0, states).toArray());
            accepting[state] = random.nextInt(3) > 0;
        }
        targets.getFirst()[0] = 0;
        var any = new FormulaRelation(names, Automaton.complete(tracks, digits, targets, accepting));
        return arithmetic.inOrder(arithmetic.and(any, new FormulaRelation(names, arithmetic.universe(tracks))), names);
    }
}
