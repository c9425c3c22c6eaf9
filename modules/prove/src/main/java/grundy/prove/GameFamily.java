package grundy.prove;

import grundy.check.automaton.InexpressibleException;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.prove.finding.FamilyProof;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.statement.FormulaPattern;
import grundy.prove.statement.StatementFinder;
import grundy.rules.RulesException;
import grundy.rules.language.RunningNumber;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Games whose rules differ in one number: a theorem for each of them, and the pattern across them.
///
/// @param number the word of the rules that stands for it; `?` may be one
public record GameFamily(RunningNumber number) {
    private static final int LEAST_FOR_PATTERN = 3;

    /// Makes the task of a game from the words of its rules.
    @FunctionalInterface
    public interface TaskReader {
        ProofTask read(List<String> words) throws SyntaxException, IOException;
    }

    /// @param rules which say the name, or are a game of the catalogue with a parameter of that name
    /// @return the words of the rules with the name where its numbers are to stand; empty if there is no such place
    public Optional<List<String>> rules(List<String> rules, TaskReader tasks) throws IOException {
        if (rules.stream().anyMatch(number::occursIn)) return Optional.of(rules);
        if (rules.isEmpty() || String.join(" ", rules).contains("[")) return Optional.empty();
        Map<String, BigInteger> parameters;
        try {
            parameters = tasks.read(rules).game().parameters();
        } catch (SyntaxException _) {
            return Optional.empty();
        }
        if (!parameters.containsKey(number.name())) return Optional.empty();
        var brackets = parameters.entrySet().stream()
                .map(each -> each.getKey().equals(number.name())
                        ? number.name()
                        : each.getValue().toString())
                .collect(Collectors.joining(", ", "[", "]"));
        var words = new ArrayList<>(rules);
        words.add(words.removeLast() + brackets);
        return Optional.of(words);
    }

    /// Proves a theorem for each number, or for as many as there is time for. Each may take a tenth of all the
    /// time, or an equal share of what is left where that is more: so a hard one leaves time for the others. What
    /// the easy ones leave goes back to those whose share was too short, the least of them first.
    ///
    /// @param words of the rules, as {@link #rules} gives them
    /// @param limits of all games together
    /// @param listener of each game when it is done, in order; of those that are tried again once more, at the end
    public FamilyProof prove(List<String> words, TaskReader tasks, Limits limits, Consumer<FamilyProof.Member> listener)
            throws SyntaxException, IOException {
        var members = new ArrayList<FamilyProof.Member>();
        var late = new LinkedHashMap<Long, Duration>();
        var tenth = limits.deadline().remaining().dividedBy(10);
        for (long value = number.from(); value <= number.to() && !limits.isOver(); value++) {
            var equal = limits.deadline().remaining().dividedBy(number.to() - value + 1);
            var share = equal.compareTo(tenth) > 0 ? equal : tenth;
            var member = member(words, tasks, value, limits, share);
            members.add(member);
            if (member.isOfTime()) late.put(value, share);
            listener.accept(member.isOfTime() ? member.because(Message.of("prove.again")) : member);
        }
        again(words, tasks, late, limits, members, listener);
        return new FamilyProof(String.join(" ", words), number, members, pattern(members));
    }

    /// @param late the numbers whose shares were too short, with these
    private void again(
            List<String> words,
            TaskReader tasks,
            SequencedMap<Long, Duration> late,
            Limits limits,
            List<FamilyProof.Member> members,
            Consumer<FamilyProof.Member> listener)
            throws SyntaxException, IOException {
        while (!late.isEmpty()) {
            var first = late.pollFirstEntry();
            long value = first.getKey();
            int place = (int) (value - number.from());
            var share = limits.deadline().remaining().dividedBy(late.size() + 1L);
            if (share.compareTo(first.getValue()) > 0) {
                var member = member(words, tasks, value, limits, share);
                members.set(place, member);
                if (member.isOfTime() && !late.isEmpty()) {
                    late.putLast(value, share);
                    continue;
                }
            }
            listener.accept(members.get(place));
        }
    }

    /// @return the words with the number in the place of the name
    private List<String> with(List<String> words, long value) {
        return words.stream().map(word -> number.in(word, value)).toList();
    }

    private FamilyProof.Member member(List<String> words, TaskReader tasks, long value, Limits limits, Duration share)
            throws SyntaxException, IOException {
        return member(value, tasks.read(with(words, value)).within(limits.until(Deadline.after(share))));
    }

    private static FamilyProof.Member member(long value, ProofTask task) {
        try {
            var finding = Prover.prove(task);
            var statement = finding instanceof ProofFinding.Proved proved
                    ? StatementFinder.of(proved.theorem(), task.game())
                    : Optional.<TheoremStatement>empty();
            return new FamilyProof.Member(value, Optional.of(finding), statement, Optional.empty());
        } catch (InexpressibleException e) {
            return new FamilyProof.Member(value, Optional.empty(), Optional.empty(), Optional.of(e.explanation()));
        } catch (RulesException e) {
            return new FamilyProof.Member(value, Optional.empty(), Optional.empty(), Optional.of(e.explanation()));
        }
    }

    /// Over the longest run of values at the end of the range for which there is one.
    private Optional<FamilyProof.ObservedPattern> pattern(List<FamilyProof.Member> members) {
        for (int first = 0; first + LEAST_FOR_PATTERN <= members.size(); first++) {
            var rest = members.subList(first, members.size());
            if (!rest.stream()
                    .allMatch(member ->
                            member.theorem().isPresent() && member.statement().isPresent())) continue;
            var values = rest.stream().map(FamilyProof.Member::value).toList();
            var formulas = rest.stream()
                    .flatMap(member -> member.statement().stream())
                    .map(TheoremStatement::pattern)
                    .toList();
            if (formulas.stream().anyMatch(String::isEmpty)) continue;
            var formula = FormulaPattern.of(number.letter(), values, formulas);
            if (formula.isPresent())
                return Optional.of(new FamilyProof.ObservedPattern(formula.get(), values.getFirst()));
        }
        return Optional.empty();
    }
}
