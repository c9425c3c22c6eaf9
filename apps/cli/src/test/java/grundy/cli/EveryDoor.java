package grundy.cli;

import grundy.cli.command.Command;
import grundy.limit.Checkpoint;
import grundy.limit.WorkLimit;
import grundy.store.WholeFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// Asks one question at every door of the command line, and says what is wrong at which: in English, in Chinese, as
/// JSON, with a picture, with a certificate that is checked.
final class EveryDoor {
    /// At most so often a command looks whether it is to go on.
    private static final int LOOKS = 20_000;

    /// Whose answers are made for machines, unless they are lists and explanations.
    private static final Set<String> FOR_MACHINES = Set.of("judge", "emit", "completion", "duel");

    private static final Set<String> FOR_PEOPLE = Set.of("--list", "--explain", "--help", "-h");
    private static final Pattern COMMENT = Pattern.compile("(?m)(?://|^#(?!include|define)| # )(.*)$");

    private final Path folder;

    /// @param folder in which files are written
    EveryDoor(Path folder) {
        this.folder = folder;
    }

    /// The files that may be written beside the answer.
    enum SideOutput {
        NOTHING,
        PICTURE,
        CERTIFICATE,
        PICTURE_AND_CERTIFICATE
    }

    /// @return a folder for files that the question names, which is empty whenever it is asked
    Path written() {
        return folder.resolve("written");
    }

    /// @return what is wrong, each with its door
    List<String> faults(SideOutput side, String... words) throws IOException {
        var asked = List.of(words);
        var found = new ArrayList<String>();
        var english = run(asked, "--lang", "en");
        var chinese = run(asked, "--lang", "zh");
        var json = run(asked, "--json");
        look("en", asked, english, found);
        look("zh", asked, chinese, found);
        look("json", asked, json, found);
        // A list has names of files and titles of problems; what a data base answers is its own.
        var others = ChineseOutputTest.english(said(asked, chinese), asked);
        if (!others.isEmpty() && Collections.disjoint(asked, Set.of("--list", "--sql")))
            found.add("zh: English " + others);
        var statuses = List.of(english.status(), chinese.status(), json.status());
        if (!statuses.contains(Command.LIMIT_REACHED) && Set.copyOf(statuses).size() > 1)
            found.add("status en %d, zh %d, json %d".formatted(english.status(), chinese.status(), json.status()));
        var document = document(json, found);
        if (document != null && json.status() == 0) {
            if (side == SideOutput.PICTURE || side == SideOutput.PICTURE_AND_CERTIFICATE)
                picture(asked, document, found);
            if (side == SideOutput.CERTIFICATE || side == SideOutput.PICTURE_AND_CERTIFICATE)
                certificate(asked, document, found);
        }
        found.replaceAll(fault -> String.join(" ", asked) + ": " + fault);
        return found;
    }

    private Ran run(List<String> asked, String... more) throws IOException {
        WholeFolder.remove(written());
        Files.createDirectory(written());
        // What is behind -- are words.
        int end = asked.contains("--") ? asked.indexOf("--") : asked.size();
        var line = new ArrayList<>(asked);
        line.addAll(end, List.of(more));
        return Checkpoint.under(new WorkLimit(LOOKS), () -> Ran.run("quit\n", line.toArray(String[]::new)));
    }

    /// @return what is for people to read: of programs their comments
    private static String said(List<String> asked, Ran ran) {
        boolean isForMachines = FOR_MACHINES.contains(asked.getFirst())
                && ran.status() == Command.DONE
                && asked.stream().noneMatch(FOR_PEOPLE::contains);
        if (!isForMachines) return ran.out() + ran.err();
        // In JSON a program is one line.
        var program = ran.out().replace("\\n", "\n");
        return COMMENT.matcher(program).results().map(MatchResult::group).collect(Collectors.joining("\n")) + ran.err();
    }

    private static void look(String door, List<String> asked, Ran ran, List<String> found) {
        var text = said(asked, ran);
        if (ran.status() < 0 || ran.status() > 3) found.add(door + ": status " + ran.status());
        // Programs and sheets are where --out says.
        if (ran.status() == 0 && ran.out().isBlank() && !asked.contains("--out")) found.add(door + ": nothing is said");
        if (ran.status() >= 2 && text.isBlank()) found.add(door + ": no reason for status " + ran.status());
        TextFaults.of(text, asked).forEach(fault -> found.add(door + ": " + fault));
    }

    private static @Nullable JsonNode document(Ran json, List<String> found) {
        if (json.status() >= 2) return null;
        try {
            return json.json();
        } catch (JacksonException e) {
            found.add("json: " + e.getOriginalMessage());
            return null;
        }
    }

    private void picture(List<String> asked, JsonNode document, List<String> found) throws IOException {
        var file = folder.resolve("picture.svg");
        Files.deleteIfExists(file);
        var ran = run(asked, "--json", "--svg", file.toString());
        look("svg", asked, ran, found);
        if (ran.status() == 0) same("svg", document, document(ran, found), found);
        if (!Files.exists(file)) return;
        var text = Files.readString(file);
        if (!text.startsWith("<svg") && !text.startsWith("<?xml"))
            found.add("svg: " + text.lines().findFirst());
        look("svg", asked, new Ran(0, text, ""), found);
    }

    private void certificate(List<String> asked, JsonNode document, List<String> found) throws IOException {
        var file = folder.resolve("certificate.json");
        Files.deleteIfExists(file);
        var ran = run(asked, "--json", "--certificate", file.toString());
        look("certificate", asked, ran, found);
        if (ran.status() == 0) same("certificate", document, document(ran, found), found);
        if (ran.status() != 0 || !Files.exists(file)) return;
        var checked = run(List.of("check", file.toString()), "--lang", "zh");
        look("check", asked, checked, found);
        if (checked.status() != Command.DONE && checked.status() != Command.LIMIT_REACHED)
            found.add("check: " + checked.status() + " " + checked.out() + checked.err());
    }

    private static void same(String door, JsonNode one, @Nullable JsonNode other, List<String> found) {
        if (other == null) return;
        for (var member : List.of("outcome", "winner", "value", "text", "moveCount")) {
            var first = one.get(member);
            var second = other.get(member);
            if (first == null ? second != null : !first.equals(second))
                found.add(door + ": " + member + " " + first + " is " + second);
        }
    }
}
