package grundy.value.misere;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Writes impartial games in misere play as the books do, so that they can be read again: `*[2]` is a heap of two,
/// `*[2#]` the game whose one option is that heap, `*[(2#0)10]` the game with the options `{2#, 0}`, 1 and 0, and
/// `*[4[2]]` the sum of heaps of 4 and 2. Options that are all heaps have commas between them. Games from which a heap
/// of ten or more can be reached are written as lists within lists, `*[[12],0]`.
///
/// Equal games have equal texts. Cost: a difference for each heap that a game may have as a summand.
final class MisereText {
    private static final int MOST_OPTIONS_TRIED = 40;

    /// Longer texts are cut.
    private static final int LONGEST = 20_000;

    private final MisereForms forms;
    private final MisereParts parts;
    private final Map<Integer, Atom> atoms = new HashMap<>();
    private final Map<Integer, String> lists = new HashMap<>();

    MisereText(MisereForms forms) {
        this.forms = forms;
        this.parts = new MisereParts(forms);
    }

    /// A game that stands among options: what it is made of and what is done with that, one after the other: `#`
    /// for the game whose one option it is, a digit for a heap beside it.
    private record Atom(String base, String operations) {
        String text() {
            if (operations.chars().allMatch(c -> c == '#')) return base + operations;
            return base + "[" + operations + "]";
        }
    }

    String of(int form) {
        var text = whole(form);
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    private String whole(int form) {
        int counters = forms.counters(form);
        if (counters >= 0) return "*[" + counters + "]";
        if (Arrays.stream(forms.below(form)).anyMatch(below -> forms.counters(below) > 9)) return starred(form);
        var atom = atom(form);
        boolean isList = atom.operations.isEmpty();
        return "*[" + (isList ? atom.base.substring(1, atom.base.length() - 1) : atom.text()) + "]";
    }

    private String starred(int form) {
        int counters = forms.counters(form);
        if (counters >= 0) return "*[" + counters + "]";
        var rest = beside(form);
        if (rest != null) return starred(rest.game) + "+*[" + rest.heap + "]";
        var list = listText(form);
        return forms.options(form).length == 1 ? "*[" + list + "]" : "*" + list;
    }

    private String listText(int form) {
        var cached = lists.get(form);
        if (cached != null) return cached;
        int counters = forms.counters(form);
        var list = counters >= 0
                ? String.valueOf(counters)
                : beside(form) != null
                        ? starred(form)
                        : Arrays.stream(forms.options(form))
                                .mapToObj(this::listText)
                                .sorted(Comparator.comparing(String::length)
                                        .reversed()
                                        .thenComparing(Comparator.naturalOrder()))
                                .collect(Collectors.joining(",", "[", "]"));
        if (list.length() > LONGEST) list = list.substring(0, LONGEST) + "…";
        lists.put(form, list);
        return list;
    }

    /// A game and a heap beside it.
    private record GameAndHeap(int game, int heap) {}

    /// @return the heap and the simpler game whose sum it is, null if it is none
    private @Nullable GameAndHeap beside(int form) {
        if (forms.options(form).length > MOST_OPTIONS_TRIED) return null;
        for (int heap = 1; heap <= Math.min(MOST_OPTIONS_TRIED, forms.birthday(form) - 1); heap++) {
            var rest = parts.difference(form, forms.heap(heap));
            if (rest.isPresent() && forms.birthday(rest.getAsInt()) < forms.birthday(form))
                return new GameAndHeap(rest.getAsInt(), heap);
        }
        return null;
    }

    private Atom atom(int form) {
        var cached = atoms.get(form);
        if (cached != null) return cached;
        var made = made(form);
        atoms.put(form, made);
        return made;
    }

    private Atom made(int form) {
        int counters = forms.counters(form);
        if (counters >= 0) return new Atom(String.valueOf(counters), "");
        int[] options = forms.options(form);
        if (options.length == 1) {
            var option = atom(options[0]);
            return new Atom(option.base, option.operations + "#");
        }
        var rest = beside(form);
        if (rest != null) {
            var other = atom(rest.game);
            return new Atom(other.base, other.operations + rest.heap);
        }
        var list = "(" + list(options) + ")";
        return new Atom(list.length() <= LONGEST ? list : list.substring(0, LONGEST) + "…)", "");
    }

    private String list(int[] options) {
        var all = IntStream.of(options)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(option -> -forms.birthday(option))
                        .thenComparing(option -> forms.counters(option) >= 0)
                        .thenComparing(option -> !atom(option).base.startsWith("("))
                        .thenComparing(option -> -atom(option).text().length())
                        .thenComparing(option -> atom(option).text()))
                .toList();
        boolean apart = all.stream().allMatch(option -> forms.counters(option) >= 0);
        return all.stream().map(option -> atom(option).text()).collect(Collectors.joining(apart ? "," : ""));
    }
}
