package grundy.prove;

import grundy.text.Message;

/// What a theorem says, in words.
///
/// @param claim the same in the language of claims; empty if it has none
/// @param words the condition, or the value
public record Statement(String claim, Message words) {}
