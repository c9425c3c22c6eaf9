package grundy.present.play;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.present.move.LegalMoves;
import grundy.present.move.Situation;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.value.Side;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionLadderTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    @ParameterizedTest
    @ValueSource(strings = {"nim 3 5 7", "take {1,3,4} 27", "kayles 10", "domineering 3x4", "cram 3x4", "chomp 3 4"})
    void everyRungCanBeWonAndCanBeLostAndIsNoEasierThanTheOneBefore(String line) throws Exception {
        var analyst = new GameAnalyst(Limits.DEFAULT);
        var start = Situation.start(LANGUAGE.question(Source.of(line)), Side.LEFT);
        var rungs = new PositionLadder(analyst, 50_10).of(List.of(start));
        assertThat(rungs).hasSizeBetween(2, 8);
        assertThat(rungs).extracting(PositionLadder.Rung::moves).isSorted();
        for (var rung : rungs) {
            assertThat(rung.situation().mover()).isEqualTo(start.mover());
            var moves = LegalMoves.moves(rung.situation()).toList();
            long winning = moves.stream()
                    .filter(move -> analyst.of(rung.situation().after(move)).standing() == MoverStanding.LOST)
                    .count();
            assertThat(moves).hasSize((int) rung.moves());
            assertThat(winning).as(rung.situation().text()).isEqualTo(rung.winning());
            assertThat(winning).isBetween(1L, rung.moves() - 1);
        }
    }
}
