package grundy.prove.rocq;

import grundy.check.Evidence;
import grundy.limit.LimitException;
import grundy.rules.RuleTree;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A proved period of nim-values as a file for Rocq: the rules, the values that repeat, and the theorem about any
/// number of heaps, which `Periods.v` proves for every game whose values repeat up to where Golomb (1966), or Guy
/// and Smith (1956), ask for it.
public final class RocqPeriod {
    private static final int MOST_AMOUNTS = 10_000;

    /// The most nim-sums; they take Rocq about five minutes.
    private static final double MOST_SUMS = 1e8;

    private final List<Rule> rules;
    private final Evidence.Period period;
    private final int[] values;

    /// @param amounts ascending, at least one
    /// @param counts the numbers of heaps that may be left
    private record Rule(List<BigInteger> amounts, List<Integer> counts) {}

    private RocqPeriod(List<Rule> rules, Evidence.Period period, int[] values) {
        this.rules = rules;
        this.period = period;
        this.values = values;
    }

    /// @param game what the file is named after
    /// @param rules in normal play
    /// @param headline what is proved, in words
    /// @param values of the heaps from 0 on, at least up to the end of the first period
    /// @throws LimitException if the library does not say such a game, nothing was proved, or Rocq would take hours
    public static RocqExport of(String game, RuleTree rules, Evidence.Period period, int[] values, String headline) {
        var export = create(rules, period, values);
        export.checkCost();
        return RocqExport.ofValues(game, export.text(headline));
    }

    /// Returns the export for misere play, where no heap is split: any number of heaps is as Nim with heaps of
    /// their nim-values, if `TamePeriods.v` finds no heap that spoils it. A heap does if its value is 0, it has
    /// options, and none of value 1.
    ///
    /// @param period of the values in normal play
    /// @param values of the heaps from 0 on in normal play, at least up to the end of the first period
    /// @throws LimitException as {@link #of}, and if a heap is split, or spoils it
    public static RocqExport ofMisere(
            String game, RuleTree rules, Evidence.Period period, int[] values, String headline) {
        var export = create(rules, period, values);
        if (export.rules.stream().anyMatch(rule -> rule.counts().stream().anyMatch(count -> count > 1)))
            throw new LimitException(Message.of("rocq.period.misere-splits"));
        export.checkCost();
        export.checkTame();
        return RocqExport.ofTameValues(game, export.misereText(headline));
    }

    private static RocqPeriod create(RuleTree rules, Evidence.Period period, int[] values) {
        if (!period.isProved()) throw new LimitException(Message.of("rocq.period.none"));
        if (period.saltus() != 0) throw new LimitException(Message.of("rocq.period.saltus"));
        return new RocqPeriod(rules(rules), period, values);
    }

    private void checkTame() {
        double reach = reach();
        for (long heap = 0; heap < reach; heap++)
            if (value(heap) == 0 && spoils(heap))
                throw new LimitException(Message.of("rocq.period.misere-wild", "heap", heap));
    }

    private boolean spoils(long heap) {
        boolean hasOptions = false;
        for (var rule : rules)
            for (var amount : rule.amounts()) {
                long rest = heap - amount.min(BigInteger.valueOf(heap + 1)).longValue();
                if (rest < 0 || !rule.counts().contains(rest == 0 ? 0 : 1)) continue;
                if (rest > 0 && value(rest) == 1) return false;
                hasOptions = true;
            }
        return hasOptions;
    }

    private int value(long heap) {
        long from = period.preperiod();
        return values[Math.toIntExact(heap < from + period.period() ? heap : from + (heap - from) % period.period())];
    }

    private static List<Rule> rules(RuleTree rules) {
        if (!(rules instanceof RuleTree.TakeAndBreak(var terms))) throw inexpressible();
        return terms.stream()
                .map(term -> new Rule(
                        amounts(term.amounts()),
                        IntStream.range(0, Integer.SIZE)
                                .filter(count -> (term.parts() >> count & 1) != 0)
                                .boxed()
                                .toList()))
                .toList();
    }

    /// @return the refusal of a game that the library does not express
    static LimitException inexpressible() {
        return new LimitException(Message.of("rocq.period.unsaid"));
    }

