package grundy.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Limits;
import grundy.limit.Threads;
import grundy.question.BoxQuestion;
import grundy.rules.Game;
import grundy.rules.Position;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.solve.Solver;
import grundy.testkit.GameMoves;
import grundy.testkit.NimValueOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// All positions of a box, against what each is by its options.
class BoxTableTest {
    private static Game game(String rules) throws SyntaxException {
        return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "(a, b, c): (a-k, b, c) | (a, b-k, c) | (a, b, c-k); 5,6,7",
                "(a, b, c): (a-k, b, c) | (a, b-k, c) | (a, b, c-k) | (a-k, b-k, c-k); 6,5,6",
                "(a, b): (a-k, b) | (a, b-k) | (a-k, b-2*k) | (a-2*k, b-k); 17,13",
                "(a, b): (a-k, b) where k <= 3 | (a, b-k) | (a-1, b-2); 12,15",
                "(a, b, c): (a-k, b, c) where k < 3 | (a, b-k, c-l) where k + l < 5 | (a-1, b-1, c); 5,6,6",
                "(a, b, c, d): (a-k, b-k, c, d) | (a, b, c-k, d-k) | (a, b-1, c-1, d); 4,3,4,3",
                "wythoff; 20,20",
                "euclid; 12,14"
            })
    void eachPositionIsWhatItsOptionsMakeIt(String rules, String box) throws SyntaxException {
        var game = game(rules);
        var last = List.of(box.split(",")).stream()
                .map(String::strip)
                .map(Integer::valueOf)
                .toList();
        for (var play : Play.values()) {
            GameMoves<Position> moves = position -> RuleOptions.distinct(game.rules(), position);
            var oracle = new NimValueOracle<>(moves, play == Play.MISERE);
            var lost = new ArrayList<List<Long>>();
            for (int threads = 1; threads <= 2; threads++) {
                var limits = Limits.DEFAULT.withThreads(Threads.of(threads));
                var values = new Solver(limits).solve(new BoxQuestion(game, play, last, true));
                lost.clear();
                values.visit((coordinates, value) -> {
                    var position = Tuple.of(Arrays.stream(coordinates)
                            .mapToObj(BigInteger::valueOf)
                            .toArray(BigInteger[]::new));
                    assertThat(value).as(rules + position).isEqualTo(oracle.value(position));
                    if (value == 0) lost.add(Arrays.stream(coordinates).boxed().toList());
                });
                var outcomes = new Solver(limits).solve(new BoxQuestion(game, play, last, false));
                var found = new ArrayList<List<Long>>();
                outcomes.visit((coordinates, _) ->
                        found.add(Arrays.stream(coordinates).boxed().toList()));
                assertThat(found).as(rules).isEqualTo(lost);
                assertThat(outcomes.lostCount()).isEqualTo(values.lostCount()).isEqualTo(lost.size());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"(a, b): (a-1, b+1)", "(a, b): (a-1, b) + (a, b-1)", "(a, b): (b, a) where a > b"})
    void whatLeavesTheBoxIsRefused(String rules) throws SyntaxException {
        var question = new BoxQuestion(game(rules), Play.NORMAL, List.of(4, 4), false);
        assertThatThrownBy(() -> new Solver(Limits.DEFAULT).solve(question)).isInstanceOf(RulesException.class);
    }
}
