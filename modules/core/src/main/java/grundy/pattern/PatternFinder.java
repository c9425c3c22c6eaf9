package grundy.pattern;

import grundy.limit.Limits;
import grundy.pattern.FittingFormula.Kind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/// The way in: a table, what rules and formulas it fits.
public final class PatternFinder {
    private static final int MOST_FORMULAS = 12;
    private static final int LEAST_PART = 12;
    private static final int SETTLED = 6;
    private static final int SAME = 256;

    private PatternFinder() {}

    /// Looks at each reading of a table. One that is taken to begin at heap 0, because nothing says where it
    /// begins, is read from heap 1 on if only so some rules give it; from heap 0 on as well, if a formula fits
    /// there.
    ///
    /// @param tables the readings
    /// @param isStartGiven whether somebody said where the table begins
    public static List<Pattern> of(List<InputTable> tables, boolean isStartGiven, Limits limits) {
        var patterns = new ArrayList<Pattern>();
        for (var table : tables) {
            var pattern = of(table, limits);
            boolean mayBeginAtOne =
                    !isStartGiven && table.first() == 0 && pattern.rules().isEmpty() && !limits.isOver();
            var shifted = mayBeginAtOne
                    ? Optional.of(of(new InputTable(1, table.values(), table.reading()), limits))
                            .filter(later -> !later.rules().isEmpty())
                    : Optional.<Pattern>empty();
            if (shifted.isEmpty() || !pattern.formulas().isEmpty()) patterns.add(pattern);
            shifted.map(Pattern::shifted).ifPresent(patterns::add);
        }
        return patterns;
    }

    /// @param limits when they end it, the results so far are reported
    public static Pattern of(InputTable table, Limits limits) {
        var search = new RuleSearch(table, limits);
        var rules = search.find();
        return of(table, rules, search.unseen(), search.untried(), limits);
    }

    /// @param rules which are known to give the table
    public static Pattern of(InputTable table, List<RuleMatch> rules, Limits limits) {
        return of(table, rules, 0, Set.of(), limits);
    }

    private static Pattern of(
            InputTable table, List<RuleMatch> rules, int unseen, Set<Pattern.UntriedReason> untried, Limits limits) {
        var all = new ArrayList<FittingFormula>();
        var repeating = new PeriodFormulas(table).find();
        all.addAll(repeating);
        // The words of automata repeat long stretches.
        boolean settled = repeating.stream().anyMatch(formula -> SETTLED * formula.determined() <= table.length());
        if (table.distinct() > 1) {
            all.addAll(new FunctionFormulas(table).find());
            all.addAll(new BeattyFormulas(table).find());
            if (!settled) {
                all.addAll(new RegularFormulas(table).find());
                all.addAll(new AutomaticFormulas(table, limits).find());
            }
        }
        long shortPeriod = !all.stream().allMatch(formula -> formula.isEmpty(table))
                ? 0
                : repeating.stream()
                        .filter(formula -> formula.kind() == Kind.PERIODIC && formula.isEmpty(table))
                        .filter(formula -> formula.evidence(table) > 0
                                && LEAST_PART * formula.evidence(table) >= formula.determined())
                        .mapToLong(formula -> formula.number("period"))
                        .findFirst()
                        .orElse(0);
        var fitted = ranked(table, all).stream()
                .map(formula -> new Pattern.FittedFormula(formula, trials(table, formula, rules)))
                .toList();
        return new Pattern(table, rules, unseen, untried, fitted, shortPeriod, false);
    }

    private static List<FittingFormula> ranked(InputTable table, List<FittingFormula> all) {
        var claims = new HashSet<String>();
        var formulas = new ArrayList<FittingFormula>();
        all.stream()
                .filter(formula -> !formula.isEmpty(table))
                .sorted(Comparator.comparingInt(FittingFormula::determined).thenComparing(FittingFormula::kind))
                .filter(formula -> formula.claim().isEmpty() || claims.add(formula.claim()))
                .filter(formula -> isPeriod(formula)
                        || formulas.stream().noneMatch(simpler -> sayTheSame(simpler, formula, table)))
                .limit(MOST_FORMULAS)
                .forEach(formulas::add);
        return formulas;
    }

    private static boolean isPeriod(FittingFormula formula) {
        return formula.kind() == Kind.PERIODIC || formula.kind() == Kind.ARITHMETIC_PERIODIC;
    }

    private static boolean sayTheSame(FittingFormula simpler, FittingFormula formula, InputTable table) {
        if (simpler.from() > formula.from()) return false;
        for (long heap = table.end(); heap < table.end() + SAME; heap++)
            if (!simpler.term().at(heap).equals(formula.term().at(heap))) return false;
        return true;
    }

    private static List<FormulaTrial> trials(InputTable table, FittingFormula formula, List<RuleMatch> rules) {
        return rules.stream()
                .filter(match -> match.checked() == table.length() && match.farther().length > table.end())
                .map(match -> trial(table, formula, match))
                .toList();
    }

    private static FormulaTrial trial(InputTable table, FittingFormula formula, RuleMatch match) {
        var farther = match.table(table.reading());
        var missed = formula.firstMiss(farther);
        if (missed.isPresent()) {
            long heap = missed.getAsLong();
            return new FormulaTrial(
                    match, farther.end() - 1, missed, formula.term().at(heap).orElseThrow(), farther.at(heap), false);
        }
        return new FormulaTrial(
                match, farther.end() - 1, OptionalLong.empty(), 0, 0, isProved(formula, match, farther));
    }

    /// Two sequences that repeat, with the same growth, are equal for ever once they are equal for as many heaps as
    /// the least common multiple of their periods.
    private static boolean isProved(FittingFormula formula, RuleMatch match, InputTable farther) {
        if (match.period().isEmpty() || !match.period().get().isProved()) return false;
        var period = match.period().get();
        long own;
        long saltus;
        switch (formula.kind()) {
            case CONSTANT -> {
                own = 1;
                saltus = 0;
            }
            case LINEAR -> {
                own = formula.number("divisor");
                saltus = formula.number("factor");
            }
            case MODULAR -> {
                own = formula.number("p");
                saltus = 0;
            }
            case PERIODIC, ARITHMETIC_PERIODIC -> {
                own = formula.number("period");
                saltus = formula.number("saltus");
            }
            default -> {
                return false;
            }
        }
        boolean outcomes = farther.isOutcomes();
        if (outcomes ? period.saltus() > 0 && saltus > 0 : period.saltus() * own != saltus * period.period())
            return false;
        if (outcomes && period.saltus() > 0) return false;
        var common = BigInteger.valueOf(own)
                .multiply(BigInteger.valueOf(period.period()))
                .divide(BigInteger.valueOf(own).gcd(BigInteger.valueOf(period.period())));
        long begin = Math.max(formula.from(), period.preperiod());
        return common.add(BigInteger.valueOf(begin)).compareTo(BigInteger.valueOf(farther.end())) <= 0;
    }
}
