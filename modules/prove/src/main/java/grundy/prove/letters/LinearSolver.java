package grundy.prove.letters;

import de.uni_freiburg.informatik.ultimate.logic.Logics;
import de.uni_freiburg.informatik.ultimate.logic.SMTLIBException;
import de.uni_freiburg.informatik.ultimate.logic.Script;
import de.uni_freiburg.informatik.ultimate.logic.Sort;
import de.uni_freiburg.informatik.ultimate.logic.Term;
import de.uni_freiburg.informatik.ultimate.smtinterpol.DefaultLogger;
import de.uni_freiburg.informatik.ultimate.smtinterpol.LogProxy;
import de.uni_freiburg.informatik.ultimate.smtinterpol.smtlib2.SMTInterpol;
import grundy.limit.Limits;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Decides whether statements about integers contradict each other, by linear arithmetic alone: each
/// product of variables counts as a variable of its own. Decided by SMTInterpol (Christ, Hoenicke and
/// Nutz 2012).
final class LinearSolver {
    private final Script script;
    private final Sort integers;
    private final Map<Polynomial.Monomial, Term> monomials = new HashMap<>();

    private LinearSolver(Limits limits) {
        var logger = new DefaultLogger();
        logger.setLoglevel(LogProxy.LOGLEVEL_OFF);
        script = new SMTInterpol(logger, limits::isOver);
        script.setLogic(Logics.QF_LIA);
        integers = script.sort("Int");
    }

    /// Cost: milliseconds for some tens of facts; exponential at worst.
    ///
    /// @return whether there are no values of the monomials for which all of them hold; false if that is not found
    ///     out within the limits
    static boolean contradict(List<IntegerFact> facts, Limits limits) {
        var solver = new LinearSolver(limits);
        try {
            for (var fact : facts) solver.script.assertTerm(solver.term(fact));
            return solver.script.checkSat() == Script.LBool.UNSAT;
        } catch (SMTLIBException e) {
            throw new IllegalStateException("The solver refuses what was made for it: " + e.getMessage(), e);
        }
    }

    private Term term(IntegerFact fact) {
        return switch (fact) {
            case IntegerFact.AtMostZero(var polynomial) -> script.term("<=", term(polynomial), number(BigInteger.ZERO));
            case IntegerFact.Zero(var polynomial) -> script.term("=", term(polynomial), number(BigInteger.ZERO));
            case IntegerFact.All(var facts) -> joined("and", "true", facts);
            case IntegerFact.Any(var facts) -> joined("or", "false", facts);
            case IntegerFact.Not(var inner) -> script.term("not", term(inner));
        };
    }

    private Term joined(String connective, String none, List<IntegerFact> facts) {
        if (facts.isEmpty()) return script.term(none);
        if (facts.size() == 1) return term(facts.getFirst());
        return script.term(connective, facts.stream().map(this::term).toArray(Term[]::new));
    }

    private Term term(Polynomial polynomial) {
        var summands = new ArrayList<Term>();
        polynomial
                .terms()
                .forEach((monomial, coefficient) -> summands.add(
                        monomial.variables().isEmpty()
                                ? number(coefficient)
                                : script.term("*", number(coefficient), monomial(monomial))));
        return switch (summands.size()) {
            case 0 -> number(BigInteger.ZERO);
            case 1 -> summands.getFirst();
            default -> script.term("+", summands.toArray(Term[]::new));
        };
    }

    private Term number(BigInteger number) {
        return number.signum() < 0 ? script.term("-", script.numeral(number.negate())) : script.numeral(number);
    }

    private Term monomial(Polynomial.Monomial monomial) {
        return monomials.computeIfAbsent(monomial, product -> {
            var name = "v" + monomials.size();
            script.declareFun(name, new Sort[0], integers);
            return script.term(name);
        });
    }
}
