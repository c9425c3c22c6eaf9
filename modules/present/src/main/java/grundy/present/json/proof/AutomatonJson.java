package grundy.present.json.proof;

import grundy.check.automaton.Automaton;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// An automaton for an app that draws it and lets it read.
///
/// Members: `tracks`, `digits`, `states` (each with `accepting` and `word`: the symbols of a shortest word that leads
/// there, null if none does or there are more than 2,000 states), `arrows` (`from`, `to`, `symbols`: all symbols of one
/// way together, and `labels`: of each symbol its digits, one for each track). A symbol is a number: the digits of all
/// tracks in base `digits`. What has no arrow is refused for good.
public final class AutomatonJson {
    private static final int MOST_WORDS = 2_000;

    private AutomatonJson() {}

    public static JsonObject of(Automaton automaton) {
        var node = new JsonObject().put("tracks", automaton.tracks()).put("digits", automaton.digits());
        var words = automaton.states() > MOST_WORDS ? Map.<Integer, int[]>of() : words(automaton);
        var states = node.putArray("states");
        for (int state = 0; state < automaton.states(); state++) {
            var one = states.addObject().put("accepting", automaton.accepting()[state]);
            if (words.get(state) instanceof int[] word) {
                var symbols = one.putArray("word");
                for (int symbol : word) symbols.add(symbol);
            } else one.putNull("word");
        }
        arrows(automaton, node.putArray("arrows"));
        return node;
    }

    /// A shortest word to each state, the least of them by its symbols.
    private static Map<Integer, int[]> words(Automaton automaton) {
        var words = new HashMap<Integer, int[]>();
        words.put(0, new int[0]);
        var open = new ArrayDeque<Integer>();
        open.add(0);
        while (!open.isEmpty()) {
            int from = open.remove();
            var word = words.getOrDefault(from, new int[0]);
            int[] symbols = automaton.symbols()[from];
            for (int i = 0; i < symbols.length; i++) {
                int to = automaton.targets()[from][i];
                if (words.containsKey(to)) continue;
                var longer = Arrays.copyOf(word, word.length + 1);
                longer[word.length] = symbols[i];
                words.put(to, longer);
                open.add(to);
            }
        }
        return words;
    }

    private static void arrows(Automaton automaton, JsonArray arrows) {
        for (int from = 0; from < automaton.states(); from++) {
            int[] targets = automaton.targets()[from];
            for (int to : Arrays.stream(targets).distinct().sorted().toArray()) {
                var arrow = arrows.addObject().put("from", from).put("to", to);
                var symbols = arrow.putArray("symbols");
                var labels = arrow.putArray("labels");
                for (int i = 0; i < targets.length; i++) {
                    if (targets[i] != to) continue;
                    int symbol = automaton.symbols()[from][i];
                    symbols.add(symbol);
                    label(automaton, symbol, labels.addArray());
                }
            }
        }
    }

    private static void label(Automaton automaton, int symbol, JsonArray digits) {
        var label = new int[automaton.tracks()];
        int rest = symbol;
        for (int track = label.length - 1; track >= 0; track--) {
            label[track] = rest % automaton.digits();
            rest /= automaton.digits();
        }
        for (int digit : label) digits.add(digit);
    }
}
