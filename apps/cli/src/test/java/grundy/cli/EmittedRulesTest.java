package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.contest.emit.Emitter;
import grundy.contest.emit.Emitter.EmittedProgram;
import grundy.contest.emit.ProgramFormat;
import grundy.contest.sketch.TargetLanguage;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.SeriesQuestion;
import grundy.rules.Component;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.value.Value;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every kind of program that `emit` writes for rules is compiled and run, and tells the winner that the solver
/// tells: on small positions, and on some as large as the program says it may be given. All methods
/// are written once for all languages. The usual build draws one kind of rules for each method, and of
/// those in C++, which takes long to compile, a quarter.
@Tag("slow")
class EmittedRulesTest {
    private static final int RANDOM = 15;
    private static final List<BigInteger> LARGE = List.of(
            BigInteger.TEN.pow(9),
            BigInteger.TEN.pow(9).add(BigInteger.TEN),
            BigInteger.TEN.pow(18),
            new BigInteger("999999999999999989"),
            new BigInteger("3999999999999999999"));

    /// The usual build takes this many positions of a kind, small and large ones by turns.
    private static final int ENOUGH = 20;

    /// What the solver says, which is worked out once for all languages.
    private static final Map<String, ExpectedRun> EXPECTED = new LinkedHashMap<>();

    /// The kinds that are drawn are the same for all languages.
    private static final long SEED = 20261128;

    private static final Emitter EMITTER = new Emitter(false);

    @TempDir
    Path folder;

    /// A line each: rules, and for boards after `;` the least number and how numbers are drawn.
    private static final String KINDS = """
            nim
            misere nim
            take 1..3
            misere take 1..3
            take 2..5
            misere take 2..5
            take {1, 3, 4}
            misere take {1, 3, 4}
            misere take {2, 5, 7}
            take {2, 5, 7}
            take {1, 2, 6}
            take at most half
            misere take at most half
            take at most n/3
            misere take at most n/3
            strange-nim[5]
            take powers of 3
            misere take powers of 10
            take divisors
            take primes
            take prime powers, 10
            take squares
            misere take squares
            take cubes, 2..4
            take factorials
            take triangular numbers
            take fibonacci
            misere take fibonacci
            misere take proper divisors
            take even, 7
            take 4 or split
            take any or split
            misere take any or split
            misere kayles
            misere 0.123
            0.77
            0.137
            0.3F
            0.6
            8.[3]
            dividing-game
            misere dividing-game
            equal-heaps
            two-smaller-heaps
            mark
            misere mark
            mark-t[5]
            i-mark
            misere i-mark
            lieges-of-legendre
            misere lieges-of-legendre
            even-splitting
            even-splitting[4]
            deleting-divisors
            prim
            misere prim
            multiplication-game
            (n): ((n + k - 1) / k) where 2 <= k <= 4 and n > 1
            interval-must-finish[3, 4]
            misere interval-must-finish[3, 4]
            race[21, 4]
            misere race[21, 4]
            twenty-one
            public-sale[100, 9]
            wythoff
            misere wythoff
            (x, y): (x - k, y) | (x, y - k) | (x - k, y - k)
            generalized-wythoff[3]
            misere generalized-wythoff[2]
            cyclic-nimhoff[5]
            misere cyclic-nimhoff[5]
            blocking-bash[3]
            fibonacci-nim
            misere fibonacci-nim
            dynamic-nim[3]
            misere dynamic-nim[5]
            (n, q): (n - k, 3*k - 2) where k <= q
            (n, q): (n - k, 2*k + 3) where k <= q
            previous-plus-one
            no-more-than-last
            euclid
            misere euclid
            euclid-positive
            misere euclid-positive
            delete-nim
            king
            misere king
            white-knight
            rook
            misere rook
            (x, y, z): (x - k, y, z) | (x, y - k, z) | (x, y, z - k)
            nim-in-disguise
            misere nim-in-disguise
            greedy-nim
            misere greedy-nim
            (n): (n - k) where k in {1, 3..5}
            (n): (n - k) where n - k = 0 and n mod 3 = 1 | (n - 1) where n > 7
            misere (a, b): (a-1, b) | (a, b-2) | (a-1, b-1)
            (a, b): (a-k, b) | (a, b-k) | (a-1, b-1)
            every take 1..3
            misere every take {1, 3}
            every (a, b): (a - k, b) | (a, b - k)
            every take any or split
            some take 1..3
            some wythoff
            some euclid
            couples-are-forever
            grundys-game
            interesting-game
            (n): 3 * (n - k) where k <= 2
            (a, b): (a - k, b) | (a, b - k*a) where a > 0
            cutting-game
            left take {1,2}; right take {1,3}
            misere left take 1..5; right take 2..9
            left take odd; right take even
            left take {1,2}; right (n): (n - 3) | (n / 2) where n > 1
            misere left (a, b): (a - k, b); right (a, b): (a, b - 1) | (a - 1, b)
            3 players: take 1..3
            3 players: take {1,2}; take {1,3}; take 2
            4 players: (n): (n - k) where k <= 2 | (n / 3) where n > 4
            3 players: take 1..2 or split
            short take 1..3
            misere short take {1, 3}
            short every take {1, 3}
            short some (a, b): (a - k, b) | (a, b - k)
            misere some take 1..3
            misere short some take 1..2 or split
            some take 1 or split
            every take 2 or split
            misere 0.16
            nimble; any 0
            misere nimble; any 0
            moore[2]; any 0
            misere moore[3]; any 0 4
            welter; different 0
            silver-dollar; different 0
            misere silver-dollar; different 0
            georgia-and-bob; different 1
            misere georgia-and-bob; different 1
            staircase; any 0
            staircase[1]; any 0
            misere staircase[1]; any 0 4
            staircase-right; any 0
            misere staircase-right[1]; any 0 4
            turning-turtles; different 1
            twins; different 1
            mock-turtles; different 1
            triplets; different 1
            ruler; different 1
            turning-corners; pairs 1
            rugs; pairs 1
            parity-nim; any 0
            end-nim; any 0 9
            bean-game; any 0 3
            """;

