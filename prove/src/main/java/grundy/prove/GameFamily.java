package grundy.prove;

import grundy.check.theorem.InexpressibleException;
import grundy.rules.RulesException;
import grundy.rules.SyntaxException;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Games whose rules differ in one number: a theorem for each of them, and the pattern across them.
///
/// @param name the word of the rules that stands for the number; `?` may be one
/// @param from the least number
/// @param to the greatest
public record GameFamily(String name, long from, long to) {
    /// The most games that a family may have.
    public static final long MOST = 1_000;

    private static final int LEAST_FOR_PATTERN = 3;

    /// @throws IllegalArgumentException unless there are 1 to {@link #MOST} games
    public GameFamily {
        if (!isRange(from, to))
            throw new IllegalArgumentException(
                    "A family needs 1 to %d games, not those from %d to %d.".formatted(MOST, from, to));
    }

    /// @return whether a family may be made of the numbers from one to another
    public static boolean isRange(long from, long to) {
        return from <= to && to - from < MOST;
    }

    /// Makes the task of a game from the words of its rules.
    @FunctionalInterface
    public interface TaskReader {
        Task read(List<String> words) throws SyntaxException, IOException;
    }

    /// @return what a pattern calls the number
    public String letter() {
        return name.equals("?") ? "m" : name;
    }

    private Pattern place() {
        return name.equals("?")
                ? Pattern.compile("\\?")
                : Pattern.compile("(?<![\\p{L}\\p{Nd}])" + Pattern.quote(name) + "(?![\\p{L}\\p{Nd}])");
    }

    /// @param rules which say the name, or are a game of the catalogue with a parameter of that name
    /// @return the words of the rules with the name where its numbers are to stand; empty if there is no such place
    public Optional<List<String>> rules(List<String> rules, TaskReader tasks) throws IOException {
        if (rules.stream().anyMatch(word -> place().matcher(word).find())) return Optional.of(rules);
        if (rules.isEmpty() || String.join(" ", rules).contains("[")) return Optional.empty();
        Map<String, BigInteger> parameters;
        try {
            parameters = tasks.read(rules).game().parameters();
        } catch (SyntaxException _) {
            return Optional.empty();
        }
        if (!parameters.containsKey(name)) return Optional.empty();
        var brackets = parameters.entrySet().stream()
                .map(each -> each.getKey().equals(name) ? name : each.getValue().toString())
                .collect(Collectors.joining(", ", "[", "]"));
        var words = new ArrayList<>(rules);
        words.add(words.removeLast() + brackets);
        return Optional.of(words);
    }

    /// @param words of the rules, as {@link #rules} gives them
    /// @param told of each game when it is done, in order
    public FamilyProof prove(List<String> words, TaskReader tasks, Consumer<FamilyProof.Member> told)
            throws SyntaxException, IOException {
        var members = new ArrayList<FamilyProof.Member>();
        for (long value = from; value <= to; value++) {
            var member = member(value, tasks.read(with(words, value)));
            members.add(member);
            told.accept(member);
        }
        return new FamilyProof(String.join(" ", words), this, members, pattern(members));
    }

    /// @return the words with the number in the place of the name
    private List<String> with(List<String> words, long value) {
        var number = Matcher.quoteReplacement(String.valueOf(value));
        var place = place();
        return words.stream()
                .map(word -> place.matcher(word).replaceAll(number))
                .toList();
    }

    private static FamilyProof.Member member(long value, Task task) {
        try {
            var finding = Prover.prove(task);
            var statement = finding instanceof Finding.Proved proved
                    ? Statements.of(proved.theorem(), task.game())
                    : Optional.<Statement>empty();
            return new FamilyProof.Member(value, Optional.of(finding), statement, Optional.empty());
        } catch (InexpressibleException e) {
            return new FamilyProof.Member(value, Optional.empty(), Optional.empty(), Optional.of(e.explanation()));
        } catch (RulesException e) {
            return new FamilyProof.Member(value, Optional.empty(), Optional.empty(), Optional.of(e.explanation()));
        }
    }

    /// Over the longest run of values at the end of the range for which there is one.
    private Optional<FamilyProof.Seen> pattern(List<FamilyProof.Member> members) {
        for (int first = 0; first + LEAST_FOR_PATTERN <= members.size(); first++) {
            var rest = members.subList(first, members.size());
            if (!rest.stream()
                    .allMatch(member ->
                            member.theorem().isPresent() && member.statement().isPresent())) continue;
            var values = rest.stream().map(FamilyProof.Member::value).toList();
            var formulas = rest.stream()
                    .flatMap(member -> member.statement().stream())
                    .map(Statement::pattern)
                    .toList();
            if (formulas.stream().anyMatch(String::isEmpty)) continue;
            var formula = Across.pattern(letter(), values, formulas);
            if (formula.isPresent()) return Optional.of(new FamilyProof.Seen(formula.get(), values.getFirst()));
        }
        return Optional.empty();
    }
}
