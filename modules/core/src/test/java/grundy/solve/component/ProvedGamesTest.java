package grundy.solve.component;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.TheoremSource;
import grundy.check.VerdictBasis;
import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.ClaimAutomata;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCheck;
import grundy.check.verdict.VerdictCheck;
import grundy.engine.search.SearchValues;
import grundy.explain.Explainer;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.text.Language;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Answers from theorems: the same as those of the engines and of exhaustive search at thousands of positions, and of
/// closed forms at numbers of hundreds of digits.
@EveryTurn
class ProvedGamesTest {
    /// One theorem, which is proved before it is used.
    ///
    /// @param comeFirst whether it is preferred to all else
    private record SingleTheorem(Theorem theorem, String claim, boolean comeFirst) implements TheoremSource {
        SingleTheorem kept() {
            return new SingleTheorem(theorem, claim, false);
        }

        @Override
        public Optional<TheoremEntry> about(GameFormulas game, boolean values) {
            if (values != theorem.values()
                    || !game.canonical().equals(theorem.game().canonical())) return Optional.empty();
            return Optional.of(new TheoremEntry(theorem.about(game), claim, "test"));
        }

        @Override
        public void refused(TheoremEntry known) {
            throw new AssertionError("refused: " + claim);
        }
    }

    private static SingleTheorem theorem(String system, String text, int heaps, String claim) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        var game = GameFormulas.of(read.game().rules(), read.play(), heaps);
        var arithmetic = new Arithmetic(NumerationSystem.find(system).orElseThrow(), KernelBudget.DEFAULT);
        var parsed = ClaimParser.claim(claim, game.coordinates(), read.game().parameters());
        var theorem = new Theorem(
                game,
                parsed instanceof CatalogueClaim.Grundy,
                arithmetic.system(),
                ClaimAutomata.automaton(parsed, game.coordinates(), arithmetic),
                TheoremCheck.measure(game, arithmetic).orElseThrow());
        return new SingleTheorem(theorem, claim, true);
    }

    private static Verdict ask(SingleTheorem theorem, String question) throws SyntaxException {
        return new Solver(Limits.DEFAULT, theorem).solve(Question.parse(question));
    }

    private static List<String> moves(Verdict verdict) {
        return verdict.moves().first(Long.MAX_VALUE).stream()
                .map(move -> move.steps().getFirst())
                .map(step -> step.component()
                        + ": "
                        + step.to().stream().map(Object::toString).sorted().collect(Collectors.joining(" + ")))
                .toList();
    }

    /// The same through the engine, which proves the theorem once for all positions.
    private static void same(ProvedGame game, RuleTree rules, Play play, Tuple position) {
        boolean values = game.theorem().values();
        var truth = new SearchValues(rules, play, Limits.DEFAULT);
        var value = truth.value(position);
        var expected = BigInteger.ZERO;
        CountedList<List<Position>> found;
        if (values) {
            var told = new ProvedGames.TheoremValues(game);
            assertThat(told.value(position)).as("%s", position).isEqualTo(value);
            expected = value.signum() == 0 ? BigInteger.ONE : value.subtract(BigInteger.ONE);
            found = told.optionsOfValue(position, expected);
        } else {
            var told = new ProvedGames.TheoremColds(game);
            assertThat(told.isCold(position)).as("%s", position).isEqualTo(value.signum() == 0);
            found = told.coldOptions(position);
        }
        var right = truth.optionsOfValue(position, expected);
        assertThat(found.count()).as("%s", position).isEqualTo(right.count());
        var listed = parts(found);
        assertThat(listed).as("%s", position).doesNotHaveDuplicates();
        assertThat(listed).as("%s", position).containsExactlyInAnyOrderElementsOf(parts(right));
        assertThat(found.count()).isEqualTo(BigInteger.valueOf(listed.size()));
    }

    private static List<String> parts(CountedList<List<Position>> options) {
        return options.stream()
                .map(option -> option.stream().map(Object::toString).sorted().collect(Collectors.joining(" + ")))
                .toList();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "fibonacci; 0; wythoff; 2; 25; P when min(a, b) == floor(phi * abs(a - b))",
                "fibonacci; 0; misere wythoff; 2; 20; misere P when a + b == 1 or a == 2 and b == 2 or a + b > 3 and min(a, b) == floor(phi * abs(a - b))",
                "fibonacci; 0; fibonacci-nim; 2; 30; P when n == 0 or q < zeckendorf(n)",
                "base-2; 0; no-more-than-last; 2; 25; P when n == 0 or q < (2)^twos(n)",
                "base-2; 0; greedy-nim; 3; 8; P when a + b + c == 0 or a == b and c < a or a == c and b < a or b == c and a < b",
                "base-2; 0; mark; 1; 150; P when n == 0 or twos(n) mod 2 == 1",
                "base-2; 0; take at most half; 1; 150; P when n + 1 in powers of 2",
                "base-3; 0; take powers of 3; 1; 120; P when n mod 2 == 0",
                "base-2; 0; king; 2; 16; g = 2 * (min(a, b) mod 2) + (a + b) mod 2",
                "base-2; 0; rook; 2; 18; g = a xor b",
                "base-2; 0; take powers of 2; 1; 120; g = n mod 3",
                "base-2; 0; lasker; 1; 90; g = n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 and n > 0 else n",
                "base-2; 0; bash[5]; 1; 90; g = n mod 6",
                "base-2; 0; misere bash[5]; 1; 90; misere g = 1 - n mod 6 if n mod 6 < 2 else n mod 6",
                "base-2; 0; nim-with-three-way-split; 1; 40; g = n + 1 if n mod 8 == 7 else n - 1 if n mod 8 == 0 and n > 0 else n",
                "base-2; 0; splitting; 1; 60; g = 1 if n > 0 and n mod 2 == 0 else 0",
            })
    void theSameAsTheEngines(String system, int heaps, String rules, int arity, int most, String claim)
            throws SyntaxException {
        var theorem = theorem(system, rules, heaps, claim);
        var said = theorem.theorem();
        var game = ProvedGame.of(said, claim, Limits.DEFAULT).orElseThrow();
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules));
        for (int a = 0; a <= most; a++)
            if (arity == 1) same(game, read.game().rules(), read.play(), Tuple.of(a));
            else
                for (int b = 0; b <= most; b++)
                    if (arity == 2) same(game, read.game().rules(), read.play(), Tuple.of(a, b));
                    else
                        for (int c = 0; c <= most; c += 1 + b % 2)
                            same(game, read.game().rules(), read.play(), Tuple.of(a, b, c));
    }

    /// The solver, with the theorem preferred, says what it says without it.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "fibonacci; 0; wythoff; wythoff (12,20); P when min(a, b) == floor(phi * abs(a - b))",
                "fibonacci; 0; wythoff; wythoff (12,23); P when min(a, b) == floor(phi * abs(a - b))",
                "fibonacci; 0; (x, y): (x-i, y) | (x, y-i) | (x-i, y-i); wythoff (3,4); P when min(x, y) == floor(phi * abs(x - y))",
                "base-2; 0; lasker; lasker 5 9; g = n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 and n > 0 else n",
                "base-2; 0; lasker; lasker 4 9 7; g = n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 and n > 0 else n",
                "base-2; 0; lasker; lasker(4) + nim(6); g = n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 and n > 0 else n",
                "base-2; 3; nim; nim 5 6 9; P when (a xor b xor c) == 0",
                "base-2; 3; nim; nim 5 6; P when (a xor b xor c) == 0",
                "base-2; 3; misere nim; misere nim 1 1 7; misere P when max(a, b, c) < 2 and (a + b + c) mod 2 == 1 or max(a, b, c) > 1 and (a xor b xor c) == 0",
                "base-2; 3; misere nim; misere nim 1 1 1; misere P when max(a, b, c) < 2 and (a + b + c) mod 2 == 1 or max(a, b, c) > 1 and (a xor b xor c) == 0",
                "base-2; 3; staircase; staircase 2 5 3; P when (a xor c) == 0",
                "base-2; 0; misere bash[5]; misere bash[5] 14; misere g = 1 - n mod 6 if n mod 6 < 2 else n mod 6",
            })
    void theSolverSaysTheSame(String system, int heaps, String rules, String question, String claim)
            throws SyntaxException {
        var theorem = theorem(system, rules, heaps, claim);
        var found = ask(theorem, question);
        var expected = new Solver(Limits.DEFAULT).solve(Question.parse(question));
        boolean sum = found.evidence() instanceof Evidence.Sum;
        if (!sum) assertThat(found.evidence()).as(question).isInstanceOf(Evidence.Automatic.class);
        assertThat(found.outcome()).as(question).isEqualTo(expected.outcome());
        assertThat(found.moves().count())
                .as(question)
                .isEqualTo(expected.moves().count());
        assertThat(moves(found)).as(question).containsExactlyInAnyOrderElementsOf(moves(expected));
        for (var language : Language.values())
            assertThat(Explainer.in(language).answer(found, 5)).as(question).isNotEmpty();
    }

    /// The theorem is proved again, and reads the position and its moves; another outcome, value, number of moves
    /// or move is refused, and so is a theorem that is changed.
    private static void checksAndNothingElse(Verdict found) {
        var stated = found.claimedVerdict(20);
        var result = VerdictCheck.of(found.question(), stated);
        assertThat(result.fault()).isEmpty();
        assertThat(result.isComplete()).isTrue();
        var moves = stated.moves().orElseThrow();
        var none = new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(0, List.of("0"))));
        var more = new ClaimedMoves(moves.count().map(count -> count.add(BigInteger.ONE)), moves.list());
        var other = new ClaimedMoves(moves.count(), List.of(none));
        var wrong = new ArrayList<ClaimedVerdict>();
        for (var outcome : Outcome.values())
            if (outcome != stated.outcome()) wrong.add(stated(outcome, stated.value(), moves, stated.basis()));
        var value = stated(stated.outcome(), Optional.of(Value.Nimber.of(77)), moves, stated.basis());
        assertThat(VerdictCheck.of(found.question(), value).isComplete()).isFalse();
        wrong.add(stated(stated.outcome(), stated.value(), more, stated.basis()));
        wrong.add(stated(stated.outcome(), stated.value(), other, stated.basis()));
        if (!moves.list().isEmpty()) {
            var twice = new ArrayList<>(moves.list());
            twice.add(moves.list().getFirst());
            var doubled = new ClaimedMoves(moves.count(), twice);
            wrong.add(stated(stated.outcome(), stated.value(), doubled, stated.basis()));
        }
        var named = stated.basis().theorem().orElseThrow();
        var theorem = named.theorem();
        var accepting = theorem.automaton().accepting().clone();
        accepting[0] = !accepting[0];
        var automaton = new Automaton(
                theorem.automaton().tracks(),
                theorem.automaton().digits(),
                theorem.automaton().symbols(),
                theorem.automaton().targets(),
                accepting);
        var changed = new Theorem(theorem.game(), theorem.values(), theorem.system(), automaton, theorem.measure());
        var basis = new VerdictBasis(
                "", List.of(), Optional.of(new Evidence.Automatic(changed, named.claim())), Optional.empty());
        wrong.add(stated(stated.outcome(), stated.value(), moves, basis));
        for (var one : wrong)
            assertThat(VerdictCheck.of(found.question(), one).fault())
                    .as("%s said to be %s", found.question().sum().position(), one)
                    .isPresent();
    }

    private static ClaimedVerdict stated(
            Outcome outcome, Optional<Value> value, ClaimedMoves moves, VerdictBasis basis) {
        return new ClaimedVerdict(outcome, value, List.of(), Optional.of(moves), basis);
    }

    /// Numbers of forty digits: the closed forms of the catalogue, which are other code, give the same.
    @Tag("slow")
    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "fibonacci; 0; wythoff; 2; P when min(a, b) == floor(phi * abs(a - b))",
                "fibonacci; 0; fibonacci-nim; 2; P when n == 0 or q < zeckendorf(n)",
                "base-2; 0; bash[5]; 1; g = n mod 6",
                "base-2; 3; nim; 3; P when (a xor b xor c) == 0",
            })
    void hugeNumbersAgreeWithClosedForms(String system, int heaps, String rules, int arity, String claim)
            throws SyntaxException {
        var theorem = theorem(system, rules, heaps, claim);
        var random = CaseCount.random(11);
        var huge = BigInteger.TEN.pow(40);
        for (int i = 0; i < CaseCount.of(8); i++) {
            var numbers = new ArrayList<BigInteger>();
            for (int j = 0; j < arity; j++) numbers.add(huge.add(new BigInteger(130, random)));
            if (i == 0 && arity == 3) numbers.set(2, numbers.get(0).xor(numbers.get(1)));
            var golden = BigInteger.valueOf(5)
                    .multiply(huge)
                    .multiply(huge)
                    .sqrt()
                    .add(huge)
                    .shiftRight(1);
            if (i == 0 && rules.equals("wythoff")) numbers = new ArrayList<>(List.of(golden, golden.add(huge)));
            if (i == 1 && rules.equals("wythoff"))
                numbers = new ArrayList<>(List.of(golden, golden.add(huge).add(huge)));
            var written = numbers.stream().map(BigInteger::toString);
            var question = rules + " "
                    + (heaps > 0 || arity == 1
                            ? written.collect(Collectors.joining(" "))
                            : written.collect(Collectors.joining(",", "(", ")")));
            var found = ask(theorem, question);
            var expected = new Solver(Limits.DEFAULT).solve(Question.parse(question));
            assertThat(found.evidence()).isInstanceOf(Evidence.Automatic.class);
            checksAndNothingElse(found);
            assertThat(found.outcome()).as(question).isEqualTo(expected.outcome());
            assertThat(found.moves().count())
                    .as(question)
                    .isEqualTo(expected.moves().count());
            if (found.moves().count().bitLength() < 12)
                assertThat(moves(found)).as(question).containsExactlyInAnyOrderElementsOf(moves(expected));
            if (i == 0 && rules.equals("wythoff")) assertThat(found.outcome()).isEqualTo(Outcome.P);
        }
    }

    @Tag("thorough")
    @Test
    void hugeNumbersAgreeWithTheClosedFormOfTheRook() throws SyntaxException {
        hugeNumbersAgreeWithClosedForms("base-2", 0, "rook", 2, "g = a xor b");
    }

    /// Far more winning moves than could be listed, counted exactly: all of Fibonacci Nim's are one number each.
    @Test
    void movesAreCountedWithoutBeingListed() throws SyntaxException {
        var theorem = theorem("base-2", "(a, b): (c, b - k) where c <= a", 0, "P when a == 0 or b == 0");
        var count = ask(theorem, "(a, b): (c, b - k) where c <= a (10^30, 7)").moves();
        // c is a positive integer up to a, and b becomes 0
        assertThat(count.count()).isEqualTo(BigInteger.TEN.pow(30));
        assertThat(count.first(3)).hasSize(3);
    }

    /// Whoever proved a theorem about a game reads the same explanation as one who did not, where a period
    /// gives one.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take {1,3,4}; 0; take {1,3,4} 21; P when n mod 7 == 0 or n mod 7 == 2",
                "take {1,3,4}; 0; take {1,3,4} 12345678901234567890123456789; P when n mod 7 == 0 or n mod 7 == 2",
                "(n): (n-1) | (n-3) | (n-4); 0; (n): (n-1) | (n-3) | (n-4) 22; P when n mod 7 == 0 or n mod 7 == 2",
                "take {2,3}; 0; take {2,3} 19; g = 0 if n mod 5 < 2 else 1 if n mod 5 < 4 else 2",
                "take {2,3}; 0; take {2,3} 19 6 11; g = 0 if n mod 5 < 2 else 1 if n mod 5 < 4 else 2",
                "misere take {2,3}; 0; misere take {2,3} 20; misere P when n mod 5 == 2 or n mod 5 == 3",
                "take {2,3}; 2; take {2,3} 19 6; P when a mod 5 < 2 and b mod 5 < 2 or "
                        + "a mod 5 in {2, 3} and b mod 5 in {2, 3} or a mod 5 == 4 and b mod 5 == 4",
            })
    void aPeriodExplainsWhateverIsKept(String rules, int heaps, String question, String claim) throws SyntaxException {
        var theorem = theorem("base-2", rules, heaps, claim);
        assertThat(ProvedGame.of(theorem.theorem(), claim, Limits.DEFAULT)).isPresent();
        var asked = Question.parse(question);
        var explainer = Explainer.in(Language.EN);
        var expected = explainer.answer(new Solver(Limits.DEFAULT).solve(asked), 5);
        assertThat(explainer.answer(new Solver(Limits.DEFAULT, theorem.kept()).solve(asked), 5))
                .isEqualTo(expected);
        assertThat(explainer.answer(ask(theorem, question), 5)).isNotEqualTo(expected);
    }

    @Test
    void whatIsKeptAnswersWhereNoPeriodDoes() throws SyntaxException {
        var kept = theorem("base-2", "(a, b): (c, b - k) where c <= a", 0, "P when a == 0 or b == 0")
                .kept();
        var asked = Question.parse("(a, b): (c, b - k) where c <= a (10^30, 7)");
        assertThat(new Solver(Limits.DEFAULT, kept).solve(asked).evidence()).isInstanceOf(Evidence.Automatic.class);
    }

    /// What one is handed the other knows nothing of, also about the very same rules.
    @Test
    void twoSolversHaveTheirOwnTheorems() throws SyntaxException {
        var question = Question.parse("take 1..3 1001");
        var proved = new Solver(Limits.DEFAULT, theorem("base-2", "take 1..3", 0, "P when n mod 4 == 0"));
        var other = new Solver(Limits.DEFAULT, theorem("base-2", "take 1..4", 0, "P when n mod 5 == 0"));
        for (int turn = 0; turn < 3; turn++) {
            assertThat(proved.solve(question).evidence()).isInstanceOf(Evidence.Automatic.class);
            assertThat(other.solve(question).evidence()).isInstanceOf(Evidence.ClosedForm.class);
            assertThat(other.solve(Question.parse("take 1..4 1001")).evidence()).isInstanceOf(Evidence.Automatic.class);
            assertThat(proved.solve(question).moves().first(9))
                    .isEqualTo(other.solve(question).moves().first(9));
        }
    }

    @Test
    void aWrongTheoremIsNotReliedOn() throws SyntaxException {
        var right = theorem("base-2", "take 1..3", 0, "P when n mod 4 == 0");
        var wrong = theorem("base-2", "take 1..3", 0, "P when n mod 4 == 0 and n < 10^9");
        assertThat(ProvedGame.of(right.theorem(), "", Limits.DEFAULT)).isPresent();
        assertThat(ProvedGame.of(wrong.theorem(), "", Limits.DEFAULT)).isEmpty();
    }
}
