package grundy.cli;

import grundy.cli.terminal.Console;
import grundy.present.json.ProgramInfoJson;
import grundy.text.Message;
import java.io.IOException;
import java.util.Collections;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Pattern;

/// `--version`: the version of Grundy, its commit, and the Java that runs it.
final class VersionText {
    private static final String DEVELOPMENT = "development";

    /// The number of digits that distinguish a commit from others.
    private static final Pattern DIGITS = Pattern.compile("(\\p{XDigit}{12})\\p{XDigit}*");

    private VersionText() {}

    static void tell(Console console) {
        var java = Runtime.version().toString();
        var commit = buildProperty("Commit");
        var date = buildProperty("Date");
        if (console.json()) {
            console.say(ProgramInfoJson.version(number(), commit.orElse(null), date.orElse(null), java));
            return;
        }
        Object version = number().equals(DEVELOPMENT) ? Message.of("cli.version.development") : number();
        var message = commit.isPresent() && date.isPresent()
                ? Message.of(
                        "cli.version.of-commit",
                        "version",
                        version,
                        "commit",
                        shortened(commit.get()),
                        "date",
                        date.get(),
                        "java",
                        java)
                : Message.of("cli.version", "version", version, "java", java);
        console.say(console.text(message));
    }

    private static String shortened(String commit) {
        return DIGITS.matcher(commit).replaceFirst("$1");
    }

    /// @return the version as the jar names it, or `development` where there is no jar
    private static String number() {
        return VersionText.class.getPackage().getImplementationVersion() instanceof String version
                ? version
                : DEVELOPMENT;
    }

    /// @param what `Commit` or `Date`
    /// @return the property as the launcher of a working copy has it, else as the jar does; empty if
    ///     neither knows
    private static Optional<String> buildProperty(String what) {
        return Optional.ofNullable(System.getProperty(what.equals("Date") ? "grundy.date" : "grundy.commit"))
                .or(() -> ofJar("Grundy-" + what))
                .filter(text -> !text.isBlank());
    }

    /// Looks at the manifests of all jars, since Java does not always report where a jar stands.
    private static Optional<String> ofJar(String attribute) {
        try {
            for (var place : Collections.list(ClassLoader.getSystemResources(JarFile.MANIFEST_NAME))) {
                try (var manifest = place.openStream()) {
                    if (new Manifest(manifest).getMainAttributes().getValue(attribute) instanceof String found)
                        return Optional.of(found);
                }
            }
        } catch (IOException _) {
            // Then nobody knows.
        }
        return Optional.empty();
    }
}
