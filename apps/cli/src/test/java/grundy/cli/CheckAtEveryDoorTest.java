package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.CertificateMutantsTest.CertificateCommand;
import grundy.cli.Json.Members;
import grundy.cli.command.Command;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.web.Workbench;
import grundy.web.table.ServerFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A certificate that one door makes is checked at the others, with the same verdict: an honest one, and some of those
/// that differ from it in one place.
@EveryTurn
@Tag("slow")
class CheckAtEveryDoorTest {
    private static final long SEED = 20260315;

    /// Without one, brute force goes on as long as time allows.
    private static final int BOUND = 60;

    private static final int CHANGED = 40;
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String NAME = "certificate.json";
    private static final Map<String, String> FILES = Map.of("graph", "cycle.edges", "wythoff", "table.csv");
    private static ServerFolder server;

    @TempDir
    Path folder;

    private final ApiDoor door = new ApiDoor(2_000_000, 200_000);

    @BeforeAll
    static void open() {
        server = ServerFolder.open();
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @AfterEach
    void nothingIsWrong() {
        assertThat(door.found()).as("seed %d", CaseCount.seed(SEED)).isEmpty();
    }

    static Stream<CertificateCommand> writings() {
        return CertificateMutantsTest.ofEachKind();
    }

    private static int status(ApiDoor.ServerAnswer answer) {
        var document = answer.document();
        return switch (answer.status()) {
            case 200 ->
                !document.get("checks").asBoolean()
                        ? Command.REFUSED
                        : document.path("complete").asBoolean(true) ? Command.DONE : Command.LIMIT_REACHED;
            case ApiDoor.LIMIT -> Command.LIMIT_REACHED;
            default -> Command.BAD_INPUT;
        };
    }

    /// @return the members of answers that the description of the interface has
    private static Collection<String> described() throws IOException {
        try (var in = Workbench.class.getResourceAsStream("/grundy/openapi.json")) {
            return MAPPER.readTree(Objects.requireNonNull(in))
                    .at("/paths/~1check/post/responses/200/content/application~1json/schema/properties")
                    .propertyNames();
        }
    }

    /// @param certificate a text, or a document
    /// @return the exit status that both mean
    private int checked(Object certificate) throws IOException {
        var text = certificate + (certificate instanceof String ? "" : "\n");
        var answer = door.ask("check", Map.of("certificate", certificate, "to", BOUND))
                .orElseThrow();
        if (answer.status() == 200)
            assertThat(described()).containsAll(answer.document().propertyNames());
        var alone = Files.createDirectories(folder.resolve("alone"));
        var file = Files.writeString(alone.resolve(NAME), text);
        var ran = Ran.run("", "check", file.toString(), "--to", String.valueOf(BOUND), "--json");
        var line = MAPPER.readTree((ran.out().isBlank() ? ran.err() : ran.out()).replace(file.toString(), NAME));
        if (status(answer) != ran.status() || !ApiDoor.plain(answer.document()).equals(ApiDoor.plain(line)))
            door.found().add(text + ": " + answer + ", at the command line " + ran.status() + " " + line);
        return ran.status();
    }

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @MethodSource("writings")
    void whatTheCommandLineMakesIsCheckedByTheServer(CertificateCommand command) throws IOException {
        Files.writeString(folder.resolve("cycle.edges"), "a b\nb c\nc a\nc d\nx y\ny x\n");
        var right = new CertificateFiles(folder)
                .written(command.command(), command.words(), command.options())
                .orElseThrow();
        var needed = FILES.entrySet().stream()
                .filter(each -> command.toString().contains(each.getKey())
                        && command.toString().startsWith(each.getKey().equals("graph") ? "graph" : "values"))
                .map(Map.Entry::getValue)
                .findFirst();
        if (needed.isPresent()) {
            var answer = door.ask("check", Map.of("certificate", right.write())).orElseThrow();
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.document().get("error").asString())
                    .contains(needed.get())
                    .doesNotContain("check-");
            return;
        }
        assertThat(checked(Json.sealed(right))).isIn(Command.DONE, Command.LIMIT_REACHED);
        var mutants = JsonMutants.of((Members) right, Set.of("N", "P", "nimber", "misere"), List.of());
        var statuses = new ArrayList<Integer>();
        var random = CaseCount.random(SEED);
        for (int i = 0; i < CaseCount.of(CHANGED); i++)
            statuses.add(checked(
                    Json.sealed(mutants.get(random.nextInt(mutants.size())).document())));
        assertThat(statuses).containsAnyOf(Command.REFUSED, Command.BAD_INPUT);
    }

    @Test
    void whatTheServerMakesIsCheckedByBoth() throws IOException {
        var made = new TreeMap<String, Integer>();
        for (var rules : List.of("take {1,4}", "0.77", "misere take 1..3"))
            for (var question : List.of("check", "prove")) {
                var answer = door.ask(
                                question,
                                question.equals("check")
                                        ? Map.of("rules", rules)
                                        : Map.of("rules", rules, "keep", false, "export", List.of("certificate")))
                        .orElseThrow();
                if (answer.status() != 200) continue;
                var certificate = certificate(answer.document());
                if (certificate.isMissingNode()) continue;
                assertThat(checked(certificate.isString() ? certificate.asString() : certificate))
                        .as(question + " " + rules)
                        .isIn(Command.DONE, Command.LIMIT_REACHED);
                made.merge(question, 1, Integer::sum);
            }
        assertThat(made).isEqualTo(Map.of("check", 3, "prove", 3));
    }

    private static JsonNode certificate(JsonNode made) {
        return made.has("exports") ? made.path("exports").path("certificate") : made.path("certificate");
    }

    @Test
    void whatIsNoCertificateIsRefusedByBoth() throws IOException {
        for (var text : List.of(
                "",
                "{",
                "[]",
                "{}",
                "17",
                "{\"certificate\":\"grundy-verdict\"}",
                "{\"certificate\":\"grundy-nothing\",\"version\":1}",
                "{\"certificate\":\"grundy-graph\",\"version\":1,\"question\":[\"/etc/passwd\"],\"vertices\":[]}",
                "[".repeat(2_000),
                "\u0000"))
            assertThat(status(door.ask("check", Map.of("certificate", text)).orElseThrow()))
                    .as(text)
                    .isIn(Command.REFUSED, Command.BAD_INPUT);
    }
}
