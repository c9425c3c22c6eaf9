package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.period.PeriodTheorem;
import grundy.text.ArgumentList;
import grundy.text.Citation;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CheckFindingsTest {
    private static final Message FAULT = Message.of("check.verdict.theorem-unfit");
    private static final CheckResult RIGHT = new CheckResult(List.of(), List.of(), Optional.empty());
    private static final CheckResult OPEN = new CheckResult(List.of(), List.of(FAULT), Optional.empty());
    private static final CheckResult WRONG = new CheckResult(List.of(), List.of(FAULT), Optional.of(FAULT));

    /// Each heap has two results, of which one at most does not hold.
    @Test
    void heapsAreTakenInTurnUpToTheFirstThatDoesNotHoldOrIsOpen() {
        for (int heaps = 0; heaps < 5; heaps++)
            for (int place = 0; place <= 2 * heaps; place++)
                for (var other : List.of(RIGHT, OPEN, WRONG)) {
                    int at = place;
                    var asked = new ArrayList<Integer>();
                    var findings = new CheckFindings();
                    var fault = findings.heapByHeap(heaps, heap -> {
                        asked.add(heap);
                        return IntStream.range(2 * heap, 2 * heap + 2).mapToObj(index -> index == at ? other : RIGHT);
                    });
                    boolean ends = other != RIGHT && place < 2 * heaps;
                    var found = findings.result(fault);
                    assertThat(asked)
                            .isEqualTo(IntStream.range(0, ends ? place / 2 + 1 : heaps)
                                    .boxed()
                                    .toList());
                    assertThat(found.fault())
                            .isEqualTo(
                                    ends && other == WRONG
                                            ? Optional.of(Message.of(
                                                    "check.table.outcome-differs",
                                                    "position",
                                                    place / 2,
                                                    "fault",
                                                    FAULT))
                                            : Optional.empty());
                    assertThat(found.open())
                            .isEqualTo(
                                    ends && other == OPEN
                                            ? List.of(Message.of("check.table.open", "position", place / 2))
                                            : List.of());
                    assertThat(found.steps())
                            .isEqualTo(ends ? List.of() : List.of(Message.of("check.table.outcomes", "count", heaps)));
                    assertThat(findings.isWhole()).isEqualTo(found.open().isEmpty());
                }
    }

    private static ClaimedMove move(ClaimedMove.Step... steps) {
        return new ClaimedMove(Optional.empty(), List.of(steps));
    }

    @Test
    void aMoveIsToldByTheComponentsThatThereAreAndWhatItLeaves() {
        var sum = Truths.sum("every nim(4) + kayles(5)");
        var first = new ClaimedMove.Step(0, List.of("3"));
        var second = new ClaimedMove.Step(1, List.of("3", "1"));
        assertThat(CheckFindings.loses(sum, move(first, second)))
                .isEqualTo(Message.of(
                        "check.verdict.move-loses",
                        "move",
                        ArgumentList.withSemicolons(List.of("4 -> 3", "5 -> 1 + 3"))));
        for (int component : new int[] {-1, 2, 7})
            assertThat(CheckFindings.loses(sum, move(second, new ClaimedMove.Step(component, List.of("0")))))
                    .isEqualTo(Message.of(
                            "check.verdict.move-loses", "move", ArgumentList.withSemicolons(List.of("5 -> 1 + 3"))));
    }

    /// The moves to 0 and to 1 win, of four.
    @Test
    void eachListedMoveWinsAndStandsOnce() {
        var sum = Truths.sum("nim 4");
        for (int code = 0; code < 125; code++) {
            var to = Stream.of(code % 5, code / 5 % 5, code / 25)
                    .limit(1 + code % 3)
                    .toList();
            var listed = to.stream()
                    .map(left -> move(new ClaimedMove.Step(0, List.of(Integer.toString(left)))))
                    .toList();
            boolean holds = to.stream().allMatch(left -> left < 2)
                    && to.stream().distinct().count() == to.size();
            var fault = CheckFindings.listedMoveFault(
                    sum,
                    new ClaimedMoves(Optional.empty(), listed),
                    move -> Integer.parseInt(move.steps().getFirst().to().getFirst()) < 2);
            assertThat(fault.isEmpty()).as("%s", to).isEqualTo(holds);
        }
    }

    @Test
    void theNumberOfMovesIsTheOneFoundIfOneIsStated() {
        for (int stated = 0; stated < 3; stated++)
            for (int count = 0; count < 3; count++) {
                var findings = new CheckFindings();
                var moves = new ClaimedMoves(Optional.of(BigInteger.valueOf(stated)), List.of());
                var fault = findings.countFault("check.verdict.moves", moves, BigInteger.valueOf(count));
                assertThat(fault.isEmpty()).isEqualTo(stated == count);
                assertThat(findings.result(fault).steps()).hasSize(stated == count ? 1 : 0);
            }
        var findings = new CheckFindings();
        assertThat(findings.countFault(
                        "check.verdict.moves", new ClaimedMoves(Optional.empty(), List.of()), BigInteger.TEN))
                .isEmpty();
        assertThat(findings.result(Optional.empty()).steps())
                .containsExactly(Message.of("check.verdict.moves", "count", BigInteger.TEN, "listed", 0));
    }

    @Test
    void aPeriodThatWasProvedIsToldWithItsNumbers() {
        for (long saltus = 0; saltus < 3; saltus++) {
            var theorem = saltus == 0 ? PeriodTheorem.WINDOW : PeriodTheorem.ALL_BUT;
            var findings = new CheckFindings();
            findings.repeats("bash", new Evidence.Period(5, 7, saltus, 100, theorem.citation(), false));
            assertThat(findings.result(Optional.empty()).steps())
                    .containsExactly(Message.of(
                            saltus == 0 ? "check.verdict.period" : "check.verdict.period-grows",
                            "rules",
                            "bash",
                            "period",
                            7L,
                            "saltus",
                            saltus,
                            "preperiod",
                            5L,
                            "theorem",
                            Citation.theorem(theorem.citation())));
        }
    }
}
