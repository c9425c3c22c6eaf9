package grundy.prove.walnut;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.AutomaticSet;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.Formula.Acceptance;
import grundy.check.automaton.Formula.All;
import grundy.check.automaton.Formula.Any;
import grundy.check.automaton.Formula.AtMostZero;
import grundy.check.automaton.Formula.Divisible;
import grundy.check.automaton.Formula.Exists;
import grundy.check.automaton.Formula.IsZero;
import grundy.check.automaton.Formula.LowestBit;
import grundy.check.automaton.Formula.LowestPart;
import grundy.check.automaton.Formula.Membership;
import grundy.check.automaton.Formula.Not;
import grundy.check.automaton.Formula.Shift;
import grundy.check.automaton.Formula.Xor;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The files of an export while they are written: automata that are given as such, definitions, and
/// sentences, each of which may use those before it.
final class WalnutDraft {
    private static final String LIBRARY = WalnutExport.LIBRARY + "/";

    private final String name;
    private final Arithmetic arithmetic;
    private final String numeration;
    private final Map<String, String> files = new LinkedHashMap<>();
    private final List<WalnutSentence> sentences = new ArrayList<>();
    private final IdentityHashMap<Automaton, DefinedAutomaton> defined = new IdentityHashMap<>();
    private final Map<Formula, String> sets = new HashMap<>();

    /// An automaton that has a name in Walnut.
    ///
    /// @param order for each of Walnut's places the track that stands there
    private record DefinedAutomaton(String name, List<Integer> order) {}

    /// A variable and the name that it is to have.
    record NamedVariable(String variable, String name) {}

    WalnutDraft(String name, Arithmetic arithmetic) {
        this.name = name;
        this.arithmetic = arithmetic;
        this.numeration = numeration(arithmetic.system());
        if (isOwn(arithmetic.system())) base();
    }

    /// Walnut's own systems are the bases, and those of the Fibonacci and the Tribonacci numbers.
    /// Its Pell system has the weights 1, 2, 5, 12, …, and that of the coefficients 2, 1 here has
    /// 1, 3, 7, 17, ….
    static boolean isOwn(NumerationSystem system) {
        return system.base() == 0
                && !system.equals(NumerationSystem.FIBONACCI)
                && !system.equals(NumerationSystem.of(1, 1, 1));
    }

    static String numeration(NumerationSystem system) {
        if (system.base() > 0) return "msd_" + system.base();
        if (system.equals(NumerationSystem.FIBONACCI)) return "msd_fib";
        if (system.equals(NumerationSystem.of(1, 1, 1))) return "msd_trib";
        var numbers = new ArrayList<Object>(system.recurrence());
        if (system.hasOwnWeights()) {
            numbers.add("from");
            numbers.addAll(system.firstWeights());
        }
        return "msd_grundy_"
                + String.join("_", numbers.stream().map(String::valueOf).toList());
    }

    String numeration() {
        return numeration;
    }

    Map<String, String> files() {
        return files;
    }

    List<WalnutSentence> sentences() {
        return sentences;
    }

    /// The system itself: which words are numbers, and which triples are sums; then that these are sums indeed.
    private void base() {
        var digits = new ArrayList<String>();
        for (int digit = 0; digit < arithmetic.system().digits(); digit++) digits.add(String.valueOf(digit));
        var alphabet = "{" + String.join(",", digits) + "}";
        var x = LinearSum.of("x");
        var y = LinearSum.of("y");
        var z = LinearSum.of("z");
        var words = arithmetic.inOrder(arithmetic.decide(Formula.atMost(LinearSum.ZERO, x)), List.of("x"));
        var sums = arithmetic.inOrder(arithmetic.decide(Formula.equal(x.plus(y), z)), List.of("x", "y", "z"));
        files.put("Custom Bases/" + numeration + ".txt", WalnutAutomaton.text(words, alphabet));
        files.put("Custom Bases/" + numeration + "_addition.txt", WalnutAutomaton.text(sums, alphabet));
        sentence("zero", "Ax (x+0=x)", Message.of("walnut.says.zero"));
        sentence("one", "Ax,y ((x<y & ~(Ez (x<z & z<y))) <=> y=x+1)", Message.of("walnut.says.one"));
        sentence("next", "Ax,y,u,v ((u=y+1 & v=x+y) => x+u=v+1)", Message.of("walnut.says.next"));
        sentence("sum", "Ax,y (Ez (z=x+y))", Message.of("walnut.says.sum"));
        sentence("alone", "~(Ex,y,u,v (u=x+y & v=x+y & u<v))", Message.of("walnut.says.alone"));
    }

