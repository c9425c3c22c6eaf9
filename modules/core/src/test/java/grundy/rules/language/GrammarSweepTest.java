package grundy.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.WorkLimit;
import grundy.question.PositionQuestion;
import grundy.question.SequenceQuestion;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.SourceFiles;
import grundy.text.Language;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Sentences of every production of the grammar in docs/rule-language.md: each is read and answered, or refused with
/// a message, in both languages.
@EveryTurn
@Tag("slow")
class GrammarSweepTest {
    private static final long SEED = 20270310;
    private static final Path GUIDE = SourceFiles.root().resolve("docs/rule-language.md");
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final Limits FEW = Limits.DEFAULT.withPositions(100);
    private static final int LOOKS = 200;

    /// Behind these a bracket stands without a blank.
    private static final Set<String> CALLS = Set.of(
            "min",
            "max",
            "abs",
            "floor",
            "sqrt",
            "gcd",
            "ones",
            "twos",
            "valuation",
            "factors",
            "zeckendorf",
            "bits",
            "mex",
            "nimproduct",
            "xor",
            "sum",
            "count",
            "length",
            "all",
            "x");

    private final Random random = CaseCount.random(SEED);
    private int read;

    private static String one(Random random, String... of) {
        return of[random.nextInt(of.length)];
    }

    private Grammar grammar() throws IOException {
        var guide = Files.readString(GUIDE);
        int start = guide.indexOf("```", guide.indexOf("## Grammar")) + 4;
        var text = guide.substring(start, guide.indexOf("```", start))
                .replace("whatever the game's board reads", "drawing")
                .replace("the name of a parameter", "parameter");
        return new Grammar(text, this::word);
    }

    private String word(String name) {
        return switch (name) {
            case "letter" -> one(random, "n", "m", "k");
            case "digits" -> one(random, "0", "1", "2", "3", "7", "12", "99", "999999");
            case "digit" -> one(random, "0", "1", "3", "7");
            case "name" -> one(random, "nim", "wythoff", "bash", "twins", "ruler", "domineering");
            case "path" -> "./nowhere.game";
            case "word", "parameter" -> "m";
            case "character" -> one(random, "x", "o", ".");
            case "quote" -> "\"";
            case "drawing" -> one(random, "2x2", "xo", "1-2 2-3");
            default -> throw new AssertionError("No production and no word: " + name);
        };
    }

    private static String joined(List<String> terminals) {
        var text = new StringBuilder();
        String before = "";
        boolean quoted = false;
        for (var terminal : terminals) {
            boolean tight = quoted
                    || terminal.equals("[") && before.matches("\\w+")
                    || terminal.equals("(") && CALLS.contains(before)
                    || terminal.equals("^")
                    || before.equals("^");
            if (terminal.equals("\"")) {
                tight = quoted;
                quoted = !quoted;
            }
            text.append(tight || text.isEmpty() ? "" : " ").append(terminal);
            before = terminal;
        }
        return text.toString();
    }

    @FunctionalInterface
    private interface Entry {
        void open() throws SyntaxException;
    }

    /// @param what it is, for the failure
    private void isReadOrRefused(String what, Entry door) {
        try {
            Checkpoint.under(new WorkLimit(LOOKS), () -> {
                door.open();
                return what;
            });
            read++;
        } catch (SyntaxException refused) {
            for (var language : Language.values())
                assertThat(refused.in(language)).as(what).contains("^").doesNotContain("{what}", "syntax.", "rules.");
        } catch (LimitException | RulesException _) {
            read++;
        } catch (RuntimeException | Error fault) {
            throw new AssertionError("seed %d: %s: %s".formatted(CaseCount.seed(SEED), what, fault), fault);
        }
    }

    private static void asked(Sum sum) {
        new Solver(FEW).solve(new PositionQuestion(sum)).moves().first(5);
    }

    private void expressionsIn(String rules) {
        isReadOrRefused(rules, () -> {
            var game = LANGUAGE.rules(Source.of(rules)).game();
            asked(LANGUAGE.question(Source.of(
                    rules + " " + "5 4".substring(0, game.rules().arity() * 2 - 1))));
            if (game.rules().arity() == 1) new Solver(FEW).solve(new SequenceQuestion(game, Play.NORMAL, 12));
        });
    }

    @Test
    void sentencesOfEveryProductionAreReadOrRefused() throws IOException {
        var grammar = grammar();
        assertThat(grammar.productions()).contains("question", "general", "condition", "expression", "position");
        for (int i = 0; i < CaseCount.of(8_000); i++) {
            var text = joined(grammar.sentence("question", 6 + random.nextInt(6), random));
            isReadOrRefused(text, () -> asked(LANGUAGE.question(Source.of(text))));
        }
        for (var production : grammar.productions())
            for (int i = 0; i < CaseCount.of(240); i++) {
                var text = joined(grammar.sentence(production, 3 + random.nextInt(5), random));
                isReadOrRefused(text, () -> asked(LANGUAGE.question(Source.of(text))));
                isReadOrRefused(text + " 3", () -> asked(LANGUAGE.question(Source.of(text + " 3"))));
            }
        assertThat(read).isGreaterThan(CaseCount.of(400));
    }

    @Test
    void expressionsAndConditionsInRulesAreReadOrRefused() throws IOException {
        var grammar = grammar();
        for (int i = 0; i < CaseCount.of(8_000); i++) {
            int depth = 3 + random.nextInt(6);
            var condition = joined(grammar.sentence("condition", depth, random));
            var expression = joined(grammar.sentence("expression", depth, random));
            expressionsIn("(n): (n - k) where k <= n and (" + condition.replaceAll("\\bm\\b", "n") + ")");
            expressionsIn("(n, m): (n - k, m) where " + condition);
            expressionsIn("(n): (n - 1 - min(3, abs(" + expression.replaceAll("\\bm\\b", "n") + "))) where k < 3");
            expressionsIn("(n, m): (" + expression + ", m - 1)");
        }
        assertThat(read).isGreaterThan(CaseCount.of(4_000));
    }

    @Test
    void claimsAreReadOrRefused() throws IOException {
        var grammar = grammar();
        for (int i = 0; i < CaseCount.of(4_000); i++) {
            int depth = 3 + random.nextInt(6);
            for (var claim : List.of(
                    "P when " + joined(grammar.sentence("condition", depth, random)),
                    "g = " + joined(grammar.sentence("expression", depth, random))))
                for (var names : List.of(List.of("n", "m", "k"), List.of("x")))
                    isReadOrRefused(claim, () -> ClaimParser.claim(claim, names, Map.of()));
        }
        assertThat(read).isPositive();
    }
}
