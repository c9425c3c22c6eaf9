package grundy.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.engine.sum.PartizanSearch;
import grundy.finding.CycleException;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryRoom;
import grundy.limit.Threads;
import grundy.rules.Component;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.rewrite.DrawnRules;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.SmallGame;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@EveryTurn
class CanonicalValuesTest {
    private static final long SEED = 20261122;
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final String DOMINEERING = "grid: left \"./.\" -> \"#/#\"; right \"..\" -> \"##\"";
    private static final String CLOBBER =
            "grid: left \"xo\" -> \".x\" turned; right \"ox\" -> \".o\" turned; start \"xo/ox\"";
    private static final String TOADS =
            "strip: left \"t.\" -> \".t\" | \"tf.\" -> \".ft\"; right \".f\" -> \"f.\" | \".tf\" -> \"ft.\"";
    private static final List<String> GAMES = List.of(
            "left take {1,2}; right take {1,3}",
            "left take 1; right take {1,2}",
            "left take {1,4}; right take {2,3}",
            "left take 1 or split; right take 1",
            "left take {2,3}; right take {2,3}",
            "red-blue-hackenbush",
            "strip: left \"xo\" -> \".x\" mirrored; right \"ox\" -> \".o\" mirrored",
            TOADS);

    private static Component component(String game, String position) {
        try {
            var sum = LANGUAGE.question(Source.of("[" + game + "](" + position + ")"));
            return sum.components().getFirst();
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static ShortValue value(Component component) {
        var forms = new CanonicalForms(MemoryRoom.ENDLESS);
        var values = new CanonicalValues(component.game().rules(), forms, Limits.DEFAULT);
        return CanonicalForm.value(forms, values.formOf(component.position()));
    }

    private static String anyPosition(String game, Random random) {
        if (game.startsWith("left")) return Integer.toString(random.nextInt(9));
        var letters = game.contains("hackenbush") ? "BRG" : game.equals(TOADS) ? "t.f" : "x.o";
        var drawn = new StringBuilder();
        for (int length = random.nextInt(1, 5); length > 0; length--) drawn.append(letters.charAt(random.nextInt(3)));
        return drawn.toString();
    }

    /// Values of components add, and their sum says who wins as a search of the whole sum does.
    @Tag("slow")
    @Test
    void sumsOfValuesAgreeWithSearchOfTheSum() {
        var random = CaseCount.random(SEED);
        for (int i = 0; i < CaseCount.of(3_000); i++) {
            var components = new ArrayList<Component>();
            for (int j = random.nextInt(1, 4); j > 0; j--) {
                var game = GAMES.get(random.nextInt(GAMES.size()));
                components.add(component(game, anyPosition(game, random)));
            }
            var values = components.stream().map(CanonicalValuesTest::value).toList();
            var sum = values.stream().reduce(ShortValue::plus).orElseThrow();
            var whole = new SumGraphSearch(components, Compound.DISJUNCTIVE, Play.NORMAL, 2, Limits.DEFAULT, false);
            var start = components.stream()
                    .map(component -> List.of(component.position()))
                    .toList();
            boolean left = whole.outcomeOf(start, 0) == Outcome.N;
            boolean right = whole.outcomeOf(start, 1) == Outcome.N;
            assertThat(sum.outcome())
                    .as("seed %d: %s = %s", SEED, components, values)
                    .isEqualTo(left ? right ? Outcome.N : Outcome.L : right ? Outcome.R : Outcome.P);
            assertThat(new PartizanSearch(components, Play.NORMAL, Limits.DEFAULT).outcome())
                    .isEqualTo(sum.outcome());
        }
    }

    /// A board less its canonical form is 0, both as trees of options that were made without the boards' code.
    @Tag("slow")
    @Test
    void boardsOfRandomRulesEqualTheirForms() {
        var random = CaseCount.random(SEED);
        for (int i = 0; i < CaseCount.of(2_000); i++) {
            var rules = DrawnRules.random(random);
            int rows = rules.strip() ? 1 : 1 + random.nextInt(2);
            var drawn = DrawnRules.board(random, rows, 1 + random.nextInt(rows == 1 ? 6 : 3));
            var tree = tree(rules, drawn, new HashMap<>());
            var value = value(component(rules.text(), drawn));
            assertThat(tree.plus(SmallGame.of(value).negative()).outcome())
                    .as("seed %d, %d: %s at %s = %s", SEED, i, rules.text(), drawn, value)
                    .isEqualTo(Outcome.P);
        }
    }

    private static final List<String> NEAR = List.of(
            "'xo' -> '.x' turned",
            "'ox' -> '.o' turned",
            "'xx' -> '..' turned",
            "'oo' -> '.x' turned",
            "'xo' -> 'x.' turned",
            "'o' -> 'x' unless next to 'x'",
            "'x' -> '.' unless next to 'o'",
            "'o' -> '.' unless next to 'o'",
            "'x' -> '.' unless next to 'x'");

    private static String near(Random random) {
        var one = NEAR.get(random.nextInt(NEAR.size()));
        return random.nextBoolean() ? one : one + " | " + NEAR.get(random.nextInt(NEAR.size()));
    }

    /// Regions that are one graph have one id; rules with an end that never comes are not those of graphs.
    @Tag("slow")
    @Test
    void graphsHaveTheValuesOfTheirRegions() {
        var random = CaseCount.random(SEED);
        for (int i = 0; i < CaseCount.of(1_000); i++) {
            var text = "grid: left " + near(random) + "; right " + near(random);
            if (random.nextInt(4) == 0) text = "grid: " + near(random);
            var rules = text.replace('\'', '"') + "; start \".xo\"";
            var drawn = DrawnRules.board(random, 1 + random.nextInt(3), 1 + random.nextInt(4));
            assertThat(value(component(rules, drawn)))
                    .as("seed %d, %d: %s at %s", SEED, i, rules, drawn)
                    .isEqualTo(value(component(rules + "; until \"zzzz\"", drawn)));
        }
    }

    @Test
    void regionsThatAreOneGraphAreOnePosition() {
        var board = "xoxo/oxox/xoxo";
        var rules = CLOBBER.replace("; start \"xo/ox\"", "");
        assertThat(positions(component(rules, board)) * 4)
                .isLessThan(positions(component(rules + "; until \"zzzz\"", board)) * 3);
    }

    private static long positions(Component component) {
        var values =
                new CanonicalValues(component.game().rules(), new CanonicalForms(MemoryRoom.ENDLESS), Limits.DEFAULT);
        values.formOf(component.position());
        return values.positions();
    }

    private static SmallGame tree(DrawnRules rules, String board, Map<String, SmallGame> known) {
        if (known.get(board) instanceof SmallGame tree) return tree;
        var tree = SmallGame.of(
                rules.options(board, true).stream()
                        .map(option -> tree(rules, option, known))
                        .toList(),
                rules.options(board, false).stream()
                        .map(option -> tree(rules, option, known))
                        .toList());
        known.put(board, tree);
        return tree;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "red-blue-hackenbush | BRR | 1/4",
                "red-blue-hackenbush | GG | *2",
                "red-blue-hackenbush | BG | 1*",
                "red-blue-hackenbush | RGG | -1*2",
                "red-blue-hackenbush | GB | ^*",
                "left take 1; right take 1 | 3 | *",
                "left take 1 or split; right take 1 | 1 | *"
            })
    void valuesOfSmallPositions(String game, String position, String value) {
        assertThat(value(component(game, position))).hasToString(value);
    }

    /// Winning Ways, chapter 5; Albert, Grossman, Nowakowski and Wolfe 2005 for Clobber; Domineering 4x4 as
    /// CGSuite has it.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"2x2; +-1", "2x3; {2|-1/2}", "3x3; +-1", "4x4; +-{0,{{2|0},{2||2|0}|{2|0},miny(2)}}", "5x5; 0"})
    void valuesOfDomineering(String size, String value) {
        assertThat(value(component(DOMINEERING, size))).hasToString(value);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"xo | *", "xxo | ^", "xox | *", "3x3 | *", "4x4 | *"})
    void valuesOfClobber(String position, String value) {
        assertThat(value(component(CLOBBER, position))).hasToString(value);
    }

