package grundy.rules.graph;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The formats a graph is read from.
public enum GraphFormat {
    /// Lines `from to`, `from -> to`, `from to L`, `vertex`, `vertex = win`; `#` comments.
    PAIRS("edges", "pairs", "graph"),
    /// Comma-separated values (RFC 4180), or separated by tabs or semicolons, with or without a line of names.
    CSV("csv", "tsv"),
    /// The language of Graphviz, as far as one graph without subgraphs needs it.
    DOT("dot", "gv");

    private static final Pattern DOT_HEAD = Pattern.compile("(?is)(strict\\s+)?(di)?graph\\b[^{]{0,200}\\{.*");
    private static final Pattern NUMBERS =
            Pattern.compile("-?\\d+(\\s*->\\s*|\\s*,\\s*|\\s+)-?\\d+(\\s*,?\\s*([LRlr]|left|right|both))?");
    private static final Pattern ARROW = Pattern.compile("[^\\s,\"]+\\s*->\\s*[^\\s,\"]+(\\s+\\S+)?");

    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");
    private static final Pattern SEPARATOR = Pattern.compile("[,;\t]");
    private static final Pattern OF_PAIRS_ONLY = Pattern.compile("->|=|#");

    private final List<String> endings;

    GraphFormat(String... endings) {
        this.endings = List.of(endings);
    }

    /// @return the endings of names of files of all formats
    public static List<String> allEndings() {
        return Arrays.stream(values())
                .flatMap(format -> format.endings.stream())
                .toList();
    }

    /// @return the names of all, as options have them
    public static List<String> names() {
        return Arrays.stream(values()).map(GraphFormat::optionName).toList();
    }

    /// @param name as options have it, in any case
    public static Optional<GraphFormat> of(String name) {
        return Arrays.stream(values())
                .filter(format -> format.optionName().equalsIgnoreCase(name))
                .findFirst();
    }

    private String optionName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// @param name of a file, perhaps with `.gz` after it
    /// @return the format that the ending of the name says, if it says one
    public static Optional<GraphFormat> ofName(String name) {
        var lower = name.toLowerCase(Locale.ROOT);
        var plain = lower.endsWith(".gz") ? lower.substring(0, lower.length() - 3) : lower;
        return Arrays.stream(values())
                .filter(format -> format.endings.stream().anyMatch(ending -> plain.endsWith("." + ending)))
                .findFirst();
    }

    /// Recognises a graph that could not be rules of the rule language.
    ///
    /// @param head the first bytes of a file
    public static Optional<GraphFormat> ofContents(byte[] head) {
        var text = significant(head);
        if (DOT_HEAD.matcher(text).matches()) return Optional.of(DOT);
        var line = text.lines().findFirst().orElse("").strip();
        if (CsvReader.isHeader(line)) return Optional.of(CSV);
        if (NUMBERS.matcher(line).matches() || ARROW.matcher(line).matches()) return Optional.of(PAIRS);
        return Optional.empty();
    }

    /// Guesses the format of a text that must be a graph.
    static GraphFormat guess(byte[] head) {
        var text = significant(head);
        if (DOT_HEAD.matcher(text).matches()) return DOT;
        var line = text.lines().findFirst().orElse("");
        return CsvReader.isHeader(line) || isSeparated(line) ? CSV : PAIRS;
    }

    /// @return whether fields are separated as in CSV, and nothing is there that only lines of pairs have
    private static boolean isSeparated(String line) {
        var plain = QUOTED.matcher(line).replaceAll("q");
        return SEPARATOR.matcher(plain).find() && !OF_PAIRS_ONLY.matcher(plain).find();
    }

    /// @return the text from the first line on that is neither blank nor a comment
    private static String significant(byte[] head) {
        var text = new String(head, StandardCharsets.UTF_8).replace("\uFEFF", "");
        while (true) {
            var stripped = text.stripLeading();
            boolean comment = stripped.startsWith("#") || stripped.startsWith("//");
            if (stripped.startsWith("/*") && stripped.contains("*/")) {
                text = stripped.substring(stripped.indexOf("*/") + 2);
            } else if (comment && stripped.indexOf('\n') >= 0) {
                text = stripped.substring(stripped.indexOf('\n'));
            } else {
                return comment ? "" : stripped;
            }
        }
    }
}
