package grundy.store.theorem;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.TooLargeException;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.TerminationMeasure;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCertificateCheck;
import grundy.json.JsonObject;
import grundy.limit.Checkpoint;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.store.Sha256;
import grundy.store.StoreException;
import grundy.store.WholeFile;
import grundy.store.document.CertificateDocument;
import grundy.store.document.CertificateKind;
import grundy.store.document.StoredRules;
import grundy.text.Message;
import grundy.value.Play;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Theorems as files, in JSON: rules, numeration system, automaton and claim, and a digest of all of it.
///
/// @param rules in the rule language, without prefixes
/// @param heaps as in {@link GameFormulas#of}
/// @param claim what the theorem says in the language of claims; empty if it has no such words
public record TheoremFile(String rules, int heaps, Theorem theorem, String claim) {
    private static final int VERSION = 1;
    private static final long LARGEST_FILE = 256 << 20;
    /// The number of copies of a file in memory while its digest is computed.
    private static final long COPIES = 4;

    private static final String DIGEST = ",\"digest\":\"sha256:";
    private static final Set<String> MEMBERS = Set.of(
            "certificate",
            "version",
            "rules",
            "play",
            "heaps",
            "kind",
            "claim",
            "coordinates",
            "numeration",
            "weights",
            "measure",
            "automaton",
            "digest");

    /// @return whether a document says that it is a theorem
    public static boolean isTheorem(Map<?, ?> members) {
        return CertificateKind.THEOREM.isOf(members);
    }

    /// Writes all of it or nothing.
    public void write(Path file) throws IOException {
        WholeFile.write(file, out -> {
            document().writeTo(out);
            out.write('\n');
        });
    }

    /// @return all of it
    public JsonObject document() {
        return json().put("digest", digest());
    }

    private String digest() {
        var bytes = new ByteArrayOutputStream();
        json().writeTo(bytes);
        return "sha256:" + Sha256.hex(bytes.toByteArray());
    }

    /// @return whether the claim says the same as the automaton, for all numbers; an empty one does not
    public boolean saysSame() {
        return statedTheorem()
                .filter(TheoremCertificateCheck.CertifiedStatement::saysSame)
                .isPresent();
    }

    /// @return the stated theorem; empty if its rules are not in the rule language
    public Optional<TheoremCertificateCheck.CertifiedStatement> statedTheorem() {
        return StoredRules.game(rules)
                .map(game -> new TheoremCertificateCheck.CertifiedStatement(game, heaps, theorem, claim));
    }

    private JsonObject json() {
        var node = new JsonObject()
                .put(CertificateKind.MEMBER, CertificateKind.THEOREM.id())
                .put("version", VERSION)
                .put("rules", rules)
                .put("play", theorem.game().play().id())
                .put("heaps", heaps)
                .put("kind", theorem.values() ? "g" : "P")
                .put("claim", claim);
        theorem.game().coordinates().forEach(node.putArray("coordinates")::add);
        theorem.system().recurrence().forEach(node.putArray("numeration")::add);
        if (theorem.system().hasOwnWeights()) {
            var weights = node.putArray("weights");
            theorem.system().firstWeights().forEach(weight -> weights.add(weight.longValueExact()));
        }
        var measure = node.putArray("measure");
        for (var sum : theorem.measure().sums()) {
            var row = measure.addArray();
            for (var name : theorem.game().coordinates())
                row.add(sum.factor(name).longValueExact());
            if (sum.constant().signum() != 0) row.add(sum.constant().longValueExact());
        }
        return node.set("automaton", automaton(theorem.automaton()));
    }

    /// States are numbered from 0, where one begins. A row of arrows is symbol, target, symbol,
    /// target, ...; a symbol is the digits of all tracks as a number, that of the first track
    /// first.
    public static JsonObject automaton(Automaton automaton) {
        var node = new JsonObject().put("tracks", automaton.tracks()).put("digits", automaton.digits());
        var accepting = node.putArray("accepting");
        for (int state = 0; state < automaton.states(); state++) if (automaton.accepting()[state]) accepting.add(state);
        var arrows = node.putArray("arrows");
        for (int state = 0; state < automaton.states(); state++) {
            var row = arrows.addArray();
            for (int i = 0; i < automaton.symbols()[state].length; i++)
                row.add(automaton.symbols()[state][i]).add(automaton.targets()[state][i]);
        }
        return node;
    }

    /// @return whether a file is one of these alone, or was one before somebody changed a part of it
    public static boolean looksLikeOne(Path file) throws IOException {
        if (Files.size(file) > LARGEST_FILE) return false;
        try (var memory = Checkpoint.grant()) {
            memory.take(COPIES * Files.size(file));
            var text = Files.readString(file, StandardCharsets.ISO_8859_1);
            return text.contains(CertificateKind.THEOREM.id()) || text.contains("\"arrows\":[");
        }
    }

    /// Reads a certificate whose bytes are those that were written: every change to any of them is noticed by the
    /// digest, also one that means the same.
    ///
    /// @throws StoreException if the file is no such certificate, or was changed
    /// @throws grundy.rules.RulesException if its rules have no form that a theorem could be about
    public static TheoremFile read(Path file) throws IOException {
        if (Files.size(file) > LARGEST_FILE) throw changeFault(file);
        try (var memory = Checkpoint.grant()) {
            memory.take(COPIES * Files.size(file));
            var bytes = Files.readAllBytes(file);
            var text = new String(bytes, StandardCharsets.ISO_8859_1);
            int end = text.lastIndexOf(DIGEST);
            if (end < 0) throw changeFault(file);
            var body = (text.substring(0, end) + "}").getBytes(StandardCharsets.ISO_8859_1);
            if (!text.substring(end).equals(DIGEST + Sha256.hex(body) + "\"}\n")) throw changeFault(file);
        }
        var members = CertificateDocument.read(file);
        if (!isTheorem(members)) throw CertificateKind.THEOREM.fault(file, CertificateKind.MEMBER);
        return read(file, members);
    }

