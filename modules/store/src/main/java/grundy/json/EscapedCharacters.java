package grundy.json;

import grundy.text.PrintableText;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.io.SerializedString;

/// Characters that documents spell out by their numbers, although JSON would let them stand: a document that is shown
/// on a terminal must not command it. Halves of characters beyond 16 bits come one by one, so that all of them are
/// spelt out.
final class EscapedCharacters extends CharacterEscapes {
    private static final long serialVersionUID = 1L;
    private static final int DELETE = 0x7F;

    private final int[] codes = codes();

    private static int[] codes() {
        var codes = standardAsciiEscapesForJSON();
        codes[DELETE] = ESCAPE_STANDARD;
        return codes;
    }

    @Override
    public int[] getEscapeCodesForAscii() {
        return codes.clone();
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int character) {
        return character <= DELETE || PrintableText.isSafe(character)
                ? null
                : new SerializedString("\\u%04x".formatted(character).toLowerCase(Locale.ROOT));
    }
}
