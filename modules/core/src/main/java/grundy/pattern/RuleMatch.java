package grundy.pattern;

import grundy.check.Evidence;
import grundy.check.period.ObservedRegularity;
import grundy.rules.Game;
import grundy.value.Play;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Rules whose game has the values of a table.
///
/// @param family in which it was found
/// @param names other ways to write the same rules
/// @param checked how many values of the table were compared; fewer than it has where a table of the game
///     takes too long
/// @param others amounts that may be taken as well without any other value in the table, the first of them
/// @param evidence for the game's values, where the game has a table of its own
/// @param period of the game's values, proved
/// @param regularity what is seen in the game's values where no period is proved
/// @param farther values of the game from heap 0 on, beyond the table where they are easily had; outcomes where the
///     table is one of outcomes
public record RuleMatch(
        Family family,
        Game game,
        Play play,
        List<String> names,
        int checked,
        List<Integer> others,
        Optional<Evidence> evidence,
        Optional<Evidence.Period> period,
        Optional<ObservedRegularity> regularity,
        long[] farther) {
    /// A family of rules in which matches are looked for.
    public enum Family {
        CATALOGUE,
        SUBTRACTION,
        TAKE,
        CODE,
        SUM,
        GIVEN;

        /// @return name in JSON
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// @return the rules as one types them
    public String text() {
        return play.prefix() + game.text();
    }

    /// @return the amounts of the game's table in pattern form
    InputTable table(InputTable.Reading reading) {
        return new InputTable(0, farther, reading);
    }
}
