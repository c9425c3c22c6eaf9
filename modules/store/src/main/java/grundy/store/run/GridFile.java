package grundy.store.run;

import grundy.limit.Limits;
import grundy.limit.ProgressListener;
import grundy.question.AnswerSource;
import grundy.question.GridQuestion;
import grundy.question.GridRowsQuestion;
import grundy.rules.catalogue.PrefixedRules;
import grundy.store.StoreException;
import grundy.store.WholeFile;
import grundy.text.Message;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/// The nim-values of two coordinates, or beyond some size their cold positions, as text for other programs. The rows
/// are written as they are worked out, to a file of another name until all are there.
public final class GridFile {
    private final Path file;
    private final AnswerSource answers;
    private final Limits limits;
    private final StringBuilder line = new StringBuilder();
    private int largest;
    private long cold;

    /// The summary of a written file.
    ///
    /// @param whole whether all values were written, and not only the cold positions
    /// @param largest value; 0 if only cold positions were written
    public record FileSummary(boolean whole, int largest, long cold) {}

    private GridFile(Path file, AnswerSource answers, Limits limits) {
        this.file = file;
        this.answers = answers;
        this.limits = limits;
    }

    /// @param answers where the rows come from
    /// @param to the last value of both coordinates, at most as far as the solver goes
    /// @param limits whose listener receives the number of rows written so far
    /// @throws StoreException if there is such a file already
    /// @throws grundy.limit.LimitException if a limit was reached, or the disk is full; then there is no file
    public static FileSummary write(AnswerSource answers, Limits limits, PrefixedRules rules, int to, Path file)
            throws IOException {
        if (Files.exists(file)) throw new StoreException(Message.of("store.exists", "file", file));
        return new GridFile(file, answers, limits).write(rules, to);
    }

    private FileSummary write(PrefixedRules rules, int to) throws IOException {
        boolean whole = to <= GridQuestion.largestOfValues(rules.game(), rules.play());
        WholeFile.write(file, out -> {
            var writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
            if (whole) tell(rules, to, (GridRowsQuestion.RowVisitor) (a, row) -> row(writer, a, row));
            else colds(writer, rules, to);
            writer.flush();
        });
        return new FileSummary(whole, largest, cold);
    }

    private void tell(PrefixedRules rules, int to, GridRowsQuestion.AnswerVisitor reader) {
        var question = new GridRowsQuestion(rules.game(), rules.play(), to, reader);
        answers.answer(question, limits.withProgress(ProgressListener.NONE));
    }

    private void row(Writer writer, int a, int[] values) {
        line.setLength(0);
        for (int value : values) {
            line.append(value).append(',');
            largest = Math.max(largest, value);
            if (value == 0) cold++;
        }
        line.setCharAt(line.length() - 1, '\n');
        append(writer);
        long done = a + 1L;
        limits.progress()
                .at(new ProgressListener.WorkProgress(
                        Message.of("store.rows", "done", done, "of", values.length),
                        done,
                        OptionalLong.of(values.length)));
    }

    private void colds(Writer writer, PrefixedRules rules, int to) {
        line.append("a,b\n");
        append(writer);
        tell(rules, to, (GridRowsQuestion.ColdVisitor) (a, b) -> {
            line.setLength(0);
            line.append(a).append(',').append(b).append('\n');
            cold++;
            append(writer);
        });
    }

    private void append(Writer writer) {
        try {
            writer.append(line);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
