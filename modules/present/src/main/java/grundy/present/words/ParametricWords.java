package grundy.present.words;

import grundy.check.theorem.TheoremWords;
import grundy.prove.letters.LibraryTheorem;
import grundy.prove.letters.ParametricAnswer;
import grundy.prove.letters.ParametricFinding;
import grundy.prove.letters.ParametricFinding.Origin;
import grundy.prove.letters.ParametricTheorem;
import grundy.prove.letters.ProofObligation;
import grundy.prove.letters.SamplePosition;
import grundy.prove.letters.WitnessMove;
import grundy.prove.statement.FormulaWords;
import grundy.rules.CatalogueEntry;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ExpressionText;
import grundy.rules.option.ParametricGame;
import grundy.rules.option.ParametricGame.Letter;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.FormulaText;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.TextFormula;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Describes the finding about a family of games, for every value of the letters in its rules.
public final class ParametricWords {
    private final Language language;
    private final Blocks blocks;

    private ParametricWords(Language language) {
        this.language = language;
        this.blocks = new Blocks(language);
    }

    public static List<Block> of(ParametricAnswer.Family family, Language language) {
        var words = new ParametricWords(language);
        switch (family.finding()) {
            case ParametricFinding.Proved proved -> words.sayProof(proved, family.heaps());
            case ParametricFinding.Refuted refuted -> words.sayRefutation(family.game(), refuted);
            case ParametricFinding.Open open -> words.open(family.game(), open);
        }
        return words.blocks.list();
    }

    /// @return the text of a library theorem
    public static List<Block> of(LibraryTheorem theorem, Language language) {
        var words = new ParametricWords(language);
        words.say(title(theorem, language));
        words.say(library(theorem, "proof.letters.library"));
        return words.blocks.list();
    }

    private void say(Message message) {
        blocks.add(Block.paragraph(List.of(blocks.markedText(message))));
    }

    private void item(Message message) {
        blocks.item(message);
    }

    /// @return the theorem in a sentence
    public static Message title(ParametricTheorem theorem, Language language) {
        var game = theorem.game();
        return Message.of(
                theorem.values() ? "proof.letters.value" : "proof.letters.cold",
                "game",
                name(game.text(), game.entry(), game.parameters(), language),
                "every",
                every(game.letters(), game.domain()),
                "play",
                play(game.play()),
                "position",
                tuple(game.coordinates()),
                "says",
                says(theorem.claim()));
    }

    private static TextFormula says(CatalogueClaim claim) {
        return switch (claim) {
            case CatalogueClaim.Cold(var _, var text, var _) -> {
                var condition =
                        text.substring(text.indexOf("when") + "when".length()).strip();
                yield TextFormula.of(condition, FormulaWords.condition(condition));
            }
            case CatalogueClaim.Grundy(var _, var _, var value) -> {
                var text = ExpressionText.of(value);
                yield TextFormula.of(text, FormulaWords.value(text));
            }
        };
    }

    private static String name(
            String text, @Nullable CatalogueEntry entry, Map<String, Expression> parameters, Language language) {
        if (entry == null) return text;
        var names = language == Language.ZH ? entry.chineseNames() : entry.names();
        var name = names.isEmpty() ? entry.id() : names.getFirst();
        if (parameters.isEmpty()) return name;
        return name
                + parameters.entrySet().stream()
                        .map(each -> each.getValue().equals(new Expression.Variable(each.getKey()))
                                ? each.getKey()
                                : each.getKey() + " = " + ExpressionText.of(each.getValue()))
                        .collect(Collectors.joining(", ", " [", "]"));
    }

    /// @return `for every m ≥ 1`, `for all l ≥ 1, r ≥ 1 with l ≤ r`
    static Message every(List<Letter> letters, List<Condition> domain) {
        var bounds = letters.stream()
                .map(letter -> letter.name() + " ≥ " + letter.least())
                .collect(Collectors.joining(", "));
        var conditions = domain.stream()
                .filter(condition -> letters.stream().noneMatch(letter -> isImpliedByBound(condition, letter)))
                .map(ExpressionText::of)
                .distinct()
                .map(FormulaWords::expression)
                .toList();
        boolean one = letters.size() == 1;
        if (conditions.isEmpty())
            return Message.of(one ? "proof.letters.every" : "proof.letters.all", "bounds", bounds);
        return Message.of(
                one ? "proof.letters.every-with" : "proof.letters.all-with", "bounds", bounds, "with", conditions);
    }

