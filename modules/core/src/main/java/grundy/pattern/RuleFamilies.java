package grundy.pattern;

import grundy.pattern.RuleMatch.Family;
import grundy.rules.CatalogueEntry;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The rules that tables are compared with one by one: the games of the catalogue played on one heap, with their
/// parameters from 1 on, and games of taking amounts of a named set.
final class RuleFamilies {
    private static final int MOST_PARAMETER = 20;
    private static final int MOST_OF_TWO = 7;
    private static final int MOST_BASE = 10;

    private static final List<String> SETS = List.of(
            "any",
            "odd",
            "even",
            "primes",
            "prime powers",
            "fibonacci",
            "squares",
            "cubes",
            "factorials",
            "triangular numbers",
            "divisors",
            "proper divisors",
            "at most half",
            "at most third",
            "at most quarter");

    private static final List<String> SPLITS = List.of(
            "split",
            "split into 3",
            "split into 4",
            "split into consecutive heaps",
            "split into equal heaps",
            "split evenly",
            "take any or split into 3",
            "take any or split into consecutive heaps",
            "take any or split into equal heaps",
            "take any or split evenly");

    private RuleFamilies() {}

    /// @return lazily, since each has to be read
    static Stream<PatternCandidate> all(Play play) {
        return Stream.of(namedSets(play), splits(play), catalogue(play))
                .flatMap(each -> each)
                .filter(RuleFamilies::isOfOneHeap);
    }

    private static Stream<PatternCandidate> namedSets(Play play) {
        var texts = new ArrayList<String>(SETS);
        for (int base = 2; base <= MOST_BASE; base++) texts.add("powers of " + base);
        for (int part = 5; part <= MOST_BASE; part++) texts.add("at most n/" + part);
        for (var set : List.of("even", "primes", "squares", "fibonacci", "powers of 2")) {
            texts.add("1, " + set);
            texts.add("2, " + set);
        }
        return texts.stream().flatMap(set -> PatternCandidate.of(Family.TAKE, "take " + set, play).stream());
    }

    private static Stream<PatternCandidate> splits(Play play) {
        var texts = new ArrayList<String>(SPLITS);
        for (var set : SETS) {
            texts.add("take " + set + " or split");
            texts.add("take " + set + " then may split");
        }
        texts.add("take powers of 2 or split");
        texts.add("take powers of 2 then may split");
        return texts.stream().flatMap(text -> PatternCandidate.of(Family.TAKE, text, play).stream());
    }

    private static Stream<PatternCandidate> catalogue(Play play) {
        return Catalogue.builtIn().entries().stream()
                .flatMap(entry -> withParameters(entry).stream())
                .flatMap(text -> PatternCandidate.of(Family.CATALOGUE, text, play).stream());
    }

    private static boolean isOfOneHeap(PatternCandidate candidate) {
        var game = candidate.game();
        boolean starts = game.entry() != null && game.entry().start().isPresent();
        return switch (game.rules()) {
            case RuleTree.TakeAndBreak _ -> true;
            case RuleTree.Moves moves -> moves.arity() == 1 || starts;
            case RuleTree.OnBoard _, RuleTree.Scored _, RuleTree.Partizan _, RuleTree.Players _, RuleTree.Blocking _ ->
                false;
        };
    }

    private static List<String> withParameters(CatalogueEntry entry) {
        var texts = new ArrayList<String>();
        texts.add(entry.id());
        if (entry.parameters().size() == 1)
            for (int value = 1; value <= MOST_PARAMETER; value++) texts.add(entry.id() + "[" + value + "]");
        if (entry.parameters().size() == 2)
            for (int first = 1; first <= MOST_OF_TWO; first++)
                for (int second = 1; second <= MOST_OF_TWO; second++)
                    texts.add(entry.id() + "[" + first + ", " + second + "]");
        return texts;
    }
}
