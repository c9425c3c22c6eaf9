package grundy.present.json;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.json.JsonText;
import grundy.limit.Limits;
import grundy.present.json.answer.PlayBookJson;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.text.Language;
import grundy.value.Side;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A book holds every position that play leads to, and what it says of moves is what follows from it
/// alone.
class PlayBookJsonTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private static Optional<Map<?, ?>> book(String question, int most) throws Exception {
        return PlayBookJson.of(LANGUAGE.question(Source.of(question)), Side.LEFT, most, Limits.DEFAULT, Language.EN)
                .map(node -> {
                    try (var out = new ByteArrayOutputStream()) {
                        node.writeTo(out);
                        // Where pieces lie is of no matter here.
                        var whole = out.toString(StandardCharsets.UTF_8).replaceAll("(?<=:-?\\d{1,4})\\.\\d+", "");
                        return (Map<?, ?>) JsonText.parse(whole.getBytes(StandardCharsets.UTF_8));
                    } catch (IOException fault) {
                        throw new UncheckedIOException(fault);
                    }
                });
    }

    private static List<?> positions(Map<?, ?> book) {
        return (List<?>) book.get("positions");
    }

    @Test
    void nimHasEachPositionOnce() throws Exception {
        var book = book("nim 2 3", 300).orElseThrow();
        assertThat(positions(book)).hasSize(3 * 4);
        assertThat(book.get("line")).isEqualTo("nim 2 3");
        assertThat(book("nim 2 3", 11)).isEmpty();
    }

    /// The player about to move stands as the best of his moves says; who cannot move loses, or wins in
    /// misere play.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 2 3",
                "misere nim 2 2",
                "chomp 2 3",
                "kayles 6",
                "domineering 2x3",
                "misere kayles 5",
                "hackenbush 0-1 1-2 0-2",
                "clobber xo/ox",
                "nim(2) + kayles(3)"
            })
    void standingsFollowFromTheBookAlone(String question) throws Exception {
        var book = book(question, 500).orElseThrow();
        boolean moverWins = (boolean) book.get("moverWins");
        for (var page : positions(book)) {
            var position = (Map<?, ?>) page;
            var moves = (List<?>) position.get("moves");
            boolean wins = moves.isEmpty() && moverWins;
            for (var each : moves) {
                var move = (Map<?, ?>) each;
                int to = ((Number) move.get("to")).intValue();
                boolean isWon =
                        ((Map<?, ?>) positions(book).get(to)).get("standing").equals("lost");
                assertThat(move.get("result")).as("%s: %s", question, move).isEqualTo(isWon ? "won" : "lost");
                assertThat((List<?>) move.get("ways")).isNotEmpty();
                wins |= isWon;
            }
            assertThat(position.get("standing")).as(question).isEqualTo(wins ? "won" : "lost");
        }
    }

    @Test
    void gamesWithAScoreOrSeveralPlayersHaveNone() throws Exception {
        assertThat(book("tic-tac-toe", 1000)).isEmpty();
        assertThat(book("3 players: take 1..2 5", 1000)).isEmpty();
    }
}
