package grundy.contest.judge;

import grundy.contest.problem.CaseValue;
import grundy.contest.problem.CaseValue.Row;
import grundy.contest.problem.InputShape;
import grundy.contest.problem.InputShape.Item;
import grundy.contest.problem.InputShape.Repetition;
import grundy.contest.problem.ProblemCase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Writes an input that was made up, in lines as the shape has them.
final class SampleText {
    private final StringBuilder text = new StringBuilder();

    /// What the lengths of words may speak of.
    private final ProblemCase values = new ProblemCase();

    /// @param units inputs with one case each, of which all that stands outside of this level is the same
    void write(InputShape shape, List<SampleCase> units, int depth) {
        var level = units.getFirst().levels().get(depth);
        remember(level);
        var block = shape.cases();
        var groups = block == null ? List.<List<SampleCase>>of() : groups(units, depth + 1, block.body());
        for (int i = 0; i < shape.items().size(); i++) {
            if (shape.breaks().get(i)) newLine();
            else blank();
            if (shape.items().get(i) instanceof Item.SingleNumber(var name)
                    && block != null
                    && block.repetition() instanceof Repetition.Times(var _, var count)
                    && count.equals(name)) text.append(groups.size());
            else if (block != null && shape.items().get(i).equals(block)) block(block, groups, depth + 1);
            else item(shape.items().get(i), level);
        }
        newLine();
    }

    /// Cases of one block of the level outside; where this level has blocks itself, those with the same
    /// values together.
    private static List<List<SampleCase>> groups(List<SampleCase> units, int depth, InputShape body) {
        var groups = new ArrayList<List<SampleCase>>();
        for (var unit : units) {
            boolean joins = body.cases() != null
                    && !groups.isEmpty()
                    && groups.getLast()
                            .getFirst()
                            .levels()
                            .get(depth)
                            .equals(unit.levels().get(depth));
            if (joins) groups.getLast().add(unit);
            else groups.add(new ArrayList<>(List.of(unit)));
        }
        return groups;
    }

    private void block(Item.Block block, List<List<SampleCase>> groups, int depth) {
        for (var group : groups) write(block.body(), group, depth);
        if (block.repetition() instanceof Repetition.UntilZeros(var zeros) && !zeros.isEmpty()) {
            newLine();
            text.append(String.join(" ", zeros.stream().map(_ -> "0").toList())).append('\n');
        }
    }

    private void item(Item item, Map<String, Object> level) {
        switch (item) {
            case Item.SingleNumber(var name) -> text.append(level.get(name));
            case Item.Row(var name, var _, var _, var width) -> row((Row) value(level, name), width);
            case Item.CountedRow(var name) -> {
                var row = (Row) value(level, name);
                text.append(row.numbers().length);
                if (row.numbers().length > 0) text.append(' ');
                row(row, 1);
            }
            case Item.Lists(var name, var _, var _) -> {
                for (var list : ((CaseValue.Lists) value(level, name)).lists()) {
                    newLine();
                    text.append(list.length);
                    for (long number : list) text.append(' ').append(number);
                }
            }
            case Item.BracketedList(var name, var _, boolean nested) ->
                text.append(
                        nested
                                ? Arrays.stream(((CaseValue.Lists) value(level, name)).lists())
                                        .map(SampleText::bracketed)
                                        .collect(Collectors.joining(",", "[", "]"))
                                : bracketed(((Row) value(level, name)).numbers()));
            case Item.Text(var name, var _) -> text.append(level.get(name));
            case Item.Words(var name, var _, var length, var _) ->
                words(value(level, name).toString(), Math.toIntExact(length.number(values)));
            case Item.Block(var body, var _) -> summands(body, level);
        }
    }

    private void remember(Map<String, Object> level) {
        level.forEach((name, value) -> {
            if (value instanceof CaseValue each) values.put(name, each);
        });
    }

    private void words(String letters, int length) {
        for (int i = 0; i < letters.length(); i += length) {
            newLine();
            text.append(letters, i, i + length);
        }
    }

    private static String bracketed(long[] numbers) {
        return Arrays.stream(numbers).mapToObj(Long::toString).collect(Collectors.joining(",", "[", "]"));
    }

    private static Object value(Map<String, Object> level, String name) {
        var value = level.get(name);
        if (value == null) throw new AssertionError("Nothing was made up for " + name);
        return value;
    }

    @SuppressWarnings("unchecked")
    private void summands(InputShape body, Map<String, Object> level) {
        for (var summand : (List<Map<String, Object>>) value(level, "")) {
            newLine();
            remember(summand);
            for (int i = 0; i < body.items().size(); i++) {
                if (body.breaks().get(i)) newLine();
                else blank();
                item(body.items().get(i), summand);
            }
        }
        newLine();
    }

    private void row(Row row, int width) {
        for (int i = 0; i < row.numbers().length; i++) {
            if (i > 0) text.append(width > 1 && i % width == 0 ? '\n' : ' ');
            text.append(row.numbers()[i]);
        }
    }

    private void newLine() {
        if (!text.isEmpty() && text.charAt(text.length() - 1) == ' ') text.setLength(text.length() - 1);
        if (!text.isEmpty() && text.charAt(text.length() - 1) != '\n') text.append('\n');
    }

    private void blank() {
        if (!text.isEmpty() && text.charAt(text.length() - 1) != '\n') text.append(' ');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
