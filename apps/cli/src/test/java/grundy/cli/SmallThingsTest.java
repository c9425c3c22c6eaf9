package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.EveryDoor.SideOutput;
import grundy.explain.Explainer;
import grundy.limit.Checkpoint;
import grundy.limit.Limits;
import grundy.limit.WorkLimit;
import grundy.present.json.answer.AnswerJson;
import grundy.present.layout.TextLayout;
import grundy.question.PositionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.text.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Small things through every door of the command line: games of the second day, games of the catalogue at their
/// last positions, prefixes with options.
@EveryTurn
@Tag("slow")
class SmallThingsTest {
    /// Each so many-th of the 256 games; 5 meets all sets of options of either side.
    private static final int EACH = 5;

    private static final int LOOKS = 5_000;
    private static final long SEED = 20260314;

    @TempDir
    private Path folder;

    @Test
    void gamesOverTheFirstDay() throws IOException {
        var door = new EveryDoor(folder);
        var found = new ArrayList<String>();
        for (var game : SmallThings.dayTwo(EACH)) {
            found.addAll(door.faults(SideOutput.PICTURE_AND_CERTIFICATE, "eval", game));
            found.addAll(door.faults(SideOutput.PICTURE_AND_CERTIFICATE, "solve", game));
            var value = Ran.run("", "eval", game, "--json").json().get("value").get("text");
            var same = Ran.run("", "eval", game + " == " + value.asString(), "--json")
                    .json();
            if (!same.toString().contains("true")) found.add(game + " == " + value + ": " + same);
        }
        assertThat(found).isEmpty();
    }

    private static List<String> catalogue() {
        return Catalogue.builtIn().entries().stream()
                .flatMap(entry -> SmallThings.positions(entry).stream())
                .toList();
    }

    @Test
    void lastPositionsOfEachGameOfTheCatalogueAreExplained() throws SyntaxException {
        var found = new ArrayList<String>();
        var language = new RuleLanguage(Catalogue.builtIn());
        var solver = new Solver(Limits.DEFAULT.withPositions(20_000));
        for (var line : catalogue()) {
            var question = new PositionQuestion(language.question(Source.of(line)));
            var verdict = Checkpoint.under(new WorkLimit(LOOKS), () -> solver.solve(question));
            for (var reader : Language.values()) {
                var explainer = Explainer.in(reader);
                var text = TextLayout.USUAL.text(explainer.answer(verdict, 20))
                        + AnswerJson.of(verdict, explainer.explanation(verdict), 20, reader);
                TextFaults.of(text, List.of(line)).forEach(fault -> found.add(line + ": " + fault));
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void lastPositionsOfGamesOfTheCatalogue() throws IOException {
        var door = new EveryDoor(folder);
        var found = new ArrayList<String>();
        for (var line : CaseCount.some(catalogue(), SEED))
            found.addAll(door.faults(SideOutput.PICTURE_AND_CERTIFICATE, "solve", line));
        assertThat(found).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "misere",
                "every",
                "some",
                "short",
                "short every",
                "short some",
                "misere every",
                "misere some",
                "2 players:",
                "3 players:",
            })
    void prefixes(String prefix) throws IOException {
        var door = new EveryDoor(folder);
        var found = new ArrayList<String>();
        for (var rest :
                List.of("nim 1 2", "take 1..2 3", "wythoff 1 2", "take 1..2 with 1 blocked 3", "domineering 2x2", "0"))
            found.addAll(door.faults(SideOutput.PICTURE_AND_CERTIFICATE, "solve", (prefix + " " + rest).strip()));
        for (var command : List.of("values", "prove"))
            found.addAll(door.faults(SideOutput.NOTHING, command, (prefix + " take 1..2").strip(), "--time", "20"));
        assertThat(found).isEmpty();
    }
}
