package grundy.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

/// Programs that a test runs and a machine may lack.
public final class InstalledPrograms {
    private InstalledPrograms() {}

    /// Leaves a test out, with the reason, where a program is not on the path.
    public static void assume(String program) {
        assumeTrue(places(program).findAny().isPresent(), program + " is not installed");
    }

    /// Finds a program that is started many times: scripts of that name, which some managers of
    /// versions lay before it and which take ten times as long as Python, are passed over.
    ///
    /// @return the name itself where only scripts have it
    public static String itself(String program) {
        assume(program);
        return places(program)
                .filter(place -> !isScript(place))
                .map(Path::toString)
                .findFirst()
                .orElse(program);
    }

    private static Stream<Path> places(String program) {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(place -> Path.of(place, program))
                .filter(Files::isExecutable);
    }

    private static boolean isScript(Path file) {
        try (var bytes = Files.newInputStream(file)) {
            return bytes.read() == '#' && bytes.read() == '!';
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
