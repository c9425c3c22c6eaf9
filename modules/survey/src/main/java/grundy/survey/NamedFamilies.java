package grundy.survey;

import grundy.text.Message;
import java.util.List;
import java.util.OptionalLong;

/// The families that have names.
public final class NamedFamilies {
    /// Their names.
    public static final List<String> NAMES = List.of("octal", "hex", "subtraction", "partizan-takes", "misere-octal");

    private static final int MOST_OCTAL = 7;
    private static final int MOST_HEX = 6;
    private static final int MOST_AMOUNTS = 24;
    private static final int MOST_PAIRS = 12;

    private NamedFamilies() {}

    /// @param digits behind the point, of families of codes
    /// @param within the largest amount, of families of sets
    /// @throws FamilyException if no family has the name, or the bound is missing, does not belong to it, or is too
    ///     large
    public static NumberedGames of(String name, OptionalLong digits, OptionalLong within) {
        return switch (name) {
            case "octal" -> new CodeFamily(name, 8, bound("--digits", digits, within, MOST_OCTAL), false);
            case "misere-octal" -> new CodeFamily(name, 8, bound("--digits", digits, within, MOST_OCTAL), true);
            case "hex" -> new CodeFamily(name, 16, bound("--digits", digits, within, MOST_HEX), false);
            case "subtraction" -> new AmountFamily(bound("--within", within, digits, MOST_AMOUNTS));
            case "partizan-takes" -> new PartizanTakesFamily(bound("--within", within, digits, MOST_PAIRS));
            default -> throw new FamilyException(Message.of("survey.unknown", "name", name, "names", NAMES));
        };
    }

    private static int bound(String option, OptionalLong given, OptionalLong other, int most) {
        if (other.isPresent() || given.isEmpty())
            throw new FamilyException(Message.of("survey.bound", "option", option));
        long bound = given.getAsLong();
        if (bound < 1 || bound > most)
            throw new FamilyException(Message.of("survey.bound-range", "option", option, "bound", bound, "most", most));
        return (int) bound;
    }

    /// @param rules with letters in them
    /// @throws FamilyException if a range does not fit the rules
    public static NumberedGames ofLetters(String rules, List<LetterRange> ranges) {
        return new LetterFamily(rules, ranges);
    }
}
