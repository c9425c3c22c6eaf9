package grundy.contest.emit.method;

import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchParser;
import grundy.contest.sketch.SketchType;
import grundy.rules.RuleTree;
import grundy.rules.formula.Amounts;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The method where nothing better is known about a game in which amounts are taken from a heap and what remains is
/// left as up to three heaps: a table by the definition, which is filled as far as the input asks. In normal play of
/// nim-values; in misere play of who loses a single heap that is never split.
final class DefinedTable {
    private static final int MOST_PARTS = 3;
    private static final String TOP_OF_SPLITTING = "10000";
    private static final String TOP = "100000";

    /// Every value of a heap is less than this, and so every nim-sum of two or three.
    private static final int VALUES = 1 << 17;

    private final List<String> steps = new ArrayList<>();
    private final boolean losers;
    private boolean sieves;

    private DefinedTable(boolean losers) {
        this.losers = losers;
    }

    static Optional<ProgramMethod> of(RuleTree rules, Play play) {
        if (!(rules instanceof RuleTree.TakeAndBreak(var terms))) return Optional.empty();
        boolean losers = play == Play.MISERE;
        boolean deep = terms.stream().anyMatch(term -> term.parts() >= 1 << (MOST_PARTS + 1));
        if (deep || losers && rules.maySplit()) return Optional.empty();
        var table = new DefinedTable(losers);
        for (var term : terms) table.taking(term.amounts(), term.parts());
        return Optional.of(table.method(rules.maySplit()));
    }

    private void taking(Amounts amounts, int parts) {
        switch (amounts) {
            case Amounts.Ranges(var ranges) -> ranges.forEach(range -> taking(range, parts));
            case Amounts.Union(var sets) -> sets.forEach(set -> taking(set, parts));
            case Amounts.Powers(var base) -> powers(base, parts);
            case Amounts.AtMostPart(var numerator, var denominator) -> {
                var most = numerator.equals(BigInteger.ONE)
                        ? "m / " + denominator
                        : "m * " + numerator + " / " + denominator;
                if (small(denominator).isEmpty()) return;
                loop("for k in 1.." + most, parts);
            }
            case Amounts.Named(var name) -> addNamed(name, parts);
        }
    }

    /// @return the number, if some heap of the table is at least as large
    private static Optional<BigInteger> small(BigInteger number) {
        return Optional.of(number).filter(some -> some.compareTo(new BigInteger(TOP)) <= 0);
    }

    private void taking(Amounts.Range range, int parts) {
        var from = small(range.from());
        if (from.isEmpty()) return;
        var to = range.to() == null ? Optional.<BigInteger>empty() : small(range.to());
        if (to.isPresent() && to.get().equals(from.get())) {
            steps.add("  if m >= " + to.get());
            steps.add("    int r = m - " + to.get());
            steps.addAll(remainderLines(parts));
        } else
            loop(
                    "for k in " + from.get() + ".."
                            + to.map(last -> "min(" + last + ", m)").orElse("m"),
                    parts);
    }

    private void loop(String head, int parts) {
        steps.add("  " + head);
        steps.add("    int r = m - k");
        steps.addAll(remainderLines(parts));
    }

    private void powers(BigInteger base, int parts) {
        if (small(base).isEmpty()) taking(new Amounts.Range(BigInteger.ONE, BigInteger.ONE), parts);
        else following(List.of("long k = 1"), List.of("k *= " + base), parts);
    }

    /// Amounts `k` one after the other.
    private void following(List<String> first, List<String> next, int parts) {
        first.forEach(step -> steps.add("  " + step));
        steps.add("  while k <= m");
        steps.add("    int r = m - k");
        steps.addAll(remainderLines(parts));
        next.forEach(step -> steps.add("    " + step));
    }

    private void addNamed(Amounts.Name name, int parts) {
        switch (name) {
            case FIBONACCI ->
                following(List.of("long k = 1", "long above = 2"), List.of("above += k", "k = above - k"), parts);
            case SQUARES ->
                following(List.of("long k = 1", "long root = 1"), List.of("root += 1", "k = root * root"), parts);
            case CUBES ->
                following(
                        List.of("long k = 1", "long root = 1"), List.of("root += 1", "k = root * root * root"), parts);
            case TRIANGULAR ->
                following(List.of("long k = 1", "long side = 1"), List.of("side += 1", "k += side"), parts);
            case FACTORIALS ->
                following(List.of("long k = 1", "long factor = 1"), List.of("factor += 1", "k *= factor"), parts);
            case ODD -> loop("for k in 1..m by 2", parts);
            case EVEN -> loop("for k in 2..m by 2", parts);
            case DIVISORS -> filtered("for k in 1..m", "m mod k = 0", parts);
            case PROPER_DIVISORS -> filtered("for k in 1..m / 2", "m mod k = 0", parts);
            case PRIMES -> {
                sieves = true;
                filtered("for k in 2..m", "prime[k] = 1", parts);
            }
            case PRIME_POWERS -> {
                sieves = true;
                filtered("for k in 1..m", "k = 1 or prime[k] > 0", parts);
            }
        }
    }

