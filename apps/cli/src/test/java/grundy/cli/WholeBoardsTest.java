package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.command.Command;
import grundy.limit.Checkpoint;
import grundy.limit.WorkLimit;
import grundy.present.move.LegalMoves;
import grundy.present.move.Situation;
import grundy.rules.CatalogueEntry;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Side;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whole boards as people play on them, with small limits, at every door: each is answered, or refused with status 3
/// and the limit.
@EveryTurn
@Tag("slow")
class WholeBoardsTest {
    private static final long SEED = 20260318;
    private static final int LIMIT = 100;
    private static final int LOOKS = 300;
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final Set<String> GROUPS = Set.of("boards", "graphs", "coins", "scored");

    /// Positions, of which each game has the first that it reads and that is not over.
    private static final List<String> BOARDS = List.of(
            "",
            "8x8",
            "6x7",
            "3x12",
            "5 1 5",
            "path 40",
            "cycle 30",
            "grid 6x6",
            "complete 12",
            "3 9 1 2 8 7 6 5 4 2 2 4 9 3 9 1 2 8 7 6",
            "1 5 9 12 20 33 47 60",
            "xo.xo.xo.xo.xo.xo.xo.xo",
            "xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox",
            "x....x/....../....../....../....../o....o",
            "......../......../......../......../......../........",
            "XXXXXXXXXXXXXXX",
            "0-1B 1-2R 2-3B 3-4R 0-5G 5-6B 6-7R 0-8B 8-9G 9-10R 10-11B");

    private static final List<String> SIZED = List.of(
            "mnk[8,8,5]",
            "mnk[5,5,4]",
            "mnk[4,4,4]",
            "connect-four[8,6]",
            "dots-and-boxes[5,5]",
            "dots-and-boxes[3,3]",
            "misere connect-four",
            "misere tic-tac-toe",
            "misere cram 6x6",
            "domineering(8x8) + domineering(8x8)",
            "misere domineering 5x5");

    @TempDir
    Path folder;

    private final List<String> found = new ArrayList<>();
    private final ApiDoor door = new ApiDoor(LIMIT, LOOKS);

    /// @return whether it is read, and somebody can move
    private static boolean isPlayed(String line) {
        try {
            var sum = LANGUAGE.question(Source.of(line));
            return isScored(sum) || !isOver(sum);
        } catch (SyntaxException _) {
            return false;
        }
    }

    private static boolean isOver(Sum sum) {
        return LegalMoves.isOver(Situation.start(sum, Side.LEFT));
    }

    private static boolean isScored(String line) {
        try {
            return isScored(LANGUAGE.question(Source.of(line)));
        } catch (SyntaxException e) {
            throw new AssertionError(line, e);
        }
    }

    private static boolean isScored(Sum sum) {
        return sum.components().getFirst().game().rules() instanceof RuleTree.Scored;
    }

    private static Stream<String> boards(CatalogueEntry entry) {
        return BOARDS.stream()
                .map(board -> (entry.id() + " " + board).strip())
                .filter(WholeBoardsTest::isPlayed)
                .limit(1);
    }

    private static List<String> lines() {
        return Stream.concat(
                        SIZED.stream(),
                        Catalogue.builtIn().entries().stream()
                                .filter(entry -> GROUPS.contains(entry.group()))
                                .flatMap(WholeBoardsTest::boards))
                .toList();
    }

    private Ran run(String input, String... line) {
        return Checkpoint.under(new WorkLimit(LOOKS), () -> Ran.run(input, line));
    }

    private void isAnswered(String line, Ran ran) {
        var text = ran.out() + ran.err();
        if (ran.status() != Command.DONE && ran.status() != Command.LIMIT_REACHED)
            found.add(line + ": status " + ran.status() + " " + text);
        TextFaults.of(text, List.of(line)).forEach(fault -> found.add(line + ": " + fault));
    }

    private void atTheCommandLine(String line) throws IOException {
        var limit = String.valueOf(LIMIT);
        var certificate = folder.resolve("certificate.json");
        Files.deleteIfExists(certificate);
        isAnswered(
                "solve " + line,
                run(
                        "",
                        "solve",
                        line,
                        "--limit",
                        limit,
                        "--svg",
                        folder.resolve("picture.svg").toString(),
                        "--certificate",
                        certificate.toString()));
        if (Files.exists(certificate)) isAnswered("check of " + line, run("", "check", certificate.toString()));
        if (isPlayedOtherwise(line)) return;
        isAnswered("play " + line, run("hint\n1\nwhy\nquit\n", "play", line, "--limit", limit));
    }

    /// @return whether solving answers what play does not: games with a score are played for more points
    private static boolean isPlayedOtherwise(String line) {
        return line.startsWith("misere ") && isScored(line);
    }

    private void atTheServer(String line) {
        var rules = Map.of("rules", line);
        // A list of moves is for play.
        var questions = isPlayedOtherwise(line) ? List.of("solve", "picture") : List.of("solve", "moves", "picture");
        for (var question : questions)
            door.ask(question, rules).ifPresent(answer -> isAnswered(question, line, answer));
        // Games with a score are played by the list of their moves.
        if (isScored(line)) return;
        for (var task : List.of("look", "hint", "reply", "why"))
            door.ask("play", Map.of("rules", line, "do", task))
                    .ifPresent(answer -> isAnswered("play " + task, line, answer));
    }

    private void isAnswered(String question, String line, ApiDoor.ServerAnswer answer) {
        if (answer.status() != 200 && answer.status() != ApiDoor.LIMIT)
            found.add("api " + question + " " + line + ": " + answer);
    }

    @Test
    void wholeBoardsAreAnsweredOrRefusedByTheLimit() throws IOException {
        for (var line : CaseCount.some(lines(), SEED)) {
            atTheCommandLine(line);
            atTheServer(line);
        }
        found.addAll(door.found());
        assertThat(found).as("seed %d", CaseCount.seed(SEED)).isEmpty();
    }
}
