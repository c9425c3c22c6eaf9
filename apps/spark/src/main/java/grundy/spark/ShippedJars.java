package grundy.spark;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/// The part of this program's class path that the workers of a cluster are sent: the program, and the libraries that it
/// needs while they are jars of their own. The workers have Spark already.
final class ShippedJars {
    private static final List<String> NEEDED =
            List.of("grundy", "texts", "automata-", "learnlib-", "smtinterpol-", "jackson-core-3", "jspecify");

    private ShippedJars() {}

    /// @param scratch where jars are made of folders of classes
    /// @return the jars, in the order of the class path
    static List<String> of(String classpath, Path scratch) throws IOException {
        var shipped = new ArrayList<String>();
        for (var entry : classpath.split(File.pathSeparator)) {
            var path = Path.of(entry).toAbsolutePath();
            var name = path.getFileName().toString();
            if (Files.isDirectory(path)) shipped.add(pack(path, scratch).toString());
            else if (Files.exists(path) && NEEDED.stream().anyMatch(name::startsWith)) shipped.add(path.toString());
        }
        return shipped;
    }

    private static Path pack(Path folder, Path scratch) throws IOException {
        var jar = Files.createTempFile(scratch, "grundy", ".jar");
        try (var out = new JarOutputStream(Files.newOutputStream(jar));
                var files = Files.walk(folder)) {
            for (var file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new JarEntry(folder.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, out);
            }
        }
        return jar;
    }
}
