package grundy.check.automaton;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Arithmetic in one numeration system: turns formulas into automata over tuples of words. Whatever speaks of sums
/// rests on automata that were proved by induction ({@link LinearForm}); the rest is intersection, union, complement
/// and projection (Büchi 1960; V. Bruyère, G. Hansel, C. Michaux and R. Villemaire, Logic and p-recognizable sets of
/// integers, Bulletin of the Belgian Mathematical Society 1 (1994) 191-238).
public final class Arithmetic {
    /// Constants above this, and above the coefficients, become a track of their own.
    private static final int LARGE = 64;

    /// Begins the names of variables that are sums, or 0 where these are below.
    private static final String LEFT = "~left";

    private final NumerationSystem system;
    private final KernelBudget budget;
    private final AutomatonOperations combining;
    private final Map<Integer, Automaton> universes = new HashMap<>();
    private final Map<List<Integer>, LinearForm> forms = new HashMap<>();
    private final Map<Atom, Automaton> atoms = new HashMap<>();
    private final Automaton less;
    private final Automaton successor;

    /// @param budget how large automata may become, and when to stop
    public Arithmetic(NumerationSystem system, KernelBudget budget) {
        this.system = system;
        this.budget = budget;
        this.combining = new AutomatonOperations(budget);
        this.less = order();
        this.successor = successorOf(less);
    }

    /// @return the system in which numbers are words
    public NumerationSystem system() {
        return system;
    }

    /// @return the limits on the size of automata and on the time
    public KernelBudget budget() {
        return budget;
    }

    /// @return the values of the formula's free variables for which it is true
    /// @throws InexpressibleException if the system cannot recognise some set by its digits
    /// @throws TooLargeException if an automaton grows beyond the budget
    /// @throws KernelBudget.CancelledException if the work is stopped
    public FormulaRelation decide(Formula formula) {
        return new FormulaDecision(this).decide(formula);
    }

    /// @param relation about some of the variables
    /// @return the automaton of the same about all of them, its tracks in their order
    public Automaton inOrder(FormulaRelation relation, List<String> variables) {
        return over(relation, variables).automaton();
    }

    /// @return whether a formula without free variables is true
    public boolean isTrue(Formula formula) {
        var relation = decide(formula);
        if (!relation.variables().isEmpty()) throw new IllegalArgumentException("Not bound: " + relation.variables());
        return relation.automaton().accepting()[0];
    }

    /// @param values one for each track
    public boolean holds(Automaton automaton, List<BigInteger> values) {
        return automaton.accepts(values.stream().map(system::word).toList());
    }

    /// The two words say numbers of which the first is less: where they first differ its digit is less.
    private Automaton order() {
        int digits = system.digits();
        // A state: 0 equal so far, 1 less; then how far each word is in the order of validity.
        return new AutomatonBuilder<IntKey>(budget)
                .build(2, digits, new IntKey(0, 0, 0), new AutomatonBuilder.Meaning<>() {
                    @Override
                    public void arrows(IntKey state, AutomatonBuilder<IntKey> builder) {
                        for (int x = 0; x < digits; x++)
                            for (int y = 0; y < digits; y++) {
                                int first = system.validity(state.numbers[1], x);
                                int second = system.validity(state.numbers[2], y);
                                if (first < 0 || second < 0 || state.numbers[0] == 0 && x > y) continue;
                                int now = state.numbers[0] == 1 || x < y ? 1 : 0;
                                builder.arrow(x * digits + y, new IntKey(now, first, second));
                            }
                    }

                    @Override
                    public boolean accepts(IntKey state) {
                        return state.numbers[0] == 1
                                && system.mayEnd(state.numbers[1])
                                && system.mayEnd(state.numbers[2]);
                    }
                });
    }

    /// x < z, and nothing lies between them.
    private Automaton successorOf(Automaton order) {
        // x < y and y < z, the tracks in the order x, y, z
        var between = combining.and(order, order, new int[] {1, 2}, 3);
        var far = combining.without(between, 1);
        return combining.minus(order, far);
    }

    Automaton less() {
        return less;
    }

    Automaton successor() {
        return successor;
    }

    /// Returns the operations on automata that share the budget of this arithmetic.
    public AutomatonOperations combining() {
        return combining;
    }

