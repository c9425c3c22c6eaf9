package grundy.prove.finding;

import grundy.text.Message;

/// The statement of a theorem, in words and as a claim.
///
/// @param claim the same in the language of claims; empty if it has none
/// @param words the condition, or the value
/// @param pattern the same with all its numbers in places that do not depend on them, for families of games
public record TheoremStatement(String claim, Message words, String pattern) {
    public TheoremStatement(String claim, Message words) {
        this(claim, words, claim);
    }
}
