package grundy.pattern;

import grundy.check.period.ObservedRegularity;
import grundy.engine.heap.Regularities;
import grundy.pattern.FittingFormula.Kind;
import grundy.text.Message;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/// Split periodic and ruler regular tables, see {@link ObservedRegularity}.
final class RegularFormulas {
    private static final int LONGEST = 200_000;

    private final InputTable table;

    RegularFormulas(InputTable table) {
        this.table = table;
    }

    List<FittingFormula> find() {
        if (table.first() != 0 || table.isOutcomes() || table.length() > LONGEST || table.largest() > Integer.MAX_VALUE)
            return List.of();
        var values = Arrays.stream(table.values()).mapToInt(Math::toIntExact).toArray();
        return Regularities.find(values).map(this::formula).stream().toList();
    }

    private FittingFormula formula(ObservedRegularity regularity) {
        return switch (regularity) {
            case ObservedRegularity.Split split -> splitFormula(split);
            case ObservedRegularity.Ruler ruler -> ruler(ruler);
            case ObservedRegularity.Repeating _, ObservedRegularity.Broken _ ->
                throw new AssertionError("Plain periods are looked for elsewhere: " + regularity);
        };
    }

    private FittingFormula splitFormula(ObservedRegularity.Split split) {
        long from = split.preperiod();
        FittingFormula.Term term = heap -> {
            if (heap < from) return OptionalLong.empty();
            long times = (heap - from) / split.period();
            boolean still = split.still().contains((int) (heap % split.period()));
            return OptionalLong.of(table.at(heap - times * split.period()) + (still ? 0 : times * split.saltus()));
        };
        var parameters = parameters(split);
        parameters.put("still", split.still().stream().map(Long::valueOf).toList());
        var still = split.still().stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
        return new FittingFormula(
                Kind.SPLIT_PERIODIC,
                "",
                Message.of(
                        "pattern.split",
                        "from",
                        from,
                        "period",
                        split.period(),
                        "saltus",
                        split.saltus(),
                        "still",
                        still),
                parameters,
                from,
                (int) (table.length() - from),
                (int) (from + 2 * split.period()),
                term);
    }

    private FittingFormula ruler(ObservedRegularity.Ruler ruler) {
        long from = ruler.preperiod();
        long residue = ruler.zero() % ruler.period();
        FittingFormula.Term term = heap -> {
            if (heap < from || heap % ruler.period() == residue) return OptionalLong.empty();
            long times = (heap - from) / ruler.period();
            return OptionalLong.of(table.at(heap - times * ruler.period()) + times * ruler.saltus());
        };
        var parameters = parameters(ruler);
        parameters.put("zero", ruler.zero());
        parameters.put("levels", (long) ruler.levels());
        return new FittingFormula(
                Kind.RULER_REGULAR,
                "",
                Message.of(
                        "pattern.ruler-regular",
                        "from",
                        from,
                        "period",
                        ruler.period(),
                        "saltus",
                        ruler.saltus(),
                        "residue",
                        residue,
                        "zero",
                        ruler.zero(),
                        "levels",
                        ruler.levels()),
                parameters,
                from,
                (int) (table.length() - from),
                (int) (from + 4 * ruler.period()),
                term);
    }

    private static Map<String, Object> parameters(ObservedRegularity regularity) {
        var parameters = new LinkedHashMap<String, Object>();
        parameters.put("preperiod", regularity.preperiod());
        parameters.put("period", regularity.period());
        parameters.put("saltus", regularity.saltus());
        return parameters;
    }
}
