package grundy.store.theorem;

import grundy.check.QuotientTheorem;
import grundy.json.JsonObject;
import grundy.limit.Checkpoint;
import grundy.rules.RuleTree;
import grundy.store.Sha256;
import grundy.store.StoreException;
import grundy.store.WholeFile;
import grundy.store.document.CertificateDocument;
import grundy.store.document.CertificateKind;
import grundy.store.document.StoredRules;
import grundy.value.MisereQuotient;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The theorem about a misere quotient as a certificate.
///
/// Its members: `certificate` and `version`; `rules`, the games whose heaps are added; `order`; `p`, the P-elements;
/// `generators`, numbers of heaps, and `actions`, what each of them makes of the elements 0, 1, 2, ...; `map`, the
/// element of each heap, those before `preperiod + period` if there is a period; `preperiod` and `period`, 0 where
/// nothing is said about larger heaps; `unbeaten`, for each element the sets of elements beside which some sum that has
/// it is unbeaten, as hexadecimal numbers with a bit for each element; `digest` of all this. Every change of a byte is
/// noticed, also one that means the same.
///
/// @param rules the texts of the games
public record QuotientFile(List<String> rules, QuotientTheorem theorem) {
    private static final int VERSION = 1;
    private static final long LARGEST_FILE = 64 << 20;
    private static final String SET = "\"unbeaten\":[";

    public QuotientFile {
        rules = List.copyOf(rules);
    }

    /// @return whether a file is such a certificate, perhaps a damaged one
    public static boolean looksLikeOne(Path file) throws IOException {
        if (Files.size(file) > LARGEST_FILE) return false;
        try (var memory = Checkpoint.grant()) {
            memory.take(2 * Files.size(file));
            var text = Files.readString(file, StandardCharsets.ISO_8859_1);
            return text.contains(CertificateKind.QUOTIENT.id()) || text.contains(SET);
        }
    }

    /// Writes all of it or nothing.
    public void write(Path file) throws IOException {
        var bytes = bytes();
        WholeFile.write(file, out -> out.write(bytes));
    }

    private byte[] bytes() {
        var node = document();
        var plain = new ByteArrayOutputStream();
        node.writeTo(plain);
        node.put("digest", Sha256.hex(plain.toByteArray()));
        var out = new ByteArrayOutputStream();
        node.writeTo(out);
        out.write('\n');
        return out.toByteArray();
    }

    /// @return the certificate without its digest
    JsonObject document() {
        var quotient = theorem.quotient();
        var node = new JsonObject()
                .put(CertificateKind.MEMBER, CertificateKind.QUOTIENT.id())
                .put("version", VERSION);
        var texts = node.putArray("rules");
        rules.forEach(texts::add);
        node.put("order", quotient.order());
        var lost = node.putArray("p");
        quotient.lostElements().stream().forEach(lost::add);
        var generators = node.putArray("generators");
        var actions = node.putArray("actions");
        for (int heap : theorem.generators()) {
            generators.add(heap);
            var action = actions.addArray();
            int element = theorem.map().get(heap);
            for (int i = 0; i < quotient.order(); i++) action.add(quotient.times(element, i));
        }
        var map = node.putArray("map");
        theorem.map().forEach(map::add);
        node.put("preperiod", theorem.preperiod()).put("period", theorem.period());
        var unbeaten = node.putArray("unbeaten");
        for (var sets : theorem.unbeaten()) {
            var list = unbeaten.addArray();
            for (var set : sets) list.add(number(set).toString(16));
        }
        return node;
    }

    private static BigInteger number(BitSet set) {
        var bytes = set.toByteArray();
        for (int i = 0, j = bytes.length - 1; i < j; i++, j--) {
            byte swapped = bytes[i];
            bytes[i] = bytes[j];
            bytes[j] = swapped;
        }
        return new BigInteger(1, bytes);
    }

    private static BitSet bitSet(BigInteger number) {
        var set = new BitSet();
        for (int i = 0; i < number.bitLength(); i++) set.set(i, number.testBit(i));
        return set;
    }

    /// @throws StoreException if the file is no such certificate, or was changed
    public static QuotientFile read(Path file) throws IOException {
        if (Files.size(file) > LARGEST_FILE) throw fault(file, "size");
        try (var memory = Checkpoint.grant()) {
            memory.take(Files.size(file));
            var bytes = Files.readAllBytes(file);
            var read = read(file, CertificateDocument.read(file, bytes, memory));
            if (!Arrays.equals(read.bytes(), bytes)) throw fault(file, "digest");
            return read;
        }
    }

