package grundy.rules.language;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// Translates other notations into the rule language: `(n): n-1, n-2 if n > 3`, `take 1 or 3`,
/// `nim misere 1 2`. A translation is only ever proposed, and only where it is understood.
final class OtherNotations {
    private static final int LONGEST = 400;

    private record Translation(Pattern pattern, String replacement) {
        Translation(String pattern, String replacement) {
            this(Pattern.compile(pattern), replacement);
        }
    }

    /// In the order in which they are put right.
    private static final List<Translation> ALL = List.of(
            new Translation("(?<=\\d)\\s*[~–—-]\\s*(?=\\d)", ".."),
            new Translation("\\b(\\d+)e(\\d+)\\b", "$1*10^$2"),
            new Translation("\\b1\\*10\\^", "10^"),
            new Translation("\\b(take|取) (?:up to|at most|<=|≤)\\s*(\\d+)\\b", "$1 1..$2"),
            new Translation("\\b(take|取) (half|third|quarter)\\b", "$1 at most $2"),
            new Translation("\\b(take|取) (\\d+) (?:or|and) (\\d+) (?:or|and) (\\d+)\\b", "$1 {$2,$3,$4}"),
            new Translation("\\b(take|取) (\\d+) (?:or|and) (\\d+)\\b", "$1 {$2,$3}"),
            new Translation("^0[,，](?=[0-9A-F]+(?:\\s|$))", "0."),
            new Translation("\\{([\\d, ]*\\d)((?: \\d+)+)$", "{$1}$2"),
            new Translation("^(\\w)\\s*(?:->|:)\\s*(?=\\1\\b)", "($1): "),
            new Translation("(?<=[:|,] ?)(\\w)\\s*-\\s*(\\w+)(?=\\s*(?:[|, ]|$))", "($1-$2)"),
            new Translation("\\)\\s*(?:,|;|\\bor\\b)\\s*\\(", ") | ("),
            new Translation("\\)\\s*(?:,|;|\\b(?:if|when|for|with)\\b)\\s*(?=\\w)", ") where "),
            new Translation("\\s*∈\\s*", " in "),
            new Translation("(?<=\\d)['’_](?=\\d{3}(?!\\d))", ""),
            new Translation("\\bwhere (\\w)\\s*\\|\\s*(\\w)\\b", "where $2 mod $1 == 0"),
            new Translation("\\b(\\w+)(?: is)? (odd|even|prime)\\b", "$1 in $2"),
            new Translation("\\bin prime\\b", "in primes"),
            new Translation(
                    "^(.*?[^\\s,;，])[,;，]?\\s+\\(?(?:in |with |under )?(misere|misère|Misere|反常|反)\\)?(?: play| rules?|规则)?$",
                    "misere $1"),
            new Translation("^(.*?[^\\s,;，])[,;，]?\\s+\\(?(?:in )?normal\\)?(?: play| rules?)?$", "$1"),
            new Translation("^(.*?[^\\s,;，])[,;，]?\\s+(every|some|short)$", "$2 $1"),
            new Translation("^(.*\\S) (every|some|short) (.*)$", "$2 $1 $3"),
            new Translation("^(.*\\S) (misere|misère|反常) (.*)$", "misere $1 $3"),
            // Behind all others, for it may be the point of a code.
            new Translation(
                    "(?<=(?<![\\d.])[1-9]\\d{0,2}(?:[.]\\d{3}){0,9})[.](?=\\d{3}(?:[.]\\d{3})*(?![\\d.]))", ""));

    private OtherNotations() {}

    /// @param text that is not in the language
    /// @param isUnderstood whether another one is
    /// @return the text that was probably meant
    static Optional<String> suggestion(String text, Predicate<String> isUnderstood) {
        if (text.length() > LONGEST) return Optional.empty();
        var all = text;
        for (var habit : ALL) {
            var put = habit.pattern().matcher(all).replaceAll(habit.replacement());
            if (!put.equals(all) && isUnderstood.test(put)) return Optional.of(put);
            all = put;
        }
        return Optional.empty();
    }
}
