package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.explain.board.WinningMoveExample;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block.Mark;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// One heap of a subtraction or take-and-break game: the row of values around it, the mex of its options, the
/// period.
///
/// @param value of the heap, null where it is not known
/// @param period of the values, if the evidence names one
public record RowLesson(
        Verdict verdict, Play play, @Nullable BigInteger value, Optional<Evidence.Period> period) implements Lesson {
    private static final int AFTER = 3;
    private static final int MOST_OPTIONS = 12;
    private static final int MOST_ZEROS = 4;
    private static final int MOST_RESIDUES = 12;

    @Override
    public void tell(Blocks blocks) {
        var row = row();
        if (row.isEmpty() && value == null) {
            new ClaimLesson(verdict).tell(blocks);
            return;
        }
        blocks.say(play == Play.NORMAL ? Message.of("explain.row.rule") : Message.of("explain.row.misere-rule"));
        period.ifPresent(evidence -> tellPeriod(evidence, blocks));
        if (play == Play.NORMAL)
            EvidenceIn.closedForm(verdict.evidence())
                    .filter(TheoremText::isShort)
                    .ifPresent(form -> blocks.say(TheoremText.statement(form)));
        if (row.isEmpty()) {
            tellValue(blocks);
            return;
        }
        int n = reduced().intValueExact();
        new RowTable(row.get(), n, period).tell(blocks);
        period.ifPresent(evidence -> tellResidues(evidence, row.get(), blocks));
        tellOptions(row.get(), n, blocks);
        if (row.get().value(n) != 0 && !heap().equals(BigInteger.valueOf(n)))
            new WinningMoveExample(verdict).tell(blocks);
    }

    private BigInteger heap() {
        return ((Tuple) verdict.question().sum().components().getFirst().position()).get(0);
    }

    private Optional<RowOfValues> row() {
        var at = reduced();
        if (!RowOfValues.isShort(at)) return Optional.empty();
        var rules = (RuleTree.TakeAndBreak)
                verdict.question().sum().components().getFirst().game().rules();
        long to = at.longValueExact();
        long most = period.filter(RowLesson::isPlain)
                .map(evidence -> Math.max(to, evidence.preperiod() + evidence.period()))
                .orElse(to);
        return RowOfValues.of(rules, play, Math.max(most, to + AFTER)).or(() -> RowOfValues.of(rules, play, to));
    }

    private static boolean isPlain(Evidence.Period period) {
        return period.isProved()
                && period.saltus() == 0
                && period.preperiod() + period.period() < RowOfValues.MOST_HEAPS;
    }

    /// @return the heap itself if it is not far beyond the first period, else the one in the second period that
    ///     stands for it (in the first one fewer moves may be possible)
    private BigInteger reduced() {
        var heap = heap();
        if (period.isEmpty() || RowOfValues.isShort(heap)) return heap;
        var length = BigInteger.valueOf(period.get().period());
        var first = BigInteger.valueOf(period.get().preperiod()).add(length);
        return heap.compareTo(first) <= 0
                ? heap
                : heap.subtract(first).mod(length).add(first);
    }

    private void tellPeriod(Evidence.Period evidence, Blocks blocks) {
        blocks.say(
                evidence.saltus() == 0
                        ? Message.of("explain.row.period", "period", evidence.period(), "from", evidence.preperiod())
                        : Message.of(
                                "explain.row.saltus",
                                "period",
                                evidence.period(),
                                "from",
                                evidence.preperiod(),
                                "saltus",
                                evidence.saltus()));
        blocks.say(
                evidence.isProved()
                        ? Message.of(
                                "explain.row.proved",
                                "theorem",
                                TheoremText.name(evidence.theorem()),
                                "to",
                                evidence.verifiedTo())
                        : Message.of("explain.row.observed", "to", evidence.verifiedTo()));
        tellReduced(evidence, blocks);
    }

    private void tellReduced(Evidence.Period evidence, Blocks blocks) {
        var at = reduced();
        if (at.equals(heap())) return;
        var texts = new ShortenedText(blocks.language());
        var times = texts.number(heap().subtract(at).divide(BigInteger.valueOf(evidence.period())));
        blocks.say(Message.of(
                "explain.row.reduced",
                "heap",
                texts.number(heap()),
                "at",
                texts.number(at),
                "period",
                evidence.period(),
                "times",
                times));
        if (evidence.saltus() != 0 && value != null)
            blocks.say(Message.of(
                    "explain.row.added", "saltus", evidence.saltus(), "times", times, "value", texts.number(value)));
    }

    private void tellValue(Blocks blocks) {
        if (value == null) return;
        var texts = new ShortenedText(blocks.language());
        blocks.say(
                value.signum() == 0
                        ? Message.of("explain.row.value-zero", "heap", texts.number(heap()))
                        : Message.of("explain.row.value", "heap", texts.number(heap()), "value", texts.number(value)));
        if (value.signum() != 0) new WinningMoveExample(verdict).tell(blocks);
    }

    /// The remainders that are lost, where the period is short enough for them to be a rule that one can keep in
    /// mind.
    private static void tellResidues(Evidence.Period period, RowOfValues row, Blocks blocks) {
        if (!isPlain(period) || row.values().size() < period.preperiod() + period.period()) return;
        int from = Math.toIntExact(period.preperiod());
        int length = Math.toIntExact(period.period());
        var lost = IntStream.range(from, from + length)
                .filter(n -> row.value(n) == 0)
                .mapToObj(n -> n % length)
                .sorted()
                .toList();
        if (lost.size() > MOST_RESIDUES) return;
        var residues = lost.stream()
                .map(String::valueOf)
                .collect(Collectors.joining(new ShortenedText(blocks.language()).comma()));
        if (lost.isEmpty()) blocks.say(Message.of("explain.row.no-residue", "from", from));
        else if (from == 0) blocks.say(Message.of("explain.row.residues", "period", length, "residues", residues));
        else blocks.say(Message.of("explain.row.residues-from", "period", length, "residues", residues, "from", from));
    }

    private static void tellOptions(RowOfValues row, int n, Blocks blocks) {
        var options = row.options(n);
        if (options.isEmpty()) return;
        if (options.size() <= MOST_OPTIONS) {
            var text = options.stream()
                    .map(option -> option(row, option))
                    .collect(Collectors.joining(new ShortenedText(blocks.language()).comma()));
            blocks.say(Message.of("explain.row.options", "heap", n, "options", text, "value", row.value(n)));
        } else {
            blocks.say(Message.of(
                    "explain.row.many-options",
                    "heap",
                    n,
                    "count",
                    options.size(),
                    "values",
                    values(row, options, new ShortenedText(blocks.language())),
                    "value",
                    row.value(n)));
        }
        tellConclusion(row, n, options, blocks);
    }

    private static void tellConclusion(RowOfValues row, int n, List<List<Position>> options, Blocks blocks) {
        if (row.value(n) == 0) {
            blocks.say(Message.of("explain.row.lost"));
            return;
        }
        var zeros = options.stream().filter(option -> row.value(option) == 0).toList();
        var some = zeros.stream()
                .limit(MOST_ZEROS)
                .map(RowLesson::heaps)
                .collect(Collectors.joining(new ShortenedText(blocks.language()).comma()));
        blocks.say(Message.of(
                "explain.row.won",
                "options",
                zeros.size() > MOST_ZEROS ? some + new ShortenedText(blocks.language()).comma() + "…" : some));
    }

    private static String values(RowOfValues row, List<List<Position>> options, ShortenedText texts) {
        return texts.list(options.stream().map(row::value).collect(Collectors.toCollection(TreeSet::new)));
    }

    private static String heaps(List<Position> option) {
        return option.stream().map(Position::toString).collect(Collectors.joining(" + "));
    }

    /// @return `18 (1)`, and where the heap is split `3 + 5 (2 ⊕ 1 = 3)`
    private static String option(RowOfValues row, List<Position> option) {
        if (option.size() == 1) return heaps(option) + " (" + row.value(option) + ")";
        var values = option.stream()
                .map(heap -> Integer.toString(row.value(List.of(heap))))
                .collect(Collectors.joining(" ⊕ "));
        return heaps(option) + " (" + values + " = " + row.value(option) + ")";
    }

    /// The values of neighbouring heaps side by side, with a mark under one of them and where a period begins.
    ///
    /// @param n the heap to be marked, within the row
    private record RowTable(RowOfValues row, int n, Optional<Evidence.Period> period) implements Lesson {
        private static final int AFTER = 3;
        private static final int MOST_COLUMNS = 30;

        @Override
        public void tell(Blocks blocks) {
            int to = Math.min(n + AFTER, row.values().size() - 1);
            int from = Math.max(0, to + 1 - MOST_COLUMNS);
            var table = new TableRows("l" + "r".repeat(to - from + 1));
            var heaps = new ArrayList<>(List.of("n"));
            var values = new ArrayList<>(List.of("g(n)"));
            var marks = new ArrayList<>(List.of(Mark.NONE));
            for (int i = from; i <= to; i++) {
                heaps.add(Integer.toString(i));
                values.add(Integer.toString(row.value(i)));
                marks.add(mark(i));
            }
            table.head(heaps).row(values).marked(marks).into(blocks);
            if (period.isPresent())
                blocks.say(Message.of(marks.contains(Mark.PERIOD) ? "explain.row.marks" : "explain.row.mark"));
        }

        private Mark mark(int heap) {
            if (heap == n) return Mark.HERE;
            return period.filter(evidence -> heap >= evidence.preperiod()
                                    && (heap - evidence.preperiod()) % evidence.period() == 0)
                            .isPresent()
                    ? Mark.PERIOD
                    : Mark.NONE;
        }
    }
}
