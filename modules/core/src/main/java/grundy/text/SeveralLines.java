package grundy.text;

/// An argument of a message that is written on several lines. Any other text is put on one: what somebody else wrote,
/// such as a name, begins no line of its own.
///
/// @param text whose line feeds stay
public record SeveralLines(String text) {
    @Override
    public String toString() {
        return text;
    }
}
