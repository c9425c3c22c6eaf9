package grundy.cli;

import grundy.cli.text.TextColumns;
import grundy.present.layout.TextLayout;
import grundy.text.Block;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// Formats the help of a command for a terminal of any width.
///
/// A command that a description gives has blanks at which no line ends (U+00A0); they are usual ones in the lines.
///
/// @param name how the command is called, with that of the program
/// @param columns of the longest line, unless a word or a command is longer
record HelpText(CommandSpec spec, String name, Language language, int columns) {
    private static final String MARGIN = "  ";
    private static final String NO_SHORT_NAME = "    ";
    private static final int MOST_BESIDE = 27;
    private static final int LEAST_BESIDE = 24;
    private static final String UNDER = "        ";

    /// An argument or option with its explanation.
    private record Entry(String name, String text) {}

    List<String> lines() {
        var lines = new ArrayList<>(usage());
        lines.addAll(wrapped(String.join(" ", spec.usageMessage().description()), columns));
        lines.addAll(list(Stream.concat(
                        spec.positionalParameters().stream()
                                .map(words -> new Entry(NO_SHORT_NAME + label(words), text(words.description()))),
                        options().map(option -> new Entry(names(option), text(option.description()))))
                .toList()));
        if (!spec.subcommands().isEmpty()) {
            lines.add(Message.of("cli.command-list").in(language));
            lines.addAll(list(spec.subcommands().entrySet().stream()
                    .map(each -> new Entry(
                            each.getKey(),
                            text(each.getValue().getCommandSpec().usageMessage().description())))
                    .toList()));
        }
        lines.addAll(List.of(spec.usageMessage().footer()));
        return lines.stream().map(line -> line.replace('\u00a0', ' ')).toList();
    }

    private Stream<OptionSpec> options() {
        return spec.options().stream()
                .sorted(Comparator.comparing(option -> option.longestName().toLowerCase(Locale.ROOT)));
    }

    private static String text(String... description) {
        return String.join(" ", description);
    }

    private static String label(PositionalParamSpec words) {
        var label = words.paramLabel().endsWith("...") ? words.paramLabel() : words.paramLabel() + "...";
        return words.arity().min() == 0 ? "[" + label + "]" : label;
    }

    private static boolean hasValue(OptionSpec option) {
        return option.arity().max() > 0;
    }

    private static String optionText(OptionSpec option) {
        return hasValue(option) ? option.longestName() + "=" + option.paramLabel() : option.longestName();
    }

    private static String names(OptionSpec option) {
        var shortest = option.shortestName();
        return shortest.equals(option.longestName())
                ? NO_SHORT_NAME + optionText(option)
                : shortest + ", " + optionText(option);
    }

    private List<String> usage() {
        var words = new ArrayList<String>();
        options().filter(option -> !hasValue(option)).forEach(option -> words.add("[" + option.longestName() + "]"));
        options().filter(HelpText::hasValue).forEach(option -> words.add("[" + optionText(option) + "]"));
        spec.positionalParameters().forEach(each -> words.add(label(each)));
        if (!spec.subcommands().isEmpty()) words.add("[COMMAND]");
        var lines = new ArrayList<String>();
        var line = new StringBuilder(Message.of("cli.usage").in(language)).append(name);
        int indent = DisplayWidth.of(line.toString()) + 1;
        if (columns - indent < LEAST_BESIDE) indent = NO_SHORT_NAME.length();
        for (var word : words) {
            if (DisplayWidth.of(line + " " + word) > columns) {
                lines.add(line.toString());
                line = new StringBuilder(" ".repeat(indent - 1));
            }
            line.append(' ').append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /// Texts stand beside their names, below one that is too long, and all below where there is no room.
    private List<String> list(List<Entry> entries) {
        int widest = entries.stream()
                .mapToInt(entry -> DisplayWidth.of(entry.name))
                .filter(width -> width <= MOST_BESIDE)
                .max()
                .orElse(0);
        int beside = MARGIN.length() + widest + MARGIN.length();
        boolean below = columns - beside < LEAST_BESIDE;
        var lines = new ArrayList<String>();
        for (var entry : entries) {
            var indent = below ? UNDER : " ".repeat(beside);
            var texts = wrapped(entry.text, columns - indent.length());
            var head = MARGIN + entry.name;
            boolean first = !below && DisplayWidth.of(entry.name) <= widest;
            if (first) lines.add(TextColumns.padded(head, beside) + texts.removeFirst());
            else lines.add(head);
            texts.forEach(text -> lines.add(indent + text));
        }
        return lines;
    }

    private static List<String> wrapped(String text, int room) {
        return new ArrayList<>(TextLayout.ofWholeWords(room).lines(List.of(new Block.Paragraph(List.of(text)))));
    }
}
