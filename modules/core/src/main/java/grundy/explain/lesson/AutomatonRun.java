package grundy.explain.lesson;

import grundy.check.theorem.Theorem;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// The way of an automaton through the digits of some numbers, as a table: a row for each number, and one for the state
/// after each digit. Of long words the first and the last digits are shown.
final class AutomatonRun implements Lesson {
    private static final int MOST_SHOWN = 20;
    private static final int AT_EITHER_END = 8;

    private final Theorem theorem;
    private final List<BigInteger> numbers;
    private final int[][] words;
    private final int length;

    /// States from the first on; as many as there are arrows for.
    private final List<Integer> states = new ArrayList<>();

    AutomatonRun(Theorem theorem, List<BigInteger> numbers) {
        this.theorem = theorem;
        this.numbers = List.copyOf(numbers);
        this.words = numbers.stream().map(theorem.system()::word).toArray(int[][]::new);
        int most = 0;
        for (int[] word : words) most = Math.max(most, word.length);
        this.length = most;
        int state = 0;
        states.add(state);
        for (int place = 0; place < length && state >= 0; place++) {
            state = theorem.automaton().step(state, symbol(place));
            if (state >= 0) states.add(state);
        }
    }

    private int symbol(int place) {
        int symbol = 0;
        for (int[] word : words) symbol = symbol * theorem.automaton().digits() + digit(word, place);
        return symbol;
    }

    private int digit(int[] word, int place) {
        int at = place - (length - word.length);
        return at < 0 ? 0 : word[at];
    }

    /// @return the place of the digits for which there is no arrow, from 0 at the left; -1 if there is none
    int stopsAt() {
        return states.size() > length ? -1 : states.size() - 1;
    }

    /// @return the state in which it ends
    int last() {
        return states.getLast();
    }

    @Override
    public void tell(Blocks blocks) {
        var places = places();
        var table = new TableRows("l" + "r".repeat(places.size() + 1));
        for (int track = 0; track < words.length; track++) {
            var cells = new ArrayList<>(List.of(name(track, blocks), ""));
            for (int place : places) cells.add(place < 0 ? "…" : String.valueOf(digit(words[track], place)));
            table.row(cells);
        }
        var cells = new ArrayList<>(List.of(blocks.phrase(Message.of("explain.automatic.state")), "0"));
        for (int place : places)
            cells.add(place < 0 ? "…" : place + 1 < states.size() ? String.valueOf(states.get(place + 1)) : "-");
        table.row(cells).into(blocks);
    }

    private String name(int track, Blocks blocks) {
        var names = theorem.game().coordinates();
        var name = track < names.size() ? names.get(track) : blocks.phrase(Message.of("explain.automatic.track"));
        var number = numbers.get(track);
        return number.bitLength() <= Long.SIZE ? name + " = " + number : name;
    }

    /// @return the places to be shown; -1 where some are left out
    private List<Integer> places() {
        var places = new ArrayList<Integer>();
        for (int place = 0; place < length; place++) {
            if (length <= MOST_SHOWN || place < AT_EITHER_END || place >= length - AT_EITHER_END) places.add(place);
            else if (place == AT_EITHER_END) places.add(-1);
        }
        return places;
    }
}
