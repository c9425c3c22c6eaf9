package grundy.prove;

import grundy.check.theorem.NumerationSystem;
import grundy.rules.Rules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;

/// Which numeration systems are tried, and in which order: those first in which the table looks most like that of an
/// automaton: see {@link DigitBlocks}.
final class Systems {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int LARGEST = 10;
    private static final double GOOD = 0.35;
    private static final double SURE = 0.05;

    private Systems() {}

    /// @param rules in the general form
    static List<NumerationSystem> candidates(Rules.Moves rules) {
        var systems = new LinkedHashSet<NumerationSystem>();
        systems.add(NumerationSystem.BINARY);
        systems.add(NumerationSystem.FIBONACCI);
        for (int number : numbers(rules)) systems.add(NumerationSystem.base(number));
        systems.add(NumerationSystem.base(3));
        systems.add(NumerationSystem.of(2, 1));
        if (rules.arity() == 2)
            for (int first = 2; first <= 6; first++)
                for (int second = 1; second <= Math.min(first, 3); second++)
                    systems.add(NumerationSystem.of(first, second));
        if (rules.arity() == 3) systems.add(NumerationSystem.of(1, 1, 1));
        return List.copyOf(systems);
    }

    /// The numbers from 2 to 10 in the text of the rules, in which every constant stands, and those one
    /// greater, which are the periods where amounts end with a constant.
    private static List<Integer> numbers(Rules.Moves rules) {
        var numbers = new LinkedHashSet<Integer>();
        var matcher = NUMBER.matcher(rules.alternatives().toString());
        while (matcher.find())
            if (matcher.group().length() <= 2) {
                int number = Integer.parseInt(matcher.group());
                for (int near = number; near <= number + 1; near++) if (near >= 2 && near <= LARGEST) numbers.add(near);
            }
        return numbers.stream().sorted().toList();
    }

    /// @param truth what the table says
    /// @return the systems, the most promising first
    static List<NumerationSystem> ordered(List<NumerationSystem> systems, int coordinates, Truth truth) {
        record Rated(NumerationSystem system, double rate) {}
        var rated = new ArrayList<Rated>();
        for (var system : systems) rated.add(new Rated(system, new DigitBlocks(system, coordinates, truth).rate()));
        double best = rated.stream().mapToDouble(Rated::rate).min().orElse(1);
        double good = Math.min(GOOD, 2 * best + SURE);
        // Among those that look as good, few digits are best, and bases: all is faster, and a theorem is easier to
        // read.
        rated.sort(Comparator.<Rated>comparingInt(each -> each.rate < good ? each.system.digits() : Integer.MAX_VALUE)
                .thenComparing(each -> each.rate < good && each.system.base() == 0)
                .thenComparingDouble(Rated::rate));
        return rated.stream().map(Rated::system).toList();
    }
}
