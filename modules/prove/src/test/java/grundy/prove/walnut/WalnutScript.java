package grundy.prove.walnut;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads commands as Walnut's own reader does: the same tokens, tried in the same order, the same priorities, in
/// which `&` and `|` bind alike and a quantifier is the weakest of all. Written from what Walnut 6 and 7 accept;
/// takes less than they do rather than more.
final class WalnutScript {
    private static final Pattern COMMAND = Pattern.compile("^(eval|def)\\s+([a-zA-Z]\\w*)\\s+\"(.*)\";$");
    private static final Pattern LOGICAL = Pattern.compile("\\G\\s*(&|~|\\||=>|<=>|E|A)");
    private static final String NAME = "[a-zA-Z&&[^AEI]]\\w*";
    private static final Pattern LIST = Pattern.compile("\\G\\s*(" + NAME + "(\\s*,\\s*" + NAME + ")*)\\s*");
    private static final Pattern RELATION = Pattern.compile("\\G\\s*(>=|<=|<|>|=|!=)");
    private static final Pattern ARITHMETIC = Pattern.compile("\\G\\s*(\\*|\\+)");
    private static final Pattern FUNCTION = Pattern.compile("\\G\\s*\\$(" + NAME + ")\\s*\\(");
    private static final Pattern VARIABLE = Pattern.compile("\\G\\s*(" + NAME + ")");
    private static final Pattern NUMBER = Pattern.compile("\\G\\s*(\\d+)");
    private static final Pattern SYSTEM = Pattern.compile("\\G\\s*\\?(msd_\\w+)");

    private WalnutScript() {}

    record Command(boolean stated, String name, String system, Node predicate) {}

    sealed interface Node {
        record Number(int value) implements Node {}

        record Variable(String name) implements Node {}

        record Sum(Node left, Node right) implements Node {}

        record Product(Node left, Node right) implements Node {}

        record Comparison(String relation, Node left, Node right) implements Node {}

        record Call(String name, List<Node> arguments) implements Node {}

        record Not(Node inner) implements Node {}

        record Connective(String operator, Node left, Node right) implements Node {}

        record Quantified(boolean all, List<String> variables, Node inner) implements Node {}

        /// @return the free variables
        default Set<String> free() {
            var free = new LinkedHashSet<String>();
            switch (this) {
                case Number _ -> {}
                case Variable(var name) -> free.add(name);
                case Sum(var left, var right) -> add(free, left, right);
                case Product(var left, var right) -> add(free, left, right);
                case Comparison(var _, var left, var right) -> add(free, left, right);
                case Call(var _, var arguments) -> add(free, arguments.toArray(Node[]::new));
                case Not(var inner) -> add(free, inner);
                case Connective(var _, var left, var right) -> add(free, left, right);
                case Quantified(boolean _, var variables, var inner) -> {
                    add(free, inner);
                    variables.forEach(free::remove);
                }
            }
            return free;
        }

        private static void add(Set<String> free, Node... nodes) {
            for (var node : nodes) free.addAll(node.free());
        }
    }

    static List<Command> read(String file) {
        var commands = new ArrayList<Command>();
        for (var line : file.lines().toList()) {
            var matcher = COMMAND.matcher(line);
            if (!matcher.find()) throw new IllegalArgumentException("No command: " + line);
            // One ; or : in a line ends a command, wherever it stands.
            if (line.indexOf(';') != line.length() - 1 || line.contains(":")) throw new IllegalArgumentException(line);
            var text = matcher.group(3);
            var system = SYSTEM.matcher(text);
            if (!system.find()) throw new IllegalArgumentException("No numeration system: " + line);
            commands.add(new Command(
                    matcher.group(1).equals("eval"),
                    matcher.group(2),
                    system.group(1),
                    new Reader(text.substring(system.end())).read()));
        }
        return commands;
    }

    private record Operator(String text, List<String> variables) {
        int priority() {
            return switch (text) {
                case "*" -> 10;
                case "+" -> 20;
                case "=", "!=", "<", ">", "<=", ">=" -> 40;
                case "~" -> 80;
                case "&", "|" -> 90;
                case "=>" -> 100;
                case "<=>" -> 110;
                case "E", "A" -> 150;
                case "(" -> 200;
                default -> throw new IllegalArgumentException(text);
            };
        }
    }

