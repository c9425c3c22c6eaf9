package grundy.cli;

import grundy.rules.Catalogue;
import grundy.rules.CatalogueFile;
import grundy.rules.RuleLanguage;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The words of a command line as a text in the rule language: `-` stands for what standard input holds, `@FILE`
/// for what a file holds, and a first word that is a file of rules for its text.
///
/// @param source the text
/// @param catalogue the games that are known, with the one that a file of rules adds
record Arguments(Source source, Catalogue catalogue) {
    private static final Pattern COMMENT_LINE = Pattern.compile("(?m)^[ \\t]*#[ \\t][^\n]*$");
    private static final List<String> ENDINGS = List.of(".game", ".rules", ".txt");

    static Arguments of(List<String> words, Console console) throws IOException, SyntaxException {
        var catalogue = Catalogue.builtIn();
        var texts = new ArrayList<String>();
        for (var word : words) {
            if (word.equals("-")) {
                texts.add(plain(new String(console.in().readAllBytes(), StandardCharsets.UTF_8)));
            } else if (word.startsWith("@") && word.length() > 1) {
                texts.add(read(path(word.substring(1)).orElseThrow(() -> noFile(word.substring(1)))));
            } else if (ruleFile(word) instanceof Optional<Path> file && file.isPresent()) {
                var text = read(file.get());
                if (CatalogueFile.isCatalogueFile(text)) {
                    var entry = CatalogueFile.parse(text);
                    catalogue = catalogue.with(entry);
                    texts.add(entry.id());
                } else {
                    texts.add(text);
                }
            } else {
                texts.add(word);
            }
        }
        return new Arguments(Source.ofArguments(texts), catalogue);
    }

    RuleLanguage language() {
        return new RuleLanguage(catalogue);
    }

    private static Optional<Path> ruleFile(String word) {
        boolean looksLikeFile = word.length() < 4096
                && (word.startsWith("./")
                        || word.startsWith("/")
                        || word.startsWith("../")
                        || ENDINGS.stream().anyMatch(word::endsWith))
                && word.lines().count() == 1;
        if (!looksLikeFile) return Optional.empty();
        var path = path(word);
        if (path.isEmpty()) throw noFile(word);
        return path;
    }

    private static UsageException noFile(String name) {
        return new UsageException(Message.of("cli.no-file", "file", name));
    }

    private static Optional<Path> path(String name) {
        try {
            return Optional.of(Path.of(name)).filter(Files::isRegularFile);
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    /// @return the text without the byte order mark that some editors write, and without lines that are comments;
    ///     those at the end of a line are left to the rule language, since on some boards `#` is a square
    private static String plain(String text) {
        var unmarked = text.startsWith("\uFEFF") ? text.substring(1) : text;
        return COMMENT_LINE.matcher(unmarked).replaceAll("").strip();
    }

    private static String read(Path file) throws IOException {
        return plain(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    }
}
