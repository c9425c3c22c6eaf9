package grundy.cli;

import grundy.check.theorem.InexpressibleException;
import grundy.prove.Across;
import grundy.prove.Finding;
import grundy.prove.Prover;
import grundy.prove.Statement;
import grundy.prove.Statements;
import grundy.prove.Task;
import grundy.rules.RulesException;
import grundy.rules.SyntaxException;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A theorem for each value of a number in the rules, and the pattern across them.
///
/// @param name the word of the rules that stands for the number
record FamilyProofs(String name, long from, long to) {
    private static final Pattern TEXT =
            Pattern.compile("\\s*(\\?|\\p{L}[\\p{L}\\p{Nd}]*)\\s*=\\s*(\\d{1,9})\\s*\\.\\.\\s*(\\d{1,9})\\s*");
    private static final long MOST = 1_000;

    /// What came of one value.
    ///
    /// @param problem why there is no finding; null if there is one
    private record Member(
            long value, Optional<Finding> finding, Optional<Statement> statement, Optional<Message> problem) {
        boolean isProved() {
            return finding.isPresent() && finding.get() instanceof Finding.Proved;
        }
    }

    /// Makes the task of a member from the words of its rules.
    interface Tasks {
        Task of(List<String> words) throws SyntaxException, IOException;
    }

    /// @throws UsageException if the text is not `NAME=FROM..TO`
    static FamilyProofs of(String text) {
        var matcher = TEXT.matcher(text);
        if (!matcher.matches()) throw new UsageException(Message.of("cli.prove.for", "text", text));
        long from = Long.parseLong(matcher.group(2));
        long to = Long.parseLong(matcher.group(3));
        if (from > to || to - from >= MOST)
            throw new UsageException(Message.of("cli.prove.for-range", "from", from, "to", to, "most", MOST));
        return new FamilyProofs(matcher.group(1), from, to);
    }

    private Pattern place() {
        return name.equals("?")
                ? Pattern.compile("\\?")
                : Pattern.compile("(?<![\\p{L}\\p{Nd}])" + Pattern.quote(name) + "(?![\\p{L}\\p{Nd}])");
    }

    private boolean isIn(List<String> words) {
        return words.stream().anyMatch(word -> place().matcher(word).find());
    }

    /// @param rules which do not say the name
    /// @return the same with the name in brackets
    /// @throws UsageException unless it is a parameter of a game of the catalogue
    private List<String> withParameter(List<String> rules, Tasks tasks) throws IOException {
        var absent =
                new UsageException(Message.of("cli.prove.for-absent", "name", name, "rules", String.join(" ", rules)));
        if (rules.isEmpty() || String.join(" ", rules).contains("[")) throw absent;
        Map<String, BigInteger> parameters;
        try {
            parameters = tasks.of(rules).game().parameters();
        } catch (SyntaxException _) {
            throw absent;
        }
        if (!parameters.containsKey(name)) throw absent;
        var brackets = parameters.entrySet().stream()
                .map(each -> each.getKey().equals(name) ? name : each.getValue().toString())
                .collect(Collectors.joining(", ", "[", "]"));
        var words = new ArrayList<>(rules);
        words.add(words.removeLast() + brackets);
        return words;
    }

    /// @return the words with the number in the place of the name
    private List<String> with(List<String> words, long value) {
        var number = Matcher.quoteReplacement(String.valueOf(value));
        var place = place();
        return words.stream()
                .map(word -> place.matcher(word).replaceAll(number))
                .toList();
    }

    /// @return the exit status
    int run(List<String> rules, Tasks tasks, Console console) throws SyntaxException, IOException {
        var words = isIn(rules) ? rules : withParameter(rules, tasks);
        var members = new ArrayList<Member>();
        var text = String.join(" ", words);
        if (!console.json())
            console.say(
                    console.text(Message.of("cli.prove.family", "rules", text, "name", name, "from", from, "to", to)));
        for (long value = from; value <= to; value++) {
            var member = member(value, tasks.of(with(words, value)));
            members.add(member);
            if (!console.json()) console.say(line(member, console.language()));
        }
        var pattern = pattern(members);
        if (console.json()) console.say(json(text, members, pattern, console.language()));
        else if (members.size() > 1) console.say(console.text(told(members, pattern)));
        return members.stream().allMatch(Member::isProved) ? Command.DONE : Command.LIMIT_REACHED;
    }

