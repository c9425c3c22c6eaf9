package grundy.prove;

import grundy.check.theorem.Arithmetic;
import grundy.check.theorem.Budget;
import grundy.check.theorem.Claims;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TooLargeException;
import grundy.rules.Claim;
import grundy.rules.ClaimParser;
import grundy.rules.Game;
import grundy.rules.RulesException;
import grundy.rules.SyntaxException;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Puts a theorem into words: well-known formulas, and those that the catalogue claims, are turned into automata and
/// compared with the one that was proved. Equal automata mean equal formulas, for all numbers.
public final class Statements {
    private static final int STATES = 100_000;
    private static final int SHOWN = 20_000;
    private static final int NEAR = 4;

    private final Theorem theorem;
    private final Game game;
    private final Arithmetic arithmetic;

    private Statements(Theorem theorem, Game game) {
        this.theorem = theorem;
        this.game = game;
        this.arithmetic = new Arithmetic(theorem.system(), new Budget(STATES, () -> false));
    }

    /// @param game as the user named it
    /// @return empty if the automaton is none of those known
    public static Optional<Statement> of(Theorem theorem, Game game) {
        var statements = new Statements(theorem, game);
        if (theorem.game().coordinates().size() == 1) {
            var periodic = statements.periodic();
            if (periodic.isPresent()) return periodic;
        }
        for (var text : statements.candidates())
            if (statements.says(text)) return Optional.of(new Statement(text, statements.words(text)));
        return Optional.empty();
    }

    private List<String> candidates() {
        var texts = new LinkedHashSet<String>();
        var names = theorem.game().coordinates();
        if (names.size() == 2 && !theorem.values()) twoCoordinates(names.get(0), names.get(1), texts);
        var entry = game.entry();
        boolean asWritten = game.rules().arity() == names.size();
        if (entry != null && asWritten) texts.addAll(entry.claims());
        if (theorem.values()) values(names, texts);
        else coldSums(names, texts);
        return List.copyOf(texts);
    }

    private static void twoCoordinates(String a, String b, Set<String> texts) {
        texts.add("P when %s == %s".formatted(a, b));
        texts.add("misere P when %1$s == %2$s and %1$s > 1 or %1$s + %2$s == 1".formatted(a, b));
        texts.add("P when min(%1$s, %2$s) == floor(phi * abs(%1$s - %2$s))".formatted(a, b));
    }

    private static void values(List<String> names, Set<String> texts) {
        var sum = String.join(" + ", names);
        texts.add("g = " + sum);
        texts.add("g = " + String.join(" xor ", names));
        for (int modulus = 2; modulus <= 12; modulus++) texts.add("g = (" + sum + ") mod " + modulus);
    }

    private static void coldSums(List<String> names, Set<String> texts) {
        var sum = String.join(" + ", names);
        texts.add("P when " + sum + " == 0");
        if (names.size() > 1) {
            var xor = String.join(" xor ", names);
            texts.add("P when (" + xor + ") == 0");
            var most = "max(" + String.join(", ", names) + ")";
            texts.add("misere P when %1$s < 2 and (%2$s) mod 2 == 1 or %1$s > 1 and (%3$s) == 0"
                    .formatted(most, sum, xor));
            var every = new ArrayList<String>();
            for (int i = names.size() - 1; i >= 0; i -= 2) every.addFirst(names.get(i));
            steps(every, texts);
            every.clear();
            for (int i = 0; i < names.size(); i += 2) every.add(names.get(i));
            steps(every, texts);
        }
        for (int modulus = 2; modulus <= 12; modulus++) {
            for (int rest = 0; rest < modulus; rest++) texts.add("P when (" + sum + ") mod " + modulus + " == " + rest);
            int m = modulus;
            if (names.size() > 1)
                texts.add("P when "
                        + names.stream()
                                .map(name -> name + " mod " + m + " == 0")
                                .collect(Collectors.joining(" and ")));
        }
    }

    private static void steps(List<String> every, Set<String> texts) {
        if (every.size() == 1) texts.add("P when " + every.getFirst() + " == 0");
        else texts.add("P when (" + String.join(" xor ", every) + ") == 0");
    }