    /// @return accepts all tuples of valid words
    public Automaton universe(int tracks) {
        var cached = universes.get(tracks);
        if (cached != null) return cached;
        Automaton universe;
        if (tracks == 0)
            universe = new Automaton(0, system.digits(), new int[][] {{0}}, new int[][] {{0}}, new boolean[] {true});
        else if (tracks == 1) universe = validWords();
        else universe = combining.and(universe(tracks - 1), universe(1), new int[] {tracks - 1}, tracks);
        universes.put(tracks, universe);
        return universe;
    }

    private Automaton validWords() {
        return new AutomatonBuilder<Integer>(budget).build(1, system.digits(), 0, new AutomatonBuilder.Meaning<>() {
            @Override
            public void arrows(Integer state, AutomatonBuilder<Integer> builder) {
                for (int digit = 0; digit < system.digits(); digit++) {
                    int next = system.validity(state, digit);
                    if (next >= 0) builder.arrow(digit, next);
                }
            }

            @Override
            public boolean accepts(Integer state) {
                return system.mayEnd(state);
            }
        });
    }

    /// The comparison that a sum must satisfy.
    enum Kind {
        ZERO,
        AT_MOST,
        DIVISIBLE
    }

    private record Atom(List<Integer> coefficients, int constant, Kind kind, int modulus) {}

    /// @param modulus for {@link Kind#DIVISIBLE}
    FormulaRelation compare(LinearSum term, Kind kind, int modulus) {
        var variables = new ArrayList<>(term.variables());
        if (kind != Kind.DIVISIBLE && isLarge(term)) return withConstant(term, kind);
        var coefficients = new ArrayList<Integer>();
        for (var variable : variables) coefficients.add(small(term.factor(variable), modulus));
        int constant = small(term.constant(), modulus);
        var factors = coefficients.stream().mapToInt(Integer::intValue).toArray();
        var key = new Atom(coefficients, constant, kind, modulus);
        var automaton = atoms.get(key);
        if (automaton == null) {
            automaton = form(factors, constant, modulus).automaton(acceptance(kind, constant, modulus));
            atoms.put(key, automaton);
        }
        return new FormulaRelation(variables, automaton);
    }

    private static LinearForm.SumCondition acceptance(Kind kind, int constant, int modulus) {
        return switch (kind) {
            case ZERO -> sum -> sum == -constant;
            case AT_MOST -> sum -> sum <= -constant;
            case DIVISIBLE -> sum -> (sum + constant) % modulus == 0;
        };
    }

    private static int small(BigInteger number, int modulus) {
        if (modulus > 0) return number.mod(BigInteger.valueOf(modulus)).intValueExact();
        if (number.bitLength() > 20) throw new TooLargeException(Long.MAX_VALUE, 1 << 20);
        return number.intValueExact();
    }

    private LinearForm form(int[] factors, int constant, int modulus) {
        int up = Arrays.stream(factors).filter(factor -> factor > 0).sum();
        int down = -Arrays.stream(factors).filter(factor -> factor < 0).sum();
        int bound = modulus > 0 ? 0 : Math.max(Math.max(up, down), Math.abs(constant));
        var key = new ArrayList<Integer>();
        for (int factor : factors) key.add(factor);
        key.add(bound);
        key.add(modulus);
        var cached = forms.get(key);
        if (cached != null) return cached;
        var form = new LinearForm(system, factors, bound, modulus, budget);
        form.prove(successor);
        forms.put(key, form);
        return form;
    }

    private static boolean isLarge(LinearSum term) {
        var most = BigInteger.valueOf(LARGE);
        for (var coefficient : term.coefficients().values())
            most = most.max(coefficient.abs().shiftLeft(2));
        return term.constant().abs().compareTo(most) > 0;
    }

    /// A large constant is the value of one more variable.
    private FormulaRelation withConstant(LinearSum term, Kind kind) {
        var name = "#";
        var sign = BigInteger.valueOf(term.constant().signum());
        var coefficients = new HashMap<>(term.coefficients());
        coefficients.put(name, sign);
        var relation = compare(new LinearSum(coefficients, BigInteger.ZERO), kind, 0);
        return exists(and(relation, constant(name, term.constant().abs())), name);
    }

