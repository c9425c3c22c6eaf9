package grundy.present.layout;

/// The roles of highlighted text, with their colours in a terminal.
public enum Tint {
    HEADING("1"),
    WON("32"),
    LOST("31"),
    DRAWN("33"),
    LEFT("34"),
    RIGHT("35"),
    /// A move that wins.
    MOVE("32"),
    /// The item in question, among others like it.
    HERE("1;36"),
    /// A part that changes, or differs.
    CHANGED("1;33"),
    /// The place of a fault.
    FAULT("1;31");

    private final String code;

    Tint(String code) {
        this.code = code;
    }

    /// @return the parameters of the terminal's sequence that selects the colour
    String code() {
        return code;
    }
}
