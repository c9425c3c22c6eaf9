package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.LimitException;
import grundy.prove.claims.CatalogueProofs;
import grundy.prove.claims.ClaimExports;
import grundy.prove.claims.ParametricTexts;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import grundy.testkit.Recording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The table of texts that Rocq has accepted is true. After a change of the library, of what is written or of the
/// catalogue it is recorded anew ({@link Recording#PROOFS}).
@Tag("slow")
class RocqAcceptedTest {
    private static final long SECONDS = 60;
    private static final Duration MOST = Duration.ofMinutes(10);

    /// How claims begin for which Rocq takes longer, so that nothing is recorded.
    private static final List<String> SLOW = List.of(
            "kenyons-game: g = ",
            "nim-in-disguise: ",
            "nim-with-three-way-split: g = ",
            "subtraction-interval[l, r]: misere g = ");

    private static final Path FILE = Path.of("src/main/resources" + RocqAccepted.TABLE);

    private static final List<String> HEAD = List.of(
            "# Texts that state claims of the catalogue and that Rocq has accepted: a digest of the text and its library,",
            "# the version of Rocq, the claim. Written with -Drecord=proofs.");

    /// The libraries, each compiled once, in folders of their own.
    @TempDir
    private static Path folder;

    private static final Map<List<String>, Rocq> LIBRARIES = new HashMap<>();

    /// What the catalogue states, worked out once.
    private static List<NotedClaim> stated = List.of();

    /// Gives a text.
    private interface TextSource {
        RocqExport export() throws SyntaxException;
    }

    /// A claim with its text.
    private record NotedClaim(String claim, String digest, TextSource text) {
        NotedClaim(String claim, RocqExport export) {
            this(claim, RocqAccepted.digest(export), () -> export);
        }

        RocqExport export() throws SyntaxException {
            return text.export();
        }

        @Override
        public String toString() {
            return claim;
        }

        boolean isSlow() {
            return SLOW.stream().anyMatch(claim::startsWith);
        }

        String line(String version) {
            return digest + " " + version + " " + claim;
        }
    }

    private static List<NotedClaim> stated() throws SyntaxException {
        if (!stated.isEmpty()) return stated;
        var all = new ArrayList<NotedClaim>();
        for (var game : Catalogue.builtIn().entries())
            for (var finding : CatalogueProofs.find(game, SECONDS))
                finding.theorem()
                        .flatMap(theorem -> written(new ClaimExports(finding, theorem)))
                        .ifPresent(export -> all.add(new NotedClaim(
                                game.id() + ": " + finding.proof().claim(), export)));
        for (var each : ParametricTexts.all())
            each.rocqDigest().ifPresent(digest -> all.add(new NotedClaim(each.toString(), digest, each::export)));
        stated = List.copyOf(all);
        return stated;
    }

    private static List<NotedClaim> recorded() throws SyntaxException {
        return stated().stream().filter(each -> !each.isSlow()).toList();
    }

    private static Optional<RocqExport> written(ClaimExports exports) {
        try {
            return Optional.of(exports.rocq());
        } catch (LimitException _) {
            return exports.arithmetic().isPresent() ? Optional.empty() : exports.automaticValues();
        }
    }

    private static boolean isAccepted(NotedClaim stated) throws SyntaxException, IOException, InterruptedException {
        var export = stated.export();
        assertThat(RocqAccepted.digest(export)).isEqualTo(stated.digest);
        var library = export.library();
        var rocq = LIBRARIES.get(library);
        if (rocq == null) {
            rocq = Rocq.with(export, Files.createDirectory(folder.resolve("library" + LIBRARIES.size())));
            LIBRARIES.put(library, rocq);
        }
        return rocq.accepts(export.theorem(), MOST);
    }

    /// A recording of everything takes longer than other tests may.
    @Timeout(value = 2, unit = TimeUnit.HOURS)
    @Tag("recorded-proofs")
    @Test
    void everyTextOfTheCatalogueIsInTheTableAndNoOther() throws SyntaxException, IOException, InterruptedException {
        if (Recording.PROOFS.isOn()) record();
        var lines = new HashSet<String>();
        for (var each : stated()) if (!each.isSlow()) lines.add(each.digest + " " + each.claim);
        var recorded = new HashSet<String>();
        for (var line : Files.readAllLines(FILE))
            if (!line.startsWith("#")) recorded.add(line.replaceFirst(" \\S+ ", " "));
        assertThat(recorded).isNotEmpty();
        assertThat(recorded)
                .as("%s; what Rocq does not accept in ten minutes is named in SLOW", Recording.PROOFS)
                .isEqualTo(lines);
    }

    @DrawnCases(oneIn = 192)
    @ParameterizedTest
    @MethodSource("recorded")
    void rocqAcceptsIt(NotedClaim stated) throws SyntaxException, IOException, InterruptedException {
        assertThat(isAccepted(stated)).isTrue();
        assertThat(RocqAccepted.version(stated.digest)).isPresent();
    }

    @Test
    void whatIsChangedIsNotInTheTable() throws SyntaxException {
        var export = stated().getFirst().export();
        var changed =
                new RocqExport(export.name(), export.theorem().replaceFirst("Theorem", "Lemma"), export.library());
        assertThat(RocqAccepted.version(changed)).isEmpty();
        var comment =
                new RocqExport(export.name(), "(* another (* comment *) *)\n" + export.theorem(), export.library());
        assertThat(RocqAccepted.digest(comment)).isEqualTo(RocqAccepted.digest(export));
    }

    /// What is in the table already stays until another text of the same claim is accepted or refused, so that a
    /// recording which was stopped loses nothing and goes on.
    private static void record() throws SyntaxException, IOException, InterruptedException {
        var version = version();
        var lines = new TreeMap<String, String>();
        for (var line : Files.readAllLines(FILE)) if (!line.startsWith("#")) lines.put(line.split(" ", 3)[2], line);
        for (var each : recorded()) {
            var before = lines.get(each.claim);
            if (before != null && before.startsWith(each.digest + " ")) continue;
            if (isAccepted(each)) lines.put(each.claim, each.line(version));
            else lines.remove(each.claim);
            write(lines);
        }
        lines.keySet().retainAll(recorded().stream().map(NotedClaim::claim).toList());
        write(lines);
    }

    private static void write(SortedMap<String, String> lines) throws IOException {
        var table = new ArrayList<>(HEAD);
        table.addAll(lines.values());
        Files.write(FILE, table);
    }

    private static String version() throws IOException {
        var process = new ProcessBuilder("coqc", "--print-version").start();
        try (var said = process.inputReader()) {
            return said.readAllAsString().strip().split(" ")[0];
        }
    }
}