    /// Returns the relation that holds where the variable has this value.
    public FormulaRelation constant(String variable, BigInteger value) {
        int[] word = system.word(value);
        var symbols = new int[word.length + 1][];
        var targets = new int[word.length + 1][];
        var accepting = new boolean[word.length + 1];
        for (int i = 0; i < word.length; i++) {
            symbols[i] = i == 0 ? new int[] {0, word[0]} : new int[] {word[i]};
            targets[i] = i == 0 ? new int[] {0, 1} : new int[] {i + 1};
        }
        symbols[word.length] = word.length == 0 ? new int[] {0} : new int[0];
        targets[word.length] = word.length == 0 ? new int[] {0} : new int[0];
        accepting[word.length] = true;
        return new FormulaRelation(
                List.of(variable), MinimalAutomaton.of(new Automaton(1, system.digits(), symbols, targets, accepting)));
    }

    /// The words on the three tracks are such that the third is the sum without carries, in base 2.
    Automaton xor() {
        if (system.base() != 2) throw new InexpressibleException("xor", system);
        return MinimalAutomaton.of(new Automaton(
                3, 2, new int[][] {{0b000, 0b011, 0b101, 0b110}}, new int[][] {{0, 0, 0, 0}}, new boolean[] {true}));
    }

    /// The second word is the first with a zero after it.
    Automaton shift() {
        if (!system.equals(NumerationSystem.FIBONACCI)) throw new InexpressibleException("floor(phi*n)", system);
        int digits = system.digits();
        // A state: the digit that the second word must have now, and the validity of both.
        return new AutomatonBuilder<IntKey>(budget)
                .build(2, digits, new IntKey(0, 0, 0), new AutomatonBuilder.Meaning<>() {
                    @Override
                    public void arrows(IntKey state, AutomatonBuilder<IntKey> builder) {
                        // The second word is one place ahead: its digit here is the first word's digit in the next
                        // place.
                        for (int x = 0; x < digits; x++)
                            for (int y = 0; y < digits; y++) {
                                if (x != state.numbers[0]) continue;
                                int first = system.validity(state.numbers[1], x);
                                int second = system.validity(state.numbers[2], y);
                                if (first >= 0 && second >= 0)
                                    builder.arrow(x * digits + y, new IntKey(y, first, second));
                            }
                    }

                    @Override
                    public boolean accepts(IntKey state) {
                        return state.numbers[0] == 0;
                    }
                });
    }

    /// The second word is what is left of the first when all but its last one is made 0.
    ///
    /// @param target the system in which this is asked
    Automaton lowestPart(NumerationSystem target) {
        if (!system.equals(target))
            throw new InexpressibleException(target.base() == 2 ? "2^twos(n)" : "zeckendorf(n)", system);
        // State 0 before the second word's one, state 1 behind it.
        var any = new Automaton(
                2, 2, new int[][] {{0b00, 0b10, 0b11}, {0b00}}, new int[][] {{0, 0, 1}, {1}}, new boolean[] {false, true
                });
        return combining.and(universe(2), any, new int[] {0, 1}, 2);
    }

    /// Returns where both relations hold.
    public FormulaRelation and(FormulaRelation first, FormulaRelation second) {
        boolean swap = second.variables().size() > first.variables().size();
        var more = swap ? second : first;
        var fewer = swap ? first : second;
        var variables = new ArrayList<>(more.variables());
        for (var variable : fewer.variables()) if (!variables.contains(variable)) variables.add(variable);
        int[] onto = fewer.variables().stream().mapToInt(variables::indexOf).toArray();
        return new FormulaRelation(
                variables, combining.and(more.automaton(), fewer.automaton(), onto, variables.size()));
    }

    /// Returns where at least one of the relations holds.
    public FormulaRelation or(FormulaRelation first, FormulaRelation second) {
        var variables = new ArrayList<>(first.variables());
        for (var variable : second.variables()) if (!variables.contains(variable)) variables.add(variable);
        return new FormulaRelation(
                variables,
                combining.or(
                        over(first, variables).automaton(),
                        over(second, variables).automaton()));
    }

    /// Returns where the relation does not hold, among the words of numbers.
    public FormulaRelation not(FormulaRelation relation) {
        return new FormulaRelation(
                relation.variables(),
                combining.minus(universe(relation.variables().size()), relation.automaton()));
    }

