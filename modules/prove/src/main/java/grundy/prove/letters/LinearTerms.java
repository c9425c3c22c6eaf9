package grundy.prove.letters;

import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Number;
import grundy.rules.formula.Expression.Operator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Sums and differences of a few atoms and a small number, simple ones first.
final class LinearTerms {
    private final List<Expression> atoms;
    private final List<Term> all = new ArrayList<>();

    /// A linear term in the atoms.
    ///
    /// @param factors of the atoms, -1, 0 or 1
    record Term(int[] factors, int constant) {
        long at(long[] values) {
            long sum = constant;
            for (int i = 0; i < factors.length; i++) sum += factors[i] * values[i];
            return sum;
        }
    }

    /// @param size how many atoms a term has at most
    /// @param constant how large the number in it is at most
    LinearTerms(List<Expression> atoms, int size, int constant) {
        this.atoms = atoms;
        for (int count = 0; count <= size; count++)
            for (int number = 0; number <= constant; number++)
                for (int sign : number == 0 ? new int[] {1} : new int[] {1, -1})
                    combine(new int[atoms.size()], 0, count, sign * number);
    }

    private void combine(int[] factors, int from, int left, int constant) {
        if (left == 0) {
            all.add(new Term(factors.clone(), constant));
            return;
        }
        for (int i = from; i < factors.length; i++)
            for (int factor : new int[] {1, -1}) {
                factors[i] = factor;
                combine(factors, i + 1, left - 1, constant);
                factors[i] = 0;
            }
    }

    List<Term> all() {
        return all;
    }

    Expression expression(Term term) {
        Expression sum = null;
        for (int sign : new int[] {1, -1})
            for (int i = 0; i < term.factors.length; i++)
                if (term.factors[i] == sign) sum = plus(sum, atoms.get(i), sign);
        if (sum == null) return new Number(BigInteger.valueOf(term.constant));
        var constant = new Number(BigInteger.valueOf(Math.abs(term.constant)));
        return term.constant == 0 ? sum : plus(sum, constant, Integer.signum(term.constant));
    }

    private static Expression plus(@Nullable Expression sum, Expression next, int sign) {
        if (sum != null) return new Binary(sign > 0 ? Operator.PLUS : Operator.MINUS, sum, next);
        return sign > 0 ? next : new Binary(Operator.MINUS, new Number(BigInteger.ZERO), next);
    }
}
