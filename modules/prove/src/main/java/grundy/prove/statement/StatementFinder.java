package grundy.prove.statement;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Formula;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationWords;
import grundy.check.automaton.TooLargeException;
import grundy.check.theorem.ClaimAutomata;
import grundy.check.theorem.Theorem;
import grundy.limit.MemoryRoom;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.guess.LeastParts;
import grundy.prove.guess.PeriodicColumns;
import grundy.prove.guess.ShiftedTriples;
import grundy.prove.table.PositionTable;
import grundy.rules.Game;
import grundy.rules.RulesException;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Puts a theorem into words: well-known formulas, and those that the catalogue claims, are turned into automata and
/// compared with the one that was proved. Equal automata mean equal formulas, for all numbers.
public final class StatementFinder {
    private static final int STATES = 100_000;
    /// Exceptions to a formula are looked for up to this sum of the coordinates, and must end long before.
    private static final int FARTHEST = 18;

    private static final int FARTHEST_EXCEPTION = 9;
    private static final int MOST_EXCEPTIONS = 8;
    private static final int FARTHEST_ALONE = 80;
    private static final int LONGEST_CYCLE = 12;

    private static final int COLUMNS = 1_024;
    private static final int LONGEST_CLAIM = 600;

    private final Theorem theorem;
    private final Game game;
    private final Arithmetic arithmetic;

    private StatementFinder(Theorem theorem, Game game) {
        this.theorem = theorem;
        this.game = game;
        this.arithmetic = new Arithmetic(theorem.system(), new KernelBudget(STATES, () -> false, MemoryRoom.ENDLESS));
    }

    /// @param game as the user named it
    /// @return empty if the automaton is none of those known
    public static Optional<TheoremStatement> of(Theorem theorem, Game game) {
        return new StatementFinder(theorem, game).find();
    }

