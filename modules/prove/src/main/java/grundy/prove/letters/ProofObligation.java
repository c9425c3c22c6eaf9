package grundy.prove.letters;

import grundy.limit.Limits;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import java.util.ArrayList;
import java.util.List;

/// A part of a proof about a family of games: at least one of the goals follows from the known facts,
/// or, if there is no goal, the known facts contradict each other.
///
/// @param kind what it shows
/// @param alternative of the rules that it is about; -1 if it is about all
/// @param witnesses of a move that is shown to be there, one for each of the last goals
/// @param knownFacts the hypotheses, with what their variables stand for
/// @param goals one of which holds
/// @param quotients that occur, each also for its rest
/// @param splits that may be used beside, of each of which one case holds
public record ProofObligation(
        Kind kind,
        int alternative,
        List<WitnessMove> witnesses,
        List<IntegerFact> knownFacts,
        List<IntegerFact> goals,
        List<Quotient> quotients,
        List<Split> splits) {
    /// The kinds of obligation.
    public enum Kind {
        /// Every move lowers the measure, which is not negative.
        ENDS("ends"),
        /// No move leads from the set into it.
        INSIDE("inside"),
        /// From everywhere else a move leads into it; in misere play, or there is no move at all.
        OUTSIDE("outside"),
        /// In misere play: there is a move from everywhere in the set, or where the value is 0.
        GOES_ON("goes-on"),
        /// The value is not negative.
        NATURAL("natural"),
        /// No option has the same value.
        OTHERS("others"),
        /// Every smaller value is that of an option; in misere play, or there is no move at all.
        SMALLER("smaller"),
        /// In misere play: where there is no move at all the value is 1.
        LAST("last");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        /// @return the name in JSON
        public String id() {
            return id;
        }
    }

    /// A quotient that occurs.
    ///
    /// @param same other ways in which it is written
    public record Quotient(Expression.Binary expression, List<Expression.Binary> same) {}

    /// A case distinction: one of the cases holds, whatever the numbers are.
    public sealed interface Split {
        List<IntegerFact> cases();
    }

    /// A factor is at most -2, -1, 0, 1 or at least 2, and its product with a positive divisor accordingly.
    ///
    /// @param factor an integer
    /// @param divisor which is at least 1
    public record ProductSplit(Expression factor, Expression divisor, List<IntegerFact> cases) implements Split {
        static ProductSplit of(Expression factor, Expression divisor, Polynomial u, Polynomial d) {
            var product = u.times(d);
            var two = d.times(Polynomial.of(2));
            var cases = new ArrayList<IntegerFact>();
            cases.add(IntegerFact.all(
                    IntegerFact.atMost(u, Polynomial.of(-2)), IntegerFact.atMost(product, Polynomial.ZERO.minus(two))));
            for (int number = -1; number <= 1; number++)
                cases.add(IntegerFact.all(
                        IntegerFact.equal(u, Polynomial.of(number)),
                        IntegerFact.equal(product, d.times(Polynomial.of(number)))));
            cases.add(IntegerFact.all(IntegerFact.atMost(Polynomial.of(2), u), IntegerFact.atMost(two, product)));
            return new ProductSplit(factor, divisor, List.copyOf(cases));
        }
    }

    /// A case distinction on the value of a conditional expression.
    public record ChoiceSplit(Expression.Conditional choice, List<IntegerFact> cases) implements Split {}

    /// A comparison holds or not.
    public record ComparisonSplit(Condition condition, List<IntegerFact> cases) implements Split {}

    boolean holds(Limits limits) {
        var all = new ArrayList<>(knownFacts);
        for (var split : splits) if (!(split instanceof ComparisonSplit)) all.add(new IntegerFact.Any(split.cases()));
        goals.forEach(goal -> all.add(new IntegerFact.Not(goal)));
        return LinearSolver.contradict(all, limits);
    }

    /// @return this obligation with no more products than are needed; cost: as many questions to the solver as
    ///     there are
    public ProofObligation lean(Limits limits) {
        var lean = this;
        for (var split : splits) {
            if (!(split instanceof ProductSplit)) continue;
            var fewer = new ArrayList<>(lean.splits);
            fewer.remove(split);
            var less = new ProofObligation(kind, alternative, witnesses, knownFacts, goals, quotients, fewer);
            if (less.holds(limits)) lean = less;
        }
        return lean;
    }
}
