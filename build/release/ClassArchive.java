import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.CRC32;

/// Writes down the classes that typical commands load, linked and ready, as an archive that Java maps at its start; and
/// so that the same classes give the same bytes: docs/decisions/0041-the-release.md.
///
/// `java ClassArchive.java FOLDER`: FOLDER holds `java` and `lib`, and gets `lib/classes.jsa`.
final class ClassArchive {
    private static final List<String> OPTIONS = List.of(
            "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xlog:disable", "--enable-native-access=ALL-UNNAMED", "-Xmx512m");

    /// Relative: Java finds the same jars beside each other in any folder.
    private static final List<String> CLASS_PATH = List.of("-cp", "lib/texts.jar:lib/grundy.jar");

    /// What Jackson's tables of names come to use depends on a number that it draws.
    private static final String BY_CHANCE = "@cp tools/jackson/core/sym/";

    private final List<Path> temporary = new ArrayList<>();
    private Path folder = Path.of(".");

    void main(String[] arguments) throws IOException, InterruptedException {
        folder = Path.of(arguments[0]);
        try {
            var lines = training();
            for (int more = 0; more < 2; more++) lines.retainAll(training());
            var list = temporary(".lst");
            Files.write(list, lines);
            Files.write(folder.resolve("lib/classes.jsa"), new Dump(dump(list)).without(new Dump(dump(list))));
        } finally {
            for (var file : temporary) Files.deleteIfExists(file);
        }
    }

    /// @return the classes of a run, then what else of them is to be linked, sorted: in which order threads come to
    ///     load them is chance. Numbers of classes are left out, which only loaders of one's own need.
    private Set<String> training() throws IOException, InterruptedException {
        var list = temporary(".lst");
        // Interpreted: when the compiler comes to look at a class is chance, too.
        java(List.of("-Xint", "-XX:DumpLoadedClassList=" + list), List.of("grundy.cli.Main", "train"));
        var lines = new TreeSet<String>((one, other) -> {
            boolean isClass = !one.startsWith("@");
            return isClass == other.startsWith("@") ? (isClass ? -1 : 1) : one.compareTo(other);
        });
        for (var line : Files.readAllLines(list))
            if (!line.startsWith("#") && !line.startsWith(BY_CHANCE)) lines.add(line.replaceFirst(" id: .*", ""));
        return lines;
    }

    private byte[] dump(Path list) throws IOException, InterruptedException {
        var archive = temporary(".jsa");
        java(
                List.of(
                        "-Xshare:dump",
                        "-XX:+AOTClassLinking",
                        "-XX:SharedClassListFile=" + list,
                        "-XX:SharedArchiveFile=" + archive),
                List.of());
        return Files.readAllBytes(archive);
    }

    private void java(List<String> options, List<String> program) throws IOException, InterruptedException {
        var command = new ArrayList<String>(
                List.of(folder.resolve("java/bin/java").toAbsolutePath().toString()));
        for (var words : List.of(OPTIONS, options, CLASS_PATH, program)) command.addAll(words);
        var log = temporary(".log");
        int status = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        if (status != 0)
            throw new IOException(String.join(" ", command) + ": " + status + "\n" + Files.readString(log));
    }

    private Path temporary(String suffix) throws IOException {
        var file = Files.createTempFile("grundy", suffix);
        temporary.add(file);
        return file;
    }

    /// An archive as JDK 25 writes it: a header of which the first words are the magic number, a checksum of what
    /// follows the fourth, the version and the header's size, and which describes the regions.
    private static final class Dump {
        private static final int MAGIC = 0xf00baba2;
        private static final int CHECKSUM = 4;
        private static final int SIZE = 12;
        private static final int CHECKED = 16;

        /// The region of objects: its checksum, and beside that its place in the file and its length.
        private static final int OBJECTS = 24 + 3 * 96;

        private static final int PLACE = OBJECTS + 24;
        private static final int LENGTH = OBJECTS + 40;

        private final byte[] bytes;
        private final ByteBuffer words;
        private final int place;
        private final int length;

        Dump(byte[] bytes) {
            this.bytes = bytes;
            words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            place = Math.toIntExact(words.getLong(PLACE));
            length = Math.toIntExact(words.getLong(LENGTH));
            boolean isKnown = words.getInt(0) == MAGIC
                    && words.getInt(CHECKSUM) == headerChecksum()
                    && words.getInt(OBJECTS) == objectsChecksum();
            if (!isKnown) throw new AssertionError("This JDK writes its archives otherwise.");
        }

        /// What differs between two archives of the same classes is when their soft references were last
        /// asked, by the clock of the machine: it becomes 0, as if long ago.
        ///
        /// @param other a dump written a moment later
        byte[] without(Dump other) {
            if (other.bytes.length != bytes.length) throw new AssertionError("Two dumps differ in length.");
            for (int at = place; at + Long.BYTES <= place + length; at += Long.BYTES) {
                if (words.getLong(at) == other.words.getLong(at)) continue;
                words.putLong(at, 0);
                other.words.putLong(at, 0);
            }
            seal();
            other.seal();
            if (!Arrays.equals(bytes, other.bytes)) throw new AssertionError("Two dumps differ in more than objects.");
            return bytes;
        }

        private void seal() {
            words.putInt(OBJECTS, objectsChecksum());
            words.putInt(CHECKSUM, headerChecksum());
        }

        private int headerChecksum() {
            return checksum(CHECKED, words.getInt(SIZE) - CHECKED);
        }

        private int objectsChecksum() {
            return checksum(place, length);
        }

        private int checksum(int from, int size) {
            var checksum = new CRC32();
            checksum.update(bytes, from, size);
            return (int) checksum.getValue();
        }
    }
}