    private Optional<TheoremStatement> find() {
        boolean alone = theorem.game().coordinates().size() == 1;
        var periodic = alone ? PeriodicStatement.of(theorem) : Optional.<TheoremStatement>empty();
        // A formula goes before what others say; a list of values behind it.
        if (periodic.filter(found -> !found.pattern().isEmpty()).isPresent()) return periodic;
        var candidates = candidates();
        return Stream.<Supplier<Optional<TheoremStatement>>>of(
                        () -> formula(candidates),
                        () -> periodic,
                        this::nearTheNumber,
                        this::pairs,
                        this::leastParts,
                        this::triples,
                        this::columns,
                        () -> almost(candidates))
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<TheoremStatement> formula(List<String> candidates) {
        return candidates.stream()
                .filter(this::says)
                .findFirst()
                .map(text -> new TheoremStatement(text, words(text), pattern(text)));
    }

    /// @param statement of that theorem
    /// @return its claim as a formula of the coordinates; empty if it has none, or none that an automaton could say
    public static Optional<Formula> formula(Theorem theorem, Game game, TheoremStatement statement) {
        try {
            return new StatementFinder(theorem, game).claim(statement.claim()).map(ClaimAutomata::formula);
        } catch (InexpressibleException _) {
            return Optional.empty();
        }
    }

    /// Wythoff's pairs are of a family.
    private static String pattern(String text) {
        return text.contains("floor(phi * abs(") && text.startsWith("P when min(") ? PairFormulas.pattern(1, 1) : text;
    }

    /// P-positions that repeat in one number for each value of the other.
    private Optional<TheoremStatement> columns() {
        var names = theorem.game().coordinates();
        if (theorem.values() || names.size() != 2) return Optional.empty();
        var table = new PositionTable() {
            @Override
            public int value(long... position) {
                var numbers =
                        Arrays.stream(position).mapToObj(BigInteger::valueOf).toList();
                return arithmetic.holds(theorem.automaton(), numbers) ? 0 : 1;
            }

            @Override
            public int usual() {
                return COLUMNS;
            }
        };
        return PeriodicColumns.of(table, names.size(), false, COLUMNS)
                .map(columns -> columns.claim(names))
                .filter(text -> text.length() <= LONGEST_CLAIM && says(text))
                .map(text -> new TheoremStatement(text, words(text), pattern(text)));
    }

    private Optional<TheoremStatement> pairs() {
        try {
            return PairFormulas.statement(theorem, arithmetic);
        } catch (TooLargeException _) {
            return Optional.empty();
        }
    }

    /// A bound that is less than the least weight that a heap is made of.
    private Optional<TheoremStatement> leastParts() {
        var names = theorem.game().coordinates();
        var system = theorem.system();
        if (theorem.values() || names.size() != 2 || !system.hasOwnWeights()) return Optional.empty();
        for (int heap = 0; heap < 2; heap++) {
            var valid = Formula.all(
                    new Formula.Acceptance(new LeastParts(heap, system).automaton(), names),
                    Formula.atMost(LinearSum.ZERO, LinearSum.of(names.get(0))),
                    Formula.atMost(LinearSum.ZERO, LinearSum.of(names.get(1))));
            if (!arithmetic
                    .inOrder(arithmetic.decide(valid), names)
                    .equals(theorem.automaton().minimal())) continue;
            return Optional.of(new TheoremStatement(
                    "",
                    Message.of(
                            "prove.says.least-part",
                            "n",
                            names.get(heap),
                            "q",
                            names.get(1 - heap),
                            "weights",
                            NumerationWords.firstWeights(system))));
        }
        return Optional.empty();
    }

    /// Three words, each with a zero more after it.
    private Optional<TheoremStatement> triples() {
        var names = theorem.game().coordinates();
        if (theorem.values() || names.size() != 3 || !theorem.system().equals(ShiftedTriples.SYSTEM))
            return Optional.empty();
        if (!ShiftedTriples.automaton(arithmetic, names)
                .equals(theorem.automaton().minimal())) return Optional.empty();
        return Optional.of(new TheoremStatement(
                "", Message.of("prove.says.triples", "a", names.get(0), "b", names.get(1), "c", names.get(2))));
    }

    private List<String> candidates() {
        var texts = new LinkedHashSet<String>();
        var names = theorem.game().coordinates();
        var shapes = new UsualFormulas(names, theorem.system().base());
        var entry = game.entry();
        boolean asWritten = game.rules().arity() == names.size();
        if (theorem.values()) {
            if (entry != null && asWritten) texts.addAll(claims());
            texts.addAll(shapes.values());
            return List.copyOf(texts);
        }
        var usual = shapes.colds();
        if (names.size() == 2) usual.stream().limit(3).forEach(texts::add);
        if (entry != null && asWritten) texts.addAll(claims());
        texts.addAll(usual);
        return List.copyOf(texts);
    }

    /// @return the catalogue's claims about the game, with the values of its parameters in the place of their
    ///     names
    private List<String> claims() {
        if (game.entry() == null) return List.of();
        return game.entry().claims().stream()
                .map(claim -> BoundClaims.of(claim, parameters()))
                .toList();
    }

    /// The small positions at which a formula is wrong, which are found soon.
    ///
    /// @param lost positions that are P-positions against it
    /// @param won positions that are not, against it
    private record Exceptions(List<List<BigInteger>> lost, List<List<BigInteger>> won) {
        int count() {
            return lost.size() + won.size();
        }
    }

    private boolean says(String text) {
        return claim(text)
                .filter(claim -> exceptions(claim, 0).isPresent() && isSame(claim))
                .isPresent();
    }

    /// @return empty if the text does not speak of this theorem
    private Optional<CatalogueClaim> claim(String text) {
        try {
            var claim = ClaimParser.claim(text, theorem.game().coordinates(), parameters());
            boolean misere = theorem.game().play() == Play.MISERE;
            boolean ofCatalogue = claims().contains(text);
            if (claim instanceof CatalogueClaim.Grundy != theorem.values()
                    || ofCatalogue && (claim.play() == Play.MISERE) != misere) return Optional.empty();
            return Optional.of(claim);
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    /// @return whether it says the same for all numbers
    private boolean isSame(CatalogueClaim claim) {
        try {
            return ClaimAutomata.automaton(claim, theorem.game().coordinates(), arithmetic)
                    .equals(theorem.automaton().minimal());
        } catch (RulesException | TooLargeException | ArithmeticException _) {
            return false;
        }
    }

    /// @param most exceptions, all of them among the smallest positions
    /// @return empty if there are more
    private Optional<Exceptions> exceptions(CatalogueClaim claim, int most) {
        var compared = new Exceptions(new ArrayList<>(), new ArrayList<>());
        int count = theorem.game().coordinates().size();
        try {
            for (int sum = 0; sum <= (count == 1 ? FARTHEST_ALONE : FARTHEST); sum++)
                if (!differ(claim, new long[count], 0, sum, sum <= FARTHEST_EXCEPTION ? most : 0, compared))
                    return Optional.empty();
            return Optional.of(compared);
        } catch (ArithmeticException | RulesException _) {
            return Optional.empty();
        }
    }

    /// @return whether there are few enough exceptions
    private boolean differ(CatalogueClaim claim, long[] position, int from, long left, int most, Exceptions compared) {
        if (from == position.length - 1) {
            position[from] = left;
            var numbers = Arrays.stream(position).mapToObj(BigInteger::valueOf).toList();
            var at = Evaluation.of(theorem.game().coordinates(), numbers);
            switch (claim) {
                case CatalogueClaim.Grundy(var _, var _, var value) -> {
                    return isValue(numbers, at.value(value));
                }
                case CatalogueClaim.Cold(var _, var _, var condition) -> {
                    boolean cold = theorem.isCold(numbers);
                    if (cold == at.holds(condition)) return true;
                    (cold ? compared.lost : compared.won).add(numbers);
                    return most > 0 && compared.count() <= most;
                }
            }
        }
        for (long number = 0; number <= left; number++) {
            position[from] = number;
            if (!differ(claim, position, from + 1, left - number, most, compared)) return false;
        }
        return true;
    }

    private boolean isValue(List<BigInteger> position, BigInteger value) {
        if (value.signum() < 0) return false;
        var all = new ArrayList<>(position);
        all.add(value);
        return theorem.automaton()
                .accepts(all.stream().map(theorem.system()::word).toList());
    }

    /// A formula that is right but for a few small positions.
    private Optional<TheoremStatement> almost(List<String> candidates) {
        if (theorem.values()) return Optional.empty();
        return candidates.stream().map(this::almost).flatMap(Optional::stream).findFirst();
    }

    private Optional<TheoremStatement> almost(String text) {
        var found = claim(text).flatMap(claim -> exceptions(claim, MOST_EXCEPTIONS));
        if (found.isEmpty() || found.get().count() == 0) return Optional.empty();
        var lost = found.get().lost;
        var won = found.get().won;
        var plain = text.replaceFirst("^misere ", "").replaceFirst("^P when ", "");
        var claim = new StringBuilder("P when (" + plain + ")");
        if (!won.isEmpty()) claim.append(" and not (").append(any(won)).append(")");
        if (!lost.isEmpty()) claim.append(" or ").append(any(lost));
        if (!says(claim.toString())) return Optional.empty();
        var exceptions = lost.isEmpty()
                ? Message.of("prove.says.but-won", "won", tuples(won))
                : won.isEmpty()
                        ? Message.of("prove.says.but-lost", "lost", tuples(lost))
                        : Message.of("prove.says.but", "won", tuples(won), "lost", tuples(lost));
        return Optional.of(new TheoremStatement(
                claim.toString(), Message.of("prove.says.almost", "says", words(text), "but", exceptions)));
    }

    /// Values that are the number itself and something that repeats.
    private Optional<TheoremStatement> nearTheNumber() {
        if (!theorem.values() || theorem.game().coordinates().size() > 1) return Optional.empty();
        var name = theorem.game().coordinates().getFirst();
        for (int period = 1; period <= LONGEST_CYCLE; period++) {
            var cases = cycle(name, period);
            if (cases.isEmpty()) continue;
            var text = "g = " + cases.get();
            if (says(text)) return Optional.of(new TheoremStatement(text, words(text)));
        }
        return Optional.empty();
    }

    /// The first cycle may be otherwise: heaps of 0 or 1 often are.
    private Optional<String> cycle(String name, int period) {
        var steps = new int[3 * period];
        for (int n = 0; n < steps.length; n++) {
            var value = PeriodicStatement.value(theorem, BigInteger.valueOf(n), n);
            if (value.isEmpty()) return Optional.empty();
            steps[n] = value.get() - n;
        }
        var cases = new StringBuilder();
        for (int n = 0; n < period; n++) {
            if (steps[n + period] != steps[n + 2 * period]) return Optional.empty();
            if (steps[n] != steps[n + period]) cases.append(n + steps[n] + " if " + name + " == " + n + " else ");
        }
        for (int n = 0; n < period; n++)
            if (steps[n + period] != 0)
                cases.append("%s %s %d if %s mod %d == %d else "
                        .formatted(
                                name, steps[n + period] > 0 ? "+" : "-", Math.abs(steps[n + period]), name, period, n));
        return cases.isEmpty()
                ? Optional.empty()
                : Optional.of(cases.append(name).toString());
    }

    private String any(List<List<BigInteger>> positions) {
        var names = theorem.game().coordinates();
        return positions.stream()
                .map(position -> IntStream.range(0, names.size())
                        .mapToObj(i -> names.get(i) + " == " + position.get(i))
                        .collect(Collectors.joining(" and ")))
                .collect(Collectors.joining(" or "));
    }

    private static String tuples(List<List<BigInteger>> positions) {
        return positions.stream()
                .map(position -> position.size() == 1
                        ? position.getFirst().toString()
                        : position.stream().map(BigInteger::toString).collect(Collectors.joining(",", "(", ")")))
                .collect(Collectors.joining(" "));
    }

    private Map<String, BigInteger> parameters() {
        return game.parameters();
    }

    private Message words(String text) {
        var plain = text.replaceFirst("^misere ", "");
        if (text.contains("floor(phi * abs(") && text.startsWith("P when min("))
            return Message.of(
                    "prove.says.wythoff",
                    "a",
                    theorem.game().coordinates().get(0),
                    "b",
                    theorem.game().coordinates().get(1));
        return theorem.values()
                ? FormulaWords.value(plain.replaceFirst("^g = ", ""))
                : Message.of(
                        "prove.says.when", "condition", FormulaWords.condition(plain.replaceFirst("^P when ", "")));
    }
}
