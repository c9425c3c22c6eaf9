package grundy.solve.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.Verdict;
import grundy.check.ClaimedVerdict;
import grundy.check.verdict.VerdictCheck;
import grundy.limit.Limits;
import grundy.question.OutcomesQuestion;
import grundy.question.PositionQuestion;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@EveryTurn
class BlockingGamesTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private static Verdict solve(String question) throws SyntaxException {
        return new Solver(Limits.DEFAULT).solve(new PositionQuestion(LANGUAGE.question(Source.of(question))));
    }

    /// The definition, in which everything that may be blocked is blocked in turn.
    private record Definition(RuleTree moves, int most, Play play, Map<Position, Boolean> known) {
        static Definition of(Sum sum) {
            var rules = (RuleTree.Blocking) sum.components().getFirst().game().rules();
            return new Definition(rules.moves(), rules.most().intValueExact(), sum.play(), new HashMap<>());
        }

        List<Position> options(Position position) {
            var options = new LinkedHashSet<Position>();
            RuleOptions.stream(moves, position).forEach(option -> options.add(option.getFirst()));
            return List.copyOf(options);
        }

        boolean wins(Position position) {
            var before = known.get(position);
            if (before != null) return before;
            var options = options(position);
            boolean wins = everyBlock(options, new ArrayList<>(), 0);
            known.put(position, wins);
            return wins;
        }

        private boolean everyBlock(List<Position> options, List<Position> blocked, int from) {
            var open = new ArrayList<>(options);
            open.removeAll(blocked);
            boolean winsHere =
                    open.isEmpty() ? play == Play.MISERE : open.stream().anyMatch(option -> !wins(option));
            if (!winsHere) return false;
            if (blocked.size() == most) return true;
            for (int i = from; i < options.size(); i++) {
                blocked.add(options.get(i));
                boolean wins = everyBlock(options, blocked, i + 1);
                blocked.removeLast();
                if (!wins) return false;
            }
            return true;
        }
    }

    private static String drawnRules(Random random) {
        int a = 1 + random.nextInt(3);
        int b = 1 + random.nextInt(4);
        return switch (random.nextInt(8)) {
            case 0 -> "take " + a + ".." + (a + b);
            case 1 -> "take {" + a + "," + (a + b) + "," + (a + b + 2) + "}";
            case 2 -> "take any";
            case 3 -> "take at most half";
            case 4 -> "(n): (n-k) where k != " + a + " | (n/2) where n > 0";
            case 5 -> "(a, b): (a-k, b) where k <= " + b + " | (a, b-k) where k <= " + a;
            case 6 -> "(a, b): (a-k, b) | (a, b-k) where k != " + a + " | (a-k, b-k) where k <= " + b;
            default -> "(n, q): (n-k, k+" + (a - 1) + ") where k <= q | (n-1, q-1)";
        };
    }

    @Tag("slow")
    @Test
    void everythingThatMayBeBlockedIsBlockedInTurn() throws SyntaxException {
        var random = CaseCount.random(41);
        for (int game = 0; game < CaseCount.of(2400); game++) {
            var rules = drawnRules(random);
            boolean pair = rules.startsWith("(a") || rules.startsWith("(n, q");
            var position = pair
                    ? "(%d,%d)".formatted(random.nextInt(6), random.nextInt(6))
                    : Integer.toString(random.nextInt(14));
            var text = (random.nextInt(3) == 0 ? "misere " : "") + rules + " with " + (1 + random.nextInt(3))
                    + " blocked " + position;
            var verdict = solve(text);
            var component = verdict.question().sum().components().getFirst();
            var definition = Definition.of(verdict.question().sum());
            boolean wins = definition.wins(component.position());
            assertThat(verdict.outcome()).as(text).isEqualTo(wins ? Outcome.N : Outcome.P);
            var winning = definition.options(component.position()).stream()
                    .filter(option -> wins && !definition.wins(option))
                    .toList();
            assertThat(verdict.moves()
                            .list()
                            .get()
                            .map(move -> move.steps().getFirst().to().getFirst()))
                    .as(text)
                    .containsExactlyInAnyOrderElementsOf(winning);
            var check = VerdictCheck.of(verdict.question(), verdict.claimedVerdict(100));
            assertThat(check.isComplete()).as(text + ": " + check).isTrue();
            var wrong = new ClaimedVerdict(wins ? Outcome.P : Outcome.N);
            assertThat(VerdictCheck.of(verdict.question(), wrong).fault())
                    .as(text)
                    .isPresent();
        }
    }

    /// There what is forbidden is part of the position: some forbidden amount makes it lost.
    @Test
    void blockingBashOfTheCatalogueIsTheSameGame() throws SyntaxException {
        for (int m = 1; m <= 4; m++)
            for (int heap = 0; heap <= 20; heap++) {
                var blocks = new ArrayList<Outcome>();
                for (int blocked = 0; blocked <= m; blocked++)
                    blocks.add(solve("blocking-bash[%d] (%d,%d)".formatted(m, heap, blocked))
                            .outcome());
                var found =
                        solve("take 1..%d with 1 blocked %d".formatted(m, heap)).outcome();
                assertThat(found == Outcome.P).as(m + " " + heap).isEqualTo(blocks.contains(Outcome.P));
            }
    }

    /// There what is forbidden is part of the position: some forbidden position makes it lost.
    @Test
    void wythoffWithOneOptionBlockedAgreesWithTheCatalogue() throws SyntaxException {
        for (int a = 0; a <= 4; a++)
            for (int b = a; b <= 4; b++) {
                boolean lost = false;
                for (int c = 0; c <= a; c++)
                    for (int d = 0; d <= b; d++)
                        lost |= solve("blocking-wythoff (%d,%d,%d,%d)".formatted(a, b, c, d))
                                        .outcome()
                                == Outcome.P;
                var found =
                        solve("wythoff with 1 blocked %d %d".formatted(a, b)).outcome();
                assertThat(found == Outcome.P).as(a + " " + b).isEqualTo(lost);
            }
    }

    @Test
    void outcomesOfHeapsAreThoseOfThePositions() throws SyntaxException {
        var rules = LANGUAGE.rules(Source.of("take {1,3,4} with 2 blocked"));
        var listed = new Solver(Limits.DEFAULT)
                .solve(new OutcomesQuestion(rules.game(), Play.NORMAL, 60))
                .outcomes();
        for (int heap : IntStream.rangeClosed(0, 60).toArray())
            assertThat(listed.get(heap))
                    .isEqualTo(solve("take {1,3,4} with 2 blocked " + heap).outcome());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', textBlock = """
            take any or split with 1 blocked        ! 19 ! options can be blocked only where a move leaves one position
            domineering with 1 blocked              ! 13 ! options can be blocked in games of one heap or of tuples
            left take 1; right take 2 with 1 blocked ! 27 ! options can be blocked in games of one heap or of tuples
            take 1..3 with 0 blocked                ! 16 ! at least one option must be blockable
            take 1..3 with some blocked             ! 16 ! expected how many options may be blocked
            take 1..3 with 2 bloked                 ! 18 ! expected "blocked", found "bloked"
            take 1..3 blocked 2                     ! 11 ! expected "with ... blocked"
            """)
    void otherWordsAreRefusedWhereTheyStand(String text, int column, String problem) {
        assertThatThrownBy(() -> LANGUAGE.rules(Source.of(text)))
                .isInstanceOfSatisfying(
                        SyntaxException.class,
                        fault -> assertThat(fault.column()).isEqualTo(column))
                .hasMessageContaining(problem);
    }

    @Test
    void sumsAndEndlessPlayAreRefused() {
        for (var text : List.of(
                "nim with 1 blocked 3 5",
                "every take 1..3 with 1 blocked 5",
                "[take 1..3 with 1 blocked](5) + nim(3)",
                "nim(3) + [take 1..3 with 1 blocked](5)"))
            assertThatThrownBy(() -> solve(text))
                    .as(text)
                    .isInstanceOf(RulesException.class)
                    .hasMessageContaining("played on one position");
        assertThatThrownBy(() -> solve("(a, b): (b, a) | (a-k, b) with 1 blocked 3 5"))
                .isInstanceOf(RulesException.class)
                .hasMessageContaining("play can come back to a position");
    }
}
