package grundy.contest.sketch;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/// The languages that programs are written in. The command line, the server and the page take them from here.
public enum TargetLanguage {
    CPP("cpp", "C++", "C++17", CppPrinter::new, CppPrinter.KEYWORDS, "cpp", "cc", "cxx", "c++"),
    JAVA("java", "Java", "Java 17", JavaPrinter::new, JavaPrinter.KEYWORDS, "java"),
    PYTHON("python", "Python", "Python 3.8", PythonPrinter::new, PythonPrinter.KEYWORDS, "py");

    /// What is written if nobody chooses.
    public static final TargetLanguage USUAL = CPP;

    private static final Map<String, TargetLanguage> OTHER_NAMES = Map.of("c++17", CPP, "python3", PYTHON);

    private final String id;
    private final String title;
    private final String standard;
    private final BiFunction<Boolean, Map<String, SketchItem>, ProgramPrinter> printer;
    private final Set<String> keywords;
    private final List<String> endings;

    TargetLanguage(
            String id,
            String title,
            String standard,
            BiFunction<Boolean, Map<String, SketchItem>, ProgramPrinter> printer,
            String keywords,
            String... endings) {
        this.id = id;
        this.title = title;
        this.standard = standard;
        this.printer = printer;
        this.keywords = Set.of(keywords.split(" "));
        this.endings = List.of(endings);
    }

    /// @return the names of all on the command line
    public static List<String> ids() {
        return Arrays.stream(values()).map(TargetLanguage::id).toList();
    }

    /// @return its name on the command line
    public String id() {
        return id;
    }

    /// @return its name as people write it
    public String title() {
        return title;
    }

    /// @return the oldest version that runs what is printed
    public String standard() {
        return standard;
    }

    /// @return the endings of names of its files, the usual one first
    public List<String> endings() {
        return endings;
    }

    /// @return the words that it keeps for itself
    public Set<String> keywords() {
        return keywords;
    }

    /// @return the characters that begin a comment up to the end of its line
    public String comment() {
        return printer(false, Map.of()).comment();
    }

    /// @return the language of this name, as people write it
    public static Optional<TargetLanguage> of(String name) {
        var lower = name.strip().toLowerCase(Locale.ROOT);
        for (var target : values())
            if (target.id.equals(lower) || target.endings.contains(lower)) return Optional.of(target);
        return Optional.ofNullable(OTHER_NAMES.get(lower));
    }

    public ProgramPrinter printer(boolean chinese, Map<String, SketchItem> functions) {
        return printer.apply(chinese, functions);
    }
}
