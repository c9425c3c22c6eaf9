package grundy.check.theorem;

import grundy.check.automaton.Formula;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.LinearSum;
import grundy.rules.RuleTree;
import grundy.rules.language.rule.CanonicalMoves;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/// A game as formulas: its coordinates, and what is an option of a position.
///
/// @param rules in the general form
/// @param play normal or misere
/// @param clauses one or more for each alternative of the rules
/// @param blocked how many options the opponent may block before each move; 0 in most games
public record GameFormulas(RuleTree.Moves rules, Play play, List<OptionClause> clauses, int blocked) {
    private static final int MOST_BLOCKED = 8;

    /// A game in which nothing is blocked.
    public GameFormulas(RuleTree.Moves rules, Play play, List<OptionClause> clauses) {
        this(rules, play, clauses, 0);
    }

    /// @param rules as a user wrote them
    /// @param heaps how many heaps, for a game of one heap; 0 for one position of the game
    /// @throws InexpressibleException if some move cannot be said by addition and automatic sets
    /// @throws grundy.rules.RulesException if there is no such form
    public static GameFormulas of(RuleTree rules, Play play, int heaps) {
        if (rules instanceof RuleTree.Blocking blocking) return blocked(blocking, play, heaps);
        var moves = GeneralForm.of(rules, heaps);
        var clauses = new ArrayList<OptionClause>();
        for (var alternative : moves.alternatives()) clauses.addAll(clauses(alternative, moves.coordinates()));
        return new GameFormulas(moves, play, List.copyOf(clauses));
    }

    private static GameFormulas blocked(RuleTree.Blocking rules, Play play, int heaps) {
        if (heaps > 1) throw InexpressibleException.because(Message.of("theorem.blocking-heaps"));
        if (rules.most().compareTo(BigInteger.valueOf(MOST_BLOCKED)) > 0)
            throw InexpressibleException.because(
                    Message.of("theorem.blocking-many", "most", MOST_BLOCKED, "blocked", rules.most()));
        var moves = of(rules.moves(), play, heaps);
        return new GameFormulas(moves.rules, play, moves.clauses, rules.most().intValueExact());
    }

    /// @return a text that is the same for two games only if both allow the same moves and the same number
    ///     of options to be blocked: the general form without what does not matter in it
    public String canonical() {
        var canonical = CanonicalMoves.of(rules)
                .map(form -> form.arity() + " " + String.join(" | ", new TreeSet<>(form.alternatives())))
                .orElseGet(rules::toString);
        return play + " " + canonical + (blocked > 0 ? " with " + blocked + " blocked" : "");
    }

    /// @return the names of the coordinates, in order
    public List<String> coordinates() {
        return rules.coordinates();
    }

    /// @return whether some move leaves more than one component
    public boolean splits() {
        return clauses.stream().anyMatch(clause -> clause.parts().size() > 1);
    }

    private static List<OptionClause> clauses(RuleTree.Alternative alternative, List<String> coordinates) {
        for (var times : alternative.times())
            if (!(times instanceof RuleTree.Times.Once))
                throw new InexpressibleException(Message.of("theorem.inexpressible.parts"));
        var terms = new RuleTerms();
        var letters = List.copyOf(alternative.freshLetters(coordinates));
        var conditions = new ArrayList<Formula>();
        for (var letter : letters) conditions.add(Formula.atMost(LinearSum.of(1), LinearSum.of(letter)));
        conditions.add(new ConditionFormulas(terms).of(alternative.where()));
        var clauses = List.of(new Draft(letters, conditions, List.of()));
        for (var part : alternative.parts()) {
            clauses = clauses.stream().map(Draft::nextPart).toList();
            for (var expression : part) {
                var values = terms.of(expression);
                clauses = clauses.stream()
                        .flatMap(draft -> values.stream().map(value -> draft.with(value, terms)))
                        .toList();
            }
        }
        return clauses.stream().map(Draft::clause).toList();
    }

    /// A clause being written.
    private record Draft(List<String> boundVariables, List<Formula> conditions, List<List<String>> parts) {
        Draft nextPart() {
            return new Draft(boundVariables, conditions, RuleTerms.concat(parts, List.of(List.of())));
        }

        /// A coordinate of the last part; variables are nonnegative, as coordinates must be.
        Draft with(RuleTerms.Case value, RuleTerms terms) {
            var names = RuleTerms.concat(boundVariables, value.boundVariables());
            var where = RuleTerms.concat(conditions, value.where());
            String name;
            if (value.value().isVariable())
                name = value.value().variables().iterator().next();
            else {
                name = terms.fresh();
                names = RuleTerms.concat(names, List.of(name));
                where = RuleTerms.concat(where, List.of(Formula.equal(LinearSum.of(name), value.value())));
            }
            var last = RuleTerms.concat(parts.getLast(), List.of(name));
            return new Draft(names, where, RuleTerms.concat(parts.subList(0, parts.size() - 1), List.of(last)));
        }

        OptionClause clause() {
            return new OptionClause(boundVariables, new Formula.All(conditions), parts);
        }
    }
}
