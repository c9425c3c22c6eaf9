package grundy.contest.duel;

import grundy.contest.judge.Judge;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.explain.Explainer;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.layout.TextLayout;
import grundy.text.Block;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.PrintableText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The report on a duel for people; {@link DuelJson} writes it as a document.
///
/// @param difference null if there was none
/// @param limits within which the answer is explained
public record DuelReport(
        Problem problem,
        List<String> program,
        long seed,
        RunAllowance allowance,
        Duel.Tally tally,
        Duel.@Nullable Difference difference,
        Language language,
        Limits limits) {
    private static final int SHOWN = 2000;
    private static final long POSITIONS = 200_000;
    private static final int SIGNALS = 128;

    /// @return the report for a reader
    public List<Block> blocks() {
        var blocks = new ArrayList<Block>();
        if (difference == null) {
            result(blocks, none(), Block.Standing.WON);
            if (tally.hurried()) add(blocks, Message.of("duel.hurried"));
            return blocks;
        }
        result(blocks, headline(difference), Block.Standing.LOST);
        add(blocks, tried());
        text(blocks, Message.of("duel.input"), difference.input());
        text(blocks, Message.of("duel.expected"), difference.expected());
        boolean ended = difference.run().fault() == null;
        text(
                blocks,
                Message.of(ended ? "duel.actual" : "duel.until"),
                difference.run().text());
        if (!difference.run().errors().isBlank())
            text(blocks, Message.of("duel.errors"), difference.run().errors());
        if (difference.ending() == RunEnding.WRONG) {
            var why = explanation();
            if (!why.isEmpty()) text(blocks, Message.of("duel.why"), why);
            var trap = problem.trapIn(language == Language.ZH);
            if (!trap.isEmpty()) add(blocks, Message.of("judge.card.trap", "text", trap));
            if (!problem.source().isEmpty()) add(blocks, Message.of("duel.allowed", "source", problem.source()));
        }
        return blocks;
    }

    private void result(List<Block> blocks, Message message, Block.Standing standing) {
        var lines = message.in(language).lines().toList();
        blocks.add(new Block.Result(lines.getFirst(), standing));
        for (var line : lines.subList(1, lines.size())) blocks.add(sentence(line));
    }

    private static Block sentence(String line) {
        return line.isEmpty() ? new Block.Break() : new Block.Paragraph(List.of(line));
    }

    private void add(List<Block> blocks, Message message) {
        for (var line : message.in(language).split("\n")) blocks.add(sentence(line));
    }

    /// Adds the beginning of a text, and the length of the text if that is not all of it.
    private void text(List<Block> blocks, Message label, String text) {
        blocks.add(new Block.Break());
        blocks.add(new Block.Heading(label.in(language)));
        int length = text.codePointCount(0, text.length());
        var excerpt = length > SHOWN
                ? printable(text.substring(0, text.offsetByCodePoints(0, SHOWN))) + "…"
                : printable(text);
        var lines = excerpt.isBlank()
                ? List.of(Message.of("duel.nothing").in(language))
                : excerpt.lines().toList();
        blocks.add(new Block.Verbatim(lines));
        if (length > SHOWN) add(blocks, Message.of("duel.cut", "length", length));
    }

    /// Returns a text without control characters, which would disturb the terminal.
    private static String printable(String text) {
        var lines = new StringBuilder();
        text.codePoints().forEach(c -> lines.appendCodePoint(c == '\n' || PrintableText.isSafe(c) ? c : 0xFFFD));
        return lines.toString();
    }

    private Message none() {
        return Message.of(
                "duel.none",
                "cases",
                tally.cases(),
                "small",
                tally.small(),
                "traps",
                tally.traps(),
                "random",
                tally.random(),
                "bytes",
                tally.longest(),
                "millis",
                tally.longestMillis(),
                "seed",
                seed);
    }

    private Message tried() {
        return Message.of("duel.tried", "cases", tally.cases(), "runs", tally.runs(), "seed", seed);
    }

    private Message headline(Duel.Difference found) {
        var run = found.run();
        return switch (found.ending()) {
            case WRONG -> Message.of("duel.wrong");
            case PRESENTATION -> Message.of("duel.presentation");
            case TIME -> Message.of("duel.time", "millis", allowance.millis());
            case MEMORY -> Message.of("duel.memory", "used", run.megabytes(), "most", allowance.megabytes());
            case OUTPUT ->
                run.status() == Contestant.TOO_LARGE_FILE
                        ? Message.of("duel.file", "most", ProcessEnclosure.MOST_FILE_BYTES >> 20)
                        : Message.of("duel.output", "bytes", run.output().length);
            case CRASH -> crash(run);
            case RIGHT -> throw new AssertionError("A right answer is no difference");
        };
    }

    private static Message crash(ProgramRun run) {
        if (run.processes()) return Message.of("duel.processes", "most", Contestant.MOST_PROCESSES);
        return run.status() > SIGNALS
                ? Message.of("duel.signal", "signal", run.status() - SIGNALS)
                : Message.of("duel.status", "status", run.status());
    }

    /// @return an explanation of our answer, or the empty string where there is no single game to
    ///     explain
    String explanation() {
        if (difference == null || difference.units().size() != 1) return "";
        var input = difference.input().getBytes(StandardCharsets.UTF_8);
        try {
            var verdict = Judge.verdict(problem, new ByteArrayInputStream(input), limits.withAtMost(POSITIONS));
            return verdict == null
                    ? ""
                    : TextLayout.USUAL.text(Explainer.in(language).answer(verdict, 10));
        } catch (JudgeException | LimitException | IOException _) {
            return "";
        }
    }
}
