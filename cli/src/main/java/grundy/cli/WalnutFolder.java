package grundy.cli;

import grundy.prove.walnut.Sentence;
import grundy.prove.walnut.WalnutProof;
import grundy.store.WholeFile;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// A proof for Walnut on the disk: a folder that has the folders of Walnut's, or an archive of it.
///
/// @param theorem in words, for the page that comes with it
record WalnutFolder(WalnutProof proof, String theorem, Language language) {
    private static final String ARCHIVE = ".zip";
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    /// @param to empty for a folder named after the game
    /// @return where it went to
    /// @throws UsageException if nothing can be written there
    String write(String to) throws IOException {
        var place = to.isEmpty() ? proof.name() + "-walnut" : to;
        try {
            var path = Path.of(place);
            if (place.endsWith(ARCHIVE)) archive(path);
            else
                for (var file : files().entrySet()) {
                    var target = path.resolve(file.getKey());
                    var folder = target.getParent();
                    if (folder != null) Files.createDirectories(folder);
                    byte[] bytes = file.getValue().getBytes(StandardCharsets.UTF_8);
                    WholeFile.write(target, stream -> stream.write(bytes));
                }
        } catch (FileAlreadyExistsException _) {
            throw fault(place, Message.of("cli.prove.export-not-folder"));
        } catch (InvalidPathException | java.nio.file.FileSystemException e) {
            throw fault(place, String.valueOf(e.getMessage()));
        }
        return place;
    }

    private static UsageException fault(String place, Object problem) {
        return new UsageException(Message.of("cli.prove.export-to", "file", place, "problem", problem));
    }

    /// The same bytes each time.
    private void archive(Path path) throws IOException {
        var parent = path.toAbsolutePath().getParent();
        if (Files.isDirectory(path) || parent == null || !Files.isDirectory(parent))
            throw new UsageException(Message.of("store.cannot-write", "file", path));
        WholeFile.write(path, stream -> {
            try (var zip = new ZipOutputStream(stream, StandardCharsets.UTF_8)) {
                for (var file : files().entrySet()) {
                    var entry = new ZipEntry(file.getKey());
                    entry.setTimeLocal(NO_TIME);
                    zip.putNextEntry(entry);
                    zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
                    zip.closeEntry();
                }
            }
        });
    }

    private Map<String, String> files() {
        var files = new LinkedHashMap<>(proof.files());
        files.put("README.txt", readme());
        return files;
    }

    private List<Sentence> stated() {
        return proof.sentences().stream().filter(Sentence::stated).toList();
    }

    private static String folder(String file) {
        return file.substring(0, file.indexOf('/'));
    }

    private String readme() {
        var folders = new TreeSet<String>();
        proof.files().keySet().forEach(file -> folders.add(folder(file)));
        boolean own = folders.size() == 3;
        var theoremFile = proof.files().keySet().stream()
                .filter(file -> file.startsWith("Automata Library/"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("The automaton of the theorem is always there"));
        var given = proof.files().keySet().stream()
                .filter(file -> file.startsWith("Automata Library/") && !file.equals(theoremFile))
                .collect(Collectors.joining(", "));
        return Message.of(
                        "walnut.readme",
                        "theorem",
                        theorem,
                        "folders",
                        String.join(", ", folders),
                        "load",
                        proof.load(),
                        "count",
                        stated().size(),
                        "sentences",
                        listed(stated()),
                        "numeration",
                        proof.numeration(),
                        "own",
                        own ? Message.of("walnut.readme.own") : "",
                        "automaton",
                        theoremFile,
                        "given",
                        given.isEmpty() ? Message.of("walnut.none") : given,
                        "definitions",
                        listed(proof.sentences().stream()
                                .filter(sentence -> !sentence.stated())
                                .toList()))
                .in(language);
    }

    private String listed(List<Sentence> sentences) {
        return sentences.stream()
                .map(sentence -> "     " + sentence.name() + "\n         "
                        + sentence.says().in(language) + "\n         " + sentence.predicate())
                .collect(Collectors.joining("\n"));
    }

    Message told(String place) {
        return Message.of("cli.prove.exported", "file", place, "load", proof.load(), "count", stated().size());
    }

    /// @param place as {@link #write} gives it
    JsonObject json(String place) {
        var node = new JsonObject()
                .put("format", "walnut")
                .put("to", place)
                .put("numeration", proof.numeration())
                .put("command", proof.load());
        var files = node.putArray("files");
        files().keySet().forEach(files::add);
        var sentences = node.putArray("sentences");
        for (var sentence : proof.sentences())
            sentences
                    .addObject()
                    .put("kind", sentence.stated() ? "eval" : "def")
                    .put("name", sentence.name())
                    .put("predicate", sentence.predicate())
                    .put("says", sentence.says().in(language))
                    .put("expected", sentence.stated() ? "TRUE" : null);
        return node;
    }
}
