package grundy.contest.sketch;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.FunctionSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Prints C++17.
final class CppPrinter extends CurlyPrinter {
    /// The words that the language keeps for itself, and `include`, `string`, `vector`, which are coloured
    /// like them.
    static final String KEYWORDS = """
            alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t \
            class compl const const_cast constexpr continue decltype default delete do double dynamic_cast \
            else enum explicit export extern false float for friend goto if include inline int long mutable \
            namespace new noexcept not not_eq nullptr operator or or_eq private public register \
            reinterpret_cast return short signed sizeof static static_assert static_cast string struct \
            switch template this thread_local throw true try typedef typeid typename union unsigned using \
            vector virtual void volatile wchar_t while xor xor_eq""";

    private static final Map<String, String> HEADERS = Map.ofEntries(
            Map.entry("algorithm", "\\b(min|max|sort|min_element|max_element|lower_bound|unique|reverse|swap)\\b"),
            Map.entry("cstdint", "\\b(u?int64_t)\\b"),
            Map.entry("cstdlib", "\\b(abs|exit)\\("),
            Map.entry("iostream", "\\b(cin|cout|cerr)\\b"),
            Map.entry("map", "\\bmap<"),
            Map.entry("numeric", "\\b(accumulate|gcd)\\("),
            Map.entry("sstream", "\\bistringstream\\b"),
            Map.entry("string", "\\b(string|to_string|getline)\\b"),
            Map.entry("unordered_map", "\\bunordered_map<"),
            Map.entry("utility", "\\bpair<"),
            Map.entry("vector", "\\bvector<"));

    CppPrinter(boolean chinese, Map<String, SketchItem> functions) {
        super(chinese, functions);
    }

    @Override
    TargetLanguage language() {
        return TargetLanguage.CPP;
    }

    @Override
    int mainDepth() {
        return 1;
    }

    @Override
    void frame(List<String> items, List<String> main) {
        headers(String.join("\n", items) + String.join("\n", main) + "cin");
        text(items);
        line("int main() {");
        line("    ios::sync_with_stdio(false);");
        line("    cin.tie(nullptr);");
        text(main);
        line("}");
    }

    private void headers(String all) {
        HEADERS.keySet().stream()
                .sorted()
                .filter(header -> Pattern.compile(HEADERS.getOrDefault(header, ""))
                        .matcher(all)
                        .find())
                .forEach(header -> line("#include <" + header + ">"));
        line("using namespace std;");
        line("");
    }

    @Override
    void solution(List<String> items, FunctionSignature call) {
        var method = call.parameters().stream()
                .map(each -> ofSite(each.type()) + " " + name(each.name()))
                .collect(Collectors.joining(", ", call.type() + " " + call.name() + "(", ") {"));
        headers(String.join("\n", items) + method);
        text(items);
        line("class Solution {");
        line("public:");
        line("    " + method);
        var arguments = new ArrayList<String>();
        for (var each : call.parameters()) {
            var own = name(each.name());
            switch (each.type()) {
                case "int[]" -> arguments.add("vector<long long>(" + own + ".begin(), " + own + ".end())");
                case "int[][]" -> {
                    line("        vector<vector<long long>> rows;");
                    line("        for (auto& row : " + own + ") rows.emplace_back(row.begin(), row.end());");
                    arguments.add("rows");
                }
                default -> arguments.add(own);
            }
        }
        line("        return " + ANSWER + "(" + String.join(", ", arguments) + ");");
        line("    }");
        line("};");
    }

    private static String ofSite(String type) {
        return switch (type) {
            case "int[]" -> "vector<int>&";
            case "int[][]" -> "vector<vector<int>>&";
            default -> type;
        };
    }

    @Override
    String type(SketchType type) {
        return switch (type) {
            case LONG -> "long long";
            case INT -> "int";
            case WORD -> "unsigned long long";
            case BOOL -> "bool";
            case TEXT -> "string";
            case LIST -> "vector<long long>";
            case TABLE -> "vector<int>";
            case LISTS -> "vector<vector<long long>>";
        };
    }

