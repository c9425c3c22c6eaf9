package grundy.cli.option;

import grundy.contest.sketch.TargetLanguage;
import grundy.text.Message;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The formats of files that options write, with the name endings that select them. A name whose ending
/// promises nothing, such as `a.run`, may be any of them.
///
/// @param about what it is, for the user
/// @param usual ending of a name that is made up; empty if it has none
/// @param endings that promise it
public record FileFormat(Message about, boolean isText, String usual, List<String> endings) {
    public static final FileFormat CSV = text("csv", "csv");
    public static final FileFormat JSON = text("json", "json");
    public static final FileFormat MARKDOWN = text("markdown", "md", "markdown");
    public static final FileFormat LATEX = text("latex", "tex", "latex");
    public static final FileFormat TEXT = text("text", "txt", "text");
    public static final FileFormat SVG = text("svg", "svg");
    public static final FileFormat PNG = new FileFormat(phrase("png"), false, "png", List.of("png"));
    public static final FileFormat DOT = text("dot", "dot", "gv");
    public static final FileFormat EFG = text("efg", "efg");
    public static final FileFormat NFG = text("nfg", "nfg");
    public static final FileFormat ZIP = new FileFormat(phrase("zip"), false, "zip", List.of("zip"));

    /// A file of values, for `values FILE`.
    public static final FileFormat RUN = new FileFormat(phrase("run"), false, "run", List.of());

    public static final FileFormat FOLDER = new FileFormat(phrase("folder"), false, "", List.of());

    private static final List<FileFormat> ALL = Stream.concat(
                    Stream.of(CSV, JSON, MARKDOWN, LATEX, TEXT, SVG, PNG, DOT, EFG, NFG, ZIP, RUN, FOLDER),
                    Arrays.stream(TargetLanguage.values()).map(FileFormat::of))
            .toList();

    /// Endings that promise what no option writes to a file of its own.
    private static final Set<String> OTHERS = Set.of(
            ("7z adoc bmp bz2 c class cs db doc docx edges eps game gif go graph gz h hpp hs htm html ipynb jar jpeg jpg"
                            + " js jsonl kt lean mat ml ndjson npy npz ods odt pairs parquet pdf ppt pptx problem ps rb"
                            + " rs rst rtf rules sh sql sqlite tab tar tgz tif tiff toml ts tsv typ v webp xhtml xls"
                            + " xlsx xml xz yaml yml zst")
                    .split(" "));

    private static Message phrase(String name) {
        return Message.of("cli.format." + name);
    }

    private static FileFormat text(String name, String... endings) {
        return new FileFormat(phrase(name), true, endings[0], List.of(endings));
    }

    /// @return the format of programs in that language
    public static FileFormat of(TargetLanguage language) {
        var about = Message.of("cli.format.program", "language", language.title());
        return new FileFormat(about, true, language.endings().getFirst(), language.endings());
    }

    /// @return the last part of a name in small letters, if it promises a format
    static Optional<String> promise(Path file) {
        var name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        if (dot < 1) return Optional.empty();
        var ending = name.substring(dot + 1).toLowerCase(Locale.ROOT);
        return OTHERS.contains(ending) || of(ending).isPresent() ? Optional.of(ending) : Optional.empty();
    }

    /// @return whether a name is nothing but an ending that promises a format, such as `.csv`
    static boolean isEnding(String name) {
        return name.startsWith(".") && promise(Path.of("a" + name)).isPresent() && name.lastIndexOf('.') == 0;
    }

    /// @return the format that an ending in small letters promises
    static Optional<FileFormat> of(String ending) {
        return ALL.stream().filter(format -> format.endings.contains(ending)).findFirst();
    }

    /// @return whether a file of this format may have a name with such an ending: text may be of any kind
    boolean keeps(String ending) {
        return endings.contains(ending) || isText && TEXT.endings.contains(ending);
    }

    /// @param name without its ending
    String fileName(String name) {
        return usual.isEmpty() ? name : name + "." + usual;
    }
}