    private void filtered(String head, String condition, int parts) {
        steps.add("  " + head);
        steps.add("    if " + condition);
        steps.add("      int r = m - k");
        remainderLines(parts).forEach(step -> steps.add("  " + step));
    }

    private List<String> remainderLines(int parts) {
        var lines = new ArrayList<String>();
        if (losers) {
            var one = (parts & 1) != 0 && (parts & 2) != 0 ? "" : (parts & 1) != 0 ? "r = 0" : "r > 0";
            if (!one.isEmpty()) lines.add("    if " + one);
            lines.add((one.isEmpty() ? "    " : "      ") + "if g[r] = 0");
            lines.add((one.isEmpty() ? "    " : "      ") + "  won = 1");
            lines.add((one.isEmpty() ? "    " : "      ") + "moves = 1");
            return lines;
        }
        if ((parts & 3) == 3) lines.add("    seen[g[r]] = m");
        else if ((parts & 1) != 0) lines.addAll(List.of("    if r = 0", "      seen[0] = m"));
        else if ((parts & 2) != 0) lines.addAll(List.of("    if r > 0", "      seen[g[r]] = m"));
        if ((parts & 4) != 0) lines.addAll(List.of("    for i in 1..r / 2", "      seen[g[i] xor g[r - i]] = m"));
        if ((parts & 8) != 0)
            lines.addAll(List.of(
                    "    for i in 1..r / 3",
                    "      for j in i..(r - i) / 2",
                    "        seen[g[i] xor g[j] xor g[r - i - j]] = m"));
        return lines;
    }

    private ProgramMethod method(boolean splits) {
        var body = new ArrayList<String>(
                List.of("while filled[0] < n", "  # the next heap | 下一堆", "  filled[0] += 1", "  int m = filled[0]"));
        if (losers) body.addAll(List.of("  int won = 0", "  int moves = 0"));
        body.addAll(steps);
        if (losers)
            body.addAll(
                    List.of("  # who cannot move has won | 无法操作者胜", "  if moves = 0", "    won = 1", "  g[m] = won"));
        else body.addAll(List.of("  while seen[g[m]] = m", "    g[m] += 1"));
        body.add(losers ? "return g[n] = 1" : "return g[n]");
        var items = new ArrayList<SketchItem>();
        items.add(global("g", losers ? "first()" : "zeros(top + 1)"));
        if (losers) items.add(function("first", List.of("table g = zeros(top + 1)", "g[0] = 1", "return g")));
        else items.add(global("seen", "zeros(" + (VALUES + 1) + ")"));
        items.add(global("filled", "zeros(1)"));
        if (sieves) {
            items.add(function("sieve", SIEVE));
            items.add(global("prime", "sieve()"));
        }
        items.add(new SketchItem.Function(
                losers ? "wins" : "value",
                List.of(new SketchItem.Parameter("n", SketchType.LONG)),
                losers ? SketchType.BOOL : SketchType.LONG,
                new SketchParser(body).steps()));
        var top = splits ? TOP_OF_SPLITTING : TOP;
        return ProgramMethod.create("table", "Sprague 1935, Grundy 1939", Map.of("top", top), items)
                .with("about", Message.of(losers ? "emit.about.losers" : "emit.about.table"))
                .with("cost", Message.of(splits ? "emit.cost.splitting" : "emit.cost.taking"))
                .slowIn(List.of("python"));
    }

    /// 1 for primes, 2 for their powers.
    private static final List<String> SIEVE = List.of(
            "table prime = zeros(top + 1)",
            "table struck = zeros(top + 1)",
            "for p in 2..top",
            "  if struck[p] = 0",
            "    for q in p..top by p",
            "      struck[q] = 1",
            "    long power = p",
            "    while power <= top",
            "      prime[power] = 2",
            "      power *= p",
            "    prime[p] = 1",
            "return prime");

    private static SketchItem.Global global(String name, String value) {
        return new SketchItem.Global(SketchType.TABLE, name, SketchParser.formula(value));
    }

    private static SketchItem.Function function(String name, List<String> steps) {
        return new SketchItem.Function(name, List.of(), SketchType.TABLE, new SketchParser(steps).steps());
    }
}
