package grundy.prove.finding;

import grundy.text.Message;

/// The statement of a theorem, in words and as a claim.
///
/// @param claim the statement in the language of claims; empty if it has none
/// @param words the condition, or the value
/// @param pattern the statement in a form that differs from game to game of a family in its numbers alone:
///     `g = n mod 3 / 1` beside `g = n mod 6 / 2`, where the claims are `g = n mod 3` and `g = floor((n mod 6) / 2)`
public record TheoremStatement(String claim, Message words, String pattern) {
    public TheoremStatement(String claim, Message words) {
        this(claim, words, claim);
    }
}
