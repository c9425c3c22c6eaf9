package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.Truth;
import grundy.check.Truths;
import grundy.check.VerdictBasis;
import grundy.check.theorem.Claimed;
import grundy.check.theorem.Theorem;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.value.Outcome;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a theorem reads off small positions is what the definition says of them, and nothing else is accepted.
class AutomaticVerdictCheckTest {
    private static VerdictBasis basis(Theorem theorem, String claim) {
        return new VerdictBasis("", List.of(), Optional.of(new Evidence.Automatic(theorem, claim)), Optional.empty());
    }

    private static CheckResult read(Sum sum, ClaimedVerdict stated) {
        return AutomaticVerdictCheck.of(sum, stated).orElseThrow().result();
    }

    private static Truth truth(Sum sum) {
        return sum.components().getFirst().game().rules() instanceof RuleTree.Blocking
                ? Truths.blocked(sum)
                : Truths.impartial(sum);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "base-2; 0; take 1..3; 8; P when n mod 4 == 0",
                "base-2; 0; take 1..3; 6; P when n mod 4 == 0",
                "base-2; 0; take 1..3; 6; g = n mod 4",
                "base-2; 0; take 1..3; 0; g = n mod 4",
                "base-2; 0; misere take 1..3; 6; misere P when n mod 4 == 1",
                "base-2; 0; misere take 1..3; 5; misere P when n mod 4 == 1",
                "base-2; 0; misere take 1..3; 7; misere g = 1 - n mod 4 if n mod 4 < 2 else n mod 4",
                "base-2; 0; lasker; 5; g = n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 and n > 0 else n",
                "base-2; 2; nim; 1 2; g = a xor b",
                "base-2; 2; nim; 1 1; P when a == b",
                "base-2; 2; nim; 2; P when a == b",
                "base-2; 2; (n): (n-k); 2; P when a == b",
                "fibonacci; 0; take 1..3; 5; P when n mod 4 == 0",
                "base-2; 0; king; 3 2; g = 2 * (min(a, b) mod 2) + (a + b) mod 2",
                "base-2; 0; take 1..3 with 1 blocked; 6; P when n mod 4 < 2",
                "base-2; 0; take 1..3 with 1 blocked; 5; P when n mod 4 < 2",
                "base-2; 0; misere take 1..3 with 1 blocked; 7; P when n mod 4 == 1 or n mod 4 == 2",
                "base-2; 0; misere take 1..3 with 1 blocked; 6; P when n mod 4 == 1 or n mod 4 == 2"
            })
    void whatIsReadIsWhatHolds(String system, int heaps, String rules, String position, String claim) {
        var sum = Truths.sum(rules + " " + position);
        var theorem = Claimed.theorem(system, rules, heaps, claim);
        var truth = truth(sum);
        var by = truth.by(stated -> read(sum, stated), basis(theorem, claim));
        by.isAllThatHolds(rules, List.of());
        boolean normal = !rules.startsWith("misere");
        for (int number = 0; number < 6; number++)
            for (var value : List.of(Value.Nimber.of(number), new Value.MisereNimber(BigInteger.valueOf(number)))) {
                var result = read(sum, by.stated(Optional.of(value)));
                boolean isTold = theorem.values() || normal && truth.outcome() == Outcome.P;
                boolean holds = value instanceof Value.Nimber == normal
                        && (theorem.values() ? truth.values().test(value) : number == 0);
                assertThat(result.fault().isEmpty()).as("%s", value).isEqualTo(holds || !isTold);
                assertThat(result.isComplete()).as("%s", value).isEqualTo(holds && isTold);
            }
        for (int other : new int[] {-1, sum.components().size()}) {
            var move = new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(other, List.of("1"))));
            var listed = Optional.of(new ClaimedMoves(Optional.empty(), List.of(move)));
            assertThat(read(sum, new ClaimedVerdict(truth.outcome(), Optional.empty(), List.of(), listed, by.basis()))
                            .fault())
                    .as("%s, %s", rules, move)
                    .isPresent();
        }
        for (var moves : List.of(
                new ClaimedMoves(Optional.empty(), truth.winning()),
                new ClaimedMoves(Optional.of(BigInteger.valueOf(truth.winning().size())), List.of()))) {
            var some = new ClaimedVerdict(truth.outcome(), Optional.empty(), List.of(), Optional.of(moves), by.basis());
            assertThat(read(sum, some).fault()).isEmpty();
        }
    }

    private static final List<String> CLAIMS = List.of(
            "P when n mod 4 == 0",
            "P when n mod 4 == 1",
            "P when n mod 4 == 0 and n < 40",
            "P when n mod 4 == 0 or n == 30",
            "P when n == 0 or n > 4 and n mod 4 == 0",
            "P when n mod 2 == 0",
            "P when n < 0",
            "misere P when n mod 4 == 1",
            "g = n mod 4",
            "g = n",
            "g = n mod 5");

    /// The theorem is about the rules that were asked about and proved for them, and its words say the same.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"take 1..3", "take 1..4", "misere take 1..3", "take any", "bash"})
    void onlyTheRightTheoremIsAccepted(String asked) {
        int accepted = 0;
        for (int heap : new int[] {4, 7}) {
            var sum = Truths.sum(asked + " " + heap);
            for (var rules : List.of("take 1..3", "misere take 1..3", "take any"))
                for (var claim : CLAIMS) {
                    if (claim.startsWith("misere") && !rules.startsWith("misere")) continue;
                    var theorem = Claimed.theorem("base-2", rules, 0, claim);
                    for (var words : List.of("", claim, CLAIMS.get(0), CLAIMS.get(8))) {
                        var stated = new ClaimedVerdict(
                                Truths.impartial(sum).outcome(),
                                Optional.empty(),
                                List.of(),
                                Optional.empty(),
                                basis(theorem, words));
                        boolean isSame = sum.components()
                                        .getFirst()
                                        .game()
                                        .rules()
                                        .equals(Claimed.rules(rules).game().rules())
                                && asked.startsWith("misere") == rules.startsWith("misere");
                        boolean isRight = switch (rules) {
                            case "take any" -> claim.equals("g = n");
                            case "take 1..3" -> claim.equals(CLAIMS.get(0)) || claim.equals(CLAIMS.get(8));
                            default -> claim.contains("n mod 4 == 1");
                        };
                        boolean saysSame = words.isEmpty()
                                || words.equals(claim)
                                || words.endsWith(claim) && !words.startsWith("misere");
                        assertThat(read(sum, stated).fault().isEmpty())
                                .as("%s by %s of %s, said to be %s", sum.text(), claim, rules, words)
                                .isEqualTo(isSame && isRight && saysSame);
                        // The position is small, and told without it.
                        assertThat(VerdictCheck.of(new TurnPosition(sum), stated)
                                        .fault()
                                        .isEmpty())
                                .isEqualTo(isSame && isRight && saysSame);
                        // Values add up: a theorem about them serves several heaps, too.
                        var two = Truths.sum(asked + " " + heap + " 3");
                        var ofTwo = new ClaimedVerdict(
                                Truths.impartial(two).outcome(),
                                Optional.empty(),
                                List.of(),
                                Optional.empty(),
                                stated.basis());
                        assertThat(VerdictCheck.of(new TurnPosition(two), ofTwo)
                                        .fault()
                                        .isEmpty())
                                .as("%s by %s of %s, said to be %s", two.text(), claim, rules, words)
                                .isEqualTo(isSame
                                        && isRight
                                        && saysSame
                                        && claim.startsWith("g")
                                        && !asked.startsWith("misere"));
                        if (isSame && isRight && saysSame) accepted++;
                    }
                }
        }
        if (!asked.equals("take 1..4")) assertThat(accepted).isPositive();
    }

    /// Sums of other games, other compounds, boards, more heaps than the theorem knows, and heaps that
    /// cannot be left out.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0; take 1..3; nim(1) + [take 1..3](2)",
                "0; take 1..3; nim 1 2",
                "0; take 1..3; every take 1..3 4",
                "0; take 1..3; cram 2 2",
                "0; take 1..3; wythoff 1 2",
                "2; nim; nim 1 2 3",
                "0; wythoff; wythoff(1,2) + wythoff(2,3)"
            })
    void positionsOfAnotherForm(int heaps, String rules, String question) {
        var claim = rules.equals("take 1..3") ? "P when n mod 4 == 0" : "P when a == b";
        var theorem = Claimed.theorem("base-2", rules, heaps, claim);
        var stated = new ClaimedVerdict(Outcome.N, Optional.empty(), List.of(), Optional.empty(), basis(theorem, ""));
        var sum = Truths.sum(question);
        assertThat(AutomaticVerdictCheck.of(sum, stated)).isEmpty();
        var findings = new CheckFindings();
        assertThat(AutomaticVerdictCheck.fault(sum, stated, findings))
                .hasValueSatisfying(fault -> assertThat(fault.key()).isEqualTo("check.verdict.theorem-unfit"));
        var nothing = new ClaimedVerdict(Outcome.N, Optional.empty(), List.of(), Optional.empty(), VerdictBasis.NONE);
        assertThat(AutomaticVerdictCheck.of(sum, nothing)).isEmpty();
        assertThat(AutomaticVerdictCheck.fault(sum, nothing, findings)).isEmpty();
    }
}
