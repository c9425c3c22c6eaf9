package grundy.rules.words;

/// A word, a Chinese character, a number or a sign of a sentence.
///
/// @param text in lower case and half width; of a number its digits, however it was written
/// @param start where it stands in the sentence
/// @param end the place after it
record WordToken(String text, int start, int end) {
    /// Ends an argument of a command line that holds a blank.
    static final String BOUNDARY = "¶";

    boolean isNumber() {
        return Character.isDigit(text.charAt(0)) && text.indexOf('.') < 0;
    }

    /// @return whether it is a take-and-break code such as `0.77`
    boolean isCode() {
        return text.indexOf('.') > 0 && Character.isDigit(text.charAt(0));
    }

    boolean isIdeograph() {
        return Character.isIdeographic(text.codePointAt(0));
    }

    boolean isBoundary() {
        return text.equals(BOUNDARY);
    }
}
