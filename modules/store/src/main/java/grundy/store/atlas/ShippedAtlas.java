package grundy.store.atlas;

import grundy.rules.RuleTree;
import grundy.store.Sha256;
import grundy.value.Play;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/// The atlases that come with the program: the results of surveys, without certificates.
/// `games/atlases` says how they were made.
public final class ShippedAtlas {
    /// Their names: a family and its bound.
    public static final List<String> NAMES =
            List.of("octal-3", "octal-4", "subtraction-16", "partizan-takes-6", "misere-octal-3");

    private static final int EDITION = 12;

    private ShippedAtlas() {}

    /// The row of an atlas about a game.
    ///
    /// @param atlas one of {@link #NAMES}
    public record AtlasEntry(String atlas, AtlasRow row) {}

    /// Cost: an atlas is read from its beginning, up to 0.1 seconds.
    ///
    /// @return empty if no atlas is about such rules
    public static Optional<AtlasEntry> find(RuleTree rules, Play play) {
        return AtlasPlace.of(rules, play)
                .flatMap(place -> rows(place.atlas(), "," + AtlasCsv.text(place.rules()) + ",").stream()
                        .findFirst()
                        .map(row -> new AtlasEntry(place.atlas(), row)));
    }

    /// @param name one of {@link #NAMES}
    /// @return its rows in order
    public static List<AtlasRow> rows(String name) {
        return rows(name, "");
    }

    /// @param name one of {@link #NAMES}
    /// @return a text that is another one as soon as the atlas is
    public static String edition(String name) {
        try (var in = file(name)) {
            return Sha256.hex(in.readAllBytes()).substring(0, EDITION);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static InputStream file(String name) {
        var in = ShippedAtlas.class.getResourceAsStream(name + ".csv.gz");
        if (in == null) throw new AssertionError("The atlas " + name + " is a part of the program");
        return in;
    }

    private static List<AtlasRow> rows(String name, String with) {
        try (var in = file(name)) {
            var lines = new BufferedReader(new InputStreamReader(new GZIPInputStream(in), StandardCharsets.UTF_8));
            var columns = AtlasCsv.columns(lines.readLine());
            var rows = new ArrayList<AtlasRow>();
            for (var line = lines.readLine(); line != null; line = lines.readLine())
                if (line.contains(with)) rows.add(AtlasCsv.row(columns, line));
            return rows;
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
