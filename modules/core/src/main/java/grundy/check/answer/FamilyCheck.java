package grundy.check.answer;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.answer.CalculationCheck.ClaimedResult;
import grundy.check.plain.PlainGames;
import grundy.limit.Checkpoint;
import grundy.rules.language.ValueExpression;
import grundy.text.Message;
import grundy.value.ShortValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Checks the values of an expression for the numbers of a range against the definitions, term by term
/// ({@link CalculationCheck}), and their observed repetition against the sums of games ({@link
/// PlainGames}).
///
/// | claimed | decided by |
/// | --- | --- |
/// | the steps of each term | {@link CalculationCheck} |
/// | what repeats, from where, by how much the terms differ | {@link #periodFault}: least length and start |
public final class FamilyCheck {
    private final List<Term> terms;
    private final CheckFindings findings = new CheckFindings();

    /// The statement about one number.
    ///
    /// @param expression with the number in it
    /// @param steps as in {@link CalculationCheck}; at least one
    public record Term(ValueExpression expression, List<ClaimedResult> steps) {}

    /// The stated repetition of the terms: each term and the one a period later differ by the same
    /// value.
    ///
    /// @param from the index of the first term of which it holds
    public record ClaimedRepetition(int from, int length, ShortValue saltus) {}

    private FamilyCheck(List<Term> terms) {
        this.terms = terms;
    }

    /// @param terms at least one
    /// @param repeats empty if nothing is stated to
    public static CheckResult of(List<Term> terms, Optional<ClaimedRepetition> repeats) {
        var check = new FamilyCheck(terms);
        return check.findings.result(check.termFault().or(() -> repeats.flatMap(check::periodFault)));
    }

    private Optional<Message> termFault() {
        for (var term : terms) {
            var found = CalculationCheck.of(term.expression, term.steps);
            if (found.fault().isPresent()) return found.fault();
            found.open().stream().findFirst().ifPresent(findings::leaves);
        }
        if (findings.isWhole()) findings.holds("check.family.terms", "count", terms.size());
        return Optional.empty();
    }

    /// That it repeats, from no earlier term on and with no smaller length.
    private Optional<Message> periodFault(ClaimedRepetition repeats) {
        int last = terms.size() - 1 - repeats.length;
        if (repeats.from < 0 || repeats.length < 1 || repeats.from > last)
            return Optional.of(Message.of("check.period.numbers"));
        var plain = new PlainGames();
        var saltus = plain.of(repeats.saltus);
        var games = new ArrayList<Optional<Integer>>();
        for (int index = 0; index < terms.size(); index++) {
            var value = claimedStep(index).value().orElse(null);
            var game = value instanceof ShortValue shortValue ? plain.of(shortValue) : Optional.<Integer>empty();
            if (saltus.isEmpty() || value instanceof ShortValue && game.isEmpty()) {
                findings.leaves("check.family.open-period");
                return Optional.empty();
            }
            games.add(game);
        }
        var row = new TermRow(plain, games);
        var differing = row.adds(repeats.from, repeats.length, saltus.get())
                ? row.differing(repeats.from, repeats.length)
                : OptionalInt.of(repeats.from);
        if (differing.isPresent()) return Optional.of(differ(differing.getAsInt(), repeats.length));
        boolean isFirst = repeats.from == 0 || !row.differAlike(repeats.from, repeats.from - 1, repeats.length);
        boolean isShortest = IntStream.range(1, repeats.length)
                .allMatch(length -> row.differing(repeats.from, length).isPresent());
        if (!isFirst || !isShortest) return Optional.of(Message.of("check.family.not-least", "length", repeats.length));
        findings.holds("check.family.period", "length", repeats.length, "saltus", repeats.saltus);
        return Optional.empty();
    }

    /// The terms as games; empty for what is none, which is compared by its words.
    private final class TermRow {
        private final PlainGames plain;
        private final List<Optional<Integer>> games;

        TermRow(PlainGames plain, List<Optional<Integer>> games) {
            this.plain = plain;
            this.games = games;
        }

        /// @return whether a term and the one that many further on differ by a game
        boolean adds(int index, int length, int saltus) {
            var one = games.get(index);
            var two = games.get(index + length);
            return one.isPresent() && two.isPresent()
                    ? plain.plus(one.get(), saltus) == two.get()
                    : saltus == plain.zero() && isSame(index, length);
        }

        private boolean isSame(int index, int length) {
            return claimedStep(index).text().equals(claimedStep(index + length).text());
        }

        /// @return the first term from one on that does not differ from the term that many further on as
        ///     that one does
        OptionalInt differing(int from, int length) {
            return IntStream.range(from, terms.size() - length)
                    .filter(index -> !differAlike(from, index, length))
                    .findFirst();
        }

        /// @return whether two terms differ by the same from those that many further on
        boolean differAlike(int one, int two, int length) {
            Checkpoint.step();
            var first = games.get(one);
            var firstOn = games.get(one + length);
            var second = games.get(two);
            var secondOn = games.get(two + length);
            boolean areShort = first.isPresent() && firstOn.isPresent() && second.isPresent() && secondOn.isPresent();
            return areShort
                    ? plain.plus(firstOn.get(), second.get()) == plain.plus(secondOn.get(), first.get())
                    : isSame(one, length) && isSame(two, length);
        }
    }

    private ClaimedResult claimedStep(int index) {
        return terms.get(index).steps.getFirst();
    }

    private static Message differ(int index, int length) {
        return Message.of("check.family.differ", "one", index + 1, "two", index + 1 + length);
    }
}
