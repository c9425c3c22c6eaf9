package grundy.cli.terminal;

import grundy.json.JsonNode;
import grundy.present.json.ErrorJson;
import grundy.present.json.answer.NoticesJson;
import grundy.present.layout.TextLayout;
import grundy.present.layout.Tint;
import grundy.text.Block;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The streams that a command reads and writes, and the form of its output.
///
/// @param json one JSON document and nothing else on `out`
/// @param screen what that is written on
/// @param notices what was said beside the answer so far
public record Console(
        InputStream in,
        PrintableOutput out,
        PrintableOutput err,
        Language language,
        boolean json,
        Screen screen,
        List<String> notices) {
    private static final String COLOUR = "\u001b";
    private static final Pattern CARET = Pattern.compile("(?m)^( *)(\\^)$");

    /// Says it in lines as long as the terminal's, where there is one.
    public void say(Message message) {
        fitting(message.in(language)).forEach(out::println);
    }

    /// Says lines of a table as they are, and breaks those between them that are longer than the terminal's.
    public void lines(List<String> lines) {
        for (var line : lines)
            if (line.contains(COLOUR) || DisplayWidth.of(line) <= width()) out.println(line);
            else fitting(line).forEach(out::println);
    }

    private List<String> fitting(String text) {
        if (!screen.isWidthKnown()) return List.of(text);
        var lines = text.lines()
                .<Block>map(line -> line.startsWith(" ")
                        ? new Block.Notes(List.of(line.strip()), 1)
                        : new Block.Paragraph(List.of(line)))
                .toList();
        return TextLayout.ofWholeWords(width()).lines(lines);
    }

    public void say(String line) {
        out.println(line);
    }

    public void say(List<Block> blocks) {
        out.println(new TextLayout(screen.prose()).in(screen.ink()).text(blocks));
    }

    /// Says blocks in lines as long as the terminal's, in which no word is cut.
    public void card(List<Block> blocks) {
        TextLayout.ofWholeWords(width()).in(screen.ink()).lines(blocks).forEach(out::println);
    }

    /// Says blocks in lines as long as the terminal's.
    public void wrapped(List<Block> blocks) {
        new TextLayout(width()).in(screen.ink()).lines(blocks).forEach(out::println);
    }

    /// Says blocks in lines as long as the terminal's; where there is none, as long as they come.
    public void unbroken(List<Block> blocks) {
        if (screen.isWidthKnown()) card(blocks);
        else TextLayout.UNBROKEN.in(screen.ink()).lines(blocks).forEach(out::println);
    }

    /// @return whether there is a terminal that is narrower than this number of columns
    public boolean isNarrowerThan(int columns) {
        return screen.isWidthKnown() && width() < columns;
    }

    /// Says what is to be known beside the answer, on standard error; a document that follows has it, too.
    public void notice(Message message) {
        notices.add(text(message));
        err.println(text(message));
    }

    public void say(JsonNode document) {
        NoticesJson.add(document, notices);
        document.writeTo(out);
        out.println();
    }

    public String text(Message message) {
        return message.in(language);
    }

    /// @return this console on another screen
    public Console on(Screen other) {
        return new Console(in, out.coloured(other.out()), err.coloured(other.err()), language, json, other, notices);
    }

    /// @return the stream for an answer that a program reads
    public PrintStream data() {
        return out.tabbed();
    }

    /// Says what is wrong, on standard error.
    private void blame(String text) {
        var caret = screen.inkOfErrors().paint(Tint.FAULT, "^");
        var place = CARET.matcher(text);
        int behind = 0;
        while (place.find()) behind = Math.min(place.end() + 1, text.length());
        var before = CARET.matcher(text.substring(0, behind))
                .replaceAll(found -> found.group(1) + Matcher.quoteReplacement(caret));
        err.println(before + String.join("\n", fitting(text.substring(behind))));
    }

    /// Says why a command fails; a document says so, too, where documents are asked for.
    ///
    /// @return the exit status
    public int fail(int status, Message problem) {
        return fail(status, problem.sentence(language), ErrorJson.of(status, text(problem)));
    }

    public int fail(int status, String problem, JsonNode document) {
        blame(problem);
        if (json) say(document);
        return status;
    }

    /// @return whether what is read is typed at a terminal
    public boolean isTyped() {
        return in.equals(System.in) && Screen.isTerminal(0);
    }

    /// @return the input; at a terminal, a notice says that the program waits for it
    public InputStream input() {
        if (isTyped()) err.println(text(Message.of("cli.typing")));
        return in;
    }

    /// @return columns of the terminal, or what the environment says, or the usual 80
    public int width() {
        return screen.columns();
    }
}
