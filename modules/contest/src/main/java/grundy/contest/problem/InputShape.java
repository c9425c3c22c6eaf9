package grundy.contest.problem;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The format of an input: its items in order.
///
/// @param breaks for each item whether it begins a line, where it matters: when an input is written
public record InputShape(List<Item> items, List<Boolean> breaks) {
    /// A part of an input, after those before it.
    public sealed interface Item {
        /// A whole number.
        record SingleNumber(String name) implements Item {}

        /// A row of numbers of a given length; with `width` over 1 as many rows of that many numbers.
        ///
        /// @param names that the length speaks of
        record Row(String name, CaseFormula length, List<String> names, int width) implements Item {}

        /// A count followed by as many numbers: `name[*]`.
        record CountedRow(String name) implements Item {}

        /// A given number of lists, each after its length: `name[n][*]`.
        record Lists(String name, CaseFormula count, List<String> names) implements Item {}

        /// A line such as `[1,5,2]`, or `[[2,5],[3]]` where lists are nested in it: `list name[length]`.
        ///
        /// @param length name of the number of what it lists
        record BracketedList(String name, String length, boolean nested) implements Item {}

        /// A text between blanks, or up to the end of the line.
        record Text(String name, boolean line) implements Item {}

        /// Words of equal length, a line each, that are one text: `word name[count, length]`.
        ///
        /// @param names that count and length speak of
        record Words(String name, CaseFormula count, CaseFormula length, List<String> names) implements Item {}

        /// The same shape again and again.
        record Block(InputShape body, Repetition repetition) implements Item {}
    }

    /// The number of times that a block is repeated.
    public sealed interface Repetition {
        /// Repeats a block a given number of times; each time a case, or blocks of cases.
        ///
        /// @param name of the number, or the empty string where it is a formula
        record Times(CaseFormula count, String name) implements Repetition {}

        /// Repeats a block a given number of times; all together make the position of one case.
        record Sum(CaseFormula count, List<String> names) implements Repetition {}

        /// Until all of these are 0, or the input ends; until the input ends where none are named.
        record UntilZeros(List<String> zeros) implements Repetition {}
    }

    /// @return whether a case is the whole of it: there is no block of cases inside
    public boolean isCase() {
        return items.stream()
                .noneMatch(item ->
                        item instanceof Item.Block(var _, var repetition) && !(repetition instanceof Repetition.Sum));
    }

    /// @return the items of a case where all of the input is one, or cases without a number before them
    public List<Item> arguments() {
        return items.size() == 1
                        && items.getFirst() instanceof Item.Block(var body, Repetition.UntilZeros(var zeros))
                        && zeros.isEmpty()
                ? body.items
                : items;
    }

    /// @return whether summands make the position of a case
    public boolean hasSums() {
        return items.stream()
                .anyMatch(item -> item instanceof Item.Block(var body, var repetition)
                        && (repetition instanceof Repetition.Sum || body.hasSums()));
    }

    /// @return the block of cases inside, or null
    public Item.@Nullable Block cases() {
        for (var item : items)
            if (item instanceof Item.Block block && !(block.repetition() instanceof Repetition.Sum)) return block;
        return null;
    }
}