    private record BuiltProgram(String rules, EmittedProgram emitted, ExpectedRun wanted) {}

    private static String board(String line) {
        int at = line.lastIndexOf("; ");
        return at < 0 || line.contains("left ") || line.contains("players")
                ? ""
                : line.substring(at + 1).strip();
    }

    private static String rules(String line) {
        var board = board(line);
        return board.isEmpty()
                ? line.strip()
                : line.substring(0, line.lastIndexOf(';')).strip();
    }

    // ---- positions

    /// @param text a line of the program's input
    private record Position(String text, Sum sum) {}

    private static List<Position> positions(PrefixedRules prefixed, ProgramFormat format, String board, long seed)
            throws SyntaxException {
        var random = new SplittableRandom(seed);
        var lines = new LinkedHashSet<String>();
        int arity = prefixed.game().rules().arity();
        var most = format.most().isEmpty() ? BigInteger.TEN.pow(30) : new BigInteger(format.most());
        int small = most.min(BigInteger.valueOf(40)).intValue();
        switch (format.reading()) {
            case "board" -> {
                for (int i = 0; i < 4 * RANDOM; i++) lines.add(row(random, board));
            }
            case "heaps" -> {
                for (int n = 0; n <= small; n++) lines.add("" + n);
                for (int i = 0; i < RANDOM; i++)
                    lines.add(numbers(random, 1 + random.nextInt(small < 40 ? 3 : 4), small < 40 ? 6 : 30));
                for (var large : LARGE)
                    if (large.compareTo(most) <= 0) {
                        lines.add(large.toString());
                        lines.add(large.subtract(BigInteger.valueOf(random.nextInt(50))) + " " + random.nextInt(9));
                        lines.add(large + " " + large.subtract(BigInteger.valueOf(random.nextInt(5))));
                    }
                if (most.bitLength() > 30) lines.add(most.toString());
            }
            default -> {
                for (int i = 0; i < 3 * RANDOM; i++)
                    lines.add(numbers(random, arity, i < RANDOM ? 6 : Math.min(15, small)));
                if (arity == 1) for (int n = 0; n <= 60; n++) lines.add("" + n);
                if (format.reading().equals("tuples"))
                    for (int i = 0; i < RANDOM; i++) lines.add(numbers(random, 2 * arity, 5));
                for (var large : LARGE)
                    if (large.compareTo(most) <= 0) {
                        for (int i = 0; i < 6; i++) lines.add(mixed(random, arity, large));
                    }
            }
        }
        var positions = new ArrayList<Position>();
        for (var line : lines) sum(prefixed, line).ifPresent(sum -> positions.add(new Position(line, sum)));
        return positions;
    }

