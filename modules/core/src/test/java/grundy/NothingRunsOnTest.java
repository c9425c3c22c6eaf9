package grundy;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Answer;
import grundy.explain.Explainer;
import grundy.finding.CycleException;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.question.GridQuestion;
import grundy.question.Question;
import grundy.question.SequenceQuestion;
import grundy.rules.CatalogueEntry;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.ProcessorTime;
import grundy.text.Language;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Questions made up at random, many of which would take for ever: rules of random expressions, and the games of the
/// catalogue with numbers far too large. Each is asked, explained and its moves listed, and cancelled soon after it
/// began; what has not ended soon after that runs on, and is told with where it was.
class NothingRunsOnTest {
    private static final int QUESTIONS = 60;
    private static final Duration WORKING = Duration.ofMillis(100);

    /// Quiet machines need less than 50 ms.
    private static final Duration TOLD = Duration.ofMillis(300);

    private static final String VALUES = "values ";
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final Duration MOST = Duration.ofSeconds(5);
    private static final Pattern NUMBER = Pattern.compile("(?<![A-Za-z\\d^-])\\d+(?![A-Za-z\\d^])");
    private static final List<CatalogueEntry> GAMES =
            List.copyOf(Catalogue.builtIn().entries());

    private SplittableRandom random = new SplittableRandom(0);

    private void seed(long seed) {
        System.out.println("seed " + seed);
        random = new SplittableRandom(seed);
    }

    @EveryTurn
    @Tag("slow")
    @Test
    void cancelledQuestionsEnd() throws InterruptedException {
        seed(CaseCount.seed(20261128));
        assertThat(run(QUESTIONS)).isEmpty();
    }

    /// @param arguments how many questions, and the seed
    public static void main(String[] arguments) throws InterruptedException {
        var test = new NothingRunsOnTest();
        test.seed(arguments.length > 1 ? Long.parseLong(arguments[1]) : System.nanoTime());
        System.out.println("ran on: " + test.run(Integer.parseInt(arguments[0])));
        System.exit(0);
    }

    /// @return the questions that ran on
    private List<String> run(int questions) throws InterruptedException {
        var delays = new ArrayList<Long>();
        var runningOn = new ArrayList<String>();
        for (int i = 0; i < questions; i++) {
            var question = random.nextInt(3) == 0 ? ofTheCatalogue() : generalForm();
            long millis = delay(question);
            delays.add(millis);
            if (millis > MOST.toMillis()) runningOn.add(question);
        }
        delays.sort(null);
        System.out.printf(
                "%d questions: cancelled, they ended after %d ms in the median, %d at the 99th percentile, %d at most%n",
                questions, delays.get(questions / 2), delays.get(questions * 99 / 100), delays.getLast());
        return runningOn;
    }

    /// @return how many ms of processor time it worked on after it was cancelled; 0 if it was done before
    private static long delay(String question) throws InterruptedException {
        var cancelled = new AtomicBoolean();
        var delay = new AtomicReference<Duration>();
        var time = new AtomicReference<ProcessorTime>();
        var worker = Thread.ofPlatform().daemon().start(() -> {
            try {
                ask(question, Limits.DEFAULT.cancelledBy(cancelled::get));
            } finally {
                if (time.get() != null) delay.set(time.get().spent());
            }
        });
        if (worker.join(WORKING)) return 0;
        time.set(ProcessorTime.start());
        cancelled.set(true);
        if (!time.get().join(worker, TOLD))
            System.out.println("slow: " + question + "\n"
                    + Arrays.stream(worker.getStackTrace())
                            .limit(14)
                            .map(frame -> "    " + frame)
                            .collect(Collectors.joining("\n")));
        if (!time.get().join(worker, MOST)) return Long.MAX_VALUE;
        return delay.get() == null ? 0 : delay.get().toMillis();
    }

    private static void ask(String text, Limits limits) {
        try (var memory = MemoryLedger.PROCESS.open()) {
            limits.during(() -> {
                if (text.startsWith(VALUES)) return values(text.substring(VALUES.length()), limits.withMemory(memory));
                var verdict = new Solver(limits.withMemory(memory)).solve(Question.parse(text));
                verdict.moves().first(100);
                return Explainer.in(Language.EN).explanation(verdict);
            });
        } catch (SyntaxException | LimitException | RulesException | CycleException _) {
            // Few of these questions make sense; none may run on.
        } catch (RuntimeException | Error fault) {
            System.out.println(text + ": " + fault);
        }
    }

