package grundy.question;

import grundy.answer.QuotientAnswer;
import grundy.check.QuotientTheorem;
import grundy.rules.RuleTree;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Asks for the misere quotient of some games' heaps, which decides who wins any sum of them in misere
/// play.
///
/// @param games whose heaps are added
/// @param to the last heap of each game that is examined, if nothing is proved for all before
/// @param from what was found of the same games before; it is checked first
/// @param listener receives what is known so far from time to time
public record QuotientQuestion(
        List<RuleTree> games, int to, Optional<QuotientTheorem> from, Consumer<QuotientTheorem> listener)
        implements Question<QuotientAnswer> {
    public QuotientQuestion {
        games = List.copyOf(games);
    }

    /// From the beginning.
    public QuotientQuestion(RuleTree rules, int to) {
        this(List.of(rules), to, Optional.empty(), _ -> {});
    }
}
