package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.rules.Amounts;
import grundy.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The method where nothing better is known: a table of nim-values by their definition, for games in which amounts of
/// intervals are taken and what remains is left as up to three heaps.
final class DefinedTable {
    private static final int MOST_PARTS = 3;
    private static final int INT_BITS = 30;

    private DefinedTable() {}

    /// @param about what the game is, in English; perhaps empty
    /// @param chinese the same
    static Optional<Method> of(Rules rules, String about, String chinese) {
        if (!(rules instanceof Rules.TakeAndBreak(var terms))) return Optional.empty();
        var steps = new ArrayList<>(List.of(
                "table g = zeros(top + 1)",
                "# seen[v] = n: the value v was reached from n | seen[v] = n 表示从 n 能到达值 v",
                "table seen = zeros(65536)",
                "for n in 1..top"));
        for (var term : terms) {
            if (!(term.amounts() instanceof Amounts.Ranges(var ranges)) || term.parts() >= 1 << (MOST_PARTS + 1))
                return Optional.empty();
            for (var range : ranges) {
                var last = range.to();
                if (range.from().bitLength() > INT_BITS || last != null && last.bitLength() > INT_BITS)
                    return Optional.empty();
                boolean one = range.from().equals(last);
                if (one) steps.addAll(List.of("  if n >= " + last, "    int r = n - " + last));
                else {
                    steps.add("  for k in " + range.from() + ".." + (last == null ? "n" : "min(" + last + ", n)"));
                    steps.add("    int r = n - k");
                }
                steps.addAll(options(term.parts()));
            }
        }
        steps.addAll(List.of("  while seen[g[n]] = n", "    g[n] += 1", "return g"));
        return Optional.of(method(rules.maySplit(), steps, about, chinese));
    }

    private static List<String> options(int parts) {
        var steps = new ArrayList<String>();
        if ((parts & 1) != 0) steps.addAll(List.of("    if r = 0", "      seen[0] = n"));
        if ((parts & 2) != 0) steps.addAll(List.of("    if r > 0", "      seen[g[r]] = n"));
        if ((parts & 4) != 0) steps.addAll(List.of("    for i in 1..r / 2", "      seen[g[i] xor g[r - i]] = n"));
        if ((parts & 8) != 0)
            steps.addAll(List.of(
                    "    for i in 1..r / 3",
                    "      for j in i..(r - i) / 2",
                    "        seen[g[i] xor g[j] xor g[r - i - j]] = n"));
        return steps;
    }

    private static Method method(boolean splits, List<String> steps, String about, String chinese) {
        var english = Known.sentence(about)
                + " No period of the values is known here: a table by their definition. Enlarge it for larger heaps.";
        var own = Known.sentence(chinese) + "这里不知道 SG 值的周期：按定义打表。堆更大时请把表加大。";
        List<Item> items = List.of(
                new Item.Function("fill", List.of(), Type.TABLE, new SketchParser(steps).steps()),
                new Item.Global(Type.TABLE, "g", new CaseFormula.Call("fill", List.of())),
                new Item.Function(
                        "value",
                        List.of(new Item.Parameter("n", Type.LONG)),
                        Type.LONG,
                        new SketchParser(List.of("return g[n]")).steps()));
        return new Method(
                "table",
                List.of(),
                List.of(),
                "Sprague 1935, Grundy 1939",
                Map.of(
                        "about",
                        english.strip(),
                        "about.zh",
                        own.strip(),
                        "cost",
                        splits ? "O(n^2) or more, once" : "O(n * amounts), once",
                        "cost.zh",
                        splits ? "打表一次，O(n^2) 以上" : "打表一次，O(n * 可取数的个数)"),
                items,
                List.of(),
                List.of(),
                List.of(),
                splits ? List.of("python") : List.of());
    }
}
