package grundy.survey;

import grundy.text.Message;
import grundy.value.Play;
import java.util.List;
import java.util.Locale;
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

    /// @param digits after the point, of families of codes
    /// @param within the largest amount, of families of sets
    /// @throws FamilyException if no family has the name, or the bound is missing, does not belong to it, or is too
    ///     large
    public static NumberedGames of(String name, OptionalLong digits, OptionalLong within) {
        return switch (name) {
            case "octal" -> new CodeFamily(name, 8, checkedBound("--digits", digits, within, MOST_OCTAL), Play.NORMAL);
            case "misere-octal" ->
                new CodeFamily(name, 8, checkedBound("--digits", digits, within, MOST_OCTAL), Play.MISERE);
            case "hex" -> new CodeFamily(name, 16, checkedBound("--digits", digits, within, MOST_HEX), Play.NORMAL);
            case "subtraction" -> new AmountFamily(checkedBound("--within", within, digits, MOST_AMOUNTS));
            case "partizan-takes" -> new PartizanTakesFamily(checkedBound("--within", within, digits, MOST_PAIRS));
            default -> throw new FamilyException(Message.of("survey.unknown", "name", name, "names", NAMES));
        };
    }

    private static int checkedBound(String option, OptionalLong given, OptionalLong other, int most) {
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

    /// Codes of take-and-break games with up to that many digits after the point: octal ones with 0
    /// and with 4 before it, or hexadecimal ones with 0. The game without any move is left out.
    ///
    /// @param name of the family
    /// @param base 8 or 16
    /// @param digits after the point, at least 1
    private record CodeFamily(String name, int base, int digits, Play play) implements NumberedGames {
        @Override
        public String text() {
            return name + " --digits " + digits;
        }

        /// @return the number of codes with the same digit before the point; `base ^ digits`, or more than fits
        private long block() {
            long block = 1;
            for (int i = 0; i < digits && block <= MOST; i++) block *= base;
            return block;
        }

        @Override
        public long size() {
            return block() * (base == 8 ? 2 : 1) - 1;
        }

        @Override
        public Member member(long number) {
            long block = block();
            var behind =
                    new StringBuilder(Long.toString((number + 1) % block, base).toUpperCase(Locale.ROOT));
            while (behind.length() < digits) behind.insert(0, '0');
            while (behind.length() > 1 && behind.charAt(behind.length() - 1) == '0')
                behind.setLength(behind.length() - 1);
            var code = (number + 1 < block ? "0." : "4.") + behind;
            return new Member(number, play.prefix() + code, code);
        }
    }

    /// Games in which Left and Right take amounts of their own: all pairs of sets within 1 to a bound, but
    /// empty ones.
    ///
    /// @param within the largest amount
    private record PartizanTakesFamily(int within) implements NumberedGames {
        @Override
        public String text() {
            return "partizan-takes --within " + within;
        }

        private long sets() {
            return (1L << within) - 1;
        }

        @Override
        public long size() {
            return sets() * sets();
        }

        @Override
        public Member member(long number) {
            var left = AmountFamily.setText(number / sets() + 1);
            var right = AmountFamily.setText(number % sets() + 1);
            return new Member(number, "left take " + left + "; right take " + right, left + "/" + right);
        }
    }
}