    private static Member member(long value, Task task) {
        try {
            var finding = Prover.prove(task);
            var statement = finding instanceof Finding.Proved proved
                    ? Statements.of(proved.theorem(), task.game())
                    : Optional.<Statement>empty();
            return new Member(value, Optional.of(finding), statement, Optional.empty());
        } catch (InexpressibleException e) {
            return new Member(value, Optional.empty(), Optional.empty(), Optional.of(e.explanation()));
        } catch (RulesException e) {
            return new Member(value, Optional.empty(), Optional.empty(), Optional.of(e.explanation()));
        }
    }

    private static Message says(Member member) {
        return member.statement.map(Statement::words).orElseGet(() -> Message.of("cli.prove.automaton"));
    }

    private String line(Member member, Language language) {
        var message = member.finding.isPresent() && member.finding.get() instanceof Finding.Proved proved
                ? Message.of(
                        "cli.prove.member",
                        "name",
                        name,
                        "value",
                        member.value,
                        "numeration",
                        proved.theorem().system().name(),
                        "states",
                        proved.theorem().automaton().states(),
                        "says",
                        Message.of(
                                proved.theorem().values() ? "cli.prove.member.value" : "cli.prove.member.cold",
                                "says",
                                says(member)))
                : Message.of(
                        "cli.prove.member.open",
                        "name",
                        name,
                        "value",
                        member.value,
                        "why",
                        member.problem.orElseGet(() -> Message.of("cli.prove.member.none")));
        return message.in(language);
    }

    /// Over the longest run of values at the end of the range for which there is one.
    private Optional<Seen> pattern(List<Member> members) {
        for (int first = 0; first + 2 < members.size(); first++) {
            var rest = members.subList(first, members.size());
            if (!rest.stream().allMatch(member -> member.isProved() && member.statement.isPresent())) continue;
            var values = rest.stream().map(Member::value).toList();
            var formulas = rest.stream()
                    .flatMap(member -> member.statement.stream())
                    .map(Statement::pattern)
                    .toList();
            if (formulas.stream().anyMatch(String::isEmpty)) continue;
            var formula = Across.pattern(name.equals("?") ? "m" : name, values, formulas);
            if (formula.isPresent()) return Optional.of(new Seen(formula.get(), values.getFirst()));
        }
        return Optional.empty();
    }

    /// A pattern and the value from which on it is seen.
    private record Seen(String formula, long from) {}

    private Message told(List<Member> members, Optional<Seen> pattern) {
        long proved = members.stream().filter(Member::isProved).count();
        if (pattern.isEmpty()) return Message.of("cli.prove.family.none", "proved", proved, "count", members.size());
        return Message.of(
                "cli.prove.family.pattern",
                "formula",
                pattern.get().formula,
                "name",
                name.equals("?") ? "m" : name,
                "from",
                pattern.get().from,
                "to",
                to,
                "proved",
                proved,
                "count",
                members.size());
    }

    private JsonObject json(String rules, List<Member> members, Optional<Seen> pattern, Language language) {
        var node = new JsonObject()
                .put("rules", rules)
                .put("parameter", name)
                .put("from", from)
                .put("to", to);
        var array = node.putArray("members");
        for (var member : members) {
            var one = array.addObject().put("value", member.value).put("proved", member.isProved());
            if (member.finding.isPresent() && member.finding.get() instanceof Finding.Proved proved)
                one.put("kind", proved.theorem().values() ? "g" : "P")
                        .put("numeration", proved.theorem().system().name())
                        .put("states", proved.theorem().automaton().states())
                        .put(
                                "claim",
                                member.statement
                                        .map(Statement::claim)
                                        .filter(claim -> !claim.isEmpty())
                                        .orElse(null))
                        .put("says", says(member).in(language));
            else
                one.put(
                        "why",
                        member.problem
                                .orElseGet(() -> Message.of("cli.prove.member.none"))
                                .in(language));
        }
        if (pattern.isEmpty()) return node.putNull("pattern");
        node.putObject("pattern")
                .put("formula", pattern.get().formula)
                .put("observedFrom", pattern.get().from)
                .put("observedTo", to)
                .put("proved", false);
        return node;
    }
}
