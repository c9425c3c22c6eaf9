package grundy.bench;

import grundy.engine.search.CanonicalValues;
import grundy.engine.sum.PartizanSearch;
import grundy.limit.Limits;
import grundy.limit.MemoryRoom;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.canonical.CanonicalForms;
import java.util.HashSet;
import java.util.Locale;
import java.util.Random;

/// Prints how long values and outcomes of boards of Left and Right take, beside what CGSuite, cgt-rs and MCGS took on
/// a machine of this kind, the first time in a fresh virtual machine and then warm; and how many comparisons of
/// values are made in a second. Run with `java -Xmx2g -cp bench/target/benchmarks.jar grundy.bench.PartizanRates`,
/// one question after the other with its text as an argument.
public final class PartizanRates {
    private static final Limits LIMITS = Limits.DEFAULT.withPositions(100_000_000);
    private static final int VALUES = 2000;

    /// @param peers what other programs took, in seconds
    private record Row(String what, String question, boolean isOutcome, String peers) {}

    private static final Row[] ROWS = {
        new Row("Domineering 5x5, value", "domineering 5x5", false, "CGSuite 5.2, cgt-rs 6.5"),
        new Row("Domineering 5x6, value", "domineering 5x6", false, "CGSuite 70, cgt-rs 170"),
        new Row("Clobber 4x4, value", "clobber 4x4", false, "CGSuite 34.9"),
        new Row("Clobber 4x5, value", "clobber 4x5", false, ""),
        new Row("Amazons 3x4, opposite corners, value", "amazons x.../..../...o", false, "CGSuite 6.5, cgt-rs 12.4"),
        new Row("Domineering 6x6, outcome", "domineering 6x6", true, "MCGS 13.7 + 10.1"),
        new Row("Domineering 6x7, outcome", "domineering 6x7", true, ""),
        new Row("Clobber 4x5, outcome", "clobber 4x5", true, "MCGS 2.0 + 0.9"),
        new Row("Cram 5x6, nim-value", "cram 5x6", false, "CGSuite 97"),
    };

    private PartizanRates() {}

    public static void main(String[] arguments) {
        System.out.println("| what | first, CPU s | warm, CPU s | others on such a machine |");
        System.out.println("| --- | --- | --- | --- |");
        for (var row : ROWS) {
            if (arguments.length > 0 && !arguments[0].equals(row.question)) continue;
            double first = Timing.once(() -> answer(row));
            double warm = Timing.once(() -> answer(row));
            System.out.printf(Locale.ROOT, "| %s | %.2f | %.2f | %s |%n", row.what, first, warm, row.peers);
        }
        if (arguments.length == 0) comparisons();
    }

    private static void answer(Row row) {
        try {
            var components = new RuleLanguage(Catalogue.builtIn())
                    .question(Source.of(row.question))
                    .components();
            if (row.isOutcome) {
                if (new PartizanSearch(components, Play.NORMAL, LIMITS).outcome() == Outcome.D)
                    throw new AssertionError(row.question);
                return;
            }
            var component = components.getFirst();
            new CanonicalValues(component.game().rules(), new CanonicalForms(MemoryRoom.ENDLESS), LIMITS)
                    .formOf(component.position());
        } catch (SyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /// All pairs of random values of day 4, none compared before.
    private static void comparisons() {
        var random = new Random(4);
        var forms = new CanonicalForms(MemoryRoom.ENDLESS);
        var values = new HashSet<Integer>();
        while (values.size() < VALUES) values.add(random(forms, random, 4));
        var ids = values.stream().mapToInt(Integer::intValue).toArray();
        var found = new int[1];
        double seconds = Timing.once(() -> {
            for (int one : ids) for (int two : ids) if (forms.isAtMost(one, two)) found[0]++;
        });
        System.out.printf(
                Locale.ROOT,
                "%nComparisons of %d values of day 4, each pair once: %.1e a second (%d of %d hold).%n",
                VALUES,
                (double) VALUES * VALUES / seconds,
                found[0],
                VALUES * VALUES);
    }

    private static int random(CanonicalForms forms, Random random, int day) {
        var left = new int[day == 0 ? 0 : random.nextInt(4)];
        var right = new int[day == 0 ? 0 : random.nextInt(4)];
        for (int i = 0; i < left.length; i++) left[i] = random(forms, random, random.nextInt(day));
        for (int i = 0; i < right.length; i++) right[i] = random(forms, random, random.nextInt(day));
        return forms.position(left, right);
    }
}
