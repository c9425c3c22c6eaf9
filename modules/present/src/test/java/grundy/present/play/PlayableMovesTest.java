package grundy.present.play;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.finding.Move;
import grundy.limit.Limits;
import grundy.present.move.LegalMoves;
import grundy.present.move.MoveReader;
import grundy.present.move.MoveReading;
import grundy.present.move.MoveWording;
import grundy.present.move.MoveWriter;
import grundy.present.move.Situation;
import grundy.question.PositionQuestion;
import grundy.question.Question;
import grundy.rules.CatalogueEntry;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whoever reads a move may play it: the moves that a verdict lists are those of the board as it was asked about, with
/// its names, and as many.
class PlayableMovesTest {
    private static final long SEED = 47_08;
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final Limits LIMITS = Limits.DEFAULT.withPositions(20_000);
    private static final int LONGEST_EXAMPLE = 14;
    private static final int MOST_MOVES = 60;
    private static final Pattern VERTEX = Pattern.compile("(?<![=\\d])\\d+(?!\\d*=)");

    /// Graphs whose vertices have names far apart, to be played on by each game of a graph.
    private static final List<String> GRAPHS = List.of(
            "node-kayles 7-9 9-12 3-7 20",
            "node-kayles 2-4 4-6 6-8 8-10",
            "node-kayles 5-9 9-2 2-5",
            "node-kayles grid 2 3",
            "partizan-arc-kayles 5-6B 6-7R 7-9G 9-11B",
            "partizan-arc-kayles 10-20B 20-30R 30-40 40-50B 50-60R",
            "arc-kayles 3-5 5-8 8-9 9-11 11-20",
            "col-on-graphs 3-5 5-8 8-9 9-11",
            "snort-on-graphs 3-5 5-8 8-9 20",
            "clobber-on-graphs 3-5 5-8 8-9 3:x 5:o 8:x 9:o",
            "geography at 4: 4-7 7-9 9-4 9-20",
            "edge-geography at 4: 4-7 7-9 9-4 9-20",
            "hackenbush 0-5 5-7 5-9 0-9 0-20",
            "red-blue-hackenbush 0-5B 5-7R 5-9B 0-20R",
            "red-blue-hackenbush 0-5B 5-6R 0-7R 7-8B 0-9G",
            "childish-hackenbush 0-5B 0-7R 7-8B 8-9R",
            "tree-staircase 0-5=3 5-7=2 0-9=1",
            "graph: \"..\" -> \"xx\" 2-4 4-6 6-9");

    static Stream<String> graphs() {
        return Stream.concat(GRAPHS.stream(), random());
    }

    static Stream<String> boards() {
        return Catalogue.builtIn().entries().stream().flatMap(PlayableMovesTest::examples);
    }

    private static Stream<String> examples(CatalogueEntry entry) {
        return entry.examples().stream()
                .filter(example -> example.length() <= LONGEST_EXAMPLE)
                .map(example -> entry.id() + " " + example);
    }

