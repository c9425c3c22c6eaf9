package grundy.cli.option;

import grundy.text.Message;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The formats of files that options write, with the name endings that select them. A name whose ending
/// promises nothing, such as `a.run`, may be any of them.
public enum FileFormat {
    CSV("cli.format.csv", "csv"),
    JSON("cli.format.json", "json"),
    MARKDOWN("cli.format.markdown", "md", "markdown"),
    LATEX("cli.format.latex", "tex", "latex"),
    TEXT("cli.format.text", "txt", "text"),
    SVG("cli.format.svg", "svg"),
    PNG("cli.format.png", "png"),
    DOT("cli.format.dot", "dot", "gv"),
    EFG("cli.format.efg", "efg"),
    NFG("cli.format.nfg", "nfg"),
    CPP("cli.format.cpp", "cpp", "cc", "cxx", "c++"),
    JAVA("cli.format.java", "java"),
    PYTHON("cli.format.python", "py"),
    ZIP("cli.format.zip", "zip"),
    /// A file of values, for `values FILE`.
    RUN("cli.format.run"),
    FOLDER("cli.format.folder");

    /// Endings that promise what no option writes to a file of its own.
    private static final Set<String> OTHERS = Set.of(
            ("7z adoc bmp bz2 c class cs db doc docx edges eps game gif go graph gz h hpp hs htm html ipynb jar jpeg jpg"
                            + " js jsonl kt lean mat ml ndjson npy npz ods odt pairs parquet pdf ppt pptx problem ps rb"
                            + " rs rst rtf rules sh sql sqlite tab tar tgz tif tiff toml ts tsv typ v webp xhtml xls"
                            + " xlsx xml xz yaml yml zst")
                    .split(" "));

    private final String phrase;
    private final List<String> endings;

    /// @param phrase key of what it is
    /// @param endings that promise it
    FileFormat(String phrase, String... endings) {
        this.phrase = phrase;
        this.endings = List.of(endings);
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
        return Arrays.stream(values())
                .filter(format -> format.endings.contains(ending))
                .findFirst();
    }

    /// @return whether a file of this format may have a name with such an ending: text may be of any kind
    boolean keeps(String ending) {
        return endings.contains(ending) || isText() && TEXT.endings.contains(ending);
    }

    private boolean isText() {
        return switch (this) {
            case CSV, JSON, MARKDOWN, LATEX, TEXT, SVG, DOT, EFG, NFG, CPP, JAVA, PYTHON -> true;
            case PNG, ZIP, RUN, FOLDER -> false;
        };
    }

    /// @param name without its ending
    String fileName(String name) {
        return switch (this) {
            case FOLDER -> name;
            case RUN -> name + ".run";
            default -> name + "." + endings.getFirst();
        };
    }

    /// @return what it is, for the user
    Message about() {
        return Message.of(phrase);
    }
}