    private String parameter(SketchItem.Parameter parameter) {
        boolean large = !parameter.type().isNumber() && parameter.type() != SketchType.BOOL;
        return (large ? "const " + type(parameter.type()) + "& " : type(parameter.type()) + " ")
                + name(parameter.name());
    }

    @Override
    void function(SketchItem.Function function) {
        returns = function.type();
        line(type(function.type())
                + " "
                + function.name()
                + "("
                + function.parameters().stream().map(this::parameter).collect(Collectors.joining(", "))
                + ") {");
        block(function.body());
        line("}");
    }

    @Override
    void global(SketchItem.Global global) {
        var name = name(global.name());
        if (global.isAssignedLater()) {
            line(type(global.type()) + " " + name + ";");
            return;
        }
        switch (global.value()) {
            case CaseFormula.Call call
            when call.function().equals("values") ->
                line("const " + type(global.type()) + " " + name + " = " + braces(call) + ";");
            case CaseFormula.Call(var function, var arguments)
            when isChanged(global) && List.of("zeros", "longs").contains(function) ->
                line(type(global.type()) + " " + name + "(" + text(arguments.getFirst()) + ");");
            default ->
                line((isChanged(global) ? "" : "const ") + type(global.type()) + " " + name + " = "
                        + text(global.value()) + ";");
        }
    }

    @Override
    void declare(SketchType type, String name, CaseFormula value) {
        var declared = type(type) + " " + name(name);
        switch (value) {
            case CaseFormula.Call(var function, var arguments)
            when function.equals("zeros") || function.equals("longs") ->
                line(declared + "(" + text(arguments.getFirst()) + ");");
            case CaseFormula.Call call
            when call.function().equals("values") -> line("const " + declared + " = " + braces(call) + ";");
            default -> line(declared + " = " + text(value) + ";");
        }
    }

    @Override
    void read(SketchStep.ReadStep read) {
        switch (read) {
            case SketchStep.ReadStep.Numbers(var names, var type) -> {
                line(type(type) + " " + names.stream().map(this::name).collect(Collectors.joining(", ")) + ";");
                line("cin >> " + names.stream().map(this::name).collect(Collectors.joining(" >> ")) + ";");
            }
            case SketchStep.ReadStep.Row(var name, var length) -> {
                line("vector<long long> " + name(name) + "(" + text(length) + ");");
                line("for (auto& each : " + name(name) + ") cin >> each;");
            }
            case SketchStep.ReadStep.CountedRow(var name) -> {
                var count = fresh("count");
                line("int " + count + ";");
                line("cin >> " + count + ";");
                line("vector<long long> " + name(name) + "(" + count + ");");
                line("for (auto& each : " + name(name) + ") cin >> each;");
            }
            case SketchStep.ReadStep.Lists(var name, var count) -> {
                line("vector<vector<long long>> " + name(name) + "(" + text(count) + ");");
                line("for (auto& row : " + name(name) + ") {");
                line("    int length;");
                line("    cin >> length;");
                line("    row.resize(length);");
                line("    for (auto& each : row) cin >> each;");
                line("}");
            }
            case SketchStep.ReadStep.Text(var name, boolean whole) -> {
                line("string " + name(name) + ";");
                line(whole ? "getline(cin >> ws, " + name(name) + ");" : "cin >> " + name(name) + ";");
            }
            case SketchStep.ReadStep.Words(var name, var count) -> {
                var word = fresh("word");
                line("string " + name(name) + ", " + word + ";");
                line("for (int i = 0; i < " + text(count) + "; i++) {");
                line("    cin >> " + word + ";");
                line("    " + name(name) + " += " + word + ";");
                line("}");
            }
            case SketchStep.ReadStep.Line(var name) -> {
                line("string line;");
                line("getline(cin >> ws, line);");
                ofLine(name);
            }
        }
    }

    private void ofLine(String name) {
        line("istringstream words(line);");
        line("vector<long long> " + name(name) + ";");
        line("for (long long n; words >> n;) " + name(name) + ".push_back(n);");
    }

