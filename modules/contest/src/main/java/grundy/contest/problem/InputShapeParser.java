package grundy.contest.problem;

import grundy.contest.problem.InputShape.Item;
import grundy.contest.problem.InputShape.Repetition;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Reads the shape of an input: `T, T times { n, heaps[n] }`, `{ n m } until n = m = 0`,
/// `{ n } until end`, `n, sum of n { a b }`, `edges[n - 1, 2]`, `next[n][*]`, `list a[n]`, `word s`,
/// `word rows[n, m]`, `line s`. A comma stands for the end of a line, which matters only where an input is written.
public final class InputShapeParser {
    private static final int MOST_WIDTH = 100;
    private final FileWords words;

    private InputShapeParser(FileWords words) {
        this.words = words;
    }

    public static InputShape parse(String text) {
        var words = new FileWords(text);
        var shape = new InputShapeParser(words).shape("");
        if (!words.atEnd()) throw words.expected(Message.of("judge.what.item"));
        return shape;
    }

    private InputShape shape(String end) {
        var items = new ArrayList<Item>();
        var breaks = new ArrayList<Boolean>();
        boolean newLine = true;
        while (!words.atEnd() && !words.at(end)) {
            if (words.accept(",")) newLine = true;
            else {
                items.add(item());
                breaks.add(newLine);
                newLine = false;
            }
        }
        if (items.isEmpty()) throw words.expected(Message.of("judge.what.item"));
        return new InputShape(List.copyOf(items), List.copyOf(breaks));
    }

    private Item item() {
        if (words.at("{")) return until(body());
        if (words.at("sum") && words.peekSecond().equals("of")) {
            words.next();
            words.next();
            int start = words.position();
            var count = new FormulaParser(words).formula();
            var names = words.namesFrom(start);
            return new Item.Block(body(), new Repetition.Sum(count, names));
        }
        boolean text = words.at("word") || words.at("line");
        if (text && Character.isLetter((words.peekSecond() + " ").charAt(0))) {
            boolean line = words.next().equals("line");
            var name = words.name();
            return !line && words.accept("[") ? words(name) : new Item.Text(name, line);
        }
        boolean bracketed = words.at("list") && Character.isLetter((words.peekSecond() + " ").charAt(0));
        if (bracketed && !words.peekSecond().equals("times")) {
            words.next();
            return parseList(words.name());
        }
        if (words.peekSecond().equals("times") || !words.atName()) return times();
        var name = words.next();
        if (words.at("times")) throw words.expected(Message.of("judge.what.item"));
        return words.accept("[") ? list(name) : new Item.SingleNumber(name);
    }

    private Item times() {
        if (!words.atName() && !words.atNumber() && !words.at("(")) throw words.expected(Message.of("judge.what.item"));
        var name = words.peekSecond().equals("times") && words.atName() ? words.peek() : "";
        var count = new FormulaParser(words).formula();
        words.expect("times");
        return new Item.Block(body(), new Repetition.Times(count, name));
    }

    private InputShape body() {
        words.expect("{");
        var body = shape("}");
        words.expect("}");
        return body;
    }

    private Item until(InputShape body) {
        words.expect("until");
        if (words.accept("end")) return new Item.Block(body, new Repetition.UntilZeros(List.of()));
        var zeros = new ArrayList<String>();
        while (words.atName()) {
            zeros.add(words.next());
            words.expect("=");
        }
        if (zeros.isEmpty()) throw words.expected(Message.of("judge.what.until"));
        words.expect("0");
        return new Item.Block(body, new Repetition.UntilZeros(List.copyOf(zeros)));
    }

    private Item parseList(String name) {
        words.expect("[");
        var length = words.name();
        words.expect("]");
        boolean nested = words.accept("[");
        if (nested) {
            words.expect("*");
            words.expect("]");
        }
        return new Item.BracketedList(name, length, nested);
    }

    private Item words(String name) {
        int start = words.position();
        var count = new FormulaParser(words).formula();
        words.expect(",");
        var length = new FormulaParser(words).formula();
        var names = words.namesFrom(start);
        words.expect("]");
        return new Item.Words(name, count, length, names);
    }

    private Item list(String name) {
        if (words.accept("*")) {
            words.expect("]");
            return new Item.CountedRow(name);
        }
        int start = words.position();
        var length = new FormulaParser(words).formula();
        var names = words.namesFrom(start);
        int width = 1;
        if (words.accept(",")) {
            if (!words.atNumber() || words.peek().length() > 2)
                throw words.expected(Message.of("judge.what.width", "most", MOST_WIDTH - 1));
            width = Math.max(1, Integer.parseInt(words.next()));
        }
        words.expect("]");
        if (!words.accept("[")) return new Item.Row(name, length, names, width);
        words.expect("*");
        words.expect("]");
        return new Item.Lists(name, length, names);
    }
}
