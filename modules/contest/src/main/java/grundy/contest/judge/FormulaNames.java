package grundy.contest.judge;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.InputShape;
import grundy.contest.problem.InputShape.Item;
import grundy.contest.problem.InputShape.Repetition;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.TextTemplate;
import grundy.text.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The names that the formulas of a problem may use. A name that nothing stands under is found when the file is read,
/// not when a case comes to it.
final class FormulaNames {
    private static final List<String> OF_CASES = List.of("case");
    private static final List<String> OF_ANSWERS = List.of(
            "value", "count", "moves", "wins", "losses", "least", "heap", "from", "to", "take", "parts", "after");

    private final Set<String> names = new HashSet<>(OF_CASES);

    /// @param input whose names are collected
    /// @throws JudgeException if a name stands there twice, or a length uses one that comes later or never
    FormulaNames(InputShape input) {
        collect(input);
    }

    private void collect(InputShape shape) {
        for (var item : shape.items())
            switch (item) {
                case Item.SingleNumber(var name) -> add(name);
                case Item.CountedRow(var name) -> add(name);
                case Item.BracketedList(var name, var length, var _) -> {
                    add(name);
                    add(length);
                }
                case Item.Text(var name, var _) -> add(name);
                case Item.Row(var name, var length, var _, var _) -> {
                    check(length);
                    add(name);
                }
                case Item.Words(var name, var count, var length, var _) -> {
                    check(count);
                    check(length);
                    add(name);
                }
                case Item.Lists(var name, var count, var _) -> {
                    check(count);
                    add(name);
                }
                case Item.Block(var body, Repetition.Times(var count, var _)) -> {
                    check(count);
                    collect(body);
                }
                case Item.Block(var body, Repetition.Sum(var count, var _)) -> {
                    check(count);
                    collect(body);
                }
                case Item.Block(var body, Repetition.UntilZeros(var zeros)) -> {
                    collect(body);
                    for (var zero : zeros) check(new CaseFormula.Name(zero));
                }
            }
    }

    /// @throws JudgeException if it has that name already
    void add(String name) {
        if (!names.add(name)) throw new JudgeException(Message.of("judge.file.name-twice", "name", name));
    }

    /// The index of a question that is asked several times.
    void index(String name) {
        names.add(name);
    }

    /// @throws JudgeException if it uses a name that is unknown
    void check(CaseFormula formula) {
        check(formula, names);
    }

    /// @param answers whether it is written after the question was answered, and may use the answer
    void check(TextTemplate template, boolean answers) {
        for (var piece : template.pieces()) if (piece.formula() instanceof CaseFormula formula) check(formula, answers);
    }

    void check(CaseFormula formula, boolean answers) {
        var allowed = new HashSet<>(names);
        if (answers) allowed.addAll(OF_ANSWERS);
        check(formula, allowed);
    }

    private static void check(CaseFormula formula, Set<String> allowed) {
        switch (formula) {
            case CaseFormula.Literal _ -> {}
            case CaseFormula.Name(var name) -> {
                if (!allowed.contains(name))
                    throw new JudgeException(Message.of(
                            "judge.file.name",
                            "name",
                            name,
                            "known",
                            allowed.stream().sorted().toList()));
            }
            case CaseFormula.Binary(var _, var left, var right) -> check(List.of(left, right), allowed);
            case CaseFormula.And(var left, var right) -> check(List.of(left, right), allowed);
            case CaseFormula.Or(var left, var right) -> check(List.of(left, right), allowed);
            case CaseFormula.Not(var inner) -> check(inner, allowed);
            case CaseFormula.Membership(var element, var members) -> {
                check(element, allowed);
                check(members, allowed);
            }
            case CaseFormula.Element(var list, var index) -> check(List.of(list, index), allowed);
            case CaseFormula.Comprehension(var body, var index, var from, var to, var where) -> {
                check(List.of(from, to), allowed);
                var inside = new HashSet<>(allowed);
                inside.add(index);
                check(body, inside);
                if (where != null) check(where, inside);
            }
            case CaseFormula.Call(var _, var arguments) -> check(arguments, allowed);
        }
    }

    private static void check(List<CaseFormula> formulas, Set<String> allowed) {
        for (var formula : formulas) check(formula, allowed);
    }
}
