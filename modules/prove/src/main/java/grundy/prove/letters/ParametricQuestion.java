package grundy.prove.letters;

import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.rule.ParametricRules;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.ParametricGame;
import grundy.rules.option.ParametricGame.Letter;
import grundy.text.Message;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A question about rules for every value of the letters in them, or for any number of heaps. The same
/// text may be that of one game, of which nothing of the kind is asked.
///
/// @param letters that are meant to be letters, with the least of each; none where the rules show it
///     themselves
/// @param anyHeaps whether it is about any number of heaps
/// @param values whether nim-values are wanted, and not only who wins
/// @param conjecture to be tested
public record ParametricQuestion(
        Source source,
        Catalogue catalogue,
        List<Letter> letters,
        boolean anyHeaps,
        boolean values,
        Optional<String> conjecture) {
    private static final Pattern LETTER = Pattern.compile(
            "\\s*(\\p{L}[\\p{L}\\p{Nd}]*)\\s*(?:(?:>=|≥)\\s*(\\d{1,18})|=\\s*(\\d{1,18})\\s*\\.\\.)?\\s*");

    /// @param text letters with the least of each, 1 where nothing is said: `m`, `l, r`, `m >= 2`, `m=2..`
    /// @return none if it is no such list
    public static List<Letter> letters(String text) {
        var letters = new ArrayList<Letter>();
        for (var part : text.split("[,，]")) {
            var matcher = LETTER.matcher(part);
            if (!matcher.matches()) return List.of();
            var least = matcher.group(2) == null ? matcher.group(3) : matcher.group(2);
            letters.add(new Letter(matcher.group(1), least == null ? BigInteger.ONE : new BigInteger(least)));
        }
        return letters;
    }

    private Set<String> names() {
        return letters.stream().map(Letter::name).collect(Collectors.toSet());
    }

    private PrefixedRules rules() throws SyntaxException {
        return RuleLanguage.ofPeople(catalogue).rules(source);
    }

    /// Searches for the theorems that answer a question.
    public interface Search {
        /// @param game of the rules with letters
        /// @return the answer of {@link #find}
        ParametricFinding find(ParametricGame game) throws SyntaxException;

        /// Searches for theorems about rules of one game.
        ///
        /// @return the answer of {@link #constants}; empty also if nothing of the kind is to be looked
        ///     for
        Optional<ParametricAnswer> constants() throws SyntaxException;
    }

    /// Looks first for a theorem of the library, then for one about rules with letters, then for one
    /// about coordinates that stay.
    ///
    /// @return empty if the rules are those of one game, and nothing was found for all values of a coordinate
    /// @throws SyntaxException if they cannot be read, or the conjecture
    /// @throws RulesException if a letter does not occur
    /// @throws BeyondArithmeticException if rules with letters or the conjecture speak of what is not arithmetic
    public Optional<ParametricAnswer> answer(Search search) throws SyntaxException {
        var law = law();
        if (law.isPresent()) return law.map(ParametricAnswer.Law::new);
        var game = game();
        return game.isPresent()
                ? Optional.of(ParametricAnswer.Family.of(game.get(), search.find(game.get())))
                : search.constants();
    }

    /// @return a theorem of the library about the name of the game or about any number of heaps, where that
    ///     is what is asked
    /// @throws RulesException if a letter does not occur
    public Optional<LibraryTheorem> law() {
        if (conjecture.isPresent() || values) return Optional.empty();
        try {
            var name = ParametricRules.name(source, catalogue, names());
            boolean board = name.entry().rules().startsWith("board ");
            if (anyHeaps || board || !name.letters().isEmpty()) {
                var law = LibraryTheoremFinder.of(name, anyHeaps);
                if (law.isPresent()) return law;
            }
        } catch (SyntaxException _) {
            // It is no name of the catalogue, and may be rules.
        }
        try {
            return anyHeaps
                    ? LibraryTheoremFinder.ofHeaps(bounded(ParametricRules.perhaps(source, catalogue, names())))
                    : Optional.empty();
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    /// @return rules with letters; empty if they are those of one game
    /// @throws SyntaxException if they are neither
    /// @throws RulesException if a letter does not occur
    public Optional<ParametricGame> game() throws SyntaxException {
        try {
            new RuleLanguage(catalogue).rules(source);
            if (letters.isEmpty()) return Optional.empty();
        } catch (SyntaxException fault) {
            try {
                return Optional.of(bounded(ParametricRules.of(source, catalogue, names())));
            } catch (SyntaxException _) {
                rules();
                if (letters.isEmpty()) return Optional.empty();
                throw fault;
            }
        }
        return Optional.of(bounded(ParametricRules.perhaps(source, catalogue, names())));
    }

    /// Searches for a theorem about rules of one game in the general form, some coordinate of which no
    /// move changes: what is proved or refuted for all values of that coordinate as for those of a
    /// letter.
    ///
    /// @param patience how long it is looked for
    /// @return empty if there is no such coordinate, or nothing was found
    /// @throws SyntaxException if they are not those of one game, or the conjecture cannot be read
    /// @throws LimitException if the limits are reached before the patience
    public Optional<ParametricAnswer> constants(Limits limits, Duration patience) throws SyntaxException {
        var rules = rules();
        if (!(rules.game().rules() instanceof RuleTree.Moves moves)) return Optional.empty();
        var game = ParametricRules.ofConstants(rules.game().text(), rules.play(), moves);
        if (game.isEmpty()) return Optional.empty();
        try {
            var finding = find(game.get(), limits.until(Deadline.after(patience)));
            return finding instanceof ParametricFinding.Open
                    ? Optional.empty()
                    : Optional.of(ParametricAnswer.Family.of(game.get(), finding));
        } catch (RulesException _) {
            return Optional.empty();
        } catch (LimitException limit) {
            if (limits.isOver()) throw limit;
            return Optional.empty();
        }
    }

    private ParametricGame bounded(ParametricGame game) {
        for (var letter : letters) {
            if (!game.names().contains(letter.name()))
                throw new RulesException(Message.of("prove.for-absent", "name", letter.name(), "rules", source.text()));
            game = game.with(letter);
        }
        return game;
    }

    /// @param game one of those above
    /// @return a theorem, a counterexample, or why neither was found
    /// @throws SyntaxException if the conjecture cannot be read
    /// @throws BeyondArithmeticException if rules or conjecture speak of what is not arithmetic
    public ParametricFinding find(ParametricGame game, Limits limits) throws SyntaxException {
        return conjecture.isPresent()
                ? ParametricProver.test(game, ParametricProver.claim(game, conjecture.get()), limits)
                : ParametricProver.prove(game, values || anyHeaps, limits);
    }
}
