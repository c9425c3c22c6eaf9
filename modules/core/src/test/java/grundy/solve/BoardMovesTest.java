package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.OneSide;
import grundy.rules.Oracles;
import grundy.rules.PositionException;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.board.BoardPositions;
import grundy.rules.catalogue.Boards;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.GameMoves;
import grundy.testkit.OutcomeOracle;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// On every board, in both kinds of play and in every compound, the winner and all winning moves of a single position
/// against a bare recursion over whole positions; and moves are told and counted in one way whatever the play.
@Tag("slow")
@EveryTurn
class BoardMovesTest {
    private static final long SEED = 20261123;
    private static final int POSITIONS = CaseCount.of(60);
    private static final int LARGEST = 4_000;

    private final Random random = CaseCount.random(SEED);

    /// Left out: the board with moves of its own for Left and Right, and the one that is refused in misere play.
    static Stream<String> names() {
        return Boards.names().stream()
                .filter(name -> !Set.of("red-blue-hackenbush", "northcott").contains(name));
    }

    @ParameterizedTest
    @MethodSource("names")
    void theMovesAreThoseOfTheDefinition(String name) {
        check(name, OneSide.of(Boards.find(name, Map.of()).orElseThrow(), Side.LEFT));
    }

    private <P> void check(String name, Board<P> board) {
        var misere = new OutcomeOracle<P>(GameMoves.whole(board::options), true);
        var normal = new OutcomeOracle<P>(GameMoves.whole(board::options), false);
        for (var position : positions(name, board)) {
            tell(name, board, position, Play.NORMAL, normal);
            tell(name, board, position, Play.MISERE, misere);
        }
    }

    private <P> void tell(String name, Board<P> board, P position, Play play, OutcomeOracle<P> oracle) {
        boolean wins = oracle.wins(position);
        Set<Object> whole = new LinkedHashSet<>();
        var parts = new LinkedHashMap<Object, List<String>>();
        for (var option : board.options(position)) {
            if (oracle.wins(option)) continue;
            whole.add(board.write(option));
            var left = written(board, option);
            parts.putIfAbsent(left.stream().sorted().toList(), left);
        }
        for (var compound : Compound.values()) {
            if (compound != Compound.DISJUNCTIVE && random.nextInt(20) > 0) continue;
            var said = "seed %d: %s %s %s %s".formatted(SEED, play, compound, name, board.write(position));
            var verdict = new Solver(Limits.DEFAULT).solve(question(name, board, position, play, compound));
            assertThat(verdict.outcome()).as(said).isEqualTo(wins ? Outcome.N : Outcome.P);
            boolean inParts = compound == Compound.DISJUNCTIVE && !board.staysWhole();
            var told = verdict.moves().first(Long.MAX_VALUE).stream()
                    .map(move -> move.steps().getFirst().to().stream()
                            .map(Object::toString)
                            .sorted()
                            .toList())
                    .map(to -> inParts ? (Object) to : to.getFirst())
                    .toList();
            if (inParts && told.stream().anyMatch(to -> !parts.containsKey(to)))
                assertThat(told).as(said).containsExactlyInAnyOrderElementsOf(wholes(whole));
            else assertThat(told).as(said).containsExactlyInAnyOrderElementsOf(inParts ? parts.keySet() : whole);
            assertThat(verdict.moves().count()).as(said).isEqualTo(told.size());
        }
    }

    /// A closed form of a board that falls apart before one's eyes may tell whole positions: a ring that is
    /// cleared.
    private static List<Object> wholes(Set<Object> whole) {
        return whole.stream().<Object>map(List::of).toList();
    }

    private static <P> List<String> written(Board<P> board, P option) {
        var parts = board.parts(option);
        return parts.isEmpty()
                ? List.of(board.write(option))
                : parts.stream().map(board::write).toList();
    }

    private static <P> PositionQuestion question(
            String name, Board<P> board, P position, Play play, Compound compound) {
        var game = new Game(name, new RuleTree.OnBoard(name, Map.of(), board), null);
        var component = new Component(game, new BoardPosition(position, board.write(position)));
        return new PositionQuestion(new Sum(play, compound, List.of(component), board.write(position)));
    }

    /// Positions that can be reached from the small ones, and where rows of numbers are positions random ones
    /// too.
    private <P> List<P> positions(String name, Board<P> board) {
        var all = new ArrayList<P>();
        if (BoardPositions.SMALL.get(name) instanceof List<String> texts)
            for (var text : texts) all.addAll(Oracles.reachable(board, board.read(text)));
        for (int i = 0; i < POSITIONS; i++) read(board, numbers()).ifPresent(all::add);
        Collections.shuffle(all, random);
        return all.subList(0, Math.min(POSITIONS, all.size()));
    }

    private <P> Optional<P> read(Board<P> board, String text) {
        try {
            var position = board.read(text);
            int reachable = 0;
            for (var option : board.options(position)) if (++reachable > LARGEST || option == null) break;
            return reachable > LARGEST ? Optional.empty() : Optional.of(position);
        } catch (PositionException _) {
            return Optional.empty();
        }
    }

    private String numbers() {
        return IntStream.range(0, 1 + random.nextInt(4))
                .mapToObj(_ -> String.valueOf(random.nextInt(6)))
                .collect(Collectors.joining(" "));
    }
}
