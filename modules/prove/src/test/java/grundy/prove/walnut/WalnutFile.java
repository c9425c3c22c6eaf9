package grundy.prove.walnut;

import grundy.check.automaton.Automaton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Reads automata as Walnut's own reader does: the alphabet of each track; then states with their output, each with its
/// arrows. The state that comes first is the one to begin with, and all that arrows lead to must be declared.
record WalnutFile(List<String> alphabets, Automaton automaton) {
    private static final Pattern ALPHABET = Pattern.compile("\\G\\s*(msd_\\w+|\\{\\s*\\d+(\\s*,\\s*\\d+)*\\s*\\})\\s*");
    private static final Pattern STATE = Pattern.compile("^\\s*(\\d+)\\s+(\\d+)\\s*$");
    private static final Pattern ARROW = Pattern.compile("^\\s*((\\d+\\s*)+)->\\s*(\\d+)\\s*$");

    /// @param digits how many there are on each track
    static WalnutFile read(String text, int digits) {
        var lines = text.lines().filter(line -> !line.isBlank()).toList();
        var alphabets = new ArrayList<String>();
        var matcher = ALPHABET.matcher(lines.getFirst());
        int end = 0;
        while (matcher.find(end)) {
            alphabets.add(matcher.group(1));
            end = matcher.end();
            if (end == lines.getFirst().length()) break;
        }
        if (end != lines.getFirst().length()) throw new IllegalArgumentException(lines.getFirst());
        var states = new ArrayList<Integer>();
        var outputs = new ArrayList<Integer>();
        var arrows = new ArrayList<Map<Integer, Integer>>();
        for (var line : lines.subList(1, lines.size())) {
            var state = STATE.matcher(line);
            var arrow = ARROW.matcher(line);
            if (state.find()) {
                states.add(Integer.valueOf(state.group(1)));
                outputs.add(Integer.valueOf(state.group(2)));
                arrows.add(new TreeMap<>());
            } else if (arrow.find()) {
                int[] input = Arrays.stream(arrow.group(1).trim().split("\\s+"))
                        .mapToInt(Integer::parseInt)
                        .toArray();
                if (input.length != alphabets.size()) throw new IllegalArgumentException("So many tracks? " + line);
                int symbol = 0;
                for (int digit : input) {
                    if (digit >= digits) throw new IllegalArgumentException("Not in the alphabet: " + line);
                    symbol = symbol * digits + digit;
                }
                if (arrows.getLast().put(symbol, Integer.valueOf(arrow.group(3))) != null)
                    throw new IllegalArgumentException("Not deterministic: " + line);
            } else throw new IllegalArgumentException("Undefined statement: " + line);
        }
        return new WalnutFile(List.copyOf(alphabets), automaton(alphabets.size(), digits, states, outputs, arrows));
    }

    private static Automaton automaton(
            int tracks, int digits, List<Integer> states, List<Integer> outputs, List<Map<Integer, Integer>> arrows) {
        var places = new HashMap<Integer, Integer>();
        for (int i = 0; i < states.size(); i++) places.put(states.get(i), i);
        var symbols = new int[states.size()][];
        var targets = new int[states.size()][];
        var accepting = new boolean[states.size()];
        for (int i = 0; i < states.size(); i++) {
            symbols[i] =
                    arrows.get(i).keySet().stream().mapToInt(Integer::intValue).toArray();
            targets[i] = arrows.get(i).values().stream().mapToInt(places::get).toArray();
            accepting[i] = outputs.get(i) != 0;
        }
        return new Automaton(tracks, digits, symbols, targets, accepting);
    }
}
