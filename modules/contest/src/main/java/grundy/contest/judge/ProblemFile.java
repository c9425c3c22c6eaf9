package grundy.contest.judge;

import grundy.contest.code.ProblemCodes;
import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.FileWords;
import grundy.contest.problem.FormulaParser;
import grundy.contest.problem.FunctionSignature;
import grundy.contest.problem.InputShapeParser;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.contest.problem.Problem.AnswerFormat;
import grundy.contest.problem.Problem.Definition;
import grundy.contest.problem.Problem.Limit;
import grundy.contest.problem.Problem.Loop;
import grundy.contest.problem.Problem.Range;
import grundy.contest.problem.Problem.Variant;
import grundy.contest.problem.TextTemplate;
import grundy.text.Message;
import grundy.text.PrintableText;
import grundy.text.SpellingGuess;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads a problem's file: lines of a key and its text; a line that begins with a blank goes on with the one above; `#`
/// at the start of a line is a comment. The keys are in docs/judge-format.md.
final class ProblemFile {
    private static final Pattern NOT_IN_NAMES = Pattern.compile("[^\\p{L}\\p{Nd}_]+");
    private static final List<String> KEYS = List.of(
            "problem",
            "also",
            "like",
            "title",
            "title.zh",
            "family",
            "source",
            "about",
            "about.zh",
            "trap",
            "trap.zh",
            "call",
            "input",
            "limit",
            "need",
            "let",
            "when",
            "rules",
            "position",
            "empty",
            "settled",
            "code",
            "value",
            "for",
            "total",
            "least",
            "win",
            "lose",
            "draw",
            "move",
            "order",
            "ties",
            "pick",
            "distinct",
            "between",
            "join");

    /// Keys that may stand several times.
    private static final List<String> REPEATED =
            List.of("limit", "need", "let", "when", "rules", "position", "empty", "settled");

    /// Keys of texts that are only shown.
    private static final List<String> PROSE =
            List.of("title", "title.zh", "family", "source", "about", "about.zh", "trap", "trap.zh");

    /// Keys whose formulas may speak of the answer.
    private static final List<String> ANSWERS = List.of("win", "lose", "draw", "move", "order", "total");

    private static final List<String> LIMIT_WORDS = List.of(
            "ascending",
            "increasing",
            "falling",
            "distinct",
            "permutation",
            "tree",
            "parents",
            "earlier",
            "acyclic",
            "cactus",
            "rings",
            "letters");

    /// The keys of a problem that others like it do not take over.
    private static final List<String> OWN = List.of("problem", "also", "source");

    /// Some editors begin a file with it.
    private static final String MARK = "\uFEFF";

    private final String file;
    private final List<Line> lines = new ArrayList<>();

    /// @param number from 1, or 0 for a line of a file that this one is like
    private record Line(int number, String key, String text) {}

    private ProblemFile(String file) {
        this.file = file;
    }

    /// @param file its name, for messages
    /// @param others gives the text of the file of another problem that this one is like
    /// @throws JudgeException if it is not as it should be, saying where
    static Problem parse(String file, String text, UnaryOperator<String> others) {
        var parsed = new ProblemFile(file);
        parsed.readLines(text);
        parsed.inherit(others);
        return parsed.problem();
    }

    private void readLines(String text) {
        int number = 0;
        for (var line : (text.startsWith(MARK) ? text.substring(1) : text).split("\n", -1)) {
            number++;
            var bare = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
            if (bare.isBlank() || bare.startsWith("#")) continue;
            if (Character.isWhitespace(bare.charAt(0))) {
                if (lines.isEmpty()) throw error(number, Message.of("judge.file.continuation"));
                var above = lines.removeLast();
                lines.add(new Line(above.number, above.key, (above.text + " " + bare.strip()).strip()));
                continue;
            }
            var words = bare.strip().split("\\s+", 2);
            if (!KEYS.contains(words[0])) throw unknownKey(number, words[0]);
            boolean again = lines.stream().anyMatch(each -> each.key.equals(words[0]));
            if (again && !REPEATED.contains(words[0]))
                throw error(number, Message.of("judge.file.twice", "key", words[0]));
            lines.add(new Line(number, words[0], words.length > 1 ? words[1].strip() : ""));
        }
        lines.forEach(this::requireSeen);
    }

