package grundy.prove.guess;

import grundy.check.automaton.NumerationSystem;
import grundy.rules.RuleTree;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;

/// Chooses the numeration systems to try for given rules.
public final class CandidateSystems {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int LARGEST = 10;

    private CandidateSystems() {}

    /// @param rules in the general form
    public static List<NumerationSystem> candidates(RuleTree.Moves rules) {
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
    private static List<Integer> numbers(RuleTree.Moves rules) {
        var numbers = new LinkedHashSet<Integer>();
        var matcher = NUMBER.matcher(rules.alternatives().toString());
        while (matcher.find())
            if (matcher.group().length() <= 2) {
                int number = Integer.parseInt(matcher.group());
                for (int near = number; near <= number + 1; near++) if (near >= 2 && near <= LARGEST) numbers.add(near);
            }
        return numbers.stream().sorted().toList();
    }
}