    private static String numbers(SplittableRandom random, int count, int bound) {
        var text = new StringBuilder();
        for (int i = 0; i < count; i++) text.append(i == 0 ? "" : " ").append(random.nextInt(bound));
        return text.toString();
    }

    private static String mixed(SplittableRandom random, int count, BigInteger large) {
        var text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            var number = random.nextInt(3) == 0
                    ? BigInteger.valueOf(random.nextInt(20))
                    : large.subtract(BigInteger.valueOf(random.nextInt(3)));
            if (random.nextInt(4) == 0) number = number.divide(BigInteger.valueOf(1 + random.nextInt(5)));
            text.append(i == 0 ? "" : " ").append(number);
        }
        return text.toString();
    }

    /// @param board `any LEAST`, `different LEAST` or `pairs LEAST`
    private static String row(SplittableRandom random, String board) {
        var words = board.split(" ");
        int least = Integer.parseInt(words[1]);
        int count = 1 + random.nextInt(5);
        int bound = random.nextInt(4) == 0 ? 1_000 : 12;
        if (words[0].equals("different")) {
            var places = new TreeSet<Integer>();
            while (places.size() < count) places.add(least + random.nextInt(bound));
            return join(new ArrayList<>(places));
        }
        if (words[0].equals("pairs")) {
            var pairs = new TreeSet<String>();
            while (pairs.size() < count) pairs.add((least + random.nextInt(9)) + " " + (least + random.nextInt(9)));
            return String.join(" ", pairs);
        }
        var numbers = new ArrayList<Integer>();
        for (int i = 0; i < count; i++)
            numbers.add(least + random.nextInt(words.length > 2 ? Integer.parseInt(words[2]) : bound));
        return join(numbers);
    }

    private static String join(List<Integer> numbers) {
        return String.join(" ", numbers.stream().map(String::valueOf).toList());
    }

    private static Optional<Sum> sum(PrefixedRules prefixed, String line) throws SyntaxException {
        int arity = prefixed.game().rules().arity();
        if (arity == 0) {
            try {
                var sum = new RuleLanguage(Catalogue.builtIn())
                        .question(Source.of(prefixed.game().text() + " " + line));
                return Optional.of(new Sum(prefixed.play(), prefixed.compound(), sum.components(), ""));
            } catch (SyntaxException | RulesException _) {
                return Optional.empty();
            }
        }
        var components = new ArrayList<Component>();
        var words = line.split(" ");
        for (int i = 0; i < words.length; i += arity) {
            var tuple = new ArrayList<BigInteger>();
            for (int j = 0; j < arity; j++) tuple.add(new BigInteger(words[i + j]));
            components.add(new Component(prefixed.game(), Tuple.of(tuple)));
        }
        return Optional.of(new Sum(prefixed.play(), prefixed.compound(), components, ""));
    }

    /// @return the line that a program must write; empty where the solver has no answer within these limits
    private static Optional<String> truth(Sum sum) {
        try {
            var limits = Limits.DEFAULT.withPositions(4_000).until(Deadline.after(Duration.ofSeconds(20)));
            var answer = new Solver(limits).solve(new SeriesQuestion.SumQuestion(sum));
            if (answer.value().knownValue().orElse(null) instanceof Value.Loser(int player))
                return Optional.of("" + player);
            return Optional.of(
                    switch (answer.outcome()) {
                        case N -> "first";
                        case P -> "second";
                        case L -> "left";
                        case R -> "right";
                        case D -> "draw";
                    });
        } catch (LimitException _) {
            return Optional.empty();
        }
    }

    /// The input of a program, and what it must write.
    private record ExpectedRun(String input, String output, int lines) {}

    private static ExpectedRun expected(String rules, PrefixedRules prefixed, ProgramFormat format, String board)
            throws SyntaxException {
        var input = new StringBuilder();
        var output = new StringBuilder();
        int lines = 0;
        int failed = 0;
        var positions = positions(prefixed, format, board, rules.hashCode());
        int step = Math.max(1, positions.size() / Math.max(ENOUGH, CaseCount.of(positions.size())));
        for (int i = 0; i < positions.size() && failed <= 1; i += step) {
            var position = positions.get(i);
            var truth = truth(position.sum());
            if (truth.isEmpty()) {
                failed++;
                continue;
            }
            input.append(position.text()).append('\n');
            output.append(truth.get()).append('\n');
            lines++;
        }
        return new ExpectedRun(input.toString(), output.toString(), lines);
    }

    // ---- programs

    /// @return the first line that differs, with what is wrong; empty if none does
    private static Optional<String> difference(ExpectedRun expected, String said) {
        var in = expected.input().lines().toList();
        var right = expected.output().lines().toList();
        var out = said.lines().toList();
        for (int i = 0; i < in.size(); i++) {
            var line = i < out.size() ? out.get(i) : "nothing";
            if (!right.get(i).equals(line)) return Optional.of(in.get(i) + ": " + right.get(i) + ", not " + line);
        }
        return out.size() == in.size() ? Optional.empty() : Optional.of("more output than input");
    }

    private static EmittedProgram emitted(String rules, TargetLanguage target) throws SyntaxException {
        try {
            return EMITTER.rules(rules, target);
        } catch (LimitException e) {
            throw new AssertionError(rules + ": " + e.explanation(), e);
        }
    }

    @DrawnCases(oneIn = 10)
    @EveryTurn
    @ParameterizedTest
    @EnumSource
    void programsTellWhatTheSolverTells(TargetLanguage target) throws Exception {
        var kinds = CaseCount.some(KINDS.lines().filter(each -> !each.isBlank()).toList(), SEED);
        var all = new ArrayList<BuiltProgram>();
        for (var line : kinds) {
            var rules = rules(line);
            var prefixed = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules));
            var program = emitted(rules, target);
            if (!(emitted(rules, TargetLanguage.CPP).format() instanceof ProgramFormat format))
                throw new AssertionError("Rules have a format");
            if (!EXPECTED.containsKey(rules)) EXPECTED.put(rules, expected(rules, prefixed, format, board(line)));
            all.add(new BuiltProgram(rules, program, EXPECTED.get(rules)));
        }
        var programs = new Programs(
                target, folder, all.stream().map(each -> each.emitted().code()).toList());
        var said = programs.outputs(IntStream.range(0, all.size())
                .mapToObj(i -> new Programs.Run(i, all.get(i).wanted().input()))
                .toList());
        var wrong = new ArrayList<String>();
        for (int i = 0; i < all.size(); i++) {
            var built = all.get(i);
            if (built.wanted().lines() < 10)
                wrong.add(built.rules() + ": only " + built.wanted().lines() + " positions");
            difference(built.wanted(), said.get(i))
                    .ifPresent(first -> wrong.add(
                            built.rules() + " (" + built.emitted().method() + ", " + target.id() + ") " + first));
        }
        assertThat(wrong).isEmpty();
    }
}
