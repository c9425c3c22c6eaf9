package grundy.web;

import io.javalin.http.ContentType;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;

/// The files of the built page: those that were there when the server started, and no others.
///
/// They are listed once, so that no address of a request becomes a path. Names of assets change with what is in them,
/// which is why browsers may keep them.
final class PageFiles {
    private static final String ASSETS = "assets/";
    private static final String GZIP = "gzip";
    private static final String INDEX = "index.html";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "wasm", "application/wasm");
    private final Map<String, Path> files;
    private final Map<String, byte[]> compressed = new ConcurrentHashMap<>();

    private PageFiles(Map<String, Path> files) {
        this.files = files;
    }

    /// @param folder of the built page
    static PageFiles of(Path folder) throws IOException {
        try (var all = Files.walk(folder)) {
            return new PageFiles(all.filter(Files::isRegularFile)
                    .collect(Collectors.toUnmodifiableMap(
                            file -> folder.relativize(file).toString().replace('\\', '/'), file -> file)));
        }
    }

    void answer(Context request) throws IOException {
        var name = request.path().equals("/") ? INDEX : request.path().substring(1);
        var file = files.get(name);
        if (file == null || !Files.isRegularFile(file)) throw new NotFoundResponse();
        var ending = name.substring(name.lastIndexOf('.') + 1);
        if (name.startsWith(ASSETS)) request.header("Cache-Control", "private, max-age=31536000, immutable");
        request.contentType(TYPES.getOrDefault(ending, ContentType.OCTET_STREAM));
        if (!TYPES.containsKey(ending) || !accepts(request)) {
            request.result(Files.readAllBytes(file));
            return;
        }
        var bytes = compressed.get(name);
        if (bytes == null) {
            bytes = compress(file);
            compressed.put(name, bytes);
        }
        request.header("Content-Encoding", GZIP)
                .header("Vary", "Accept-Encoding")
                .result(bytes);
    }

    private static boolean accepts(Context request) {
        var accepted = request.header("Accept-Encoding");
        return accepted != null && accepted.contains(GZIP);
    }

    private static byte[] compress(Path file) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var stream = new GZIPOutputStream(bytes)) {
            Files.copy(file, stream);
        }
        return bytes.toByteArray();
    }
}