    /// @param members of a certificate, the digest perhaps not among them
    /// @throws StoreException if they are not those of such a certificate
    static QuotientFile read(Path file, Map<?, ?> members) {
        return new QuotientReader(file, members).certificate();
    }

    private static StoreException fault(Path file, String member) {
        return CertificateKind.QUOTIENT.fault(file, member);
    }

    private record QuotientReader(Path file, Map<?, ?> members) {
        QuotientFile certificate() {
            if (!CertificateKind.QUOTIENT.isOf(members)) throw fault(CertificateKind.MEMBER);
            if (number("version") != VERSION) throw fault("version");
            var texts = new ArrayList<String>();
            var games = new ArrayList<RuleTree>();
            for (var one : list(members.get("rules"), "rules")) {
                if (!(one instanceof String text)) throw fault("rules");
                texts.add(text);
                games.add(StoredRules.read(text).orElseThrow(() -> fault("rules")));
            }
            if (games.isEmpty()) throw fault("rules");
            int order = number("order");
            if (order < 1 || order > MisereQuotient.MOST) throw fault("order");
            var map = numbers(members.get("map"), "map", order);
            var generators = numbers(members.get("generators"), "generators", map.size());
            var quotient = new MisereQuotient(order, products(order, map, generators), lostElements(order));
            return new QuotientFile(
                    texts,
                    new QuotientTheorem(
                            games, quotient, generators, map, number("preperiod"), number("period"), unbeaten(order)));
        }

        private BitSet lostElements(int order) {
            var lost = new BitSet();
            numbers(members.get("p"), "p", order).forEach(lost::set);
            return lost;
        }

        /// Every element is reached from 0 by some generators; the same generators lead from any other
        /// element to the product of both.
        private char[] products(int order, List<Integer> map, List<Integer> generators) {
            var actions = new ArrayList<List<Integer>>();
            for (var row : list(members.get("actions"), "actions")) actions.add(numbers(row, "actions", order));
            if (actions.size() != generators.size()) throw fault("actions");
            for (int i = 0; i < actions.size(); i++)
                if (actions.get(i).size() != order || !actions.get(i).getFirst().equals(map.get(generators.get(i))))
                    throw fault("actions");
            var products = new char[order * order];
            for (int i = 0; i < order; i++) products[i] = (char) i;
            var reached = new BitSet();
            reached.set(0);
            var queue = new ArrayList<>(List.of(0));
            for (int at = 0; at < queue.size(); at++)
                for (var action : actions) {
                    int from = queue.get(at);
                    int to = action.get(from);
                    if (reached.get(to)) continue;
                    reached.set(to);
                    queue.add(to);
                    for (int i = 0; i < order; i++)
                        products[to * order + i] = (char) (int) action.get(products[from * order + i]);
                }
            if (reached.cardinality() != order) throw fault("actions");
            return products;
        }

        private List<List<BitSet>> unbeaten(int order) {
            var all = new ArrayList<List<BitSet>>();
            for (var sets : list(members.get("unbeaten"), "unbeaten")) {
                var some = new ArrayList<BitSet>();
                for (var one : list(sets, "unbeaten")) {
                    if (!(one instanceof String text) || !text.matches("[0-9a-f]+") || text.length() > order)
                        throw fault("unbeaten");
                    var set = bitSet(new BigInteger(text, 16));
                    if (set.length() > order) throw fault("unbeaten");
                    if (some.contains(set)) throw fault("unbeaten");
                    some.add(set);
                }
                all.add(some);
            }
            return all;
        }

        private List<?> list(@Nullable Object value, String name) {
            if (value instanceof List<?> list) return list;
            throw fault(name);
        }

        /// @param below the numbers are from 0 to below this
        private List<Integer> numbers(@Nullable Object value, String name, int below) {
            var numbers = new ArrayList<Integer>();
            for (var element : list(value, name)) {
                if (!(element instanceof Long number) || number < 0 || number >= below) throw fault(name);
                numbers.add(number.intValue());
            }
            return numbers;
        }

        private int number(String name) {
            if (members.get(name) instanceof Long number && number >= 0 && number <= Integer.MAX_VALUE)
                return number.intValue();
            throw fault(name);
        }

        private StoreException fault(String member) {
            return QuotientFile.fault(file, member);
        }
    }
}
