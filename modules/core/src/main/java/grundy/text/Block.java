package grundy.text;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// A piece of an answer in the reader's language, as data: an app lays it out as it likes. The text in it has no line
/// feeds, no blanks that only line things up, and is bounded in length whatever the position.
public sealed interface Block {
    /// @return the block itself, without what is known of formulas in its texts
    default Block plain() {
        return this instanceof WithFormulas(var block, var _) ? block : this;
    }

    /// @return the blocks themselves
    static List<Block> plain(List<Block> blocks) {
        return blocks.stream().map(Block::plain).toList();
    }

    /// A block in whose texts there are formulas.
    ///
    /// @param block a heading, a result, a paragraph, steps, a formula or notes, with these texts
    /// @param texts its sentences or items, or its only text
    record WithFormulas(Block block, List<MarkedText> texts) implements Block {
        public WithFormulas {
            texts = List.copyOf(texts);
        }

        /// @return the block alone where there is no formula
        static Block of(Block block, List<MarkedText> texts) {
            boolean none = texts.stream().allMatch(text -> text.formulas().isEmpty());
            return none ? block : new WithFormulas(block, texts);
        }
    }

    /// A heading with its formulas.
    static Block heading(MarkedText text) {
        return WithFormulas.of(new Heading(text.text()), List.of(text));
    }

    /// A result with its formulas.
    static Block result(MarkedText text, Standing standing) {
        return WithFormulas.of(new Result(text.text(), standing), List.of(text));
    }

    /// A paragraph with its formulas.
    static Block paragraph(List<MarkedText> sentences) {
        return WithFormulas.of(new Paragraph(MarkedText.texts(sentences)), sentences);
    }

    /// Steps with their formulas.
    static Block steps(List<MarkedText> items, boolean numbered, String more) {
        return WithFormulas.of(new Steps(MarkedText.texts(items), numbered, more), items);
    }

    /// Notes with their formulas.
    static Block notes(List<MarkedText> sentences, int depth) {
        return WithFormulas.of(new Notes(MarkedText.texts(sentences), depth), sentences);
    }

    /// A text that stands by itself, and where it is a formula.
    static Block formula(MarkedText text, int depth) {
        return WithFormulas.of(new Formula(text.text(), depth), List.of(text));
    }

    /// The subject of the answer.
    record Heading(String text) implements Block {}

    /// Sentences on one matter, one after the other. Each may be several sentences of a language that
    /// always go together.
    record Paragraph(List<String> sentences) implements Block {
        public Paragraph {
            sentences = List.copyOf(sentences);
        }
    }

    /// The result of an answer: who wins, whether something agrees.
    record Result(String text, Standing standing) implements Block {}

    /// The standing of whoever asks: the player to move, or who had something checked.
    enum Standing {
        WON,
        LOST,
        /// Neither, or not known.
        OPEN
    }

    /// Things one after the other, such as the steps of an argument.
    ///
    /// @param numbered whether they are referred to by their numbers, from 1
    /// @param more what is said instead of those that are left out at the end; empty if none is
    record Steps(List<String> items, boolean numbered, String more) implements Block {
        public Steps {
            items = List.copyOf(items);
        }
    }

    /// Moves to choose from.
    ///
    /// @param more what is said instead of those that are left out at the end; empty if none is
    record Moves(List<Move> moves, String more) implements Block {
        public Moves {
            moves = List.copyOf(moves);
        }
    }

    /// A move in a sum.
    ///
    /// @param text the whole move in readable form
    /// @param steps what happens in each component moved in; of many only the first ones
    record Move(String text, List<Step> steps) {
        public Move {
            steps = List.copyOf(steps);
        }
    }

    /// The change that a move makes in one component.
    ///
    /// @param component its number in the position as written, from 0
    /// @param from what stands there, shortened where it is long
    /// @param to what is left there, a sum where it splits, shortened where it is long
    record Step(int component, String from, String to) {}

    /// Rows of cells.
    ///
    /// @param alignment one for each column
    /// @param rows of no more cells than there are columns
    /// @param marks one for each column, or none at all. Where columns are marked and there is no room for all,
    ///     those after the first, which names the rows, are the ones to go; else it is the last ones
    record Table(List<Alignment> alignment, List<Row> rows, List<Mark> marks) implements Block {
        /// @throws IllegalArgumentException if a row has more cells than there are columns, or marks are
        ///     missing
        public Table {
            alignment = List.copyOf(alignment);
            rows = List.copyOf(rows);
            marks = List.copyOf(marks);
            for (var row : rows)
                if (row.cells().size() > alignment.size())
                    throw new IllegalArgumentException("A table of %d columns has no room for the row %s."
                            .formatted(alignment.size(), row.cells()));
            if (!marks.isEmpty() && marks.size() != alignment.size())
                throw new IllegalArgumentException("A table of %d columns needs as many marks or none, but has %d."
                        .formatted(alignment.size(), marks.size()));
        }
    }

    /// The alignment of a column's cells.
    enum Alignment {
        LEFT,
        RIGHT
    }

    /// The mark that makes a column of a table stand out.
    enum Mark {
        NONE,
        /// It is the one that is spoken of.
        HERE,
        /// A period begins with it.
        PERIOD
    }

