package grundy.cli.input;

import grundy.cli.option.CommandWords;
import grundy.cli.option.NamedFiles;
import grundy.cli.terminal.Console;
import grundy.rules.Sum.SentenceReading;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.CatalogueFile;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphFormat;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/// Reads the words of a command line as a text in the rule language: `-` stands for standard input,
/// `@FILE` for the text of a file, and a first word that is a file of rules for its text.
///
/// @param words of the command line
/// @param source their text
/// @param catalogue the games that are known, with the one that a file of rules adds
public record RuleInput(List<String> words, Source source, Catalogue catalogue) {
    private static final Pattern COMMENT_LINE = Pattern.compile("(?m)^[ \\t]*#[ \\t][^\n]*$");

    /// A path where rules are expected: in brackets, at the beginning, after a blank or `+`.
    private static final Pattern GRAPH_PATH = Pattern.compile("(?:^|[\\s\\[+])((?:\\.{1,2}/|/)[^\\s\\[\\]()]+"
            + "|[^\\s\\[\\]()+]+\\.(?:" + String.join("|", GraphFormat.allEndings())
            + ")(?:\\.gz)?)(?=$|[\\s\\](+])");

    /// Signs of a sum or a position in a word that is no path alone.
    private static final Pattern GRAPH_PATH_INSIDE = Pattern.compile("[\\[\\]()\\s]");

    private static final List<String> ENDINGS = List.of(".game", ".rules", ".txt");

    public static RuleInput of(ParseResult arguments, Console console) throws IOException, SyntaxException {
        return of(CommandWords.of(arguments), console);
    }

    public static RuleInput of(List<String> words, Console console) throws IOException, SyntaxException {
        var catalogue = Catalogue.builtIn();
        var texts = new ArrayList<String>();
        for (var word : words) {
            if (word.equals("-")) {
                texts.add(plain(Utf8Input.text(console.input(), "-")));
            } else if (word.startsWith("@") && word.length() > 1) {
                texts.add(read(NamedFiles.existing(word.substring(1))));
            } else if (ruleFile(word, texts.isEmpty()) instanceof Optional<Path> file && file.isPresent()) {
                var graph = GraphFiles.recognise(file.get(), word);
                if (graph.isPresent()) {
                    catalogue = catalogue.withFile(GraphBoard.game(word, graph.get()));
                    texts.add(word);
                    continue;
                }
                var text = read(file.get());
                if (CatalogueFile.isCatalogueFile(text)) {
                    var entry = CatalogueFile.parse(text);
                    catalogue = catalogue.with(entry);
                    texts.add(entry.id());
                } else {
                    texts.add(text);
                }
            } else {
                catalogue = withGraphs(catalogue, word);
                texts.add(word);
            }
        }
        return new RuleInput(words, Source.ofArguments(texts), catalogue);
    }

    /// @return the words, but what stood in standard input as its text
    public List<String> wordsWithInput() {
        return words.contains("-") ? List.of(source.text()) : words;
    }

    /// Reads rules, and says as what a sentence was read.
    public PrefixedRules rules(Console console) throws SyntaxException {
        var rules = language().rules(source);
        sayHowRead(rules.readAs(), console);
        return rules;
    }

    /// Says as what a sentence was read, if it was one.
    public static void sayHowRead(@Nullable SentenceReading reading, Console console) {
        if (reading != null) reading.notices().forEach(console::notice);
    }

    /// Returns the line of the rule language that a sentence was read as; this input if it was one itself.
    public RuleInput asRead(@Nullable SentenceReading reading) {
        if (reading == null) return this;
        return new RuleInput(List.of(reading.line()), Source.of(reading.line()), catalogue);
    }

    public RuleLanguage language() {
        return RuleLanguage.ofPeople(catalogue);
    }

    /// @return the catalogue with the graphs whose files are named in the text
    private static Catalogue withGraphs(Catalogue catalogue, String text) throws IOException {
        var more = catalogue;
        var paths = GRAPH_PATH.matcher(text);
        while (paths.find()) {
            var name = paths.group(1);
            var file = NamedFiles.regular(name);
            if (file.isEmpty() && GraphFormat.ofName(name).isPresent()) throw NamedFiles.missing(name);
            if (file.isEmpty()) continue;
            var graph = GraphFiles.recognise(file.get(), name);
            if (graph.isPresent()) more = more.withFile(GraphBoard.game(name, graph.get()));
        }
        return more;
    }

    /// @param first whether rules are expected here, and not perhaps a position such as `./.#.`
    private static Optional<Path> ruleFile(String word, boolean first) {
        boolean looksLikeFile = word.length() < 4096
                && (word.startsWith("./")
                        || word.startsWith("/")
                        || word.startsWith("../")
                        || ENDINGS.stream().anyMatch(word::endsWith)
                        || GraphFormat.ofName(word).isPresent()
                                && !GRAPH_PATH_INSIDE.matcher(word).find())
                && word.lines().count() == 1;
        if (!looksLikeFile) return Optional.empty();
        var path = NamedFiles.regular(word);
        if (first && path.isEmpty() && !GRAPH_PATH_INSIDE.matcher(word).find()) throw NamedFiles.missing(word);
        return path;
    }

    /// @return the text without the byte order mark that some editors write, and without lines that are comments;
    ///     those at the end of a line are left to the rule language, since on some boards `#` is a square
    private static String plain(String text) {
        var unmarked = text.startsWith("\uFEFF") ? text.substring(1) : text;
        return COMMENT_LINE.matcher(unmarked).replaceAll("").strip();
    }

    private static String read(Path file) throws IOException {
        return plain(Utf8Input.text(file, file.toString()));
    }
}