    private void sentence(String suffix, String predicate, Message says) {
        sentences.add(new WalnutSentence(true, name + "_" + suffix, "?" + numeration + " " + predicate, says));
    }

    /// Gives an automaton as it is, but for words that are not valid.
    ///
    /// @return an automaton that stands for it in later formulas
    Automaton give(String suffix, Automaton automaton) {
        var called = name + "_" + suffix;
        var variables =
                tracks(automaton.tracks()).stream().map(track -> "x" + track).toList();
        var all = new ArrayList<Formula>();
        all.add(new Acceptance(automaton, variables));
        for (var variable : variables) all.add(Formula.atMost(LinearSum.ZERO, LinearSum.of(variable)));
        var valid = copy(arithmetic.inOrder(arithmetic.decide(new All(all)), variables));
        files.put(LIBRARY + called + ".txt", WalnutAutomaton.text(valid, numeration));
        defined.put(valid, new DefinedAutomaton(called, tracks(automaton.tracks())));
        defined.put(automaton, new DefinedAutomaton(called, tracks(automaton.tracks())));
        return valid;
    }

    private static List<Integer> tracks(int count) {
        return IntStream.range(0, count).boxed().toList();
    }

    /// Defines a relation.
    ///
    /// @param variables those of the relation, each with its name; all that are free in the formula
    /// @param bound names for others
    /// @return an automaton that stands for it in later formulas, a track for each variable in the order given
    Automaton define(
            String suffix, Formula formula, List<NamedVariable> variables, List<NamedVariable> bound, Message says) {
        var names = names(variables);
        for (var each : bound) names.give(each.variable, each.name);
        var all = new ArrayList<Formula>();
        var plain = ConstantFolding.without(formula);
        for (var variable : variables)
            if (!plain.free().contains(variable.variable))
                all.add(Formula.atMost(LinearSum.ZERO, LinearSum.of(variable.variable)));
        var whole = plain;
        if (!all.isEmpty()) {
            all.addFirst(plain);
            whole = ConstantFolding.without(new All(List.copyOf(all)));
        }
        var called = name + "_" + suffix;
        sentences.add(new WalnutSentence(false, called, "?" + numeration + " " + text(whole, names), says));
        var inOrder = variables.stream().map(NamedVariable::variable).toList();
        var automaton = copy(arithmetic.inOrder(arithmetic.decide(formula), inOrder));
        // The places of what is defined are in the order of the names.
        var sorted = new TreeMap<String, Integer>();
        for (int i = 0; i < variables.size(); i++) sorted.put(names.of(variables.get(i).variable), i);
        defined.put(automaton, new DefinedAutomaton(called, List.copyOf(sorted.values())));
        return automaton;
    }

    /// Automata are known by what they are, not by what they accept: two definitions may accept the same.
    private static Automaton copy(Automaton automaton) {
        return new Automaton(
                automaton.tracks(),
                automaton.digits(),
                automaton.symbols(),
                automaton.targets(),
                automaton.accepting());
    }

    private static WalnutNames names(List<NamedVariable> variables) {
        var names = new WalnutNames();
        for (var variable : variables) names.give(variable.variable, variable.name);
        return names;
    }

