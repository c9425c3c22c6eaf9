package grundy.present.words;

import grundy.answer.NimSequence;
import grundy.check.period.ObservedRegularity;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Describes a sequence of nim-values: its game and heaps, its period with the proof or as observed,
/// and notable facts.
public record SequenceWords(NimSequence sequence, Language language) {
    private static final int MOST_COLD = 24;
    private static final int MOST_FREQUENT = 5;

    /// @return a title with the game and the heaps of the values
    public List<Block> title() {
        return List.of(new Block.Heading(Message.of(
                        sequence.play() == Play.NORMAL ? "values.title" : "values.title-misere",
                        "rules",
                        sequence.game().fullName(),
                        "to",
                        sequence.to())
                .in(language)));
    }

    /// @return the period with its proof; or what looks like one, and that nothing proves it; or that none is seen
    public List<Block> period() {
        if (sequence.period().isPresent())
            return PeriodWords.ofValues(sequence.period().get(), language);
        var blocks = new Blocks(language);
        sequence.regularity()
                .ifPresentOrElse(
                        regularity -> tell(regularity, blocks),
                        () -> blocks.say(Message.of("values.no-period", "to", sequence.to())));
        return blocks.list();
    }

    private static void tell(ObservedRegularity regularity, Blocks blocks) {
        blocks.say(law(regularity));
        if (!(regularity instanceof ObservedRegularity.Broken))
            blocks.item(Message.of("values.observed", "to", regularity.lastHeap()));
    }

    private static Message repeats(ObservedRegularity regularity) {
        return Message.of(
                regularity.saltus() > 0 ? "values.seems-saltus" : "values.seems",
                "distance",
                regularity.period(),
                "from",
                regularity.preperiod(),
                "saltus",
                regularity.saltus(),
                "to",
                regularity.lastHeap());
    }

    private static Message law(ObservedRegularity regularity) {
        return switch (regularity) {
            case ObservedRegularity.Repeating _ -> repeats(regularity);
            case ObservedRegularity.Broken broken ->
                Message.of(
                        "values.broken",
                        "repeats",
                        repeats(broken),
                        "heap",
                        broken.lastHeap() + 1,
                        "value",
                        broken.value(),
                        "expected",
                        broken.expected());
            case ObservedRegularity.Split(long from, long period, long saltus, var still, long to) ->
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
            case ObservedRegularity.Ruler(long from, long period, long saltus, long zero, int levels, long to) ->
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

    /// @param values at least 0, of which there may be many millions
    /// @return the number of times that each value occurs, for those that do
    private static SortedMap<Integer, Integer> counts(int[] values, int largest) {
        var counts = new int[largest + 1];
        for (int value : values) counts[value]++;
        var occurring = new TreeMap<Integer, Integer>();
        for (int value = 0; value <= largest; value++) if (counts[value] > 0) occurring.put(value, counts[value]);
        return occurring;
    }

    /// @return the largest and the most frequent values, and the heaps that are lost for the player to
    ///     move
    public List<Block> records() {
        var values = sequence.values();
        var blocks = new Blocks(language);
        int largest = 0;
        for (int n = 0; n < values.length; n++) if (values[n] > values[largest]) largest = n;
        var counts = counts(values, values[largest]);
        blocks.say(Message.of("values.largest", "value", values[largest], "heap", largest));
        if (counts.size() > 1 && counts.size() < values.length / 2) {
            var frequent = counts.entrySet().stream()
                    .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed())
                    .limit(MOST_FREQUENT)
                    .map(entry -> Message.of("values.times", "value", entry.getKey(), "count", entry.getValue()))
                    .toList();
            blocks.say(Message.of("values.frequent", "values", frequent));
        }
        int count = counts.getOrDefault(0, 0);
        var cold = IntStream.range(0, values.length)
                .filter(heap -> values[heap] == 0)
                .limit(MOST_COLD)
                .mapToObj(String::valueOf);
        var texts = count > MOST_COLD ? Stream.concat(cold, Stream.of("…")) : cold;
        if (count > 0) blocks.say(Message.of("values.cold", "count", count, "heaps", texts.toList()));
        return blocks.list();
    }
}
