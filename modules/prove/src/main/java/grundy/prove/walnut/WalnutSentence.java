package grundy.prove.walnut;

import grundy.text.Message;

/// A line for Walnut.
///
/// @param isStated whether it must be true (`eval`); otherwise it defines a relation for later lines (`def`)
/// @param name under which Walnut keeps it
/// @param says the sentence in words
public record WalnutSentence(boolean isStated, String name, String predicate, Message says) {
    /// @return the command as one types it
    public String command() {
        return (isStated ? "eval " : "def ") + name + " \"" + predicate + "\";";
    }
}
