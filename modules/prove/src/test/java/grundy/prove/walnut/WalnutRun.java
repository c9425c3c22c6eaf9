package grundy.prove.walnut;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.FormulaRelation;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.prove.walnut.WalnutScript.Command;
import grundy.prove.walnut.WalnutScript.Node;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/// Does what Walnut would do with the text of an export: all that it knows of the theorem comes from the files.
/// Twice: with automata, from the inside out and from the left to the right as Walnut does, for all numbers; and with
/// numbers up to a bound, one by one.
final class WalnutRun {
    private final NumerationSystem system;
    private final Arithmetic arithmetic;
    private final Map<String, Automaton> library = new HashMap<>();
    private final Map<String, Node> definitions = new HashMap<>();
    private final Map<String, List<String>> places = new HashMap<>();
    private final Map<List<Object>, Boolean> known = new HashMap<>();
    private final List<Command> commands;
    private int largest;

    WalnutRun(WalnutProof proof, NumerationSystem system) {
        this.system = system;
        this.arithmetic = new Arithmetic(system, KernelBudget.DEFAULT);
        for (var file : proof.files().entrySet()) {
            if (!file.getKey().startsWith("Automata Library/")) continue;
            var read = WalnutFile.read(file.getValue(), system.digits());
            if (!read.alphabets().stream().allMatch(proof.numeration()::equals))
                throw new IllegalArgumentException("Other systems: " + read.alphabets());
            library.put(name(file.getKey()), read.automaton());
        }
        this.commands = WalnutScript.read(proof.files().get("Command Files/" + proof.name() + ".txt"));
        for (var command : commands)
            if (!command.system().equals(proof.numeration())) throw new IllegalArgumentException(command.system());
    }

    private static String name(String path) {
        return path.substring(path.indexOf('/') + 1, path.length() - ".txt".length());
    }

    /// @return states of the largest automaton on the way
    int largest() {
        return largest;
    }

    /// @return what each `eval` answers
    Map<String, Boolean> answers() {
        var answers = new LinkedHashMap<String, Boolean>();
        for (var command : commands) {
            var relation = relation(command.predicate());
            if (command.stated()) {
                if (!relation.variables().isEmpty()) throw new IllegalArgumentException("Free: " + command);
                answers.put(command.name(), !relation.isEmpty());
            } else {
                if (library.containsKey(command.name())) throw new IllegalArgumentException("Twice: " + command);
                // The places are in the order of the names.
                library.put(
                        command.name(), arithmetic.inOrder(relation, List.copyOf(new TreeSet<>(relation.variables()))));
            }
        }
        return answers;
    }

    private FormulaRelation relation(Node node) {
        var formula = switch (node) {
            case Node.Comparison(var operator, var left, var right) -> {
                var one = linear(left);
                var other = linear(right);
                yield switch (operator) {
                    case "=" -> Formula.equal(one, other);
                    case "!=" -> Formula.not(Formula.equal(one, other));
                    case "<" -> Formula.less(one, other);
                    case "<=" -> Formula.atMost(one, other);
                    case ">" -> Formula.less(other, one);
                    default -> Formula.atMost(other, one);
                };
            }
            case Node.Call(var name, var arguments) ->
                new Formula.Acceptance(
                        called(name, arguments.size()),
                        arguments.stream()
                                .map(argument -> ((Node.Variable) argument).name())
                                .toList());
            case Node.Not(var inner) -> Formula.not(holds(inner));
            case Node.Connective(var operator, var left, var right) -> both(operator, holds(left), holds(right));
            case Node.Quantified(boolean all, var variables, var inner) ->
                all
                        ? Formula.not(new Formula.Exists(variables, Formula.not(holds(inner))))
                        : new Formula.Exists(variables, holds(inner));
            default -> throw new IllegalArgumentException("No predicate: " + node);
        };
        var relation = arithmetic.decide(formula);
        largest = Math.max(largest, relation.automaton().states());
        return relation;
    }

    private static Formula both(String operator, Formula left, Formula right) {
        return switch (operator) {
            case "&" -> Formula.all(left, right);
            case "|" -> Formula.any(left, right);
            case "=>" -> Formula.any(Formula.not(left), right);
            default -> Formula.any(Formula.all(left, right), Formula.all(Formula.not(left), Formula.not(right)));
        };
    }

