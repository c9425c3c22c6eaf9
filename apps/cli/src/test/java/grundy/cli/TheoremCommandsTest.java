package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.store.StoreException;
import grundy.store.theorem.TheoremFile;
import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Theorems from `prove` to `check` and `solve`: what is proved is used, and what was changed never checks.
class TheoremCommandsTest {
    private static final String RULES = "(a, b): (a - k, b) | (a, b - k) | (a - k, b - 2*k)";

    @TempDir
    Path folder;

    private Path proved(String... words) {
        var file = folder.resolve("theorem.json");
        var line = new ArrayList<>(List.of("prove"));
        line.addAll(List.of(words));
        line.addAll(List.of("--no-store", "--out", file.toString()));
        assertThat(Ran.run("", line.toArray(String[]::new)).status()).isZero();
        return file;
    }

    private static Ran check(Path file, String... more) {
        var line = new ArrayList<>(List.of("check", file.toString(), "--bound", "3"));
        line.addAll(List.of(more));
        return Ran.run("", line.toArray(String[]::new));
    }

    /// Every byte, replaced in several ways, also by one that means the same in JSON.
    @Tag("slow")
    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"take 1..2; 0", "take {1,4}; 0", "wythoff; 0", "misere nim; 2"})
    void noCertificateWithOneByteChangedIsRead(String rules, int heaps) throws IOException {
        var file = heaps == 0 ? proved(rules) : proved(rules, "--heaps", String.valueOf(heaps));
        assertThat(check(file).status()).isZero();
        var bytes = Files.readAllBytes(file);
        var changed = folder.resolve("changed.json");
        for (int i = 0; i < bytes.length; i++)
            for (int other : new int[] {bytes[i] ^ 1, bytes[i] ^ 16, ' ', '0', '\n', 0, 0xff}) {
                if ((byte) other == bytes[i]) continue;
                var copy = bytes.clone();
                copy[i] = (byte) other;
                Files.write(changed, copy);
                boolean quick = i % 97 != 0;
                if (quick) {
                    assertThat(TheoremFile.looksLikeOne(changed)).isTrue();
                    assertThat(Assertions.catchThrowable(() -> TheoremFile.read(changed)))
                            .as("byte %d", i)
                            .isInstanceOf(StoreException.class);
                } else {
                    var ran = check(changed);
                    assertThat(ran.status()).as("byte %d", i).isEqualTo(1);
                    assertThat(ran.out().lines()).as("byte %d", i).hasSize(1);
                    assertThat(ran.err()).isEmpty();
                }
            }
        for (int i = 0; i < bytes.length; i += 31) {
            Files.write(changed, Arrays.copyOf(bytes, i));
            assertThat(check(changed).status()).isNotZero();
        }
        var longer = Arrays.copyOf(bytes, bytes.length + 1);
        longer[bytes.length] = '\n';
        Files.write(changed, longer);
        assertThat(check(changed).status()).isEqualTo(1);
    }

    /// An adversary who writes the digest anew: the proof fails, and says where.
    @Tag("slow")
    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"accepting\":[0]| \"accepting\":[]| wrong at 0",
                "\"accepting\":[0]| \"accepting\":[0,1]| wrong at ",
                "\"rules\":\"take 1..3\"| \"rules\":\"take 1..4\"| wrong at 4",
                "\"rules\":\"take 1..3\"| \"rules\":\"take {1,2}\"| wrong at 3",
                "\"play\":\"normal\"| \"play\":\"misere\"| wrong at 0",
                "P when n mod 4 == 0| P when n mod 4 == 1| the claim differs",
                "P when n mod 4 == 0| P when n mod 4 == 0 or n == 10^50 + 1| the claim differs",
                "\"measure\":[[1]]| \"measure\":[[0]]| Not every move lowers",
                "\"numeration\":[2]| \"numeration\":[3]| ",
                "\"kind\":\"P\"| \"kind\":\"g\"| ",
                "\"coordinates\":[\"n\"]| \"coordinates\":[\"m\"]| coordinates",
            })
    void aFalseTheoremWithTheRightDigestIsRefused(String from, String to, String fault) throws Exception {
        var file = proved("take 1..3");
        var text = Files.readString(file);
        assertThat(text).contains(from);
        write(file, text.replace(from, to));
        var ran = check(file);
        assertThat(ran.status()).as(ran.out() + ran.err()).isEqualTo(1);
        assertThat(ran.out()).contains(fault == null ? "" : fault);
        assertThat(ran.err()).isEmpty();
        var json = check(file, "--json");
        assertThat(json.status()).isEqualTo(1);
        assertThat(json.json().get("checks").asBoolean()).isFalse();
        assertThat(json.json().get("fault").asString()).isNotBlank();
    }

    /// Weights of its own belong to the certificate: with others it does not hold.
    @Tag("slow")
    @DrawnCases
    @Test
    void firstWeightsMatter() throws Exception {
        var file = proved("(n, q): (n-k, 3*k-1) where k <= q");
        assertThat(check(file).status()).isZero();
        var text = Files.readString(file);
        for (var other : List.of("[1,2,3,4]", "[1,2,3,6]", "[1,2,4,5]", "[1,2,3,5,7]", "[1,2]", "[2,3,4,5]", "[]")) {
            var changed = text.replace("\"weights\":[1,2,3,5]", "\"weights\":" + other);
            assertThat(changed).isNotEqualTo(text);
            write(file, changed);
            assertThat(check(file).status()).as(other).isEqualTo(1);
        }
    }

    /// Every arrow and every final state of Wythoff's automaton matters.
    @Tag("slow")
    @DrawnCases
    @Test
    void everyTransitionAndEveryFinalStateMatters() throws Exception {
        var file = proved("wythoff");
        var text = Files.readString(file);
        int from = text.indexOf("\"accepting\":");
        int to = text.indexOf("},\"digest\"");
        int tried = 0;
        var number = Pattern.compile("\\d+").matcher(text);
        for (int at = from; number.find(at) && number.start() < to; at = number.end()) {
            var other = String.valueOf((Integer.parseInt(number.group()) + 1) % 5);
            write(file, text.substring(0, number.start()) + other + text.substring(number.end()));
            if (Files.readString(file).equals(text)) continue;
            assertThat(check(file).status()).as("at %d", number.start()).isEqualTo(1);
            tried++;
        }
        assertThat(tried).isGreaterThan(20);
    }

    private static void write(Path file, String text) throws Exception {
        var body = text.substring(0, text.lastIndexOf(",\"digest\"")) + "}";
        var digest = ",\"digest\":\"sha256:" + sha256(body.getBytes(StandardCharsets.UTF_8)) + "\"}\n";
        Files.writeString(file, body.substring(0, body.length() - 1) + digest);
    }

    private static String sha256(byte[] bytes) throws NoSuchAlgorithmException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    }

    @Test
    void solveAnswersFromWhatProveKept() throws IOException, NoSuchAlgorithmException {
        var huge = "1" + "0".repeat(200);
        var question = RULES + " (" + huge + "," + huge.replace('0', '3') + ")";
        var proved = Ran.run("", "prove", RULES, "--json");
        assertThat(proved.status()).as(proved.err()).isZero();
        var stored = Path.of(proved.json().get("stored").asString());
        var ran = Ran.run("", "solve", question, "--json");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.json().get("evidence").get("kind").asString()).isEqualTo("automaton");
        // written in another way, it is the same game
        var other = question.replace("a", "x").replace("b", "y").replace("k", "j");
        assertThat(Ran.run("", "solve", other, "--json")
                        .json()
                        .get("evidence")
                        .get("kind")
                        .asString())
                .isEqualTo("automaton");
        assertThat(Ran.run("", "prove", "--list", "--json").json().toString()).contains("2*k");
        var chinese = Ran.run("", "solve", question, "--lang", "zh");
        assertThat(chinese.out()).contains("自动机").doesNotContain("automaton");
        var known = "Proved for all sizes, and kept: " + RULES;
        assertThat(Ran.run("", "values", RULES, "--to", "3").out()).contains(known);
        assertThat(Ran.run("", "pattern", "--rules", RULES, "--time", "1").out())
                .contains(known);
        assertThat(Ran.run("", "values", "misere " + RULES, "--to", "3").out()).doesNotContain("Proved");
        // a false theorem in the store is refused, and told
        var text = Files.readString(stored);
        try {
            write(
                    stored,
                    text.replace("[[0,0,3,0]]", "[[0,0,1,0,3,0]]")
                            .replace("P when a == b", "")
                            .replace("P when x == y", ""));
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        assertThat(Files.readString(stored)).isNotEqualTo(text);
        // nor does it help to say beside it that it was proved, as earlier versions did
        var mark = stored.resolveSibling(stored.getFileName() + ".proved");
        Files.writeString(mark, "kernel 1 " + sha256(Files.readAllBytes(stored)));
        var table = Ran.run("", "values", RULES, "--to", "3");
        assertThat(table.out()).doesNotContain("Proved");
        assertThat(table.err()).contains("does not check");
        var small = Ran.run("", "solve", RULES + " (3,5)", "--json");
        assertThat(small.json().get("evidence").get("kind").asString()).isEqualTo("search");
        assertThat(small.err()).contains("does not check");
        Files.delete(stored);
        Files.delete(mark);
    }

    @Test
    void aNamedCertificateComesFirstAndIsProved() throws Exception {
        var file = proved("wythoff");
        var ran = Ran.run("", "solve", "wythoff 3 5", "--theorem", file.toString(), "--json");
        assertThat(ran.status()).isZero();
        assertThat(ran.json().get("evidence").get("kind").asString()).isEqualTo("automaton");
        assertThat(ran.json().get("outcome").asString()).isEqualTo("P");
        assertThat(Ran.run("", "solve", "nim 3 5", "--theorem", file.toString()).status())
                .isEqualTo(2);
        write(file, Files.readString(file).replaceFirst("\"accepting\":\\[0", "\"accepting\":[1"));
        var refused = Ran.run("", "solve", "wythoff 3 5", "--theorem", file.toString());
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.err().lines()).hasSize(1);
    }
}
