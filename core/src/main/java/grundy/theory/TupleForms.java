package grundy.theory;

import grundy.rules.Rules;
import grundy.rules.language.CanonicalMoves;
import grundy.theory.form.Forms;
import grundy.theory.nim.NimTuples;
import grundy.theory.takeaway.TakeAway;
import grundy.theory.wythoff.Wythoff;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Which games in the general form have a closed form.
public final class TupleForms {
    private static final int MOST_HEAPS = 100;

    private TupleForms() {}

    public static Optional<Forms> find(Rules.Moves rules) {
        return CanonicalMoves.of(rules).flatMap(form -> find(rules, form));
    }

    private static Optional<Forms> find(Rules.Moves rules, CanonicalMoves form) {
        if (isNim(form)) return Optional.of(nim(rules));
        var templates = form.arity() == 1 ? OneHeapGames.templates() : SeveralHeapGames.templates();
        return templates.stream()
                .flatMap(template -> template.match(form, rules).stream())
                .findFirst();
    }

    private static boolean isNim(CanonicalMoves form) {
        int heaps = form.arity();
        if (heaps > MOST_HEAPS || form.alternatives().size() != heaps) return false;
        var names = IntStream.range(0, heaps).mapToObj(i -> "x" + i).toList();
        var rules = names.stream()
                .map(name -> taking(names, name))
                .collect(Collectors.joining(" | ", tuple(names) + ": ", ""));
        return form.matches(CanonicalMoves.read(rules, Map.of()));
    }

    private static String taking(List<String> names, String reduced) {
        return tuple(names.stream()
                .map(name -> name.equals(reduced) ? name + " - k" : name)
                .toList());
    }

    private static String tuple(List<String> coordinates) {
        return "(" + String.join(", ", coordinates) + ")";
    }

    static Forms nim(Rules.Moves rules) {
        return Forms.tame(
                new NimTuples(rules.coordinates(), Play.NORMAL), new NimTuples(rules.coordinates(), Play.MISERE));
    }

    static Forms wythoff(BigInteger width) {
        return Forms.cold(new Wythoff(width, Play.NORMAL), new Wythoff(width, Play.MISERE));
    }

    static Forms takeAway(BigInteger factor, BigInteger more) {
        return Forms.cold(new TakeAway(factor, more, Play.NORMAL), new TakeAway(factor, more, Play.MISERE));
    }
}
