package grundy.cli;

import grundy.present.layout.TextLayout;
import grundy.present.layout.Tint;
import grundy.store.json.JsonNode;
import grundy.text.Block;
import grundy.text.Language;
import grundy.text.Message;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where a command reads and writes, and how.
///
/// @param json one JSON document and nothing else on `out`
/// @param screen what that is written on
record Console(InputStream in, PrintStream out, PrintStream err, Language language, boolean json, Screen screen) {
    private static final Pattern CARET = Pattern.compile("(?m)^( *)(\\^)$");

    void say(Message message) {
        out.println(message.in(language));
    }

    void say(String line) {
        out.println(line);
    }

    void say(List<Block> blocks) {
        out.println(new TextLayout(screen.prose()).in(screen.ink()).text(blocks));
    }

    /// Says blocks in lines as long as the terminal's, in which no word is cut.
    void card(List<Block> blocks) {
        TextLayout.ofWholeWords(width()).in(screen.ink()).lines(blocks).forEach(out::println);
    }

    /// Says blocks in lines as long as the terminal's.
    void wrapped(List<Block> blocks) {
        new TextLayout(width()).in(screen.ink()).lines(blocks).forEach(out::println);
    }

    /// Says blocks in lines as long as they come.
    void unbroken(List<Block> blocks) {
        TextLayout.UNBROKEN.in(screen.ink()).lines(blocks).forEach(out::println);
    }

    void say(JsonNode document) {
        document.writeTo(out);
        out.println();
    }

    String text(Message message) {
        return message.in(language);
    }

    /// @return the same on another screen
    Console on(Screen other) {
        return new Console(in, out, err, language, json, other);
    }

    /// Says what is wrong, on standard error.
    void blame(String text) {
        var caret = screen.inkOfErrors().paint(Tint.FAULT, "^");
        err.println(CARET.matcher(text).replaceAll(found -> found.group(1) + Matcher.quoteReplacement(caret)));
    }

    /// @return columns of the terminal, or what the environment says, or the usual 80
    int width() {
        return screen.columns();
    }
}