    private static Answer values(String text, Limits limits) throws SyntaxException {
        var rules = LANGUAGE.rules(Source.of(text));
        var solver = new Solver(limits);
        return GridQuestion.isFor(rules.game().rules())
                ? solver.solve(new GridQuestion(rules.game(), rules.play(), 300))
                : solver.solve(new SequenceQuestion(rules.game(), rules.play(), 100_000));
    }

    private String one(List<String> of) {
        return of.get(random.nextInt(of.size()));
    }

    private String number() {
        return switch (random.nextInt(6)) {
            case 0 -> "10^" + random.nextInt(1, 400);
            case 1, 2 -> "10^" + random.nextInt(1, 25);
            case 3 -> String.valueOf(random.nextInt(1_000_000));
            default -> String.valueOf(random.nextInt(40));
        };
    }

    private String prefix() {
        return one(List.of("", "", "", "", "misere ", "every ", "some ", "short ", "2 players: "));
    }

    private String ofTheCatalogue() {
        var game = GAMES.get(random.nextInt(GAMES.size()));
        var examples = game.examples();
        if (examples.isEmpty()) return game.id();
        var example = NUMBER.matcher(one(examples)).replaceAll(_ -> random.nextInt(4) == 0 ? "7" : number());
        return prefix() + game.id() + " " + example;
    }

    private String generalForm() {
        var coordinates = List.of("a", "b", "c").subList(0, random.nextInt(1, 4));
        var numbers = Stream.generate(this::number).limit(coordinates.size()).collect(Collectors.joining(" "));
        return switch (random.nextInt(8)) {
            case 0 -> "left " + rules(coordinates) + "; right " + rules(coordinates) + " " + numbers;
            case 1 -> "3 players: " + rules(coordinates) + " " + numbers;
            case 2 -> VALUES + one(List.of("", "", "misere ")) + rules(coordinates);
            default -> prefix() + rules(coordinates) + " " + numbers;
        };
    }

    private String rules(List<String> coordinates) {
        return Stream.generate(() -> alternative(coordinates))
                .limit(random.nextInt(1, 3))
                .collect(Collectors.joining(
                        " | ", coordinates.stream().collect(Collectors.joining(",", "(", "): ")), ""));
    }

    private String alternative(List<String> coordinates) {
        var letters = new ArrayList<>(coordinates);
        letters.addAll(List.of("k", "m"));
        int parts = random.nextInt(5) == 0 ? 2 : 1;
        var targets = Stream.generate(() -> coordinates.stream()
                        .map(letter -> switch (random.nextInt(4)) {
                            case 0 -> letter;
                            case 1, 2 -> letter + "-" + one(List.of("k", "m", "2*k", "1", "k*m"));
                            default -> expression(letters, 2);
                        })
                        .collect(Collectors.joining(",", "(", ")")))
                .limit(parts);
        var conditions = Stream.generate(() -> condition(letters)).limit(random.nextInt(3));
        var where = conditions.collect(Collectors.joining(" and "));
        return targets.collect(Collectors.joining(" + ")) + (where.isEmpty() ? "" : " where " + where);
    }

    private String condition(List<String> letters) {
        return switch (random.nextInt(6)) {
            case 0 -> one(letters) + " in " + one(List.of("primes", "squares", "powers of 2", "{1,5..9}", "divisors"));
            case 1 -> "k <= " + one(letters);
            case 2 -> "m <= 9";
            default -> expression(letters, 2) + one(List.of(" <= ", " == ", " != ", " < ")) + expression(letters, 2);
        };
    }

    private String expression(List<String> letters, int depth) {
        if (depth == 0 || random.nextInt(4) == 0)
            return random.nextInt(3) == 0 ? String.valueOf(random.nextInt(12)) : one(letters);
        var left = expression(letters, depth - 1);
        var right = expression(letters, depth - 1);
        return switch (random.nextInt(13)) {
            case 0, 1, 2 -> "(" + left + " + " + right + ")";
            case 3, 4 -> "(" + left + " - " + right + ")";
            case 5 -> "(" + left + " * " + right + ")";
            case 6 -> "(" + left + " / " + right + ")";
            case 7 -> "(" + left + " mod " + right + ")";
            case 8 -> "(" + left + ") ^ (" + right + ")";
            case 9 -> "(" + left + " xor " + right + ")";
            case 10 -> "gcd(" + left + ", " + right + ")";
            case 11 -> one(List.of("factors", "zeckendorf", "sqrt", "twos", "bits", "ones")) + "(" + left + ")";
            default -> one(List.of("nimproduct", "valuation", "mex", "max")) + "(" + left + ", " + right + ")";
        };
    }
}
