package grundy.solve.calculate;

import grundy.answer.Calculation;
import grundy.answer.CalculationException;
import grundy.answer.CalculationResult;
import grundy.answer.FamilyValues;
import grundy.check.Evidence;
import grundy.finding.TableEnd;
import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.question.FamilyQuestion;
import grundy.value.ShortValue;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Works out an expression for one number after the other, and looks for what repeats.
///
/// Cost: as {@link Calculator} for each number; for the period a few differences of values for each length that it
/// might have.
public final class FamilySolver {
    /// Values from a period's beginning on, as a multiple of its length, and beyond its length.
    private static final int LEAST_TIMES = 2;

    private static final int LEAST_BEYOND = 3;

    private final Supplier<Calculator> calculators;
    private final boolean partly;

    /// @param calculators a new one for each number
    /// @param partly whether the values may end where a limit is reached
    public FamilySolver(Supplier<Calculator> calculators, boolean partly) {
        this.calculators = calculators;
        this.partly = partly;
    }

    /// @throws CalculationException if there is no value for the first number
    /// @throws LimitException if the values are out of reach, unless they may end there
    public FamilyValues of(FamilyQuestion question) {
        var terms = new ArrayList<Calculation>();
        var why = Optional.<TableEnd>empty();
        try {
            for (var term : question.terms()) terms.add(calculators.get().of(term));
        } catch (LimitException e) {
            if (!partly || terms.isEmpty()) throw e;
            why = Optional.of(new TableEnd(question.number().to(), e.explanation()));
        } catch (CalculationException e) {
            if (!partly || terms.isEmpty()) throw e;
            why = Optional.of(new TableEnd(question.number().to(), e.explanation()));
        }
        var values = terms.stream().map(Calculation::result).toList();
        return new FamilyValues(
                question.text(),
                question.number(),
                terms,
                period(values, question.number().from()),
                evidence(values),
                why);
    }

    private static Evidence evidence(List<CalculationResult> values) {
        return new Evidence.Arithmetic("Conway 1976", values.size());
    }

    private Optional<FamilyValues.Period> period(List<CalculationResult> values, long from) {
        try {
            var differences = new Differences(values, new CanonicalForms(Checkpoint.grant()));
            for (int length = 1; length + LEAST_BEYOND <= values.size(); length++) {
                var period = differences.period(length);
                if (period.isPresent()) {
                    int start = period.get();
                    return Optional.of(
                            new FamilyValues.Period(from + start, length, differences.between(start, start + length)));
                }
            }
            return Optional.empty();
        } catch (LimitException e) {
            if (e.isCancellation() && !partly) throw e;
            return Optional.empty();
        }
    }

    /// Values less values; of what is no short game, 0 less the same.
    private record Differences(List<CalculationResult> values, CanonicalForms forms) {
        /// @return the least index from which on values at the distance of a length differ by the same,
        ///     if there are enough of them
        Optional<Integer> period(int length) {
            int last = values.size() - 1 - length;
            if (!isOne(last, length)) return Optional.empty();
            var saltus = between(last, last + length);
            int start = last;
            while (start > 0
                    && isOne(start - 1, length)
                    && between(start - 1, start - 1 + length).equals(saltus)) start--;
            int terms = values.size() - start;
            return terms >= LEAST_TIMES * length && terms >= length + LEAST_BEYOND
                    ? Optional.of(start)
                    : Optional.empty();
        }

        private boolean isOne(int index, int length) {
            var one = values.get(index);
            var two = values.get(index + length);
            return one instanceof CalculationResult.SingleValue && two instanceof CalculationResult.SingleValue
                    || one.equals(two);
        }

        ShortValue between(int from, int to) {
            if (!(values.get(from) instanceof CalculationResult.SingleValue(var one)
                    && values.get(to) instanceof CalculationResult.SingleValue(var two))) return ShortValue.ZERO;
            return CanonicalForm.value(forms, forms.minus(forms.of(two), forms.of(one)));
        }
    }
}
