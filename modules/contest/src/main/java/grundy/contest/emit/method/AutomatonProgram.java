package grundy.contest.emit.method;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.NumerationWords;
import grundy.check.theorem.Theorem;
import grundy.contest.problem.CaseFormula;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchParser;
import grundy.contest.sketch.SketchType;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Makes the method of a theorem by an automaton: a table of its arrows, which the program follows
/// along the digits of the position.
final class AutomatonProgram {
    private static final int LONGEST_TABLE = 30_000;

    private static final String MOST = "1000000000000000000";

    /// A value is at most the sum of the numbers of its position, so that it may have more digits than they.
    private static final BigInteger LARGEST_WEIGHT = new BigInteger("8000000000000000000");

    private final Theorem theorem;
    private final Automaton automaton;
    private final int symbols;

    private AutomatonProgram(Theorem theorem) {
        this.theorem = theorem;
        this.automaton = theorem.automaton();
        this.symbols = power(automaton.digits(), automaton.tracks());
    }

    private static int power(int base, int exponent) {
        long power = 1;
        for (int i = 0; i < exponent && power <= LONGEST_TABLE; i++) power *= base;
        return (int) Math.min(power, LONGEST_TABLE + 1);
    }

    /// @return empty if the table would be too long
    static Optional<ProgramMethod> of(Theorem theorem) {
        var program = new AutomatonProgram(theorem);
        if ((long) program.symbols * (program.automaton.states() + 1) > LONGEST_TABLE) return Optional.empty();
        return Optional.of(program.method());
    }

    private ProgramMethod method() {
        var items = new ArrayList<SketchItem>();
        items.add(SketchItem.Global.table(
                "arrows",
                IntStream.range(0, automaton.states() + 1)
                        .flatMap(state -> IntStream.range(0, symbols).map(symbol -> target(state, symbol)))));
        items.add(SketchItem.Global.table(
                "accepting",
                IntStream.range(0, automaton.states() + 1)
                        .map(state -> state < automaton.states() && automaton.accepting()[state] ? 1 : 0)));
        items.add(new SketchItem.Function(
                "placeValues", List.of(), SketchType.LIST, new SketchParser(weights()).steps()));
        items.add(new SketchItem.Global(SketchType.LIST, "weights", new CaseFormula.Call("placeValues", List.of())));
        items.add(theorem.values() ? value() : wins());
        return ProgramMethod.create("automaton", "", Map.of("most", MOST, "fixed", "yes"), items)
                .with("theorem", Message.of("emit.theorem.automaton"))
                .with(
                        "about",
                        Message.of(
                                theorem.values() ? "emit.about.automaton-values" : "emit.about.automaton",
                                "system",
                                NumerationWords.system(theorem.system()),
                                "states",
                                automaton.states()))
                .with("cost", Message.of("emit.cost.automaton"));
    }

    /// Returns the target of an arrow; a missing arrow leads to an additional state, from which nothing
    /// is accepted.
    private int target(int state, int symbol) {
        int next = state == automaton.states() ? -1 : automaton.step(state, symbol);
        return next < 0 ? automaton.states() : next;
    }

    /// The steps that compute the weights of as many digits as numbers up to the bound need.
    private List<String> weights() {
        NumerationSystem system = theorem.system();
        int places = 0;
        while (system.weights(places + 1).getLast().compareTo(LARGEST_WEIGHT) <= 0) places++;
        var coefficients = system.coefficients();
        var steps = new ArrayList<String>(List.of(
                "# what a 1 is worth in each place, the lowest first | 每一位上的 1 表示多少，从最低位起",
                "list u = longs(" + places + ")",
                "for i in 1.." + places));
        if (!system.hasOwnWeights()) {
            steps.add("  if i <= " + coefficients.size());
            steps.add("    u[i] = 1");
        }
        for (int i = 1; system.hasOwnWeights() && i <= coefficients.size(); i++) {
            steps.add("  if i = " + i);
            steps.add("    u[i] = " + system.firstWeights().get(i - 1));
        }
        for (int j = 1; j <= coefficients.size(); j++) {
            int factor = coefficients.get(j - 1);
            if (factor == 0) continue;
            steps.add("  if i > " + (system.hasOwnWeights() ? coefficients.size() : j));
            steps.add("    u[i] += " + (factor == 1 ? "" : factor + " * ") + "u[i - " + j + "]");
        }
        steps.add("return u");
        return steps;
    }

    private List<SketchItem.Parameter> parameters() {
        return theorem.game().coordinates().stream()
                .map(name -> new SketchItem.Parameter(name, SketchType.LONG))
                .toList();
    }

    /// Each number without the digits that were read.
    private static String rest(int track) {
        return "rest" + (track + 1);
    }

    private List<String> start() {
        var steps = new ArrayList<String>();
        var names = theorem.game().coordinates();
        for (int i = 0; i < names.size(); i++) steps.add("long " + rest(i) + " = " + names.get(i));
        return steps;
    }

    /// The digits of all numbers in one place, as one symbol.
    private List<String> symbol() {
        var steps = new ArrayList<String>(List.of("int symbol = 0"));
        for (int i = 0; i < theorem.game().coordinates().size(); i++) {
            steps.add("symbol = symbol * " + automaton.digits() + " + " + rest(i) + " / weights[i]");
            steps.add(rest(i) + " = " + rest(i) + " mod weights[i]");
        }
        return steps;
    }

    private SketchItem.Function wins() {
        var steps = new ArrayList<>(start());
        steps.add("int state = 0");
        steps.add("# digits from the highest to the lowest, those of all numbers at once | 从最高位到最低位，同时读各数的数位");
        steps.add("for i in length(weights)..1 by -1");
        symbol().forEach(step -> steps.add("  " + step));
        steps.add("  state = arrows[state * " + symbols + " + symbol]");
        steps.add("return accepting[state] = 0");
        return new SketchItem.Function("wins", parameters(), SketchType.BOOL, new SketchParser(steps).steps());
    }

    /// Only one value goes with a position; its digits are tried at the same time, and each state that can be
    /// reached holds the value so far.
    private SketchItem.Function value() {
        int digits = automaton.digits();
        int states = automaton.states() + 1;
        var steps = new ArrayList<>(start());
        steps.addAll(List.of(
                "# so[s]: 1 more than the value read so far on a way to the state s, 0 if there is none | so[s]：到达状态 s 时已读出的值加 1，0 表示到不了",
                "list so = longs(" + states + ")",
                "so[1] = 1",
                "for i in length(weights)..1 by -1"));
        symbol().forEach(step -> steps.add("  " + step));
        steps.addAll(List.of(
                "  list next = longs(" + states + ")",
                "  for s in 1.." + (states - 1),
                "    if so[s] > 0",
                "      for digit in 0.." + (digits - 1),
                "        next[arrows[(s - 1) * " + symbols + " + symbol * " + digits
                        + " + digit] + 1] = so[s] + digit * weights[i]",
                "  so = next",
                "for s in 1.." + (states - 1),
                "  if so[s] > 0 and accepting[s - 1] = 1",
                "    return so[s] - 1",
                "return 0"));
        return new SketchItem.Function("value", parameters(), SketchType.LONG, new SketchParser(steps).steps());
    }
}
