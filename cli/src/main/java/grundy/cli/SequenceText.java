package grundy.cli;

import grundy.check.Regularity;
import grundy.explain.Explainer;
import grundy.solve.Sequence;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A sequence of nim-values for a reader: table, picture, period with its proof, and what stands out.
///
/// @param columns of the terminal
record SequenceText(Sequence sequence, Language language, int columns) {
    private static final int MOST_LISTED = 1000;
    private static final int MOST_COLD = 24;
    private static final int MOST_FREQUENT = 5;
    private static final int MOST_COLUMNS = 24;

    List<String> lines() {
        var lines = new ArrayList<String>();
        boolean normal = sequence.play() == Play.NORMAL;
        lines.add(say(Message.of(
                normal ? "values.title" : "values.title-misere",
                "rules",
                sequence.game().text(),
                "to",
                last())));
        lines.add("");
        var values = sequence.values();
        var listed = Arrays.stream(values).limit(MOST_LISTED).boxed().toList();
        lines.addAll(new ValueTable(listed, tableColumns(listed)).lines());
        if (listed.size() < values.length)
            lines.add(say(Message.of("values.more", "count", values.length - listed.size())));
        lines.add("");
        var picture = new Sparkline(listed, columns).lines();
        if (!picture.isEmpty()) {
            lines.addAll(picture);
            lines.add(say(Message.of(
                    "values.legend",
                    "most",
                    listed.stream().mapToInt(value -> value).max().orElseThrow())));
            lines.add("");
        }
        lines.addAll(period());
        lines.addAll(records());
        return lines;
    }

    private String say(Message message) {
        return message.in(language);
    }

    private int last() {
        return sequence.to();
    }

    /// @return how many values to show side by side: whole periods where they fit, else 20 or 10, or what fits
    private int tableColumns(List<Integer> listed) {
        int room = ValueTable.fitting(listed, columns);
        if (sequence.period().isPresent()
                && sequence.period().get().period() <= room
                && sequence.period().get().period() > 1) {
            int period = Math.toIntExact(sequence.period().get().period());
            if (period > MOST_COLUMNS) return period;
            int whole = Math.min(room, MOST_COLUMNS) / period * period;
            return whole % 10 == 0 || period % 10 == 0 ? whole : 20 % period == 0 && room >= 20 ? 20 : whole;
        }
        return room >= 20 ? 20 : room >= 10 ? 10 : Math.max(1, room >= 5 ? 5 : room);
    }

    private List<String> period() {
        if (sequence.period().isEmpty())
            return sequence.regularity()
                    .map(this::seen)
                    .orElseGet(() -> List.of(say(Message.of("values.no-period", "to", last()))));
        var period = sequence.period().get();
        var law = period.saltus() > 0 ? "values.period-saltus" : "values.period";
        return List.of(
                say(Message.of(
                        law,
                        "period",
                        period.period(),
                        "from",
                        period.preperiod(),
                        "saltus",
                        period.saltus(),
                        "to",
                        period.verifiedTo())),
                "  "
                        + say(Message.of(
                                "values.proved",
                                "theorem",
                                Explainer.theorem(period.theorem()),
                                "to",
                                period.verifiedTo())));
    }

    private List<String> seen(Regularity regularity) {
        var law = say(law(regularity));
        return regularity instanceof Regularity.Broken
                ? List.of(law)
                : List.of(law, "  " + say(Message.of("values.observed", "to", regularity.seenTo())));
    }

    private static Message repeats(Regularity regularity) {
        return Message.of(
                regularity.saltus() > 0 ? "values.seems-saltus" : "values.seems",
                "distance",
                regularity.period(),
                "from",
                regularity.preperiod(),
                "saltus",
                regularity.saltus(),
                "to",
                regularity.seenTo());
    }

    private static Message law(Regularity regularity) {
        return switch (regularity) {
            case Regularity.Repeating _ -> repeats(regularity);
            case Regularity.Broken broken ->
                Message.of(
                        "values.broken",
                        "repeats",
                        repeats(broken),
                        "heap",
                        broken.seenTo() + 1,
                        "value",
                        broken.value(),
                        "expected",
                        broken.expected());
            case Regularity.Split(long from, long period, long saltus, var still, long to) ->
                Message.of(
                        "values.split",
                        "from",
                        from,
                        "to",
                        to,
                        "period",
                        period,
                        "saltus",
                        saltus,
                        "still",
                        still.stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}")));
            case Regularity.Ruler(long from, long period, long saltus, long zero, int levels, long to) ->
                Message.of(
                        "values.ruler",
                        "from",
                        from,
                        "to",
                        to,
                        "period",
                        period,
                        "saltus",
                        saltus,
                        "residue",
                        zero % period,
                        "zero",
                        zero,
                        "levels",
                        levels);
        };
    }

    private List<String> records() {
        var values = sequence.values();
        var lines = new ArrayList<String>();
        int largest = 0;
        var counts = new TreeMap<Integer, Integer>();
        for (int n = 0; n < values.length; n++) {
            if (values[n] > values[largest]) largest = n;
            counts.merge(values[n], 1, Integer::sum);
        }
        lines.add(say(Message.of("values.largest", "value", values[largest], "heap", largest)));
        if (counts.size() > 1 && counts.size() < values.length / 2) {
            var frequent = counts.entrySet().stream()
                    .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed())
                    .limit(MOST_FREQUENT)
                    .map(entry -> say(Message.of("values.times", "value", entry.getKey(), "count", entry.getValue())))
                    .collect(Collectors.joining(", "));
            lines.add(say(Message.of("values.frequent", "values", frequent)));
        }
        int count = counts.getOrDefault(0, 0);
        var cold = IntStream.range(0, values.length)
                .filter(heap -> values[heap] == 0)
                .limit(MOST_COLD)
                .mapToObj(String::valueOf);
        var shown = cold.collect(Collectors.joining(", "));
        if (count > 0)
            lines.add(
                    say(Message.of("values.cold", "count", count, "heaps", count > MOST_COLD ? shown + ", …" : shown)));
        return lines;
    }
}
