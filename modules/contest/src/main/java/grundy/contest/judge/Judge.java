package grundy.contest.judge;

import grundy.answer.Verdict;
import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.InputShape;
import grundy.contest.problem.InputShape.Item;
import grundy.contest.problem.InputShape.Repetition;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.contest.problem.ProblemCase;
import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Answers a whole input in the judge's own format.
public final class Judge {
    private static final int BUFFER_BYTES = 1 << 15;
    private static final int FIRST_LENGTH = 1 << 16;

    private final Problem problem;
    private final InputReader in;
    private final OutputStream out;
    private final CaseSolver asker;
    private final ProblemCase values = new ProblemCase();
    private final StringBuilder text = new StringBuilder();
    private boolean explains;
    private @Nullable Verdict verdict;

    private Judge(Problem problem, InputStream in, OutputStream out, Limits limits) throws IOException {
        this.problem = problem;
        this.in = new InputReader(in);
        this.out = out;
        this.asker = new CaseSolver(problem, limits);
    }

    /// @param limits of each answer
    /// @throws JudgeException if the input is not of the problem's form, saying where; what was
    ///     answered before that has been written
    /// @throws grundy.limit.LimitException if an answer would need more than the limits allow
    public static void answer(Problem problem, InputStream in, OutputStream out, Limits limits) throws IOException {
        var judge = new Judge(problem, in, out, limits);
        try {
            limits.<Judge, IOException>during(judge::ran);
        } finally {
            judge.flush();
        }
    }