    private static StoreException changeFault(Path file) {
        return new StoreException(Message.of("store.theorem.digest", "file", file));
    }

    /// @throws StoreException if the file is no such certificate, or its digest is not that of what stands in it
    public static TheoremFile read(Path file, Map<?, ?> members) {
        return new TheoremReader(file, members).read();
    }

    private record TheoremReader(Path file, Map<?, ?> members) {
        TheoremFile read() {
            for (var name : members.keySet())
                if (!MEMBERS.contains(String.valueOf(name))) throw fault(String.valueOf(name));
            if (number("version") != VERSION) throw fault("version");
            var play = text("play");
            var kind = text("kind");
            if (!play.equals("normal") && !play.equals("misere")) throw fault("play");
            if (!kind.equals("P") && !kind.equals("g")) throw fault("kind");
            int heaps = number("heaps");
            var rules = text("rules");
            var game = GameFormulas.of(
                    rules(rules).game().rules(), play.equals("misere") ? Play.MISERE : Play.NORMAL, heaps);
            if (!game.coordinates().equals(list(members.get("coordinates"), "coordinates"))) throw fault("coordinates");
            var theorem = theorem(game, kind.equals("g"));
            var read = new TheoremFile(rules, heaps, theorem, text("claim"));
            if (!read.digest().equals(text("digest"))) throw changeFault(file);
            return read;
        }

        private PrefixedRules rules(String text) {
            try {
                return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
            } catch (SyntaxException _) {
                throw new StoreException(Message.of("store.check.question", "question", text));
            }
        }

        private Theorem theorem(GameFormulas game, boolean values) {
            try {
                var coefficients = numbers(members.get("numeration"), "numeration");
                var system = members.containsKey("weights")
                        ? NumerationSystem.from(coefficients, weights())
                        : new NumerationSystem(coefficients);
                return new Theorem(game, values, system, automaton(), measure(game));
            } catch (IllegalArgumentException | TooLargeException e) {
                throw new StoreException(Message.of(
                        "store.theorem.senseless", "file", file, "problem", TheoremCertificateCheck.problem(e)));
            }
        }

        private List<BigInteger> weights() {
            return numbers(members.get("weights"), "weights").stream()
                    .map(BigInteger::valueOf)
                    .toList();
        }

        private TerminationMeasure measure(GameFormulas game) {
            var sums = new ArrayList<LinearSum>();
            for (var row : list(members.get("measure"), "measure")) {
                var factors = numbers(row, "measure");
                int count = game.coordinates().size();
                if (factors.size() != count && factors.size() != count + 1) throw fault("measure");
                var sum = factors.size() == count ? LinearSum.ZERO : LinearSum.of(factors.get(count));
                for (int i = 0; i < count; i++) {
                    sum = sum.plus(LinearSum.of(game.coordinates().get(i)).times(factors.get(i)));
                }
                sums.add(sum);
            }
            return new TerminationMeasure(sums);
        }

        private Automaton automaton() {
            if (!(members.get("automaton") instanceof Map<?, ?> inner)
                    || !inner.keySet().equals(Set.of("tracks", "digits", "accepting", "arrows")))
                throw fault("automaton");
            var rows = list(inner.get("arrows"), "arrows");
            var symbols = new int[rows.size()][];
            var targets = new int[rows.size()][];
            for (int state = 0; state < rows.size(); state++) {
                var arrows = new TreeMap<Integer, Integer>();
                var row = numbers(rows.get(state), "arrows");
                if (row.size() % 2 != 0) throw fault("arrows");
                for (int i = 0; i < row.size(); i += 2) arrows.put(row.get(i), row.get(i + 1));
                symbols[state] = ints(arrows.keySet());
                targets[state] = ints(arrows.values());
            }
            var accepting = new boolean[rows.size()];
            for (int state : numbers(inner.get("accepting"), "accepting")) {
                if (state < 0 || state >= accepting.length) throw fault("accepting");
                accepting[state] = true;
            }
            return new Automaton(
                    number(inner.get("tracks"), "tracks"),
                    number(inner.get("digits"), "digits"),
                    symbols,
                    targets,
                    accepting);
        }

        private static int[] ints(Collection<Integer> numbers) {
            return numbers.stream().mapToInt(Integer::intValue).toArray();
        }

        private List<?> list(@Nullable Object value, String name) {
            if (value instanceof List<?> list) return list;
            throw fault(name);
        }

        private List<Integer> numbers(@Nullable Object value, String name) {
            var numbers = new ArrayList<Integer>();
            for (var element : list(value, name)) numbers.add(number(element, name));
            return numbers;
        }

        private int number(@Nullable Object value, String name) {
            if (value instanceof Long number && number == number.intValue()) return number.intValue();
            throw fault(name);
        }

        private int number(String name) {
            return number(members.get(name), name);
        }

        private String text(String name) {
            if (members.get(name) instanceof String text) return text;
            throw fault(name);
        }

        private StoreException fault(String member) {
            return CertificateKind.THEOREM.fault(file, member);
        }
    }
}
