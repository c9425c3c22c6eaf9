package grundy.contest.judge;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.FormulaOperations;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.TextTemplate;
import grundy.rules.Component;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Turns cases into positions. Rules are read once for each text that comes about.
final class CasePositions {
    private static final int MOST_RULES = 1 << 14;
    private static final int MOST_REMEMBERED_LENGTH = 16;
    private final RuleLanguage language = new RuleLanguage(Catalogue.builtIn());
    private final Map<String, PrefixedRules> rules = new HashMap<>();
    private final Map<TextTemplate, PrefixedRules> plain = new HashMap<>();

    /// Short positions of the rules asked for last: inputs have many small summands that are alike.
    private final Map<String, List<Component>> positions = new HashMap<>();

    private @Nullable PrefixedRules positionsOf;

    /// @return the variant for a case
    /// @throws JudgeException if there is none
    static Problem.Variant variant(Problem problem, ProblemCase values) {
        for (var variant : problem.variants())
            if (variant.when() == null || variant.when().holds(values)) return variant;
        throw new JudgeException(Message.of("judge.no-variant"));
    }

    /// @throws JudgeException if the case makes no position of the game
    void add(Problem.Variant variant, ProblemCase values, CasePosition posed) {
        var prefixed = rules(variant.rules(), values);
        try {
            var formulas = variant.position().formulasOnly();
            if (formulas == null
                    || !addNumbers(prefixed, formulas, variant.position().isTuple(), values, posed))
                posed.addComponents(prefixed, parsed(prefixed, variant, values));
        } catch (JudgeException e) {
            throw variant.position().bad(e.explanation());
        }
    }

    public PrefixedRules rules(TextTemplate template, ProblemCase values) {
        if (plain.get(template) instanceof PrefixedRules cached) return cached;
        try {
            return fill(template, values);
        } catch (JudgeException e) {
            throw template.bad(e.explanation());
        }
    }

    private PrefixedRules fill(TextTemplate template, ProblemCase values) {
        var text = template.fill(values);
        var prefixed = rules.get(text);
        if (prefixed == null) {
            try {
                prefixed = language.rules(Source.of(text));
            } catch (SyntaxException e) {
                throw bad(text, e.problem());
            } catch (RulesException e) {
                throw bad(text, e.explanation());
            }
            if (rules.size() >= MOST_RULES) rules.clear();
            rules.put(text, prefixed);
        }
        if (template.isPlain()) plain.put(template, prefixed);
        return prefixed;
    }

    private static JudgeException bad(String text, Message problem) {
        var excerpt = text.length() > 100 ? text.substring(0, 100) + "…" : text;
        return new JudgeException(Message.of("judge.bad-position", "text", excerpt, "problem", problem));
    }

    @SuppressWarnings("ReferenceEquality") // rules that are equal are one object, as a rule
    private List<Component> parsed(PrefixedRules prefixed, Problem.Variant variant, ProblemCase values) {
        var text = variant.position().fill(values);
        if (text.isBlank()) text = variant.empty();
        if (text.length() > MOST_REMEMBERED_LENGTH) return parsed(prefixed, text);
        if (positionsOf != prefixed || positions.size() >= MOST_RULES) {
            positions.clear();
            positionsOf = prefixed;
        }
        var cached = positions.get(text);
        if (cached == null) {
            cached = List.copyOf(parsed(prefixed, text));
            positions.put(text, cached);
        }
        return cached;
    }

    private List<Component> parsed(PrefixedRules prefixed, String text) {
        try {
            return language.position(prefixed.game(), text);
        } catch (SyntaxException e) {
            throw bad(text, e.problem());
        } catch (RulesException e) {
            throw bad(text, e.explanation());
        }
    }

    /// @return whether the numbers alone make the position
    private static boolean addNumbers(
            PrefixedRules prefixed, List<CaseFormula> formulas, boolean tuple, ProblemCase values, CasePosition posed) {
        var game = prefixed.game();
        int arity = game.rules().arity();
        if (arity == 0) return false;
        if (arity == 1) {
            var heaps = formulas.stream().map(formula -> formula.of(values)).toList();
            if (heaps.stream().anyMatch(CaseValue.Text.class::isInstance)) return false;
            for (var heap : heaps) addHeaps(prefixed, heap, posed);
            return true;
        }
        var entry = game.entry();
        if (!tuple && entry != null && entry.start().isPresent()) return false;
        var numbers = new ArrayList<BigInteger>();
        for (var formula : formulas)
            switch (formula.of(values)) {
                case CaseValue.WholeNumber number -> numbers.add(number.big());
                case CaseValue.Row(var row, var _) -> {
                    for (long number : row) numbers.add(BigInteger.valueOf(number));
                }
                case CaseValue.Lists _, CaseValue.Text _ -> {
                    return false;
                }
            }
        if (numbers.size() != arity) return false;
        for (var number : numbers) if (number.signum() < 0) throw negative(number.toString());
        posed.addComponents(prefixed, List.of(new Component(game, Tuple.of(numbers))));
        return true;
    }

    private static void addHeaps(PrefixedRules prefixed, CaseValue value, CasePosition posed) {
        switch (value) {
            case CaseValue.WholeNumber(long small, var large) -> {
                if ((large == null ? small : large.signum()) < 0) throw negative(value.toString());
                if (large == null) posed.addHeaps(prefixed, new long[] {small});
                else posed.addComponents(prefixed, List.of(new Component(prefixed.game(), Tuple.of(large))));
            }
            case CaseValue.Row(var row, var _) -> {
                for (long heap : row) if (heap < 0) throw negative(Long.toString(heap));
                posed.addHeaps(prefixed, row);
            }
            case CaseValue.Lists _, CaseValue.Text _ ->
                throw new JudgeException(
                        Message.of("judge.formula.not-small", "value", FormulaOperations.shortened(value)));
        }
    }

    private static JudgeException negative(String number) {
        return new JudgeException(Message.of("judge.negative", "number", number));
    }
}
