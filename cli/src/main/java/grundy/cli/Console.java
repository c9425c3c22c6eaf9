package grundy.cli;

import grundy.present.layout.TextLayout;
import grundy.store.json.JsonNode;
import grundy.text.Block;
import grundy.text.Language;
import grundy.text.Message;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;

/// Where a command reads and writes, and how.
///
/// @param json one JSON document and nothing else on `out`
record Console(InputStream in, PrintStream out, PrintStream err, Language language, boolean json) {
    private static final int USUAL_WIDTH = 80;

    void say(Message message) {
        out.println(message.in(language));
    }

    void say(String line) {
        out.println(line);
    }

    void say(List<Block> blocks) {
        out.println(TextLayout.USUAL.text(blocks));
    }

    /// Says blocks in lines as long as the terminal's, in which no word is cut.
    void card(List<Block> blocks) {
        TextLayout.ofWholeWords(width()).lines(blocks).forEach(out::println);
    }

    /// Says blocks in lines as long as the terminal's.
    void wrapped(List<Block> blocks) {
        new TextLayout(width()).lines(blocks).forEach(out::println);
    }

    /// Says blocks in lines as long as they come.
    void unbroken(List<Block> blocks) {
        TextLayout.UNBROKEN.lines(blocks).forEach(out::println);
    }

    void say(JsonNode document) {
        document.writeTo(out);
        out.println();
    }

    String text(Message message) {
        return message.in(language);
    }

    /// @return columns of the terminal, from the environment, or the usual 80
    static int width() {
        var columns = System.getenv("COLUMNS");
        if (columns == null || !columns.matches("[1-9][0-9]{1,3}")) return USUAL_WIDTH;
        return Math.max(40, Integer.parseInt(columns));
    }
}