    /// One thread searches and another works out values; what a limit leaves undone is done when there is
    /// more room.
    @ParameterizedTest
    @ValueSource(strings = {"clobber 3x4", "domineering 4x5", "snort 3x4"})
    void twoThreadsFindWhatOneFinds(String board) throws SyntaxException {
        var component = LANGUAGE.question(Source.of(board)).components().getFirst();
        var two = Limits.DEFAULT.withThreads(Threads.of(2));
        var forms = new CanonicalForms(MemoryRoom.ENDLESS);
        var values = new CanonicalValues(component.game().rules(), forms, two);
        int form = values.formOf(component.position());
        assertThat(CanonicalForm.value(forms, form))
                .hasToString(value(component).toString());
        var looked = new AtomicInteger();
        var stopped = new CanonicalValues(
                component.game().rules(), forms, two.cancelledBy(() -> looked.incrementAndGet() % 500 == 499));
        assertThat(IntStream.range(0, 1000)
                        .map(_ -> formOr(stopped, component, -1))
                        .filter(found -> found >= 0)
                        .findFirst())
                .hasValue(form);
        assertThat(stopped.positions()).isEqualTo(values.positions());
    }

    private static int formOr(CanonicalValues values, Component component, int other) {
        try {
            return values.formOf(component.position());
        } catch (LimitException _) {
            return other;
        }
    }

    @Test
    void itsPositionsAreLimited() {
        var heap = component("left take {1,2}; right take {1,3}", "9");
        var forms = new CanonicalForms(MemoryRoom.ENDLESS);
        var values = new CanonicalValues(heap.game().rules(), forms, Limits.DEFAULT.withPositions(5));
        assertThatThrownBy(() -> values.formOf(heap.position())).isInstanceOf(LimitException.class);
    }

    @Test
    void playThatCanGoOnForEverHasNoForm() {
        var strip = component("strip: left \"x.\" -> \".x\"; right \".x\" -> \"x.\"", "x..");
        var forms = new CanonicalForms(MemoryRoom.ENDLESS);
        var values = new CanonicalValues(strip.game().rules(), forms, Limits.DEFAULT);
        assertThatThrownBy(() -> values.formOf(strip.position())).isInstanceOf(CycleException.class);
    }
}
