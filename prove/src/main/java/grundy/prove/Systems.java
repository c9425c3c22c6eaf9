package grundy.prove;

import grundy.check.theorem.NumerationSystem;
import grundy.rules.Rules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;

/// Which numeration systems are tried, and in which order: those first in which the table looks most like that of an
/// automaton. For that the prefixes of words are told apart by what the table says about all their continuations of a
/// fixed length: of an automaton there are few kinds of prefixes, whatever their number.
final class Systems {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int LARGEST = 10;
    private static final int MOST_ASKED = 20_000;

    private Systems() {}

    /// @param rules in the general form
    static List<NumerationSystem> candidates(Rules.Moves rules) {
        var systems = new LinkedHashSet<NumerationSystem>();
        systems.add(NumerationSystem.BINARY);
        systems.add(NumerationSystem.FIBONACCI);
        for (int number : numbers(rules)) systems.add(NumerationSystem.base(number));
        systems.add(NumerationSystem.base(3));
        if (rules.arity() > 1)
            for (int first = 1; first <= 6; first++)
                for (int second = 1; second <= Math.min(first, 3); second++)
                    systems.add(NumerationSystem.of(first, second));
        else systems.add(NumerationSystem.of(2, 1));
        if (rules.arity() >= 3) systems.add(NumerationSystem.of(1, 1, 1));
        return List.copyOf(systems);
    }

    /// The numbers from 2 to 10 in the text of the rules, in which every constant stands.
    private static List<Integer> numbers(Rules.Moves rules) {
        var numbers = new LinkedHashSet<Integer>();
        var matcher = NUMBER.matcher(rules.alternatives().toString());
        while (matcher.find())
            if (matcher.group().length() <= 2) {
                int number = Integer.parseInt(matcher.group());
                if (number >= 2 && number <= LARGEST) numbers.add(number);
            }
        return numbers.stream().sorted().toList();
    }

    /// @return the systems, the most promising first
    static List<NumerationSystem> ordered(List<NumerationSystem> systems, int tracks, Learner.Question question) {
        record Rated(NumerationSystem system, double rate) {}
        var rated = new ArrayList<Rated>();
        for (var system : systems) rated.add(new Rated(system, rate(new Words(system, tracks), question)));
        rated.sort(Comparator.comparingDouble(Rated::rate));
        return rated.stream().map(Rated::system).toList();
    }

    /// @return of the prefixes looked at the part that is unlike those before it
    private static double rate(Words words, Learner.Question question) {
        int symbols = words.symbols();
        int after = 1;
        long continuations = symbols;
        while (continuations * symbols * symbols <= MOST_ASKED && after < 3) {
            continuations *= symbols;
            after++;
        }
        var prefixes = new ArrayList<List<Integer>>();
        prefixes.add(List.of());
        for (int i = 0; i < prefixes.size() && prefixes.size() * continuations < MOST_ASKED; i++)
            for (int symbol = 0; symbol < symbols; symbol++) {
                var longer = new ArrayList<>(prefixes.get(i));
                longer.add(symbol);
                if ((i > 0 || symbol > 0) && words.numbers(longer) != null) prefixes.add(longer);
            }
        var kinds = new HashSet<String>();
        try {
            for (var prefix : prefixes) kinds.add(kind(words, prefix, after, question));
        } catch (Learner.UnknownException _) {
            return 1;
        }
        return (double) kinds.size() / prefixes.size();
    }

    private static String kind(Words words, List<Integer> prefix, int after, Learner.Question question) {
        var kind = new StringBuilder();
        var word = new ArrayList<>(prefix);
        append(words, word, after, question, kind);
        return kind.toString();
    }

    private static void append(
            Words words, ArrayList<Integer> word, int after, Learner.Question question, StringBuilder kind) {
        if (after == 0) {
            var numbers = words.numbers(word);
            kind.append(numbers == null ? '.' : question.holds(numbers) ? '1' : '0');
            return;
        }
        for (int symbol = 0; symbol < words.symbols(); symbol++) {
            word.add(symbol);
            append(words, word, after - 1, question, kind);
            word.removeLast();
        }
    }
}
