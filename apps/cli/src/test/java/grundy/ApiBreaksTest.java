package grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Each change is judged as those feel it who built on what was.
@Tag("slow")
class ApiBreaksTest {
    /// @param lines what is told of it, behind the name of the class that it is nested in
    private record Change(String was, String is, List<String> lines) {
        static Change of(String was, String is, String... lines) {
            return new Change(was, is, List.of(lines));
        }
    }

    private static final List<Change> FELT = List.of(
            Change.of("public static class Gone {}", "", "Gone: class removed"),
            Change.of(
                    "public interface Methods { void gone(); int other(); Object narrower(); void fewer(int a); }",
                    "public interface Methods { long other(); String narrower(); void fewer(); }",
                    "Methods.fewer(): method added to interface",
                    "Methods.fewer(int): method removed",
                    "Methods.gone(): method removed",
                    "Methods.narrower(): method return type changed",
                    "Methods.other(): method return type changed"),
            Change.of(
                    "public static class NowFinal {}",
                    "public static final class NowFinal {}",
                    "NowFinal: class now not extendable"),
            Change.of(
                    "public interface NowSealed {}",
                    "public sealed interface NowSealed { record Case() implements NowSealed {} }",
                    "NowSealed: now sealed"),
            Change.of(
                    "public static class Made { protected Made() {} }",
                    "public static class Made { Made() {} }",
                    "Made(): constructor removed"),
            Change.of(
                    "public static class Seen { public int field; public void less() {} protected void no() {} }",
                    "public static class Seen { protected int field; protected void less() {} void no() {} }",
                    "Seen.field: field less accessible",
                    "Seen.less(): method less accessible",
                    "Seen.no(): method removed"),
            Change.of("protected static class Hidden {}", "static class Hidden {}", "Hidden: class removed"),
            Change.of(
                    "static class Above { public void gone() {} } public static class Below extends Above {}",
                    "static class Above {} public static class Below extends Above {}",
                    "Below: method removed in superclass"),
            Change.of(
                    "public interface Open { default void free() {} }",
                    "public interface Open { void free(); void more(); }",
                    "Open.free(): method now abstract",
                    "Open.more(): method added to interface"),
            Change.of(
                    "public abstract static class Abstract {}",
                    "public abstract static class Abstract { protected abstract void more(); }",
                    "Abstract.more(): method abstract added to class"),
            Change.of(
                    "public sealed interface Ajar { non-sealed interface Open extends Ajar {} }",
                    "public sealed interface Ajar { void more(); non-sealed interface Open extends Ajar {} }",
                    "Ajar.more(): method added to interface"),
            Change.of(
                    "public record Retyped(int a) {}",
                    "public record Retyped(long a) {}",
                    "Retyped(int): constructor removed",
                    "Retyped.a(): method return type changed",
                    "Retyped: record components changed"),
            Change.of(
                    "public record Longer(int a) {}",
                    "public record Longer(int a, int b) { public Longer(int a) { this(a, 0); } }",
                    "Longer: record components changed"),
            Change.of(
                    "public record Swapped(int a, int b) {}",
                    "public record Swapped(int b, int a) {}",
                    "Swapped: record components changed"),
            Change.of("public enum Fewer { A, B }", "public enum Fewer { A }", "Fewer.B: field removed"),
            Change.of(
                    "public interface Generic { Set<String> some(List<String> all); }",
                    "public interface Generic { Set<Integer> some(List<Integer> all); }",
                    "Generic.some(java.util.List): method parameter generics changed",
                    "Generic.some(java.util.List): method return type generics changed"),
            Change.of(
                    "public interface Careless { void run(); }",
                    "public interface Careless { void run() throws Exception; }",
                    "Careless.run(): method now throws checked exception"));

