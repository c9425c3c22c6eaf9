package grundy.contest.emit.method;

import grundy.contest.problem.CaseFormula;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchStep;
import grundy.contest.sketch.SketchType;
import grundy.contest.sketch.SketchWalk;
import grundy.text.Language;
import grundy.text.Message;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A method of a data file: which rules or problems it answers, why, at what cost, and how.
///
/// @param name such as `nim-sum`
/// @param patterns of rules, perhaps with a position after `;`, with holes `$x`
/// @param statements of theorems, as evidence has them, with holes `$x` for numbers
/// @param problems ids of the problems that it answers as a whole
/// @param theorem as it is cited
/// @param texts `about`, `cost`, by language: `about`, `about.zh`, ...
/// @param items functions and values, in the order in which they are needed
/// @param start steps before the summands of a case
/// @param summand steps for each summand
/// @param answer steps that answer the case; empty if the functions `value` or `wins` do
/// @param slow languages in which the largest inputs take longer than a second
public record ProgramMethod(
        String name,
        List<String> patterns,
        List<String> statements,
        List<String> problems,
        String theorem,
        Map<String, String> texts,
        List<SketchItem> items,
        List<SketchStep> start,
        List<SketchStep> summand,
        List<SketchStep> answer,
        List<String> slow) {
    public String text(String key, boolean chinese) {
        var own = texts.get(chinese ? key + ".zh" : key);
        return own != null ? own : texts.getOrDefault(key, "");
    }

    /// A method that is made, not written in a data file.
    static ProgramMethod create(String name, String theorem, Map<String, String> texts, List<SketchItem> items) {
        return new ProgramMethod(
                name, List.of(), List.of(), List.of(), theorem, texts, items, List.of(), List.of(), List.of(),
                List.of());
    }

    /// @return this method with other functions
    ProgramMethod with(List<SketchItem> others) {
        return new ProgramMethod(
                name, patterns, statements, problems, theorem, texts, others, start, summand, answer, slow);
    }

    /// @param english the text, and `chinese` the same
    ProgramMethod with(String key, String english, String chinese) {
        var more = new HashMap<>(texts);
        more.put(key, english);
        more.put(key + ".zh", chinese);
        return new ProgramMethod(
                name, patterns, statements, problems, theorem, more, items, start, summand, answer, slow);
    }

    /// @return this method with a text that the phrase books have
    ProgramMethod with(String key, Message message) {
        return with(key, message.in(Language.EN), message.in(Language.ZH));
    }

    /// @return this method, marked as slow in these languages
    ProgramMethod slowIn(List<String> languages) {
        return new ProgramMethod(
                name, patterns, statements, problems, theorem, texts, items, start, summand, answer, languages);
    }

    /// @return whether it has a table up to the largest heap
    boolean hasTable() {
        var found = new boolean[1];
        for (var item : items)
            switch (item) {
                case SketchItem.Function function -> SketchWalk.visit(function.body(), part -> found[0] |= isTop(part));
                case SketchItem.Global global -> SketchWalk.visit(global.value(), part -> found[0] |= isTop(part));
                case SketchItem.Native _ -> {}
            }
        return found[0];
    }

    private static boolean isTop(CaseFormula part) {
        return part instanceof CaseFormula.Name(var name) && name.equals("top");
    }

    /// @return the function of that name, or null
    public SketchItem.@Nullable Function function(String target) {
        for (var item : items)
            if (item instanceof SketchItem.Function function && function.name().equals(target)) return function;
        return null;
    }

    /// @return whether a function is handed all numbers of a position as a list
    public boolean takesList(String name) {
        var function = function(name);
        return function != null
                && !function.parameters().isEmpty()
                && function.parameters().getFirst().type() == SketchType.LIST;
    }
}
