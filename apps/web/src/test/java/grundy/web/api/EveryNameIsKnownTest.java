package grundy.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.matrix.MatrixEntry;
import grundy.strategic.matrix.MatrixEntry.Form;
import grundy.text.Language;
import grundy.web.request.EndpointReply;
import grundy.web.request.FaultReplies;
import grundy.web.request.RequestFields;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/// No endpoint denies that there is a game of which the list of games tells, or a problem.
class EveryNameIsKnownTest {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final List<String> MEMBERS = List.of("rules", "game", "expression", "name", "problem", "exercise");

    /// @return what is said in the error, empty if there is none
    private static String fault(String endpoint, String member, String name, Language language) {
        var body = "{" + MAPPER.writeValueAsString(member) + ":" + MAPPER.writeValueAsString(name) + "}";
        try {
            var request = RequestFields.of(body.getBytes(StandardCharsets.UTF_8));
            Endpoints.find(endpoint)
                    .orElseThrow()
                    .read(request, language)
                    .reply(Limits.DEFAULT.withAtMost(1_000), _ -> {});
            return "";
        } catch (Exception | StackOverflowError fault) {
            var said = FaultReplies.of(fault, language).document();
            return MAPPER.readTree(EndpointReply.of(said).bytes()).path("error").asString();
        }
    }

    private static void isDenied(String endpoint, String member, String name) {
        for (var language : Language.values())
            assertThat(fault(endpoint, member, name, language))
                    .as("%s %s %s", endpoint, member, name)
                    .doesNotContain("there is no game", "没有名为", "没有游戏")
                    .doesNotContainPattern("没有叫“[^”]*”的游戏");
    }

    @Tag("slow")
    @Test
    void gamesOfChoiceAtAllEndpoints() {
        for (var endpoint : new TreeSet<>(Endpoints.names()))
            for (var member : MEMBERS)
                for (MatrixEntry entry : MatrixCatalogue.entries()) {
                    isDenied(endpoint, member, entry.id());
                    isDenied(endpoint, member, entry.name(Language.ZH));
                }
    }

    private static void namesWhatAnswers(String endpoint, MatrixEntry entry) {
        for (var language : Language.values())
            assertThat(fault(endpoint, "rules", entry.id(), language))
                    .as("%s %s", endpoint, entry.id())
                    .contains(entry.id(), "/api/v1/" + (entry.form() == Form.TREE ? "tree" : "matrix"));
    }

    @Test
    void whatAsksAboutAGameOfChoiceIsNamed() {
        for (var endpoint : List.of("solve", "values"))
            namesWhatAnswers(endpoint, MatrixCatalogue.entries().iterator().next());
    }

    @Tag("slow")
    @Test
    void whatAsksAboutAnyGameOfChoiceIsNamed() {
        for (var endpoint : List.of("solve", "parse", "moves", "picture", "play", "values", "ladder"))
            for (MatrixEntry entry : MatrixCatalogue.entries()) namesWhatAnswers(endpoint, entry);
    }

    @Test
    void gamesOfAlternatingMovesAreNoChoices() {
        for (var entry : Catalogue.builtIn().entries())
            for (var endpoint : List.of("matrix", "tree"))
                for (var name : List.of(entry.id(), entry.chineseNames().getFirst()))
                    if (!isChoice(name))
                        assertThat(fault(endpoint, "game", name, Language.EN))
                                .as("%s %s", endpoint, name)
                                .contains("/api/v1/solve", entry.id());
    }

    private static boolean isChoice(String name) {
        try {
            return MatrixCatalogue.find(name).isPresent();
        } catch (SyntaxException _) {
            return true;
        }
    }

    @ParameterizedTest
    @CsvSource({"solve, HDU1846", "parse, HDU1846", "picture, HDU1846"})
    void problemsOfJudgesAreNamed(String endpoint, String name) {
        for (var language : Language.values())
            assertThat(fault(endpoint, "rules", name, language)).contains("/api/v1/judge", name);
        assertThat(fault(endpoint, "rules", "nosuchgame", Language.EN)).contains("there is no game called");
    }
}
