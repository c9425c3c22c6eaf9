package grundy.contest.emit.method;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.FormulaParser;
import grundy.rules.catalogue.Catalogue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Finds the method for a line of rules with gaps: the same text, with gaps or numbers where the pattern has holes.
public final class MethodPatterns {
    private static final String GAP = "\\$[A-Za-z][A-Za-z0-9]*|\\$\\([^$]*\\)|-?\\d+(?:, *\\d+)*";
    private static final Pattern HOLE = Pattern.compile("\\$([a-zA-Z]\\w*)");
    private static final Pattern GAME = Pattern.compile("((?:misere |every |some )*)([^\\[$]+?)((?:\\[.*])?)");

    private MethodPatterns() {}

    /// @param holes what stands in the holes of the pattern, by their names
    /// @param position whether the pattern took the position too
    public record PatternMatch(ProgramMethod method, Map<String, CaseFormula> holes, boolean position) {}

    public static Optional<PatternMatch> find(List<ProgramMethod> methods, String rules, String position) {
        var named = withGameId(rules);
        for (var method : methods)
            for (var pattern : method.patterns()) {
                // A set that is given has a period, which is better than a table.
                if (pattern.contains("{$") && !rules.contains("$")) continue;
                var parts = pattern.split(";", 2);
                var holes = match(parts[0].strip(), named);
                if (holes != null && parts.length == 1) return Optional.of(new PatternMatch(method, holes, false));
                var more = holes == null || parts.length == 1 ? null : match(parts[1].strip(), position.strip());
                if (holes == null || more == null) continue;
                var all = new HashMap<>(holes);
                all.putAll(more);
                return Optional.of(new PatternMatch(method, all, true));
            }
        return Optional.empty();
    }

    /// @param statement of a theorem, as evidence has it
    static Optional<PatternMatch> stating(List<ProgramMethod> methods, String statement) {
        for (var method : methods)
            for (var pattern : method.statements()) {
                var holes = match(pattern, statement);
                if (holes != null) return Optional.of(new PatternMatch(method, holes, false));
            }
        return Optional.empty();
    }

    /// @return the rules with a game called by its id
    private static String withGameId(String rules) {
        var text = rules.strip().replaceAll("\\s+", " ");
        if (!(GAME.matcher(text) instanceof Matcher matcher) || !matcher.matches()) return text;
        return Catalogue.builtIn()
                .find(matcher.group(2))
                .map(entry -> matcher.group(1) + entry.id() + matcher.group(3))
                .orElse(text);
    }

    private static @Nullable Map<String, CaseFormula> match(String pattern, String text) {
        var names = new ArrayList<String>();
        var regex = new StringBuilder();
        var holes = HOLE.matcher(pattern);
        int at = 0;
        while (holes.find()) {
            regex.append(regex(pattern.substring(at, holes.start())))
                    .append('(')
                    .append(GAP)
                    .append(')');
            names.add(holes.group(1));
            at = holes.end();
        }
        regex.append(regex(pattern.substring(at)));
        var matcher = Pattern.compile(regex.toString()).matcher(text);
        if (!matcher.matches()) return null;
        var found = new HashMap<String, CaseFormula>();
        for (int i = 0; i < names.size(); i++) found.put(names.get(i), formula(matcher.group(i + 1)));
        return found;
    }

    /// Blanks are as good as none around signs.
    private static String regex(String text) {
        var regex = new StringBuilder();
        for (var part : text.split("((?<= )|(?= ))"))
            regex.append(part.equals(" ") ? " *" : part.isEmpty() ? "" : Pattern.quote(part));
        return regex.toString();
    }

    private static CaseFormula formula(String gap) {
        if (gap.startsWith("$(")) return FormulaParser.parse(gap.substring(2, gap.length() - 1));
        if (gap.startsWith("$")) return new CaseFormula.Name(gap.substring(1));
        var numbers = Arrays.stream(gap.split(", *")).mapToLong(Long::parseLong).toArray();
        return new CaseFormula.Literal(
                numbers.length == 1 ? CaseValue.WholeNumber.of(numbers[0]) : new CaseValue.Row(numbers, 1));
    }
}
