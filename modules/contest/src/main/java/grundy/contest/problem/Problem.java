package grundy.contest.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A problem of a judge, as its file says it.
///
/// @param names other names by which it is called
/// @param about which game it is and why, by language
/// @param trap where solutions go wrong, by language
/// @param source where the form of the input, the limits and the words of the output come from
/// @param call the method that the judge calls with the input, or null where programs read it
/// @param definitions names for formulas, in order, which all that stands below may use
/// @param variants how a case becomes a position; the first whose condition holds
/// @param code name of the {@link ProblemCode} that answers instead, or null
/// @param value a formula that is the answer itself, or null
/// @param loop the name that runs through a range, asking for each; or null
/// @param least the numbers that may stand for `?`, of which the least that makes the first player lose is wanted, or
///     null
public record Problem(
        String id,
        List<String> names,
        String family,
        Map<String, String> title,
        Map<String, String> about,
        Map<String, String> trap,
        String source,
        @Nullable FunctionSignature call,
        String inputText,
        InputShape input,
        List<Limit> limits,
        List<CaseFormula> needs,
        List<String> needTexts,
        List<Definition> definitions,
        List<Variant> variants,
        @Nullable String code,
        @Nullable CaseFormula value,
        @Nullable Loop loop,
        @Nullable Range least,
        AnswerFormat answers) {
    /// A name for the value of a formula.
    public record Definition(String name, CaseFormula formula) {}

    /// Gives the names of a case what their formulas come to.
    public void define(ProblemCase values) {
        for (var definition : definitions)
            values.put(definition.name(), definition.formula().of(values));
    }

    /// A translation of cases into positions.
    ///
    /// @param when the condition, or null for always
    /// @param rules in the rule language, with gaps
    /// @param position likewise
    /// @param empty the position where the gaps are filled with nothing
    /// @param settled W, L or D where no game has to be asked, else null
    public record Variant(
            @Nullable CaseFormula when,
            TextTemplate rules,
            TextTemplate position,
            String empty,
            @Nullable String settled) {}

    public record Range(CaseFormula from, CaseFormula to) {}

    public record Loop(String name, Range range) {}

    /// A limit that the judge sets on names.
    ///
    /// @param words `ascending`, `distinct`, `tree`, ... for lists; see docs/judge-format.md
    public record Limit(List<String> names, CaseFormula least, CaseFormula most, List<String> words, String text) {}

    /// The format of the answer.
    ///
    /// @param total for a loop: written once, instead of one text for each
    /// @param move for each winning move; null where they are not listed
    /// @param order by which moves are sorted
    /// @param onlyFirst whether only the first move counts
    /// @param distinct whether moves that are written alike are written once
    /// @param tiesOpen whether of moves that the first of `order` does not tell apart some are enough,
    ///     in any order, also more than once
    /// @param between what stands between two moves
    /// @param join what stands between the answers of two cases of one block
    public record AnswerFormat(
            TextTemplate win,
            TextTemplate lose,
            TextTemplate draw,
            @Nullable TextTemplate total,
            @Nullable TextTemplate move,
            List<CaseFormula> order,
            boolean onlyFirst,
            boolean distinct,
            boolean tiesOpen,
            String between,
            String join) {}

    /// A list of a case.
    ///
    /// @param length name of the number that says how long it is, or the empty string
    public record NamedList(String name, String length) {}

    private InputShape caseShape() {
        var shape = input;
        for (var block = shape.cases(); block != null; block = shape.cases()) shape = block.body();
        return shape;
    }

    /// @return names of the single numbers of a case
    public List<String> caseNumbers() {
        return caseShape().items().stream()
                .filter(InputShape.Item.SingleNumber.class::isInstance)
                .map(item -> ((InputShape.Item.SingleNumber) item).name())
                .toList();
    }

    /// @return the plain lists of a case
    public List<NamedList> caseLists() {
        var lists = new ArrayList<NamedList>();
        for (var item : caseShape().items())
            if (item instanceof InputShape.Item.Row(var name, var _, var names, var width) && width == 1)
                lists.add(new NamedList(name, names.size() == 1 ? names.getFirst() : ""));
            else if (item instanceof InputShape.Item.BracketedList(var name, var length, boolean nested) && !nested)
                lists.add(new NamedList(name, length));
        return lists;
    }

    /// @return for each list of neighbours of a case the name of the number of vertices
    public List<String> caseGraphs() {
        return caseShape().items().stream()
                .filter(item -> item instanceof InputShape.Item.BracketedList list && list.nested())
                .map(item -> ((InputShape.Item.BracketedList) item).length())
                .toList();
    }

    /// @return whether the rules or the family name something
    public boolean mentions(String word) {
        return family.contains(word)
                || variants.stream()
                        .anyMatch(variant -> variant.rules().toString().contains(word));
    }

    /// @return the trap in the problem that programs fall into
    public String trapIn(boolean chinese) {
        return text(trap, chinese);
    }

    /// @return the judge's title
    public String title(boolean chinese) {
        return text(title, chinese);
    }

    public static String text(Map<String, String> texts, boolean chinese) {
        var own = texts.get(chinese ? "zh" : "en");
        return own != null ? own : texts.getOrDefault(chinese ? "en" : "zh", "");
    }
}