    /// Returns whether the condition only says that a letter is at least a number that is not above its
    /// least.
    private static boolean isImpliedByBound(Condition condition, Letter letter) {
        if (!(condition instanceof Condition.Comparison(var relation, var left, var right))) return false;
        var variable = new Expression.Variable(letter.name());
        return switch (relation) {
            case AT_MOST -> right.equals(variable) && isAtMost(left, letter);
            case AT_LEAST -> left.equals(variable) && isAtMost(right, letter);
            default -> false;
        };
    }

    private static boolean isAtMost(Expression number, Letter letter) {
        return number instanceof Expression.Number(var value) && value.compareTo(letter.least()) <= 0;
    }

    private static Message play(Play play) {
        return Message.of(play == Play.MISERE ? "proof.misere" : "proof.normal");
    }

    private static String tuple(List<?> parts) {
        return parts.size() == 1
                ? String.valueOf(parts.getFirst())
                : parts.stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
    }

    private void sayProof(ParametricFinding.Proved proved, Optional<LibraryTheorem> heaps) {
        var theorem = proved.theorem();
        var game = theorem.game();
        say(title(theorem, language));
        say(Message.of(
                "proof.letters.proved",
                "names",
                game.all().stream().map(Object::toString).toList(),
                "seconds",
                TheoremWords.seconds(proved.nanos())));
        item(Message.of(
                "proof.letters.ends", "measure", FormulaWords.expression(ExpressionText.of(theorem.measure()))));
        for (var obligation : theorem.obligations()) sayObligation(theorem, obligation);
        item(origin(game, proved.origin()));
        if (theorem.values()) {
            if (game.coordinates().size() == 1 && game.play() == Play.NORMAL) say(Message.of("proof.sums"));
        } else if (proved.heaps().isPresent()) {
            var value = ((CatalogueClaim.Grundy) proved.heaps().get().claim()).value();
            var text = ExpressionText.of(value);
            say(Message.of("proof.letters.heaps", "value", TextFormula.of(text, FormulaWords.condition(text))));
        }
        heaps.filter(law -> law.law().play() == Play.MISERE).ifPresent(law -> {
            say(Message.of("proof.letters.also", "says", says(law)));
            say(library(law, "proof.letters.library-heaps"));
        });
    }

    private void sayObligation(ParametricTheorem theorem, ProofObligation obligation) {
        var moves = obligation.witnesses().stream()
                .map(witness -> move(theorem.game(), witness))
                .toList();
        switch (obligation.kind()) {
            case OUTSIDE ->
                item(Message.of(
                        theorem.game().play() == Play.MISERE ? "proof.letters.outside-misere" : "proof.letters.outside",
                        "moves",
                        moves));
            case GOES_ON ->
                item(Message.of(
                        theorem.values() ? "proof.letters.goes-on-values" : "proof.letters.goes-on", "moves", moves));
            case SMALLER ->
                item(
                        moves.isEmpty()
                                ? Message.of("proof.letters.smaller-none")
                                : Message.of(
                                        theorem.game().play() == Play.MISERE
                                                ? "proof.letters.smaller-misere"
                                                : "proof.letters.smaller",
                                        "moves",
                                        moves));
            case INSIDE -> {
                if (obligation.alternative() == 0) item(Message.of("proof.letters.inside"));
            }
            case OTHERS -> {
                if (obligation.alternative() == 0) item(Message.of("proof.letters.others"));
            }
            case LAST -> item(Message.of("proof.letters.last"));
            case ENDS, NATURAL -> {}
        }
    }

    /// `k = n mod (m + 1)`; a move that chooses nothing is named by where it leads.
    private static String move(ParametricGame game, WitnessMove witness) {
        var move = game.moves().alternatives().get(witness.alternative());
        var fresh = game.fresh(move);
        var target = tuple(move.parts().getFirst().stream()
                .map(ExpressionText::of)
                .map(FormulaWords::expression)
                .toList());
        if (fresh.isEmpty()) return "→ " + target;
        var chosen = fresh.stream()
                .map(letter -> letter + " = " + FormulaWords.expression(ExpressionText.of(witness.of(letter))))
                .collect(Collectors.joining(", "));
        return game.moves().alternatives().size() == 1 ? chosen : "→ " + target + ", " + chosen;
    }

