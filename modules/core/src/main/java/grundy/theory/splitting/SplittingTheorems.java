package grundy.theory.splitting;

import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.Amounts;
import grundy.rules.language.rule.CanonicalMoves;
import grundy.theory.form.GameForms;
import grundy.theory.form.RecognisedGame;
import java.util.Map;
import java.util.Optional;

/// Finds the closed form of a game of heaps that split, where one is known.
public final class SplittingTheorems {
    private static final int LEAVE_TWO = 0b100;
    private static final int LEAVE_THREE = 0b1000;
    private static final int LEAST_SPLIT = 4;
    private static final int MOST_SPLIT = 20;

    private SplittingTheorems() {}

    /// @return the theorem about these rules, if there is one here
    public static Optional<RecognisedGame> find(TakeAndBreak rules) {
        var terms = rules.terms();
        return switch (terms.size()) {
            case 1 -> find(terms.getFirst());
            case 2 -> {
                if (terms.contains(splitting(LEAVE_TWO)) && terms.contains(takingAny(0)))
                    yield recognised("lasker", GameForms.tame(new LaskerForm(), TakeAnyMisere.lasker()));
                if (terms.contains(splitting(LEAVE_THREE)) && terms.contains(takingAny(0)))
                    yield recognised("three-way-split", GameForms.tame(new ThreeWaySplit(), TakeAnyMisere.threeWay()));
                yield Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    private static Optional<RecognisedGame> find(Term term) {
        if (term.equals(takingAny(LEAVE_TWO)))
            return recognised(
                    "take-then-split", GameForms.tame(new TakeAnyThenSplit(), TakeAnyMisere.takeAnyThenSplit()));
        if (term.equals(splitting(LEAVE_TWO))) return recognised("split", GameForms.exchanging(new OnlySplit()));
        boolean oneNumber = Integer.bitCount(term.parts()) == 1 && term.parts() > LEAVE_TWO;
        return oneNumber && term.amounts().equals(Amounts.NOTHING)
                ? into(Integer.numberOfTrailingZeros(term.parts()))
                : Optional.empty();
    }

    private static Term takingAny(int more) {
        return new Term(Amounts.ANY, Term.LEAVE_ONE_OR_NONE | more);
    }

    private static Term splitting(int parts) {
        return new Term(Amounts.NOTHING, parts);
    }

    /// Returns the theorem of a game of splitting; splitting into 2 and 3 heaps is a digit of a
    /// take-and-break code.
    public static Optional<RecognisedGame> find(RuleTree.Moves rules) {
        if (rules.alternatives().size() != 1) return Optional.empty();
        int heaps = rules.alternatives().getFirst().parts().size();
        if (heaps < LEAST_SPLIT || heaps > MOST_SPLIT) return Optional.empty();
        return CanonicalMoves.of(rules)
                .filter(form -> form.matches(CanonicalMoves.read("split into " + heaps, Map.of())))
                .flatMap(_ -> into(heaps));
    }

    private static Optional<RecognisedGame> into(int heaps) {
        return recognised("split-into", GameForms.values(new MultiwaySplit(heaps)));
    }

    private static Optional<RecognisedGame> recognised(String theorem, GameForms forms) {
        return Optional.of(new RecognisedGame(theorem, forms));
    }
}
