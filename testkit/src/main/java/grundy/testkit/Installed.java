package grundy.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/// Programs that a test runs and a machine may lack.
public final class Installed {
    private Installed() {}

    /// Leaves a test out, with the reason, where a program is not on the path.
    public static void assume(String program) {
        assumeTrue(
                Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                        .anyMatch(place -> Files.isExecutable(Path.of(place, program))),
                program + " is not installed");
    }
}