    /// A row of a table.
    ///
    /// @param head whether its cells say what is below them
    /// @param ruled whether a line sets it off from the row before
    record Row(List<String> cells, boolean head, boolean ruled) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /// A table with heads at the top and at the left, and several entries in each cell: the payoffs of a game in
    /// strategic form.
    ///
    /// @param caption what all of it is about; empty if there is nothing to say
    /// @param heads of the columns
    record Grid(String caption, List<String> heads, List<GridRow> rows) implements Block {
        public Grid {
            heads = List.copyOf(heads);
            rows = List.copyOf(rows);
        }
    }

    /// A row of a grid.
    ///
    /// @param cells one for each column, each with its entries
    record GridRow(String head, List<List<Entry>> cells) {
        public GridRow {
            cells = cells.stream().map(List::copyOf).toList();
        }
    }

    /// An entry of a cell.
    ///
    /// @param marked whether it stands out
    record Entry(String text, boolean marked) {}

    /// Numbers in binary, one under the other, so that their ones can be counted column by column.
    ///
    /// @param width number of binary digits, at least 1
    /// @param numbers the first ones
    /// @param more what is said instead of those that are left out after them; empty if none is
    /// @param further what follows those that are left out
    /// @param ones how many ones each column has, the left-out numbers with them
    /// @param sum the sum without carrying, the left-out numbers with them
    record Columns(
            int width,
            List<LabelledNumber> numbers,
            String more,
            List<LabelledNumber> further,
            Optional<OneCounts> ones,
            Optional<LabelledNumber> sum)
            implements Block {
        public Columns {
            numbers = List.copyOf(numbers);
            further = List.copyOf(further);
        }

        /// @param column counted from the right, from 0
        /// @return the value of a one in that column: `4`, or `2^40` where it is large
        public static String columnValue(int column) {
            return column < MOST_DECIMAL ? Long.toString(1L << column) : "2^" + column;
        }

        /// @param width at least the number's own
        /// @return the binary digits
        public static String digits(BigInteger number, int width) {
            var digits = number.toString(2);
            return "0".repeat(Math.max(0, width - digits.length())) + digits;
        }

        private static final int MOST_DECIMAL = 12;
    }

    /// A number and what it is called.
    ///
    /// @param changes whether the move that is spoken of changes it
    record LabelledNumber(String label, BigInteger number, boolean changes) {}

    /// The number of ones in each column.
    ///
    /// @param counts from the column that is worth most
    record OneCounts(String label, List<Integer> counts) {
        public OneCounts {
            counts = List.copyOf(counts);
        }
    }

    /// A formula that stands by itself.
    ///
    /// @param depth 0 for a step of a calculation, 1 for what such a step is made of
    record Formula(String text, int depth) implements Block {}

    /// A tree of branches, each before those that branch from it.
    record Outline(List<Branch> branches) implements Block {
        public Outline {
            branches = List.copyOf(branches);
        }
    }

    /// A place of an outline.
    ///
    /// @param depth 0 for the root
    /// @param mark says whether and how this branch is taken; may be empty
    /// @param name of the branch that leads here; empty for the root
    /// @param text what is there
    /// @param note what that comes to; may be empty
    record Branch(int depth, String mark, String name, String text, String note) {}

    /// The facts about one thing, each under its name: a card.
    ///
    /// @param room for names, in signs, so that cards of one kind look alike
    record Fields(List<Field> fields, int room) implements Block {
        public Fields {
            fields = List.copyOf(fields);
        }
    }

    /// A field of a card.
    ///
    /// @param name of the field; empty where it goes on with the one before
    /// @param texts beside each other, such as several names of one thing; at least one
    /// @param whole whether no text is broken into lines, such as what is to be typed
    record Field(String name, List<String> texts, boolean whole) {
        /// @throws IllegalArgumentException if there is no text
        public Field {
            texts = List.copyOf(texts);
            if (texts.isEmpty()) throw new IllegalArgumentException("The field " + name + " says nothing.");
        }

        /// One text is broken where its line ends, several are not.
        public Field(String name, List<String> texts) {
            this(name, texts, texts.size() > 1);
        }

        /// @param command what is to be typed
        public static Field typed(String name, String command) {
            return new Field(name, List.of(command), true);
        }
    }

    /// Sentences that belong to what stands before them.
    ///
    /// @param depth how far they are set in, at least 1
    record Notes(List<String> sentences, int depth) implements Block {
        public Notes {
            sentences = List.copyOf(sentences);
        }
    }

    /// A text that is not laid out, line by line as it is: what a program read and wrote, a command to type.
    record Verbatim(List<String> lines) implements Block {
        public Verbatim {
            lines = List.copyOf(lines);
        }
    }

    /// A picture made of letters: its lines are never broken.
    ///
    /// @param lines as they stand one below the other; of letters of which each takes one column
    /// @param instead what says the same where there is no room for the longest line; may be nothing
    record Art(List<String> lines, List<Block> instead) implements Block {
        public Art {
            lines = List.copyOf(lines);
            instead = List.copyOf(instead);
        }
    }

    /// A new train of thought begins.
    record Break() implements Block {}
}
