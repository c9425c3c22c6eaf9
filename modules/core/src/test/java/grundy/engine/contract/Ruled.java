package grundy.engine.contract;

import grundy.rules.Oracles;
import grundy.rules.RuleTree;
import grundy.value.Play;
import java.util.Arrays;
import java.util.List;

/// Rules and how they are played.
record Ruled(String text, RuleTree rules, Play play) {
    /// @return the rules of a text in each kind of play; in misere play values tell nothing where a move may split
    static List<Ruled> of(String text, Play... plays) {
        var rules = Oracles.rules(text);
        return Arrays.stream(plays)
                .filter(play -> play == Play.NORMAL || !rules.maySplit())
                .map(play -> new Ruled(text, rules, play))
                .toList();
    }

    @Override
    public String toString() {
        return play + " " + text;
    }
}
