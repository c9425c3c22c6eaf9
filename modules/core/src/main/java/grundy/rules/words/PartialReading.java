package grundy.rules.words;

import grundy.value.Play;
import java.util.Map;
import java.util.TreeMap;

/// A reading of a sentence as far as it has come: what of a question is known.
///
/// @param rules in the rule language; empty if they are still to come, as all texts here
/// @param position of the rules
/// @param prefix `misere`, `normal`, or `stuck` where the sentence says that who cannot move loses
/// @param players `3 players:`
/// @param heaps how many there are, as the sentence says
/// @param settings numbers by name, `m = 4`
/// @param doubt how much was guessed: a reading with less of it goes before
/// @param rulesEnd token after the clause that said the rules
record PartialReading(
        String rules,
        String position,
        String prefix,
        String players,
        String heaps,
        Map<String, String> settings,
        int doubt,
        int rulesEnd) {
    private static final String SEVERAL = "several ";

    static final PartialReading NONE = new PartialReading("", "", "", "", "", Map.of(), 0, 0);

    PartialReading withRules(String rules, int doubt) {
        return new PartialReading(rules, position, prefix, players, heaps, settings, this.doubt + doubt, rulesEnd);
    }

    PartialReading withRulesEnd(int end) {
        return new PartialReading(rules, position, prefix, players, heaps, settings, doubt, end);
    }

    PartialReading withPosition(String position, int doubt) {
        return new PartialReading(rules, position, prefix, players, heaps, settings, this.doubt + doubt, rulesEnd);
    }

    PartialReading withDoubt(int more) {
        return new PartialReading(rules, position, prefix, players, heaps, settings, doubt + more, rulesEnd);
    }

    PartialReading withoutDoubt() {
        return withDoubt(-doubt);
    }

    PartialReading withPrefix(String prefix) {
        return new PartialReading(rules, position, prefix, players, heaps, settings, doubt, rulesEnd);
    }

    PartialReading withPlayers(String players) {
        return new PartialReading(rules, position, prefix, players, heaps, settings, doubt, rulesEnd);
    }

    PartialReading withHeaps(String heaps) {
        return new PartialReading(rules, position, prefix, players, heaps, settings, doubt, rulesEnd);
    }

    PartialReading withSetting(String name, String number) {
        var more = new TreeMap<>(settings);
        more.put(name, number);
        return new PartialReading(rules, position, prefix, players, heaps, more, doubt, rulesEnd);
    }

    PartialReading withoutSettings() {
        return new PartialReading(rules, position, prefix, players, heaps, Map.of(), doubt, rulesEnd);
    }

    /// @return the prefix in the rule language
    String play() {
        return prefix.equals("stuck") ? "normal" : prefix;
    }

    /// @return whether the position has as many heaps as the sentence says
    boolean isCounted() {
        return heaps.isEmpty() || position.isEmpty() || position.split(" ").length == Integer.parseInt(heaps);
    }

    /// @param rules with their parameters; after `@` how their position is made of a heap `*`
    /// @return the line of the rule language
    String line(String rules) {
        var misere = Play.MISERE.prefix();
        boolean isMisere = rules.startsWith(misere) && play().equals(Play.MISERE.id());
        var plainRules = rules.startsWith(SEVERAL) ? rules.substring(SEVERAL.length()) : rules;
        var parts = (isMisere ? rules.substring(misere.length()) : plainRules).split(" @ ");
        var plain = position.replaceFirst("^(values|stairs|square) ", "");
        var made = parts.length == 1 || plain.isEmpty() ? plain : parts[1].replace("*", plain);
        return String.join(" ", play(), players, parts[0], made).strip().replaceAll(" +", " ");
    }

    /// @return whether the rules say from where is taken, and leave to be understood that any number
    ///     is, as with several heaps
    boolean isOfSeveralOnly() {
        return rules.startsWith(SEVERAL);
    }

    /// @return whether the rules are of one heap, and the position is one
    boolean isOneHeapIfMade() {
        return !rules.contains(" @ ") || position.isEmpty() || position.matches("\\d+");
    }
}
