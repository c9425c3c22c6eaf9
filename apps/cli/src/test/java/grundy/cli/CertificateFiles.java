package grundy.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Certificates in a folder: written by a command, changed, and checked again.
///
/// @param folder of all files
record CertificateFiles(Path folder) {
    /// Stands for the folder in words of a command.
    static final String FOLDER = "FOLDER";

    /// Stands for the file of the certificate.
    static final String CERTIFICATE = FOLDER + "/certificate.json";

    /// @param options of the command, among them {@link #CERTIFICATE}
    /// @return empty if the command wrote none
    Optional<Json> written(String command, List<String> words, List<String> options) throws IOException {
        for (var file : List.of("certificate.json", "table.csv", "values.run"))
            Files.deleteIfExists(folder.resolve(file));
        var line = Stream.concat(words.stream(), options.stream())
                .map(word -> word.replace(FOLDER, folder.toString()))
                .toArray(String[]::new);
        Ran.command(command, "", line);
        var file = folder.resolve("certificate.json");
        return Files.exists(file) ? Optional.of(Json.read(Files.readString(file))) : Optional.empty();
    }

    Ran check(String text) throws IOException {
        var file = Files.writeString(folder.resolve("changed.json"), text);
        return Ran.run("", "check", file.toString(), "--time", "60");
    }
}
