package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.text.Language;
import grundy.web.api.Endpoints;
import grundy.web.request.RequestFields;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What is to be known beside an answer stands in the document of every door.
class NoticesEverywhereTest {
    private static List<String> notices(JsonNode document) {
        return document.path("notices").valueStream().map(JsonNode::asString).toList();
    }

    private static List<String> ofCommand(String rules, String position, Language language) {
        return notices(Ran.command(
                        "solve",
                        "",
                        rules,
                        position,
                        "--json",
                        "--lang",
                        language.name().toLowerCase(Locale.ROOT))
                .json());
    }

    private static List<String> ofApi(String endpoint, String rules, String position, Language language)
            throws Exception {
        var request = "{\"rules\":\"%s\",\"position\":\"%s\"}".formatted(rules, position);
        var reply = Endpoints.find(endpoint)
                .orElseThrow()
                .read(RequestFields.of(request.getBytes(StandardCharsets.UTF_8)), language)
                .reply(Limits.DEFAULT, _ -> {});
        return notices(JsonMapper.shared().readTree(reply.bytes()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "either-end; 3 9 1 2",
                "either-end; 1 000 000",
                "bash; 21",
                "kayles; 1 000 000",
                "nim; 1，000 5",
                "toads-and-frogs; tt__ff",
                "clobber; xo_ox",
                "nim; 3 5 7"
            })
    void theSameAtTheCommandLineAndOnTheServer(String question) throws Exception {
        var parts = question.split("; ");
        for (var language : Language.values()) {
            var asked = ofCommand(parts[0], parts[1], language);
            for (var endpoint : List.of("solve", "moves", "parse"))
                assertThat(ofApi(endpoint, parts[0], parts[1], language))
                        .as(endpoint + " " + question)
                        .containsExactlyInAnyOrderElementsOf(asked);
        }
    }

    @Test
    void oneNoticeDoesNotReplaceAnother() {
        var both = new ArrayList<>(ofCommand("either-end", "3 9 1 2", Language.EN));
        both.addAll(ofCommand("nim", "1 000 000", Language.EN));
        assertThat(both).hasSize(2);
        assertThat(ofCommand("either-end", "1 000 000", Language.EN)).containsExactlyInAnyOrderElementsOf(both);
    }

    /// In drawings of other programs `_` is often an empty square.
    @Test
    void anUnderlinedHoleIsSaid() {
        assertThat(ofCommand("toads-and-frogs", "tt__ff", Language.EN)).anyMatch(said -> said.startsWith("_ is read"));
        assertThat(ofCommand("toads-and-frogs", "tt..ff", Language.EN)).isEmpty();
        assertThat(ofCommand("toads-and-frogs", "tt##ff", Language.EN)).isEmpty();
        assertThat(ofCommand("tic-tac-toe", "X_O/___/___", Language.EN)).isEmpty();
    }

    @Test
    void aPlayedGameAndItsMovesSayItToo() throws Exception {
        assertThat(ofApi("play", "kayles", "1 000 000", Language.EN))
                .containsExactly("1 000 000 is read as several numbers. Was one number meant? It is written 1000000.");
    }
}
