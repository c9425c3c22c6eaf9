package grundy.text;

import grundy.text.TextRewording.Rule;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Theorems and publications, as evidence and the catalogue cite them in English, in the reader's language. Names of
/// people and titles stay; the words between them do not.
public final class Citation {
    private static final String MISERE = ", misere";
    private static final String AUTHOR = "(?=(?:\\p{Lu}[.][ -]?)+ ?\\p{Lu})";

    private static final TextRewording NAMES = new TextRewording(List.of(
            new Rule("cited.and", " and (?=(?:von )?\\p{Lu}[\\p{L}-]+ \\d{4})"),
            new Rule("cited.comma", ", (?=\\p{Lu}[\\p{L}-]+(?:,| and| \\d{4}))")));

    private static final TextRewording SOURCES = new TextRewording(List.of(
            new Rule("cited.and", " and " + AUTHOR),
            new Rule("cited.chapters", ", chapters (?<first>[\\d, ]*\\d) and (?<last>\\d+)"),
            new Rule("cited.chapter", ", chapter (?<number>\\d+)"),
            new Rule("cited.part", ", part (?<number>[IVX]+)"),
            new Rule("cited.section", ", section (?<number>[\\d.]*\\d)"),
            new Rule("cited.problem", ", problem (?<number>[\\dIVXG]+)\\b"),
            new Rule("cited.exercise", " \\(exercise (?<name>[^)]+)\\)"),
            new Rule("cited.gaps", "\\bgaps as heaps: "),
            new Rule("cited.coins", "\\bcoins as heaps: "),
            new Rule("cited.misere-nim", "\\bmisere Nim: "),
            new Rule("cited.misere-one", "\\bmisere k = 1: "),
            new Rule("cited.until-equal", ", for the game that ends at equal numbers"),
            new Rule("cited.tweedledum", " \\(Tweedledum and Tweedledee\\)"),
            new Rule("cited.poker-nim", " \\(poker Nim and reversible moves\\)"),
            new Rule("cited.race", " \\(the race to 100 by 1 to 10\\); in Chinese textbooks to 30 by 1 or 2"),
            new Rule("cited.three-fingers", "\\bthree fingers: W. J. Horrey's solution in "),
            new Rule("cited.story", "\\bthe story is A. W. Tucker's, "),
            new Rule("cited.in", ", in: "),
            new Rule("cited.twenty-one", "^The 21 game as commonly described; saying 20 first is the race of "),
            new Rule("cited.elementary", "^Elementary$"),
            new Rule("cited.elementary-small", "^elementary$"),
            new Rule("cited.traditional", "^traditional$")));

    private static final TextRewording SEQUENCES = new TextRewording(List.of(
            new Rule("cited.lost-starts", " the starting heaps lost for the first player"),
            new Rule("cited.first-heaps", " first heap of each nim-value"),
            new Rule("cited.partners", " partner of each number"),
            new Rule("cited.nim-values", " nim-values"),
            new Rule("cited.cold", " P-positions"),
            new Rule("cited.one-head", " of a single head"),
            new Rule("cited.two-heaps", " of two heaps"),
            new Rule("cited.shifted", " shifted by one"),
            new Rule("cited.row", ", in row i \\+ 1 and column j \\+ 1"),
            new Rule("cited.from-n", " from n = (?<number>\\d+)"),
            new Rule("cited.from-comma", ", from (?<number>\\d+) on"),
            new Rule("cited.from", " from (?<number>\\d+) on")));

    private Citation() {}

    /// A name that is more than authors and a year has a phrase `theorem.NAME.name`.
    ///
    /// @param name under which evidence cites a theorem
    /// @return the name as it is to be shown: a message, or else the name itself
    public static Object theorem(String name) {
        var named = phrase(name, "name");
        if (named.isPresent()) return Message.of(named.get());
        return name.endsWith(MISERE)
                ? Message.of(
                        "cited.misere",
                        "left",
                        theorem(name.substring(0, name.length() - MISERE.length())),
                        "right",
                        "")
                : NAMES.of(name);
    }

    /// @param source author, title, year, where
    /// @return a message whose text in English is the source, or else the source itself
    public static Object source(String source) {
        return SOURCES.of(source);
    }

    /// @param sequences numbers in the encyclopedia of sequences, with what they count
    /// @return a message whose text in English is this, or else the text itself
    public static Object sequences(String sequences) {
        return SEQUENCES.of(sequences);
    }

    /// @param what `name` or `says`
    /// @return the key of a phrase about a theorem, if there is one
    public static Optional<String> phrase(String name, String what) {
        var key = "theorem." + slug(name) + "." + what;
        return PhraseBook.of(Language.EN).has(key) ? Optional.of(key) : Optional.empty();
    }

    /// @return the name in lower case with hyphens, without numbers that are not years
    public static String slug(String name) {
        return name.toLowerCase(Locale.ROOT)
                .replaceAll("(?<![0-9])([0-9]{1,3}|[0-9]{5,})$", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("-$", "");
    }
}