    private static Stream<String> random() {
        var random = new Random(SEED);
        return IntStream.range(0, 40).mapToObj(i -> {
            var edges = new TreeSet<String>();
            for (int edge = 0; edge < 3 + random.nextInt(4); edge++) {
                int one = 2 + random.nextInt(6);
                int other = one + 1 + random.nextInt(3);
                edges.add(3 * one + "-" + 3 * other + (i % 2 == 0 ? "" : "BRG".charAt(random.nextInt(3))));
            }
            return (i % 2 == 0 ? "node-kayles " : "partizan-arc-kayles ") + String.join(" ", edges);
        });
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("graphs")
    void movesOnGraphsNameTheVerticesThatWereAskedAbout(String question) throws SyntaxException {
        var sum = Question.parse(question).sum();
        var names = names(sum.position());
        for (var move : everyMove(sum))
            for (var step : move.steps())
                assertThat(names).as("%s: %s", question, step.target()).containsAll(names(step.target()));
        arePlayable(question, sum);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("boards")
    void movesOnBoardsArePlayable(String question) throws SyntaxException {
        var sum = Question.parse(question).sum();
        if (sum.components().stream()
                .allMatch(component -> component.game().rules().onBoard().isPresent())) arePlayable(question, sum);
    }

    private static Set<String> names(String text) {
        return VERTEX.matcher(text).results().map(found -> found.group()).collect(Collectors.toSet());
    }

    private static Verdict verdict(Sum sum) {
        return new Solver(LIMITS).solve(new PositionQuestion(sum));
    }

    private static List<Side> movers(Sum sum) {
        return Situation.isPartizan(sum) ? List.of(Side.values()) : List.of(Side.LEFT);
    }

    private static List<Move> everyMove(Sum sum) {
        return movers(sum).stream()
                .flatMap(side -> LegalMoves.moves(Situation.start(sum, side)).limit(MOST_MOVES))
                .toList();
    }

    private static void arePlayable(String question, Sum sum) throws SyntaxException {
        if (everyMove(sum).size() >= MOST_MOVES) return;
        var winning = verdict(sum).moves();
        assertThat(winning.uncounted()).as(question).isNull();
        var won = new ArrayList<String>();
        for (var side : movers(sum)) {
            var now = Situation.start(sum, side);
            for (var move : LegalMoves.moves(now).toList()) {
                var after = now.after(move);
                for (var language : Language.values())
                    reads(question, now, new MoveWording(language).move(now, move), after);
                reads(question, now, new MoveWriter(now).typedText(move), after);
                if (isLost(after))
                    won.add(now.mover() + " " + move.steps().getFirst().target());
            }
        }
        var listed = new ArrayList<String>();
        for (var move : winning.list().get().toList()) {
            var now = Situation.start(sum, move.side() == null ? Side.LEFT : move.side());
            var step = move.steps().getFirst();
            var place = sum.components().size() > 1 ? step.component() + 1 + ": " : "";
            var after = read(question, now, place + step.from() + " -> " + step.target());
            listed.add(now.mover() + " " + step.target());
            assertThat(isLost(after))
                    .as("%s -> %s wins", question, step.target())
                    .isTrue();
            var game = sum.components().get(step.component()).game().text();
            if (sum.components().size() == 1)
                assertThat(value(Question.parse(game + " " + step.target()).sum()))
                        .as("%s -> %s, read again", question, step.target())
                        .isEqualTo(value(after.sum()));
        }
        assertThat(listed).as(question).containsExactlyInAnyOrderElementsOf(won);
        assertThat(winning.count()).as(question).isEqualTo(won.size());
    }

    private static String value(Sum sum) {
        return verdict(sum).value().knownValue().map(Object::toString).orElse("?");
    }

    private static boolean isLost(Situation situation) {
        return MoverStanding.of(verdict(situation.sum()).outcome(), situation.mover()) == MoverStanding.LOST;
    }

    private static void reads(String question, Situation now, String typed, Situation expected) {
        assertThat(read(question, now, typed))
                .as("%s, typed: %s", question, typed)
                .isEqualTo(expected);
    }

    private static Situation read(String question, Situation now, String typed) {
        var reading = new MoveReader(now, LANGUAGE).read(typed);
        assertThat(reading).as("%s, typed: %s", question, typed).isInstanceOf(MoveReading.Accepted.class);
        return now.after(((MoveReading.Accepted) reading).move());
    }

    /// Counted without the rules: each vertex may be taken, and what leaves the same vertices is one move.
    @Test
    void movesOfNodeKaylesAreAsManyAsThereAreDifferentVerticesToTake() throws SyntaxException {
        for (var question : random().filter(each -> each.startsWith("node")).toList()) {
            var edges = Pattern.compile("(\\d+)-(\\d+)")
                    .matcher(question)
                    .results()
                    .map(edge -> List.of(edge.group(1), edge.group(2)))
                    .toList();
            var vertices = edges.stream().flatMap(List::stream).collect(Collectors.toCollection(TreeSet::new));
            var left = vertices.stream()
                    .map(taken -> vertices.stream()
                            .filter(other -> !other.equals(taken)
                                    && !edges.contains(List.of(taken, other))
                                    && !edges.contains(List.of(other, taken)))
                            .toList())
                    .distinct();
            assertThat(everyMove(Question.parse(question).sum())).as(question).hasSize((int) left.count());
        }
    }
}