    /// @param limits of each answer
    /// @return the answers, and what else is right
    public static RightOutput right(Problem problem, byte[] input, Limits limits) {
        var output = new ByteArrayOutputStream();
        try {
            var judge = new Judge(problem, new ByteArrayInputStream(input), output, limits);
            var open = new ArrayList<OpenAnswer>();
            if (problem.answers().tiesOpen()) judge.asker.collect(open);
            limits.<Judge, IOException>during(judge::ran).flush();
            return new RightOutput(output.toString(StandardCharsets.UTF_8), open);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// @param in an input with one case
    /// @return all that the solver finds about it; null where no game was asked, or it would take too
    ///     long
    public static @Nullable Verdict verdict(Problem problem, InputStream in, Limits limits) throws IOException {
        var judge = new Judge(problem, in, OutputStream.nullOutputStream(), limits);
        judge.explains = true;
        try {
            judge.run();
        } catch (LimitException _) {
            Checkpoint.look();
            return null;
        }
        return judge.verdict;
    }

    private Judge ran() throws IOException {
        run();
        return this;
    }

    private void run() throws IOException {
        if (problem.input().isCase()) {
            asker.begin();
            read(problem.input());
            text.append(answer()).append('\n');
        } else read(problem.input());
        if (in.skipSpace()) throw tooMuch();
    }

    private JudgeException tooMuch() throws IOException {
        in.word("");
        return in.error("judge.input.too-much");
    }

    private void flush() throws IOException {
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        text.setLength(0);
        out.flush();
    }

    private String answer() {
        Checkpoint.step();
        try {
            if (!problem.input().hasSums()) problem.define(values);
            if (explains && verdict == null) verdict = asker.verdict(values);
            return asker.answer(values);
        } catch (JudgeException e) {
            throw in.error("judge.input.case", "problem", e.explanation());
        }
    }

    private void read(InputShape shape) throws IOException {
        for (var item : shape.items()) read(item);
    }

    private void read(Item item) throws IOException {
        Checkpoint.step();
        switch (item) {
            case Item.SingleNumber(var name) -> values.put(name, in.number(name));
            case Item.Row(var name, var length, var _, var width) ->
                values.put(
                        name, new CaseValue.Row(numbers(name, Math.multiplyExact(length(name, length), width)), width));
            case Item.CountedRow(var name) -> values.put(name, new CaseValue.Row(counted(name), 1));
            case Item.Lists(var name, var count, var _) -> {
                var lists = new long[length(name, count)][];
                for (int i = 0; i < lists.length; i++) lists[i] = counted(name);
                values.put(name, new CaseValue.Lists(lists));
            }
            case Item.BracketedList(var name, var length, boolean nested) -> {
                var lists = nested ? in.listOfLists(name) : null;
                var list = lists == null ? in.list(name) : new long[0];
                values.put(name, lists == null ? new CaseValue.Row(list, 1) : new CaseValue.Lists(lists));
                values.put(length, CaseValue.WholeNumber.of(lists == null ? list.length : lists.length));
            }
            case Item.Text(var name, boolean line) ->
                values.put(name, new CaseValue.Text(line ? in.line(name) : in.word(name)));
            case Item.Words(var name, var count, var length, var _) ->
                values.put(name, new CaseValue.Text(words(name, length(name, count), length(name, length))));
            case Item.Block(var body, Repetition.Times(var count, var _)) -> times(body, length("", count));
            case Item.Block(var body, Repetition.Sum(var count, var _)) -> {
                int summands = length("", count);
                for (int i = 0; i < summands; i++) {
                    read(body);
                    summand();
                }
            }
            case Item.Block(var body, Repetition.UntilZeros(var zeros)) -> until(body, zeros);
        }
    }

    private String words(String name, int count, int length) throws IOException {
        var text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            var word = in.word(name);
            if (word.length() != length)
                throw in.error("judge.input.word-length", "name", name, "wanted", length, "given", word.length());
            text.append(word);
        }
        return text.toString();
    }

    private void summand() {
        try {
            problem.define(values);
            asker.summand(values);
        } catch (JudgeException e) {
            throw in.error("judge.input.case", "problem", e.explanation());
        }
    }

    private int length(String name, CaseFormula formula) {
        long length = formula.number(values);
        if (length < 0 || length > Integer.MAX_VALUE - 8)
            throw in.error("judge.input.length", "name", name, "length", length);
        return (int) length;
    }

    private long[] counted(String name) throws IOException {
        long length = in.small(name);
        if (length < 0 || length > Integer.MAX_VALUE - 8)
            throw in.error("judge.input.length", "name", name, "length", length);
        return numbers(name, (int) length);
    }

    /// Room is made as numbers come, so that a wrong length does not ask for all of the memory.
    private long[] numbers(String name, int length) throws IOException {
        var numbers = new long[Math.min(length, FIRST_LENGTH)];
        for (int i = 0; i < length; i++) {
            if (i == numbers.length) numbers = Arrays.copyOf(numbers, (int) Math.min(length, 2L * i));
            numbers[i] = in.small(name);
        }
        return numbers;
    }

    private void times(InputShape body, int count) throws IOException {
        if (!body.isCase()) {
            for (int i = 0; i < count; i++) read(body);
            return;
        }
        for (int i = 0; i < count; i++) {
            asker.begin();
            read(body);
            one(i > 0);
        }
        endOfBlock(count > 0);
    }

    private void until(InputShape body, List<String> zeros) throws IOException {
        boolean any = false;
        while (in.skipSpace()) {
            if (body.isCase()) asker.begin();
            if (!readUntil(body, zeros)) break;
            if (body.isCase()) one(any);
            any = true;
        }
        if (body.isCase()) endOfBlock(any);
    }

    /// @return whether there is another one: the names are not all 0
    private boolean readUntil(InputShape body, List<String> zeros) throws IOException {
        int open = zeros.size();
        for (var item : body.items()) {
            read(item);
            if (item instanceof Item.SingleNumber(var name) && zeros.contains(name)) open--;
            if (open == 0 && !zeros.isEmpty()) {
                boolean end = zeros.stream().allMatch(zero -> ((CaseValue.WholeNumber) values.get(zero)).signum() == 0);
                if (end) return false;
                open = -1;
            }
        }
        return true;
    }

    private void one(boolean another) throws IOException {
        if (another) text.append(problem.answers().join());
        text.append(answer());
        if (text.length() > BUFFER_BYTES) flush();
    }

    private void endOfBlock(boolean any) {
        if (any || !problem.answers().join().equals("\n")) text.append('\n');
    }
}
