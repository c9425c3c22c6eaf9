package grundy.present.layout;

/// What a piece of text stands out by, where it is shown in colours.
public enum Tint {
    HEADING("1"),
    WON("32"),
    LOST("31"),
    DRAWN("33"),
    LEFT("34"),
    RIGHT("35"),
    /// A move that wins.
    MOVE("32"),
    /// What is spoken of, among others like it.
    HERE("1;36"),
    /// What is changed, or differs.
    CHANGED("1;33"),
    /// Where a fault is.
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