    @Override
    void until(SketchStep.ReadUntil until) {
        switch (until.first()) {
            case SketchStep.ReadStep.Numbers(var names, var type) -> {
                line(type(type) + " " + names.stream().map(this::name).collect(Collectors.joining(", ")) + ";");
                line("while (cin >> " + names.stream().map(this::name).collect(Collectors.joining(" >> ")) + ") {");
            }
            case SketchStep.ReadStep.Text(var name, boolean whole) -> {
                line("string " + name(name) + ";");
                line(
                        whole
                                ? "while (getline(cin >> ws, " + name(name) + ")) {"
                                : "while (cin >> " + name(name) + ") {");
            }
            case SketchStep.ReadStep.Line(var name) -> {
                line("string line;");
                line("while (getline(cin >> ws, line)) {");
                indent(1);
                ofLine(name);
                indent(-1);
            }
            default -> {
                line("while ((cin >> ws).peek() != EOF) {");
                indent(1);
                read(until.first());
                indent(-1);
            }
        }
        indent(1);
        stop(until);
        indent(-1);
        block(until.body());
        line("}");
    }

    @Override
    String number(CaseValue.WholeNumber number) {
        int bits = number.big().bitLength();
        return number + (bits < 31 ? "" : bits < 64 ? "LL" : "ULL");
    }

    @Override
    String element(CaseFormula list, CaseFormula index) {
        return text(list, ATOM) + "[" + text(index) + "]";
    }

    @Override
    void newList(String list, CaseFormula.Comprehension comprehension) {
        line("vector<long long> " + list + ";");
    }

    @Override
    String addTo(String list, String value) {
        return list + ".push_back(" + value + ");";
    }

    @Override
    String endOfList(String list) {
        return list;
    }

    @Override
    void printOutput(List<CaseFormula> pieces) {
        line(pieces.stream()
                .map(piece -> types.of(piece) == SketchType.LIST
                        ? ownCall("spaced", List.of(piece))
                        : piece instanceof CaseFormula.Literal(CaseValue.Text(var text)) && text.equals("\n")
                                ? "'\\n'"
                                : text(piece, UNARY))
                .collect(Collectors.joining(" << ", "cout << ", ";")));
    }

    @Override
    PrintedFormula printCall(String name, List<CaseFormula> arguments) {
        var first = arguments.isEmpty() ? "" : text(arguments.getFirst());
        return switch (name) {
            case "min", "max" -> new PrintedFormula(extreme(name, arguments), ATOM);
            case "abs" -> new PrintedFormula("abs(" + first + ")", ATOM);
            case "sum" -> new PrintedFormula("accumulate(%1$s.begin(), %1$s.end(), 0LL)".formatted(first), ATOM);
            case "length" -> new PrintedFormula("(int) " + text(arguments.getFirst(), ATOM) + ".size()", UNARY);
            case "code" -> new PrintedFormula(element(arguments.getFirst(), minusOne(arguments.get(1))), ATOM);
            case "prefix" ->
                new PrintedFormula(
                        "vector<long long>(%1$s.begin(), %1$s.begin() + %2$s)"
                                .formatted(first, text(arguments.get(1), UNARY)),
                        ATOM);
            case "choose" ->
                new PrintedFormula(
                        text(arguments.get(0), SHIFT) + " ? " + text(arguments.get(1), SHIFT) + " : "
                                + text(arguments.get(2), CHOICE),
                        CHOICE);
            case "true", "false" -> new PrintedFormula(name, ATOM);
            default -> new PrintedFormula(ownCall(name, arguments), ATOM);
        };
    }

    private String extreme(String name, List<CaseFormula> arguments) {
        if (arguments.size() == 1)
            return "*%1$s_element(%2$s.begin(), %2$s.end())".formatted(name, text(arguments.getFirst()));
        var parts = arguments.stream().map(this::text).toList();
        boolean same = arguments.stream().map(types::of).distinct().count() == 1;
        var call = same ? name + "(" : name + "<long long>(";
        return parts.size() == 2
                ? call + String.join(", ", parts) + ")"
                : name + "<long long>({" + String.join(", ", parts) + "})";
    }
}
