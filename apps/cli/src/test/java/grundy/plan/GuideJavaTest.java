package grundy.plan;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the guides say of our Java is true: programs compile, and types that are named are there.
@Tag("slow")
class GuideJavaTest {
    private static final Pattern PROGRAM = Pattern.compile("(?ms)^```java\\n(import .*?)^```");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```.*?^```");
    private static final Pattern TYPE = Pattern.compile("\\b(?:class|record|interface|enum)\\s+([A-Z]\\w*)");
    private static final Pattern NAME = Pattern.compile("`([A-Z][a-z]+(?:[A-Z][a-z]+)+)`");
    private static final Pattern BEGINNING =
            Pattern.compile("(?m)^(?!\\s*///).*\\n\\s*/// ([A-Z][a-z]+(?:[A-Z][a-z]+)+)\\b");

    /// Names of the JDK, of its options, and of functions in other programs of the field.
    private static final List<String> OF_OTHERS = List.of(
            "BigDecimal",
            "BigInteger",
            "ForkJoinPool",
            "IsAllSmall",
            "ObjectMethods",
            "OutOfMemoryError",
            "OutcomeClass",
            "PretenureSizeThreshold",
            "ReducedCanonicalForm",
            "ScopedValue",
            "ServiceLoader",
            "SwitchBootstraps",
            "ThreadLocal");

    @TempDir
    private Path folder;

    /// A program that stands in a guide.
    private static final class GuideProgram extends SimpleJavaFileObject {
        private final String text;

        GuideProgram(String text) {
            super(URI.create("string:///" + name(text) + ".java"), Kind.SOURCE);
            this.text = text;
        }

        private static String name(String text) {
            var type = TYPE.matcher(text);
            return type.find() ? type.group(1) : "Sample";
        }

        @Override
        public CharSequence getCharContent(boolean ignoresErrors) {
            return text;
        }
    }

    private static Stream<Path> guides() throws IOException {
        return SourceFiles.all(".md").stream().filter(file -> !file.endsWith("CHANGELOG.md"));
    }

    @Test
    void programsCompile() throws IOException {
        var faults = new ArrayList<String>();
        int programs = 0;
        for (var guide : guides().toList())
            for (var block : PROGRAM.matcher(Files.readString(guide)).results().toList()) {
                programs++;
                for (var fault : faults(List.of(new GuideProgram(block.group(1))))) faults.add(guide + ": " + fault);
            }
        assertThat(faults).isEmpty();
        assertThat(programs).isGreaterThan(3);
    }

    /// Maven builds and runs the program of samples/library at the end of a whole build; here it is
    /// compiled in each.
    @Test
    void theSampleOfTheLibraryCompiles() throws IOException {
        var sources = new ArrayList<GuideProgram>();
        for (var file : SourceFiles.below(SourceFiles.root().resolve("samples/library/src"), ".java"))
            if (!file.endsWith("module-info.java")) sources.add(new GuideProgram(Files.readString(file)));
        assertThat(sources).hasSizeGreaterThan(1);
        assertThat(faults(sources)).isEmpty();
    }

    private List<String> faults(List<GuideProgram> sources) {
        var faults = new DiagnosticCollector<JavaFileObject>();
        var options = List.of("-d", folder.toString(), "-proc:none", "-cp", System.getProperty("java.class.path"));
        boolean isCompiled = ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, faults, options, null, sources)
                .call();
        return isCompiled
                ? List.of()
                : faults.getDiagnostics().stream().map(Object::toString).toList();
    }

    @Test
    void typesThatAreNamedAreThere() throws IOException {
        var types = new TreeSet<>(OF_OTHERS);
        for (var file : SourceFiles.all(".java"))
            TYPE.matcher(Files.readString(file)).results().forEach(type -> types.add(type.group(1)));
        var missing = new TreeMap<String, Path>();
        for (var guide : guides().toList())
            NAME.matcher(BLOCK.matcher(Files.readString(guide)).replaceAll(""))
                    .results()
                    .filter(name -> !types.contains(name.group(1)))
                    .forEach(name -> missing.put(name.group(1), guide));
        assertThat(missing).isEmpty();
    }

    /// A comment that begins with the name of a type has lost a word to a renaming.
    @Test
    void noCommentBeginsWithTheNameOfAType() throws IOException {
        var types = new TreeSet<String>();
        for (var file : SourceFiles.all(".java"))
            types.add(file.getFileName().toString().replace(".java", ""));
        types.remove("NoGo"); // Called like the game.
        var wrong = new ArrayList<String>();
        for (var file : SourceFiles.all(".java"))
            BEGINNING
                    .matcher(Files.readString(file))
                    .results()
                    .filter(found -> types.contains(found.group(1)))
                    .forEach(found -> wrong.add(file + ": " + found.group(1)));
        assertThat(wrong).isEmpty();
    }
}