    private static Message origin(ParametricGame game, Origin origin) {
        return switch (origin) {
            case Origin.Given _ -> Message.of("proof.letters.given");
            case Origin.Claimed _ -> Message.of("proof.letters.claimed");
            case Origin.Shape _ -> Message.of("proof.letters.shape");
            case Origin.Instances(var numbers) ->
                Message.of(
                        "proof.letters.instances",
                        "ranges",
                        IntStream.range(0, numbers.size())
                                .mapToObj(i -> game.names().get(i) + " = "
                                        + numbers.get(i).getFirst() + "–"
                                        + numbers.get(i).getLast())
                                .toList());
        };
    }

    private void sayRefutation(ParametricGame game, ParametricFinding.Refuted refuted) {
        var sample = refuted.counterexample();
        say(Message.of(
                "proof.letters.refuted",
                "position",
                tuple(position(game, sample)),
                "letters",
                numbers(game, sample),
                "truth",
                truth(refuted.claim(), sample)));
    }

    /// @return the coordinates of a sample
    public static List<BigInteger> position(ParametricGame game, SamplePosition sample) {
        return sample.numbers().subList(0, game.coordinates().size());
    }

    private static List<String> numbers(ParametricGame game, SamplePosition sample) {
        var all = new ArrayList<String>();
        for (int i = 0; i < game.names().size(); i++)
            all.add(game.names().get(i) + " = "
                    + sample.numbers().get(game.coordinates().size() + i));
        return all;
    }

    private static Message truth(CatalogueClaim claim, SamplePosition sample) {
        if (claim instanceof CatalogueClaim.Grundy) return Message.of("proof.truth.value", "value", sample.value());
        return Message.of(sample.cold() ? "proof.truth.cold" : "proof.truth.hot");
    }

    private void open(ParametricGame game, ParametricFinding.Open open) {
        say(Message.of(
                "proof.letters.open",
                "game",
                name(game.text(), game.entry(), game.parameters(), language),
                "every",
                every(game.letters(), game.domain()),
                "why",
                open.why()));
        open.observed()
                .ifPresent(claim -> say(Message.of(
                        "proof.letters.observed", "formula", FormulaText.of(claim.text()), "count", open.samples())));
    }

    /// @return the theorem in a sentence
    public static Message title(LibraryTheorem theorem, Language language) {
        var game =
                name(theorem.text(), theorem.entry(), theorem.entry() == null ? Map.of() : theorem.numbers(), language);
        var play = play(theorem.law().play());
        var says = says(theorem);
        if (theorem.letters().isEmpty())
            return Message.of("proof.letters.general-plain", "game", game, "play", play, "says", says);
        var every = every(theorem.letters(), theorem.domain());
        return Message.of("proof.letters.general", "game", game, "every", every, "play", play, "says", says);
    }

    private static Message says(LibraryTheorem theorem) {
        return switch (theorem.law()) {
            case NIM -> Message.of("proof.letters.nim");
            case MISERE_NIM -> Message.of("proof.letters.nim-misere");
            case MOORE -> Message.of("proof.letters.moore", "divisor", number(theorem, "k", "+ 1"));
            case MISERE_MOORE -> Message.of("proof.letters.moore-misere", "divisor", number(theorem, "k", "+ 1"));
            case WYTHOFF -> Message.of("proof.letters.wythoff", "t", number(theorem, "t", ""));
            case INTERVALS -> Message.of("proof.letters.intervals", "value", intervalValue(theorem));
            case MISERE_INTERVALS -> Message.of("proof.letters.intervals-misere", "value", intervalValue(theorem));
        };
    }

    private static String number(LibraryTheorem theorem, String letter, String more) {
        var number = theorem.numbers().get(letter);
        if (number instanceof Expression.Number(var value) && more.equals("+ 1"))
            return value.add(BigInteger.ONE).toString();
        var text = FormulaWords.expression(ExpressionText.of(Objects.requireNonNull(number, letter)));
        return more.isEmpty() ? text : text + " " + more;
    }

    private static String intervalValue(LibraryTheorem theorem) {
        var low = number(theorem, "l", "");
        var high = number(theorem, "r", "");
        boolean numbers = theorem.numbers().values().stream().allMatch(Expression.Number.class::isInstance);
        var sum = numbers ? new BigInteger(low).add(new BigInteger(high)).toString() : "(" + high + " + " + low + ")";
        var rest = "n mod " + sum;
        if (low.equals("1")) return rest;
        return "⌊(" + rest + ") / " + (low.contains(" ") ? "(" + low + ")" : low) + "⌋";
    }

    private static Message library(LibraryTheorem theorem, String phrase) {
        return Message.of(
                phrase,
                "theorem",
                theorem.law().theorem(),
                "file",
                theorem.law().file() + ".v");
    }
}
