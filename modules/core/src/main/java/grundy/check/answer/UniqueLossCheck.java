package grundy.check.answer;

import grundy.check.CheckFindings;
import grundy.check.answer.OpenCheck.OpenProblem;
import grundy.limit.Checkpoint;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.formula.Amounts;
import grundy.rules.option.RuleOptions;
import grundy.text.Message;
import grundy.value.Compound;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/// Checks that exactly one number is lost, since a move leads from each larger one to it.
///
/// | claimed | decided by |
/// | --- | --- |
/// | a move can lower the number: it stands in one place, the rules are the same with each | {@link #place} |
/// | a move leads from each larger number to the lost one | {@link #isFree} or {@link FirstOptions#leadTo} |
/// | no other number is lost, where no such move is found | {@link TrialNumbers} |
final class UniqueLossCheck {
    private static final int MOST_LOWERED = 2000;

    private final OpenProblem problem;
    private final BigInteger number;
    private final Sum sum;
    private final TrialNumbers tried;
    private final CheckFindings findings;

    /// @param number that is lost
    /// @param sum with it put in
    /// @param findings takes what is found
    UniqueLossCheck(OpenProblem problem, BigInteger number, Sum sum, CheckFindings findings) {
        this.problem = problem;
        this.number = number;
        this.sum = sum;
        this.tried = new TrialNumbers(problem);
        this.findings = findings;
    }

    /// @return a smaller number that is lost too, or that no move leads to it
    Optional<Message> smallerFault() {
        if (isFree()) return free();
        var first = problem.from();
        var most = first.add(BigInteger.valueOf(MOST_LOWERED)).min(number);
        boolean whole = most.equals(number);
        var options = new FirstOptions(sum);
        for (var smaller = first; smaller.compareTo(most) < 0; smaller = smaller.add(BigInteger.ONE)) {
            var other = problem.with().apply(smaller);
            var existence = other.map(options::leadTo).orElse(MoveExistence.YES);
            if (existence == MoveExistence.YES) continue;
            if (tried.tryNumber(smaller)) return Optional.of(tried.message("check.open.smaller-wanted", smaller));
            if (existence != MoveExistence.UNKNOWN) return Optional.of(unled(existence, number, smaller));
            whole = false;
        }
        boolean unfit = problem.sensible(2).stream()
                .filter(other -> !other.equals(number))
                .map(other -> place(sum, problem.with().apply(other).orElseThrow()))
                .anyMatch(OptionalInt::isEmpty);
        if (unfit) return Optional.of(Message.of("check.open.no-lowering"));
        if (whole) findings.holds("check.open.lowered", "number", number);
        else findings.leaves("check.open.open-smaller");
        return Optional.empty();
    }

    /// @return a number from the least allowed one on that is lost too, or from which no move leads to this one
    Optional<Message> largerFault() {
        if (isFree()) return free();
        for (var larger : problem.sensible(TrialNumbers.MOST)) {
            var existence = new FirstOptions(problem.with().apply(larger).orElseThrow()).leadTo(sum);
            if (existence == MoveExistence.YES) continue;
            if (tried.tryNumber(larger)) return Optional.of(tried.message("check.open.larger-wanted", larger));
            if (existence != MoveExistence.UNKNOWN) return Optional.of(unled(existence, larger, number));
        }
        findings.leaves("check.open.open-larger");
        return Optional.empty();
    }

    private Optional<Message> free() {
        findings.holds("check.open.free", "number", number);
        return Optional.empty();
    }

    private static Message unled(MoveExistence existence, BigInteger from, BigInteger to) {
        return existence == MoveExistence.UNFIT
                ? Message.of("check.open.no-lowering")
                : Message.of("check.open.not-lowered", "number", from, "smaller", to);
    }

    /// @return whether the number is a heap from which any amount may be taken, beside what does not depend on it
    private boolean isFree() {
        int found = -1;
        for (var heap : List.of(
                problem.from(),
                problem.from().add(BigInteger.ONE),
                problem.from().add(BigInteger.TEN))) {
            if (heap.equals(number)) continue;
            var other = problem.with().apply(heap);
            var place = other.isEmpty() ? OptionalInt.empty() : place(sum, other.get());
            if (place.isEmpty() || found >= 0 && found != place.getAsInt()) return false;
            found = place.getAsInt();
            var component = other.get().components().get(found);
            boolean free = component.position().equals(Tuple.of(heap))
                    && sum.components().get(found).position().equals(Tuple.of(number))
                    && component.game().rules() instanceof RuleTree.TakeAndBreak(var terms)
                    && terms.stream()
                            .anyMatch(term -> term.amounts().equals(Amounts.ANY)
                                    && (term.parts() & RuleTree.Term.LEAVE_ONE_OR_NONE)
                                            == RuleTree.Term.LEAVE_ONE_OR_NONE);
            if (!free) return false;
        }
        return found >= 0;
    }

    /// @return the only component in which two sums differ, where a player may move from the one to the other
    private static OptionalInt place(Sum one, Sum other) {
        if (one.compound() != Compound.DISJUNCTIVE
                || one.components().size() != other.components().size()) return OptionalInt.empty();
        var place = OptionalInt.empty();
        for (int i = 0; i < one.components().size(); i++) {
            var component = one.components().get(i);
            var changed = other.components().get(i);
            var rules = component.game().rules();
            if (sides(rules).isEmpty() || !rules.equals(changed.game().rules())) return OptionalInt.empty();
            if (component.position().equals(changed.position())) continue;
            if (place.isPresent()) return OptionalInt.empty();
            place = OptionalInt.of(i);
        }
        return place;
    }

    /// @return the moves of either player, where who leaves a lost position wins
    private static List<RuleTree> sides(RuleTree rules) {
        return switch (rules) {
            case RuleTree.TakeAndBreak _, RuleTree.Moves _, RuleTree.OnBoard _ -> List.of(rules);
            case RuleTree.Partizan(var left, var right) -> List.of(left, right);
            case RuleTree.Scored _, RuleTree.Players _, RuleTree.Blocking _ -> List.of();
        };
    }

    private enum MoveExistence {
        YES,
        NO,
        /// They do not differ in what one move may change.
        UNFIT,
        /// There are too many moves to tell.
        UNKNOWN
    }

    /// The first options of each component.
    private static final class FirstOptions {
        private final Sum from;
        private final List<Set<Position>> left = new ArrayList<>();
        private final List<Boolean> all = new ArrayList<>();

        FirstOptions(Sum from) {
            this.from = from;
            for (var _ : from.components()) {
                left.add(Set.of());
                all.add(false);
            }
        }

        MoveExistence leadTo(Sum to) {
            var place = place(from, to);
            if (place.isEmpty()) return MoveExistence.UNFIT;
            int at = place.getAsInt();
            if (left.get(at).isEmpty() && !all.get(at))
                find(at, from.components().get(at));
            if (left.get(at).contains(to.components().get(at).position())) return MoveExistence.YES;
            return all.get(at) ? MoveExistence.NO : MoveExistence.UNKNOWN;
        }

        private void find(int at, Component component) {
            var found = new HashSet<Position>();
            boolean whole = true;
            for (var rules : sides(component.game().rules())) {
                var options = RuleOptions.stream(rules, component.position()).iterator();
                for (int tried = 0; tried < 4 * MOST_LOWERED && options.hasNext(); tried++) {
                    Checkpoint.step();
                    var option = options.next();
                    if (option.size() == 1) found.add(option.getFirst());
                }
                whole = whole && !options.hasNext();
            }
            left.set(at, found);
            all.set(at, whole);
        }
    }
}