    /// Answers are compared by programs and read by people, who must not differ.
    private void requireSeen(Line line) {
        if (PROSE.contains(line.key)) return;
        line.text
                .codePoints()
                .filter(c -> c != '\t' && !PrintableText.isSafe(c))
                .findFirst()
                .ifPresent(c -> {
                    throw error(line.number, Message.of("judge.file.unseen", "sign", PrintableText.escape(c)));
                });
    }

    private JudgeException unknownKey(int number, String key) {
        var excerpt = key.length() > 30 ? key.substring(0, 30) + "…" : key;
        return error(
                number,
                SpellingGuess.nearest(key, KEYS)
                        .map(nearest -> Message.of("judge.file.key-maybe", "key", excerpt, "nearest", nearest))
                        .orElseGet(() -> Message.of("judge.file.key", "key", excerpt, "known", KEYS)));
    }

    private void inherit(UnaryOperator<String> others) {
        var like = find("like");
        if (like == null) return;
        String text;
        try {
            text = others.apply(like.text);
        } catch (JudgeException e) {
            throw error(like.number, e.explanation());
        }
        var other = new ProblemFile(file);
        other.readLines(text);
        other.inherit(others);
        var own = lines.stream().map(Line::key).toList();
        boolean ownPosition = own.contains("position") || own.contains("rules") || own.contains("settled");
        var inherited = new ArrayList<Line>();
        for (var line : other.lines) {
            boolean variant =
                    List.of("when", "rules", "position", "empty", "settled").contains(line.key);
            boolean replaced = variant ? ownPosition : own.contains(line.key);
            if (!replaced && !OWN.contains(line.key)) inherited.add(new Line(0, line.key, line.text));
        }
        lines.addAll(inherited);
    }

    /// Finds names that nothing stands under.
    private void checkNames() {
        var input = need("input");
        var names = at(input, () -> new FormulaNames(InputShapeParser.parse(input.text)));
        if (find("for") instanceof Line loop)
            names.index(parsed(loop, ProblemFile::loop).name());
        for (var line : all("need")) check(line, () -> names.check(FormulaParser.parse(line.text)));
        for (var line : all("let"))
            check(line, () -> {
                var definition = definition(line.text);
                names.check(definition.formula());
                names.add(definition.name());
            });
        for (var line : lines) {
            boolean answers = ANSWERS.contains(line.key);
            switch (line.key) {
                case "when", "value" -> check(line, () -> names.check(FormulaParser.parse(line.text), answers));
                case "order" ->
                    check(line, () -> FormulaParser.list(line.text).forEach(each -> names.check(each, answers)));
                case "rules", "position", "win", "lose", "draw", "move", "total" ->
                    check(line, () -> names.check(TextTemplate.of(line.text), answers));
                default -> {}
            }
        }
    }

    private void check(Line line, Runnable work) {
        at(line, () -> {
            work.run();
            return line;
        });
    }

    private Problem problem() {
        var id = text("problem");
        checkNames();
        return new Problem(
                id,
                list(optional("also", "")),
                optional("family", ""),
                texts("title", id),
                texts("about", ""),
                texts("trap", ""),
                optional("source", ""),
                call(),
                text("input"),
                parsed(need("input"), InputShapeParser::parse),
                all("limit").stream().map(this::limit).toList(),
                all("need").stream()
                        .map(line -> parsed(line, FormulaParser::parse))
                        .toList(),
                all("need").stream().map(Line::text).toList(),
                all("let").stream()
                        .map(line -> parsed(line, ProblemFile::definition))
                        .toList(),
                variants(),
                find("code") instanceof Line code ? code(code) : null,
                find("value") instanceof Line value ? parsed(value, FormulaParser::parse) : null,
                find("for") instanceof Line line ? parsed(line, ProblemFile::loop) : null,
                find("least") instanceof Line line ? parsed(line, ProblemFile::range) : null,
                answers());
    }