    /// @return the amounts, of which there are finitely many, ascending
    /// @throws LimitException if there are more than can be written
    static List<BigInteger> amounts(Amounts amounts) {
        var greatest = AmountSets.greatest(amounts).orElseThrow(RocqPeriod::inexpressible);
        var nothing = AmountSets.allowNothing(amounts) ? Stream.of(BigInteger.ZERO) : Stream.<BigInteger>empty();
        var all = Stream.concat(nothing, AmountSets.stream(amounts, greatest))
                .limit(MOST_AMOUNTS + 1L)
                .toList();
        if (all.size() > MOST_AMOUNTS) throw inexpressible();
        return all;
    }

    /// Up to where every heap is examined, as `reach` of `Periods.v` has it.
    private double reach() {
        double parts = rules.stream()
                .flatMap(rule -> rule.counts().stream())
                .mapToInt(count -> count)
                .max()
                .orElse(1);
        double taken = rules.stream()
                .flatMap(rule -> rule.amounts().stream())
                .mapToDouble(BigInteger::doubleValue)
                .max()
                .orElse(0);
        return taken + Math.max(1, parts) * (period.preperiod() + period.period()) + period.period() + 1;
    }

    /// Checks how many nim-sums Rocq forms until then.
    private void checkCost() {
        double reach = reach();
        double sums = 0;
        for (var rule : rules)
            for (int count : rule.counts())
                sums += rule.amounts().size() * (count <= 1 ? reach : Math.pow(reach, count) / 4);
        if (sums > MOST_SUMS) throw new LimitException(Message.of("rocq.period.long", "heaps", Math.round(reach)));
    }

    private String text(String headline) {
        var file = game(headline, "Periods", "checked");
        file.writeProved(
                "Theorem nim_values : forall heaps, value move heaps (nim_sum (map g heaps)).",
                applied("values_repeat"));
        file.writeProved(
                "Theorem lost_positions : forall heaps, lost move heaps <-> nim_sum (map g heaps) = 0.",
                applied("lost_by_values"));
        file.writeProved(
                "Theorem period : forall n, %d <= n -> g (n + %d) = g n."
                        .formatted(period.preperiod(), period.period()),
                applied("values_from"));
        file.assumptions("nim_values");
        file.assumptions("lost_positions");
        file.assumptions("period");
        return file.text();
    }

    private String misereText(String headline) {
        var file = game(headline, "TamePeriods", "tame_checked");
        file.writeProved(
                "Theorem misere_lost_positions :\n"
                        + "  forall heaps, misere_lost move heaps <-> misere_cold (map g heaps).",
                applied("misere_lost_by_values"));
        file.assumptions("misere_lost_positions");
        return file.text();
    }

    private String applied(String theorem) {
        return "exact (%s rules %d %d (table_of first_values) so_far)."
                .formatted(theorem, period.preperiod(), period.period());
    }

    /// @param library the file that has the theorem
    /// @param check what is to be true of the values
    private RocqWriter game(String headline, String library, String check) {
        int end = Math.toIntExact(period.preperiod() + period.period());
        var first = Arrays.stream(values).limit(end).mapToObj(String::valueOf).toList();
        var file = new RocqWriter();
        file.head(
                headline,
                "From Coq Require Import NArith List.",
                "Import ListNotations.",
                "From Grundy Require Import " + library + ".",
                "Local Open Scope N_scope.");
        file.title("""
            The game

                For each rule the amounts of which one is taken from a heap, and the
                numbers of heaps, none of them empty, as which the rest may be left.  A
                position is a list of heaps, and a move changes one of them.\
            """);
        file.definition(
                "rules : list rule",
                rules.stream()
                        .map(rule ->
                                "(" + RocqWriter.list(rule.amounts()) + ", " + RocqWriter.list(rule.counts()) + "%nat)")
                        .collect(Collectors.joining(";\n   ", "[", "]")));
        file.line("Definition move : list N -> list N -> Prop := heap_move (takes_and_breaks rules).");
        file.gap();
        file.title("""
            The values

                Those of the heaps 0 to %d; from %d on they repeat with period %d.\
            """.formatted(end - 1, period.preperiod(), period.period()));
        file.add(RocqTable.of("first_values", first));
        file.gap();
        file.line("Definition g : N -> N := repeating %d %d (table_of first_values)."
                .formatted(period.preperiod(), period.period()));
        file.gap();
        file.writeProved(
                "Lemma so_far : %s rules %d %d (table_of first_values) = true."
                        .formatted(check, period.preperiod(), period.period()),
                "vm_cast_no_check (eq_refl true).");
        file.title("The theorem");
        return file;
    }
}