    private boolean says(String text) {
        try {
            var names = theorem.game().coordinates();
            var claim = ClaimParser.claim(text, names, parameters());
            boolean values = claim instanceof Claim.Grundy;
            boolean misere = theorem.game().play() == Play.MISERE;
            if (values != theorem.values()) return false;
            if (game.entry() != null && game.entry().claims().contains(text) && (claim.play() == Play.MISERE) != misere)
                return false;
            return Claims.automaton(claim, names, arithmetic)
                    .equals(theorem.automaton().minimal());
        } catch (SyntaxException | RulesException | TooLargeException | ArithmeticException _) {
            return false;
        }
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
                ? Message.of("prove.says.value", "value", plain.replaceFirst("^g = ", ""))
                : Message.of("prove.says.when", "condition", plain.replaceFirst("^P when ", ""));
    }

    /// A game of one coordinate whose P-positions, or values, repeat from some number on.
    private Optional<Statement> periodic() {
        int base = theorem.system().base();
        if (base == 0) return Optional.empty();
        var shown = new int[4_096];
        for (int n = 0; n < shown.length; n++) {
            var value = value(BigInteger.valueOf(n), n == 0 ? 0 : shown[n - 1]);
            if (value.isEmpty()) return Optional.empty();
            shown[n] = value.get();
        }
        var periodic = Periodic.of(shown);
        if (periodic.isEmpty()) return Optional.empty();
        var known =
                theorem.values() ? periodic.get().graph(base) : periodic.get().zeros(base);
        return known.equals(theorem.automaton().minimal()) ? Optional.of(told(periodic.get())) : Optional.empty();
    }

    /// @param near where it may be, since it is only one
    private Optional<Integer> value(BigInteger number, int near) {
        if (!theorem.values()) return Optional.of(theorem.isCold(List.of(number)) ? 0 : 1);
        var word = theorem.system().word(number);
        return IntStream.concat(IntStream.rangeClosed(Math.max(0, near - NEAR), near + NEAR), IntStream.range(0, SHOWN))
                .filter(value -> theorem.automaton()
                        .accepts(List.of(word, theorem.system().word(BigInteger.valueOf(value)))))
                .boxed()
                .findFirst();
    }

    private Statement told(Periodic periodic) {
        var name = theorem.game().coordinates().getFirst();
        if (theorem.values()) {
            var all = periodic.values();
            var first = listed(Arrays.stream(all, 0, periodic.preperiod()));
            var cycle = listed(Arrays.stream(all, periodic.preperiod(), all.length));
            var words = periodic.preperiod() == 0
                    ? Message.of("prove.says.period", "period", periodic.period(), "values", cycle)
                    : Message.of(
                            "prove.says.preperiod",
                            "period",
                            periodic.period(),
                            "values",
                            cycle,
                            "from",
                            periodic.preperiod(),
                            "first",
                            first);
            return new Statement("", words);
        }
        var early = IntStream.range(0, periodic.preperiod())
                .filter(n -> periodic.values()[n] == 0)
                .toArray();
        var rests = IntStream.range(periodic.preperiod(), periodic.values().length)
                .filter(n -> periodic.values()[n] == 0)
                .map(n -> n % periodic.period())
                .sorted()
                .toArray();
        var parts = new ArrayList<String>();
        if (early.length > 0) parts.add(among(name, early));
        if (rests.length > 0) {
            var congruent = periodic.period() == 1
                    ? "n >= 0".replace("n", name)
                    : among(name + " mod " + periodic.period(), rests);
            parts.add(
                    periodic.preperiod() == 0 ? congruent : name + " >= " + periodic.preperiod() + " and " + congruent);
        }
        var condition = parts.isEmpty() ? name + " < 0" : String.join(" or ", parts);
        return new Statement("P when " + condition, Message.of("prove.says.when", "condition", condition));
    }

    private static String among(String what, int[] numbers) {
        return numbers.length == 1 && what.contains("mod")
                ? what + " == " + numbers[0]
                : what + " in {" + listed(Arrays.stream(numbers)) + "}";
    }

    private static String listed(IntStream numbers) {
        return numbers.mapToObj(String::valueOf).collect(Collectors.joining(", "));
    }
}