    private static final List<Change> NOT_FELT = List.of(
            Change.of("", "public static class Arrived { public void method() {} }"),
            Change.of(
                    "public interface Offers { void asked(); }",
                    "public interface Offers { default void asked() {} default void more() {} static void made() {} }"),
            Change.of(
                    "public static class Grows { private int gone; void goes() {} }",
                    "public static class Grows { public int field; public Grows() {} public static void made() {} }"),
            Change.of(
                    "public sealed interface Closed { default void free() {} enum Case implements Closed { ONE } }",
                    """
                    public sealed interface Closed {
                        void free();
                        void more();
                        enum Case implements Closed { ONE, TWO; public void free() {} public void more() {} }
                        record Other() implements Closed { public void free() {} public void more() {} }
                    }
                    """),
            Change.of("public sealed interface Typed<P> { final class Case implements Typed<String> {} }", """
                    public sealed interface Typed<P> {
                        void more(P position);
                        final class Case implements Typed<String> { public void more(String position) {} }
                    }
                    """),
            Change.of(
                    "public abstract static class Ours { Ours() {} public void done() {} }",
                    "public abstract static class Ours { Ours() {} public final void done() {} abstract void more(); }"),
            Change.of(
                    "public static class Lifts { public void method() {} }",
                    "static class Lifted { public void method() {} } public static class Lifts extends Lifted {}"),
            Change.of(
                    "public record Keeps(int a) {}",
                    "public record Keeps(int a) { public Keeps() { this(0); } public int b() { return a; } }"),
            Change.of(
                    "public record Narrows(Object get) implements Supplier<Object> {}",
                    "public record Narrows(Object get) implements Supplier<Object>, Runnable { public void run() {} }"),
            Change.of(
                    "public static class Bridged implements Supplier<Object> { public Object get() { return 1; } }",
                    "public static class Bridged implements Supplier<Object> { public String get() { return null; } }"));

    @TempDir
    private Path folder;

    @Test
    void whatIsFeltIsTold() throws IOException {
        var told = FELT.stream().flatMap(change -> change.lines().stream()).map(line -> "a.Api$" + line);
        assertThat(breaks(FELT)).containsExactlyInAnyOrderElementsOf(told.toList());
    }

    @Test
    void whatIsNotFeltIsNotTold() throws IOException {
        assertThat(breaks(NOT_FELT)).isEmpty();
    }

    private List<String> breaks(List<Change> changes) throws IOException {
        return ApiBreaks.of(
                List.of(jar("was", changes, Change::was).bytes()),
                List.of(jar("is", changes, Change::is).bytes()));
    }

    @Test
    void theSameClassesGiveTheSameBytesAndTellNothing() throws IOException {
        var jar = jar("was", FELT, Change::was).bytes();
        assertThat(jar("again", FELT, Change::was).bytes()).isEqualTo(jar);
        assertThat(ApiBreaks.of(List.of(jar), List.of(jar))).isEmpty();
    }

    /// A type that is spoken of where others see it, and that they do not see, is named.
    @Test
    void whatIsSpokenOfAndNotThereIsNamed() throws IOException {
        var changes = List.of(
                Change.of("static class Own {} public interface Speaks { Own gives(List<Inner> all); }", ""),
                Change.of(
                        "private class Inner {} public interface Silent { private Inner gives() { return null; } }",
                        ""));
        assertThat(jar("was", changes, Change::was).unseen("a")).containsExactly("a/Api$Inner", "a/Api$Own");
    }

    private ApiJar jar(String name, List<Change> changes, Function<Change, String> time) throws IOException {
        var place = Files.createDirectory(folder.resolve(name));
        var types = changes.stream().map(time).collect(Collectors.joining("\n", "public class Api {\n", "}\n"));
        var source = Files.writeString(
                place.resolve("Api.java"), "package a; import java.util.*; import java.util.function.*;\n" + types);
        var log = new StringWriter();
        var out = new PrintWriter(log, true);
        var javac = ToolProvider.findFirst("javac").orElseThrow();
        assertThat(javac.run(out, out, "-d", place.toString(), source.toString()))
                .as(log.toString())
                .isZero();
        return new ApiJar(List.of(place), Set.of("a"));
    }
}