    private @Nullable FunctionSignature call() {
        if (!(find("call") instanceof Line call)) return null;
        return at(call, () -> FunctionSignature.parse(call.text, InputShapeParser.parse(need("input").text)));
    }

    private AnswerFormat answers() {
        return new AnswerFormat(
                template("win", "win"),
                template("lose", "lose"),
                template("draw", "draw"),
                find("total") instanceof Line line ? parsed(line, TextTemplate::of) : null,
                find("move") instanceof Line line ? parsed(line, TextTemplate::of) : null,
                find("order") instanceof Line line ? parsed(line, FormulaParser::list) : List.of(),
                picksFirst(),
                find("distinct") != null,
                tiesOpen(),
                unquoted("between", "\n"),
                unquoted("join", "\n"));
    }

    /// Lines are distinguished where a move has one of its own.
    private boolean tiesOpen() {
        if (!(find("ties") instanceof Line line)) return false;
        if (!line.text.equals("open")) throw error(line.number, Message.of("judge.file.ties", "text", line.text));
        boolean lines =
                unquoted("between", "\n").equals("\n") && unquoted("join", "\n").equals("\n");
        boolean alone = optional("win", "").endsWith("\\n$moves") && find("distinct") != null;
        if (find("move") == null || find("order") == null || !lines || !alone)
            throw error(line.number, Message.of("judge.file.ties-lines"));
        return true;
    }

    private boolean picksFirst() {
        if (!(find("pick") instanceof Line line)) return false;
        if (line.text.equals("first")) return true;
        throw error(line.number, Message.of("judge.file.pick", "text", line.text));
    }

    private String code(Line line) {
        return at(line, () -> {
            ProblemCodes.check(line.text);
            return line.text;
        });
    }

    /// A condition opens a section; rules without a section before them are for all cases.
    private List<Variant> variants() {
        var variants = new ArrayList<Variant>();
        Map<String, Line> section = new LinkedHashMap<>();
        for (var line : lines) {
            if (!List.of("when", "rules", "position", "empty", "settled").contains(line.key)) continue;
            if (line.key.equals("when") && !section.isEmpty()) {
                variants.add(variant(section));
                section.clear();
            }
            if (section.put(line.key, line) != null)
                throw error(line.number, Message.of("judge.file.twice", "key", line.key));
        }
        if (!section.isEmpty()) variants.add(variant(section));
        boolean answered = find("code") != null || find("value") != null;
        if (variants.isEmpty() && !answered) throw error(0, Message.of("judge.file.missing", "key", "rules"));
        return variants;
    }

    private Variant variant(Map<String, Line> section) {
        var settled = section.get("settled");
        if (settled != null && !List.of("win", "lose", "draw").contains(settled.text))
            throw error(settled.number, Message.of("judge.file.settled", "text", settled.text));
        var rules = section.get("rules");
        if (rules == null && settled == null)
            throw error(section.values().iterator().next().number, Message.of("judge.file.missing", "key", "rules"));
        var position = section.get("position");
        if (position == null && settled == null)
            throw error(section.values().iterator().next().number, Message.of("judge.file.missing", "key", "position"));
        return new Variant(
                section.get("when") instanceof Line when ? parsed(when, FormulaParser::parse) : null,
                rules == null ? TextTemplate.of("") : template(rules),
                position == null ? TextTemplate.of("") : template(position),
                section.get("empty") instanceof Line empty ? empty.text : "0",
                settled == null ? null : settled.text);
    }

    /// Adds its line number to a text of a user's own file, for messages about a case that went wrong.
    private TextTemplate template(Line line) {
        var template = parsed(line, TextTemplate::of);
        return line.number == 0 || !Problems.isPath(file)
                ? template
                : template.at(problem -> error(line.number, problem));
    }

    /// A limit whose name is misspelt would hold for nothing.
    private Limit limit(Line line) {
        var limit = parsed(line, ProblemFile::limit);
        var names = List.of(NOT_IN_NAMES.split(text("input")));
        for (var name : limit.names())
            if (!names.contains(name)) throw error(line.number, Message.of("judge.file.limit", "name", name));
        return limit;
    }