    /// @return the relation over more variables, in the given order
    public FormulaRelation over(FormulaRelation relation, List<String> variables) {
        var wider = relation;
        for (var variable : variables)
            if (!wider.variables().contains(variable))
                wider = and(wider, new FormulaRelation(List.of(variable), universe(1)));
        if (wider.variables().equals(variables)) return wider;
        int[] order = variables.stream().mapToInt(wider.variables()::indexOf).toArray();
        return new FormulaRelation(variables, combining.reordered(wider.automaton(), order));
    }

    /// Returns where the relation holds for some value of the variable.
    public FormulaRelation exists(FormulaRelation relation, String variable) {
        int track = relation.variables().indexOf(variable);
        if (track < 0) return relation;
        var variables = new ArrayList<>(relation.variables());
        variables.remove(track);
        return new FormulaRelation(variables, combining.without(relation.automaton(), track));
    }

    /// The least number that an automaton of one track accepts.
    public static Optional<int[]> leastWord(Automaton automaton) {
        int states = automaton.states();
        var from = new int[states];
        var by = new int[states];
        var order = new int[states];
        Arrays.fill(from, -1);
        from[0] = 0;
        int count = 1;
        for (int i = 0; i < count; i++) {
            Checkpoint.step();
            int state = order[i];
            if (automaton.accepting()[state]) {
                var word = new ArrayList<Integer>();
                for (int at = state; at != 0; at = from[at]) word.add(by[at]);
                return Optional.of(
                        word.reversed().stream().mapToInt(Integer::intValue).toArray());
            }
            for (int j = 0; j < automaton.symbols()[state].length; j++) {
                int target = automaton.targets()[state][j];
                if (from[target] >= 0) continue;
                from[target] = state;
                by[target] = automaton.symbols()[state][j];
                order[count++] = target;
            }
        }
        return Optional.empty();
    }

    /// The values that satisfy a relation for which some sums are least: the first of them, among
    /// those the second, and so on, and at last the variables in the order given.
    ///
    /// A sum with a factor or a constant below 0 counts as 0 where it is below, as in a {@link
    /// grundy.check.theorem.TerminationMeasure}. Each of these costs a track: a helper variable that is the
    /// sum, or 0.
    ///
    /// @param relation about some of the variables
    /// @param sums factors may be negative; variables other than those given count as 0
    /// @return the values in the order of the variables; empty if there are none
    public Optional<List<BigInteger>> least(FormulaRelation relation, List<LinearSum> sums, List<String> variables) {
        var names = new ArrayList<>(variables);
        var order = new ArrayList<LinearSum>();
        Formula formula = relation.formula();
        for (var whole : sums) {
            var sum = only(whole, variables);
            if (!sum.mayFallBelowZero()) {
                order.add(sum);
                continue;
            }
            var name = LEFT + order.size();
            formula = Formula.all(formula, aboveZero(name, sum));
            names.add(name);
            order.add(LinearSum.of(name));
        }
        int count = variables.size();
        if (names.size() == count) return leastInOrder(relation, order, variables);
        return leastInOrder(decide(formula), order, names).map(values -> values.subList(0, count));
    }

    /// @return without the other variables, as if they were 0
    private static LinearSum only(LinearSum sum, List<String> variables) {
        var factors = new HashMap<>(sum.coefficients());
        factors.keySet().retainAll(variables);
        return new LinearSum(factors, sum.constant());
    }

    /// That a number is a sum, or 0 where the sum is below.
    private static Formula aboveZero(String name, LinearSum sum) {
        var same = Formula.equal(LinearSum.of(name), sum);
        var below = Formula.all(Formula.equal(LinearSum.of(name), LinearSum.ZERO), Formula.atMost(sum, LinearSum.ZERO));
        return Formula.any(same, below);
    }

    /// @param sums with factors that are at least 0
    private Optional<List<BigInteger>> leastInOrder(
            FormulaRelation relation, List<LinearSum> sums, List<String> variables) {
        var ordered = over(relation, variables);
        var factors = sums.stream()
                .map(sum -> variables.stream()
                        .mapToInt(variable -> sum.factor(variable).intValueExact())
                        .toArray())
                .toList();
        return new LeastTuple(system, ordered.automaton(), factors).find();
    }
}