    private static final class Reader {
        private final String text;
        private final Deque<Node> done = new ArrayDeque<>();
        private final Deque<Operator> open = new ArrayDeque<>();
        private boolean afterOperator = true;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        private boolean next(Pattern pattern, Consumer<Matcher> use) {
            var matcher = pattern.matcher(text);
            if (!matcher.find(at)) return false;
            at = matcher.end();
            use.accept(matcher);
            return true;
        }

        Node read() {
            while (at < text.length()) if (!token()) throw new IllegalArgumentException("At " + text.substring(at));
            while (!open.isEmpty()) {
                if (open.peek().text.equals("(")) throw new IllegalArgumentException("Not closed: " + text);
                apply(open.pop());
            }
            if (done.size() != 1) throw new IllegalArgumentException(done.size() + " predicates: " + text);
            return done.pop();
        }

        private boolean token() {
            return next(LOGICAL, this::logical)
                    || next(RELATION, matcher -> binary(matcher.group(1)))
                    || next(ARITHMETIC, matcher -> binary(matcher.group(1)))
                    || next(FUNCTION, this::function)
                    || next(VARIABLE, matcher -> operand(new Node.Variable(matcher.group(1))))
                    || next(NUMBER, matcher -> operand(new Node.Number(Integer.parseInt(matcher.group(1)))))
                    || next(Pattern.compile("\\G\\s*\\("), _ -> open.push(new Operator("(", List.of())))
                    || next(Pattern.compile("\\G\\s*\\)"), _ -> close())
                    || next(Pattern.compile("\\G\\s+"), _ -> {});
        }

        private void logical(Matcher matcher) {
            afterOperator = true;
            var operator = matcher.group(1);
            if (operator.equals("E") || operator.equals("A")) {
                if (!next(
                        LIST,
                        list -> open.push(
                                new Operator(operator, List.of(list.group(1).split("(\\s|,)+"))))))
                    throw new IllegalArgumentException("Which variables? " + text);
            } else if (operator.equals("~")) push(new Operator("~", List.of()), true);
            else binary(operator);
        }

        private void binary(String operator) {
            afterOperator = true;
            push(new Operator(operator, List.of()), false);
        }

        private void push(Operator operator, boolean rightAssociative) {
            while (!open.isEmpty()
                    && open.peek().priority() <= operator.priority()
                    && !(rightAssociative && open.peek().priority() == operator.priority())) apply(open.pop());
            open.push(operator);
        }

        private void operand(Node node) {
            if (!afterOperator) throw new IllegalArgumentException("An operator is missing: " + text);
            afterOperator = false;
            done.push(node);
        }

        /// Arguments end at commas outside inner parentheses, and hold no function.
        private void function(Matcher matcher) {
            int depth = 1;
            int from = at;
            var arguments = new ArrayList<Node>();
            for (; depth > 0; at++) {
                char letter = text.charAt(at);
                if (letter == '$' || letter == '#') throw new IllegalArgumentException("Nested: " + text);
                if (letter == '(') depth++;
                if (letter == ')') depth--;
                if (letter == ',' && depth > 1) throw new IllegalArgumentException("Unbalanced: " + text);
                if (letter == ',' || depth == 0) {
                    arguments.add(new Reader(text.substring(from, at)).read());
                    from = at + 1;
                }
            }
            operand(new Node.Call(matcher.group(1), List.copyOf(arguments)));
        }

        private void close() {
            while (!open.peek().text.equals("(")) apply(open.pop());
            open.pop();
        }

        private void apply(Operator operator) {
            if (operator.text.equals("~")) done.push(new Node.Not(predicate(done.pop())));
            else if (!operator.variables.isEmpty())
                done.push(new Node.Quantified(operator.text.equals("A"), operator.variables, predicate(done.pop())));
            else {
                var right = done.pop();
                var left = done.pop();
                done.push(
                        switch (operator.text) {
                            case "+" -> new Node.Sum(term(left), term(right));
                            case "*" -> new Node.Product(term(left), term(right));
                            case "&", "|", "=>", "<=>" ->
                                new Node.Connective(operator.text, predicate(left), predicate(right));
                            default -> new Node.Comparison(operator.text, term(left), term(right));
                        });
            }
        }

        private static boolean isTerm(Node node) {
            return node instanceof Node.Number
                    || node instanceof Node.Variable
                    || node instanceof Node.Sum
                    || node instanceof Node.Product;
        }

        private static Node term(Node node) {
            if (!isTerm(node)) throw new IllegalArgumentException("No number: " + node);
            return node;
        }

        private static Node predicate(Node node) {
            if (isTerm(node)) throw new IllegalArgumentException("No predicate: " + node);
            return node;
        }
    }
}