    /// States what must be true.
    ///
    /// @param variables that are bound, with the names that they are to have
    void state(String suffix, Formula formula, List<NamedVariable> variables, Message says) {
        sentences.add(new WalnutSentence(
                true,
                name + "_" + suffix,
                "?" + numeration + " " + text(ConstantFolding.without(formula), names(variables)),
                says));
    }

    private String text(Formula formula, WalnutNames names) {
        return new WalnutPredicate(names, this::call).of(formula);
    }

    private String call(Formula formula, List<String> arguments) {
        if (!(formula instanceof Acceptance(var automaton, var _)))
            return "$" + sets.computeIfAbsent(sharedForm(formula), this::given) + "(" + String.join(",", arguments)
                    + ")";
        if (!defined.containsKey(automaton)) give("set" + (defined.size() + 1), automaton);
        var definition = defined.get(automaton);
        if (definition == null) throw new AssertionError("It has a name now");
        return "$" + definition.name + "("
                + String.join(",", definition.order.stream().map(arguments::get).toList()) + ")";
    }

    /// Returns the formula with variables that all uses share.
    private static Formula sharedForm(Formula formula) {
        return switch (formula) {
            case Membership(var _, var set) -> new Membership("x", set);
            case Xor _ -> new Xor("x", "y", "z");
            case Shift _ -> new Shift("x", "y");
            case LowestPart _ -> new LowestPart("x", "y");
            case LowestBit _ -> new LowestBit("x", "y");
            case AtMostZero _, IsZero _, Divisible _, All _, Any _, Not _, Exists _, Acceptance _ ->
                throw new AssertionError("Written in full: " + formula);
        };
    }

    private String given(Formula set) {
        var suffix = switch (set) {
            case Membership(var _, var automatic) ->
                automatic.text().replaceAll("[^a-z0-9]+", "_").replaceAll("_$", "")
                        + (automatic instanceof AutomaticSet.Valuation(int _, int modulus, int remainder)
                                ? "_mod_" + modulus + "_is_" + remainder
                                : "");
            case Xor _ -> "xor";
            case Shift _ -> "shift";
            case LowestPart _ -> "lowest_part";
            case LowestBit _ -> "lowest_bit";
            case AtMostZero _, IsZero _, Divisible _, All _, Any _, Not _, Exists _, Acceptance _ ->
                throw new AssertionError("Written in full: " + set);
        };
        var relation = arithmetic.decide(set);
        var variables = List.of("x", "y", "z").subList(0, relation.variables().size());
        var called = name + "_" + suffix;
        files.put(LIBRARY + called + ".txt", WalnutAutomaton.text(arithmetic.inOrder(relation, variables), numeration));
        return called;
    }

    /// Automata in the format of Walnut's library: a line with the alphabet of each track, then
    /// each state with its output (1 where it accepts), and its arrows. What has no arrow is
    /// refused, as here.
    private static final class WalnutAutomaton {
        private WalnutAutomaton() {}

        /// @param alphabet of each track: a numeration system, or a set of digits
        static String text(Automaton automaton, String alphabet) {
            var text =
                    new StringBuilder(String.join(" ", Collections.nCopies(automaton.tracks(), alphabet))).append('\n');
            for (int state = 0; state < automaton.states(); state++) {
                text.append('\n').append(state).append(automaton.accepting()[state] ? " 1\n" : " 0\n");
                int[] symbols = automaton.symbols()[state];
                for (int i = 0; i < symbols.length; i++)
                    text.append(digits(symbols[i], automaton))
                            .append(" -> ")
                            .append(automaton.targets()[state][i])
                            .append('\n');
            }
            return text.toString();
        }

        private static String digits(int symbol, Automaton automaton) {
            var digits = new int[automaton.tracks()];
            int rest = symbol;
            for (int track = digits.length - 1; track >= 0; track--, rest /= automaton.digits())
                digits[track] = rest % automaton.digits();
            return Arrays.stream(digits).mapToObj(String::valueOf).collect(Collectors.joining(" "));
        }
    }
}