    /// `n m 1..1000`, `a 0..10^9 ascending`
    private static Limit limit(String text) {
        var words = new FileWords(text);
        var names = new ArrayList<String>();
        while (words.atName() && !words.peekSecond().equals("..") && !LIMIT_WORDS.contains(words.peek())) {
            if (words.peekSecond().equals("-") || words.peekSecond().equals("+")) break;
            names.add(words.next());
            words.accept(",");
        }
        if (names.isEmpty()) throw words.expected(Message.of("judge.what.name"));
        CaseFormula least = new CaseFormula.Literal(CaseValue.WholeNumber.of(0));
        CaseFormula most = least;
        if (!words.atEnd() && !LIMIT_WORDS.contains(words.peek())) {
            least = new FormulaParser(words).formula();
            words.expect("..");
            most = new FormulaParser(words).formula();
        }
        var kinds = new ArrayList<String>();
        while (!words.atEnd()) {
            if (!LIMIT_WORDS.contains(words.peek()) && !words.peek().startsWith("\""))
                throw words.expected(Message.of("judge.what.kind", "known", LIMIT_WORDS));
            kinds.add(words.next());
        }
        return new Limit(List.copyOf(names), least, most, List.copyOf(kinds), text);
    }

    private static Definition definition(String text) {
        var words = new FileWords(text);
        var name = words.name();
        words.expect("=");
        var formula = new FormulaParser(words).formula();
        if (!words.atEnd()) throw words.expected(Message.of("judge.what.end"));
        return new Definition(name, formula);
    }

    private static Loop loop(String text) {
        var words = new FileWords(text);
        var name = words.name();
        words.expect("in");
        return new Loop(name, range(words));
    }

    private static Range range(String text) {
        return range(new FileWords(text));
    }

    private static Range range(FileWords words) {
        var parser = new FormulaParser(words);
        var from = parser.formula();
        words.expect("..");
        var to = parser.formula();
        if (!words.atEnd()) throw words.expected(Message.of("judge.what.end"));
        return new Range(from, to);
    }

    private TextTemplate template(String key, String usual) {
        return find(key) instanceof Line line ? parsed(line, TextTemplate::of) : TextTemplate.of(usual);
    }

    /// Blanks at the ends of a text are kept by quotes.
    private String unquoted(String key, String usual) {
        var text = optional(key, usual);
        if (text.length() >= 2 && text.startsWith("\"") && text.endsWith("\""))
            text = text.substring(1, text.length() - 1);
        return text.replace("\\n", "\n");
    }

    private Map<String, String> texts(String key, String usual) {
        var texts = new LinkedHashMap<String, String>();
        if (!optional(key, usual).isEmpty()) texts.put("en", optional(key, usual));
        if (find(key + ".zh") instanceof Line line) texts.put("zh", line.text);
        return texts;
    }

    private static List<String> list(String text) {
        return Arrays.stream(text.split("\\|"))
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .toList();
    }

    private <T> T parsed(Line line, Function<String, T> parser) {
        return at(line, () -> parser.apply(line.text));
    }

    private <T> T at(Line line, Supplier<T> work) {
        try {
            return work.get();
        } catch (JudgeException e) {
            throw error(line.number, e.explanation());
        }
    }

    private @Nullable Line find(String key) {
        return lines.stream().filter(line -> line.key.equals(key)).findFirst().orElse(null);
    }

    private List<Line> all(String key) {
        return lines.stream().filter(line -> line.key.equals(key)).toList();
    }

    private Line need(String key) {
        if (find(key) instanceof Line line) return line;
        throw error(0, Message.of("judge.file.missing", "key", key));
    }

    private String text(String key) {
        return need(key).text;
    }

    private String optional(String key, String usual) {
        return find(key) instanceof Line line ? line.text : usual;
    }

    private JudgeException error(int line, Message problem) {
        return new JudgeException(
                line == 0
                        ? Message.of("judge.file.in", "file", file, "problem", problem)
                        : Message.of("judge.file.at", "file", file, "line", line, "problem", problem));
    }
}
