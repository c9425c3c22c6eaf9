package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.command.Command;
import grundy.limit.Checkpoint;
import grundy.limit.WorkLimit;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Expressions at random, well written and ill, at every door of `eval`: the text, the document and the server say the
/// same, the certificate holds, and what is printed is read again as the same value.
@EveryTurn
@Tag("slow")
class EvalSweepTest {
    private static final long SEED = 20260317;
    private static final int LOOKS = 2_000;

    /// Whose text is no expression.
    private static final Set<String> NO_EXPRESSIONS = Set.of("moves", "misere", "genus", "stop");

    @TempDir
    Path folder;

    private final ApiDoor door = new ApiDoor(20_000, LOOKS);

    private static Ran run(String... line) {
        return Checkpoint.under(new WorkLimit(LOOKS), () -> Ran.run("", line));
    }

    private void isTheSameEverywhere(String expression) throws IOException {
        int found = door.found().size();
        var answer = door.askBoth("eval", Map.of("expression", expression), Set.of("blocks"), "eval", expression);
        if (door.found().size() > found || answer.isEmpty()) return;
        var certificate = folder.resolve("certificate.json");
        Files.deleteIfExists(certificate);
        var ran = run("eval", expression, "--lang", "zh", "--certificate", certificate.toString());
        if (ran.status() == Command.LIMIT_REACHED) return;
        var document = answer.get().document();
        if (ran.status() != Command.DONE) tell(expression, "as a text", ran);
        else {
            if (!ran.out().startsWith(said(document))) tell(expression, "as a text", ran);
            var checked = run("check", certificate.toString());
            if (checked.status() != Command.DONE && checked.status() != Command.LIMIT_REACHED)
                tell(expression, "checked", checked);
        }
        isReadAgain(expression, document);
    }

    private void tell(String expression, String how, Ran ran) {
        door.found().add(expression + " " + how + ": " + ran);
    }

    private static String said(JsonNode document) {
        return document.get("value").isObject()
                ? document.get("value").path("text").asString("")
                : "";
    }

    private void isReadAgain(String expression, JsonNode document) {
        var text = said(document);
        var kind = document.get("value").path("kind").asString("");
        if (text.isEmpty() || text.contains("…") || NO_EXPRESSIONS.contains(kind)) return;
        var again = run("eval", text, "--json");
        if (again.status() == Command.LIMIT_REACHED) return;
        if (again.status() != Command.DONE || !said(again.json()).equals(text))
            tell(expression, "printed as " + text, again);
    }

    private void holds() {
        assertThat(door.found()).as("seed %d", CaseCount.seed(SEED)).isEmpty();
    }

    @Test
    void expressionsOfAllOperationsAndFunctions() throws IOException {
        var expressions = new RandomExpressions(CaseCount.random(SEED));
        for (int i = 0; i < CaseCount.of(600); i++) isTheSameEverywhere(expressions.line());
        holds();
        assertThat(door.compared()).isGreaterThan(CaseCount.least(150));
    }

    @Test
    void everyFunctionOfSmallThings() throws IOException {
        var expressions = new RandomExpressions(CaseCount.random(SEED + 1));
        for (var call : CaseCount.some(RandomExpressions.callsOfEachFunction(), SEED)) isTheSameEverywhere(call);
        for (int i = 0; i < CaseCount.of(100); i++) isTheSameEverywhere(expressions.assignment());
        holds();
    }

    @Test
    void illWrittenOnesAreRefusedAlike() throws IOException {
        var random = CaseCount.random(SEED + 2);
        var expressions = new RandomExpressions(random);
        for (int i = 0; i < CaseCount.of(600); i++) isTheSameEverywhere(hostile(expressions.line(), random));
        holds();
    }

    /// What reads a file, or standard input, is another question at the command line.
    private static String hostile(String text, Random random) {
        var changed = RandomExpressions.changed(text, random);
        return List.of("@", "/", "./", "../", "-").stream().anyMatch(changed.strip()::startsWith)
                ? "(" + changed
                : changed;
    }
}
