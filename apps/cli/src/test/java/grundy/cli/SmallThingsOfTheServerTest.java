package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.catalogue.Catalogue;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.web.table.ServerFolder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Small things at the server's doors: each is answered or refused in both languages, and as the command line has it.
@EveryTurn
@Tag("slow")
class SmallThingsOfTheServerTest {
    private static final long SEED = 20260311;

    private final ApiDoor door = new ApiDoor(100_000);

    @AfterEach
    void nothingIsWrong() {
        assertThat(door.found()).as("seed %d", CaseCount.seed(SEED)).isEmpty();
    }

    @Test
    void gamesOfTheFirstDays() {
        var games = Stream.concat(
                        SmallThings.dayTwo(CaseCount.isWhole() ? 1 : 5).stream(),
                        SmallThings.dayThree(CaseCount.of(400), CaseCount.random(SEED)).stream())
                .toList();
        var before = "*";
        for (var game : games) {
            door.askBoth("eval", Map.of("expression", game), Set.of("blocks"), "eval", game);
            door.askBoth("solve", Map.of("rules", game), Set.of("blocks", "board", "ground"), "solve", game);
            for (var question : List.of("parse", "moves", "play", "picture")) door.ask(question, Map.of("rules", game));
            for (var task : List.of("reply", "hint", "why")) door.ask("play", Map.of("rules", game, "do", task));
            door.ask("picture", Map.of("expression", game));
            door.ask("partizan", Map.of("terms", List.of(game, before)));
            before = game;
        }
    }

    @Test
    void gamesOfTheCatalogue() {
        try (var _ = ServerFolder.open()) {
            var lines = new ArrayList<String>();
            for (var entry : CaseCount.some(List.copyOf(Catalogue.builtIn().entries()), SEED)) {
                lines.addAll(SmallThings.positions(entry));
                door.ask("claims", Map.of("game", entry.id()));
                door.askBoth(
                        "values", Map.of("rules", entry.id(), "to", 6), Set.of(), "values", entry.id(), "--to", "6");
                for (var question : List.of("slice", "check"))
                    door.ask(question, Map.of("rules", entry.id(), "to", 12));
                door.ask("grid", Map.of("rules", entry.id(), "size", 4));
                if (CaseCount.isWhole()) door.ask("emit", Map.of("rules", entry.id()));
            }
            for (var rules : lines) {
                door.askBoth("solve", Map.of("rules", rules), Set.of("blocks", "board", "ground"), "solve", rules);
                for (var question : List.of("parse", "moves", "play", "picture"))
                    door.ask(question, Map.of("rules", rules));
                for (var task : List.of("reply", "hint", "why")) door.ask("play", Map.of("rules", rules, "do", task));
            }
        }
    }
}
