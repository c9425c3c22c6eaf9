package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.EveryDoor.Beside;
import grundy.rules.catalogue.Catalogue;
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
/// smallest positions, prefixes with options.
@Tag("slow")
class SmallThingsTest {
    private static final List<String> DAY_ONE = List.of("0", "1", "-1", "*");

    /// Each so many-th of the 256 games; 5 meets all sets of options of either side.
    private static final int EACH = 5;

    @TempDir
    private Path folder;

    private static String options(int chosen) {
        var options = new ArrayList<String>();
        for (int i = 0; i < DAY_ONE.size(); i++) if ((chosen >> i & 1) == 1) options.add(DAY_ONE.get(i));
        return String.join(",", options);
    }

    @Test
    void gamesOverTheFirstDay() throws IOException {
        var door = new EveryDoor(folder);
        var found = new ArrayList<String>();
        for (int number = 0; number < 256; number += EACH) {
            var game = "{" + options(number / 16) + "|" + options(number % 16) + "}";
            found.addAll(door.faults(Beside.PICTURE_AND_CERTIFICATE, "eval", game));
            found.addAll(door.faults(Beside.PICTURE_AND_CERTIFICATE, "solve", game));
            var value = Ran.run("", "eval", game, "--json").json().get("value").get("text");
            var same = Ran.run("", "eval", game + " == " + value.asString(), "--json")
                    .json();
            if (!same.toString().contains("true")) found.add(game + " == " + value + ": " + same);
        }
        assertThat(found).isEmpty();
    }

    @Tag("thorough")
    @Test
    void gamesOfTheCatalogueWithoutCountersAndWithOne() throws IOException {
        var door = new EveryDoor(folder);
        var found = new ArrayList<String>();
        for (var entry : Catalogue.builtIn().entries()) {
            found.addAll(door.faults(Beside.PICTURE_AND_CERTIFICATE, "solve", entry.id(), "0"));
            found.addAll(door.faults(Beside.NOTHING, "solve", entry.id(), "1"));
        }
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
            found.addAll(door.faults(Beside.PICTURE_AND_CERTIFICATE, "solve", (prefix + " " + rest).strip()));
        for (var command : List.of("values", "prove"))
            found.addAll(door.faults(Beside.NOTHING, command, (prefix + " take 1..2").strip(), "--time", "20"));
        assertThat(found).isEmpty();
    }
}