    private Automaton called(String name, int arguments) {
        var automaton = library.get(name);
        if (automaton == null) throw new IllegalArgumentException("Not defined: " + name);
        if (automaton.tracks() != arguments)
            throw new IllegalArgumentException(name + " needs " + automaton.tracks() + ", not " + arguments);
        return automaton;
    }

    private Formula holds(Node node) {
        var relation = relation(node);
        return relation.formula();
    }

    private static LinearSum linear(Node node) {
        return switch (node) {
            case Node.Number(int value) -> LinearSum.of(value);
            case Node.Variable(var name) -> LinearSum.of(name);
            case Node.Sum(var left, var right) -> linear(left).plus(linear(right));
            case Node.Product(Node.Number(int factor), var right) ->
                linear(right).times(factor);
            default -> throw new IllegalArgumentException("Not linear: " + node);
        };
    }

    /// @return what each `eval` answers if all numbers were at most the bound
    Map<String, Boolean> answersUpTo(int bound) {
        var answers = new LinkedHashMap<String, Boolean>();
        definitions.clear();
        known.clear();
        for (var command : commands) {
            if (command.stated()) answers.put(command.name(), holds(command.predicate(), new HashMap<>(), bound));
            else {
                definitions.put(command.name(), command.predicate());
                places.put(
                        command.name(),
                        List.copyOf(new TreeSet<>(command.predicate().free())));
            }
        }
        return answers;
    }

    private boolean holds(Node node, Map<String, Integer> at, int bound) {
        return switch (node) {
            case Node.Comparison(var operator, var left, var right) -> {
                int sign = Integer.compare(value(left, at), value(right, at));
                yield switch (operator) {
                    case "=" -> sign == 0;
                    case "!=" -> sign != 0;
                    case "<" -> sign < 0;
                    case "<=" -> sign <= 0;
                    case ">" -> sign > 0;
                    default -> sign >= 0;
                };
            }
            case Node.Call(var name, var arguments) ->
                call(name, arguments.stream().map(each -> value(each, at)).toList(), bound);
            case Node.Not(var inner) -> !holds(inner, at, bound);
            case Node.Connective(var operator, var left, var right) ->
                switch (operator) {
                    case "&" -> holds(left, at, bound) && holds(right, at, bound);
                    case "|" -> holds(left, at, bound) || holds(right, at, bound);
                    case "=>" -> !holds(left, at, bound) || holds(right, at, bound);
                    default -> holds(left, at, bound) == holds(right, at, bound);
                };
            case Node.Quantified(boolean all, var variables, var inner) ->
                quantified(all, variables, 0, inner, at, bound);
            default -> throw new IllegalArgumentException("No predicate: " + node);
        };
    }

    private boolean quantified(
            boolean all, List<String> variables, int from, Node inner, Map<String, Integer> at, int bound) {
        if (from == variables.size()) return holds(inner, at, bound);
        var here = new HashMap<>(at);
        for (int value = 0; value <= bound; value++) {
            here.put(variables.get(from), value);
            if (quantified(all, variables, from + 1, inner, here, bound) != all) return !all;
        }
        return all;
    }

    private boolean call(String name, List<Integer> values, int bound) {
        var key = List.<Object>of(name, values);
        var before = known.get(key);
        if (before != null) return before;
        boolean holds;
        var definition = definitions.get(name);
        if (definition == null) {
            var words = new ArrayList<int[]>();
            for (int value : values) words.add(system.word(BigInteger.valueOf(value)));
            holds = library.get(name).accepts(words);
        } else {
            var at = new HashMap<String, Integer>();
            var names = places.get(name);
            for (int i = 0; i < names.size(); i++) at.put(names.get(i), values.get(i));
            holds = holds(definition, at, bound);
        }
        known.put(key, holds);
        return holds;
    }

    private static int value(Node node, Map<String, Integer> at) {
        return switch (node) {
            case Node.Number(int value) -> value;
            case Node.Variable(var name) -> at.get(name);
            case Node.Sum(var left, var right) -> value(left, at) + value(right, at);
            case Node.Product(var left, var right) -> value(left, at) * value(right, at);
            default -> throw new IllegalArgumentException("No number: " + node);
        };
    }
}
