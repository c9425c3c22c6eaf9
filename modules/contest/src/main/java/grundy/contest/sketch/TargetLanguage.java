package grundy.contest.sketch;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The languages that programs are written in.
public enum TargetLanguage {
    CPP("cpp", "C++17"),
    JAVA("java", "Java 17"),
    PYTHON("python", "Python 3.8");

    private static final Map<String, TargetLanguage> OTHER_NAMES =
            Map.of("c++", CPP, "cc", CPP, "cxx", CPP, "c++17", CPP, "py", PYTHON, "python3", PYTHON);

    private final String id;
    private final String standard;

    TargetLanguage(String id, String standard) {
        this.id = id;
        this.standard = standard;
    }

    /// @return its name on the command line
    public String id() {
        return id;
    }

    /// @return the oldest version that runs what is printed
    public String standard() {
        return standard;
    }

    /// @return the language of this name, as people write it
    public static Optional<TargetLanguage> of(String name) {
        var lower = name.strip().toLowerCase(Locale.ROOT);
        for (var target : values()) if (target.id.equals(lower)) return Optional.of(target);
        return Optional.ofNullable(OTHER_NAMES.get(lower));
    }

    public ProgramPrinter printer(boolean chinese, Map<String, SketchItem> functions) {
        return switch (this) {
            case CPP -> new CppPrinter(chinese, functions);
            case JAVA -> new JavaPrinter(chinese, functions);
            case PYTHON -> new PythonPrinter(chinese, functions);
        };
    }
}
