package grundy.store.certificate;

import grundy.check.CheckResult;
import grundy.check.answer.TableCheck;
import grundy.json.JsonObject;
import grundy.limit.Checkpoint;
import grundy.limit.MemoryRoom;
import grundy.question.AnswerSource;
import grundy.rules.Tuple;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.notation.SyntaxException;
import grundy.store.Sha256;
import grundy.store.StoreException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateMembers;
import grundy.text.Message;
import grundy.value.Compound;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The certificate of a table of two coordinates in a file ({@link grundy.store.run.GridFile}), which lies beside it.
///
/// Its members: `question`, the rules; `to`, the last value of both coordinates; `file`, the name of the table's file;
/// `cold`, whether it has the positions of value 0 alone; and `digest`, of all its bytes. Of a large table
/// the values of the coordinates up to 299 are worked out again at most, and what is beyond is said to be open.
///
/// @param digest SHA-256, in hexadecimal digits
public record GridCertificate(List<String> question, int to, String file, boolean cold, String digest)
        implements AnswerCertificate {
    private static final int VERSION = 1;
    private static final int BYTES_OF_COLD = 80;
    private static final int MOST_DIGITS = 9;

    /// Values of each coordinate that are worked out again at most.
    private static final int CORNER = 300;

    public GridCertificate {
        question = List.copyOf(question);
    }

    /// @param question the rules, as they were written
    /// @param file the file, which is read again
    /// @param whole whether it has all values
    public static GridCertificate of(List<String> question, int to, Path file, boolean whole) throws IOException {
        return new GridCertificate(question, to, String.valueOf(file.getFileName()), !whole, Sha256.hex(file));
    }

    @Override
    public CertificateKind kind() {
        return CertificateKind.GRID;
    }

    @Override
    public Message title() {
        return Message.of("store.check.table.title", "question", String.join(" ", question), "to", to);
    }

    /// @param path of the certificate, beside which the table lies
    @Override
    public CheckResult check(PosedQuestion posed, Path path, AnswerSource answers) throws SyntaxException, IOException {
        var rules = posed.language().rules(posed.source());
        if (rules.compound() != Compound.DISJUNCTIVE) throw fault(path, CertificateMembers.QUESTION);
        var table = path.resolveSibling(file);
        if (!Files.isRegularFile(table))
            throw new StoreException(Message.of("store.check.grid.missing", "file", table));
        if (!Sha256.hex(table).equals(digest))
            throw new StoreException(Message.of("store.check.grid.other", "file", table));
        try (var memory = Checkpoint.grant();
                var lines = new BufferedReader(
                        new InputStreamReader(Files.newInputStream(table), StandardCharsets.US_ASCII))) {
            var reader = new TableReader(table, lines);
            if (!cold) return values(rules, reader.corner(to, memory), path);
            var colds = reader.colds(to, memory);
            int last = Math.min(to, CORNER - 1);
            return TableCheck.colds(rules.game(), rules.play(), last, (a, b) -> colds.contains(pair(a, b)))
                    .map(this::openBeyondCorner)
                    .orElseThrow(() -> fault(path, CertificateMembers.QUESTION));
        }
    }

    private CheckResult values(PrefixedRules rules, List<int[]> corner, Path path) {
        if (!TableCheck.fits(rules.game(), rules.play(), 0, corner)) throw fault(path, CertificateMembers.QUESTION);
        return openBeyondCorner(TableCheck.values(rules.game(), rules.play(), 0, corner, Optional.empty()));
    }

    /// @param found of the corner
    private CheckResult openBeyondCorner(CheckResult found) {
        if (to < CORNER || !found.isComplete()) return found;
        var beyond =
                Message.of("check.table.open", "position", Tuple.of(0, CORNER).toString());
        return new CheckResult(found.steps(), List.of(beyond), Optional.empty());
    }

    private static long pair(int a, int b) {
        return (long) a << Integer.SIZE | b;
    }

    /// A table as text, number by number.
    private static final class TableReader {
        private final Path table;
        private final Reader text;
        private long line = 1;

        TableReader(Path table, Reader text) {
            this.table = table;
            this.text = text;
        }

        /// Reads `to + 1` rows of as many values.
        ///
        /// @return the values in the corner that is computed again
        List<int[]> corner(int to, MemoryRoom memory) throws IOException {
            var corner = new ArrayList<int[]>();
            int side = (int) Math.min(to + 1L, CORNER);
            for (long a = 0; a <= to; a++) {
                Checkpoint.look();
                var row = new int[a < side ? side : 0];
                memory.take(Integer.BYTES * (long) row.length);
                for (long b = 0; b <= to; b++) {
                    int value = number(text.read(), b < to ? ',' : '\n');
                    if (b < row.length) row[(int) b] = value;
                }
                if (a < side) corner.add(row);
            }
            if (text.read() >= 0) throw fault();
            return corner;
        }

        Set<Long> colds(int to, MemoryRoom memory) throws IOException {
            for (char letter : "a,b\n".toCharArray()) if (text.read() != letter) throw fault();
            line++;
            var colds = new HashSet<Long>();
            long last = -1;
            for (int letter = text.read(); letter >= 0; letter = text.read()) {
                Checkpoint.step();
                memory.take(BYTES_OF_COLD);
                int a = number(letter, ',');
                int b = number(text.read(), '\n');
                long cold = pair(a, b);
                if (a > to || b > to || cold <= last) throw fault();
                last = cold;
                colds.add(cold);
            }
            return colds;
        }

        /// @param first letter of the number, which was read before
        /// @param end what is to follow it
        private int number(int first, char end) throws IOException {
            int number = 0;
            int digits = 0;
            int letter = first;
            for (; letter >= '0' && letter <= '9'; letter = text.read()) {
                if (++digits > MOST_DIGITS || digits > 1 && number == 0) throw fault();
                number = 10 * number + letter - '0';
            }
            if (digits == 0 || letter != end) throw fault();
            if (end == '\n') line++;
            return number;
        }

        private StoreException fault() {
            return new StoreException(Message.of("store.check.grid.line", "file", table, "line", line));
        }
    }

    @Override
    public JsonObject json() {
        return CertificateMembers.newCertificate(kind(), VERSION, question)
                .put("to", to)
                .put("file", file)
                .put("cold", cold)
                .put("digest", digest);
    }

    static GridCertificate read(CertificateMembers in) {
        if (!(in.get("cold") instanceof Boolean cold)) throw in.fault("cold");
        var read = new GridCertificate(
                in.question(), in.number("to", in.get("to")), in.text("file"), cold, in.text("digest"));
        if (!PeriodCertificateFile.isName(read.file)) throw in.fault("file");
        in.requireAll(read.json());
        return read;
    }
}
