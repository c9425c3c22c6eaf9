package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Certificates that somebody made up so that their parts fit each other, with the seals that fit: what they claim is
/// false, and the check says so.
class ForgedCertificatesTest {
    /// Both choose at the same time: 5,5 or 1,1 where they choose alike, else nothing.
    private static final String ALIKE = tree("5 5", "0 0", "0 0", "1 1");

    /// The same with what the one loses the other gains.
    private static final String PENNIES = tree("1 -1", "-1 1", "-1 1", "1 -1");

    private static final String FIRST = "[[\"1\",\"0\"],[\"1\",\"0\"]]";
    private static final String SECOND = "[[\"0\",\"1\"],[\"0\",\"1\"]]";
    private static final String HALVES = "[[\"1/2\",\"1/2\"],[\"1/2\",\"1/2\"]]";

    @TempDir
    Path folder;

    private static String tree(String ll, String lr, String rl, String rr) {
        return """
                EFG 2 R "" { "A" "B" }
                p "" 1 1 "" { "l" "r" } 0
                p "" 2 1 "" { "l" "r" } 0
                t "" 1 "" { %s }
                t "" 2 "" { %s }
                p "" 2 1 "" { "l" "r" } 0
                t "" 3 "" { %s }
                t "" 4 "" { %s }
                """.formatted(ll, lr, rl, rr);
    }

    private static String profile(String behaviour, String one, String two) {
        return "{\"behaviour\":%s,\"payoffs\":[\"%s\",\"%s\"]}".formatted(behaviour, one, two);
    }

    private static String behaviours(String tree, boolean perfect, String... profiles) {
        return "{\"certificate\":\"grundy-tree\",\"version\":1,\"game\":%s,\"subgamePerfect\":%s,\"profiles\":[%s],\"seal\":\"\"}"
                .formatted(new Json.Text(tree).write(), perfect, String.join(",", profiles));
    }

    private Ran check(String document) throws IOException {
        return new CertificateFiles(folder).check(Json.sealed(Json.read(document)));
    }

    private String written(String line) throws IOException {
        var words = List.of(line.split(" ~ "));
        var options = new ArrayList<String>();
        options.add(
                List.of("matrix", "tree", "prove", "quotient").contains(words.getFirst()) ? "--out" : "--certificate");
        options.add(CertificateFiles.CERTIFICATE);
        return new CertificateFiles(folder)
                .written(words.getFirst(), words.subList(1, words.size()), options)
                .orElseThrow()
                .write();
    }

    @Test
    void bestRepliesProveNoValueWithoutAConstantSum() throws IOException {
        assertThat(check(behaviours(PENNIES, false, profile(HALVES, "0", "0"))).status())
                .isZero();
        var one = check(behaviours(ALIKE, false, profile(SECOND, "1", "1")));
        assertThat(one.status()).isEqualTo(1);
        assertThat(one.out()).contains("constant sum").doesNotContain("so this is the value");
        var both = check(behaviours(ALIKE, false, profile(FIRST, "5", "5"), profile(SECOND, "1", "1")));
        assertThat(both.status()).isEqualTo(1);
    }

    /// Where both choose at the same time the whole tree is the only subgame.
    @Test
    void eachEquilibriumOfOneSubgameIsSubgamePerfect() throws IOException {
        for (var right : List.of(profile(FIRST, "5", "5"), profile(SECOND, "1", "1")))
            assertThat(check(behaviours(ALIKE, true, right)).status()).isZero();
        for (var wrong : List.of(profile(HALVES, "3/2", "3/2"), profile(SECOND, "5", "5")))
            assertThat(check(behaviours(ALIKE, true, wrong)).status()).isEqualTo(1);
        // One may stay out before: the threat to choose otherwise than the other is no equilibrium behind it.
        var before = """
                EFG 2 R "" { "A" "B" }
                p "" 1 1 "" { "out" "in" } 0
                t "" 9 "" { 2 2 }
                """ + ALIKE.substring(ALIKE.indexOf('p')).replace("p \"\" 1 1", "p \"\" 1 2");
        var threat = "[[\"1\",\"0\"],[\"1\",\"0\"],[\"0\",\"1\"]]";
        var alike = "[[\"1\",\"0\"],[\"0\",\"1\"],[\"0\",\"1\"]]";
        assertThat(check(behaviours(before, true, profile(threat, "2", "2"))).status())
                .isEqualTo(1);
        assertThat(check(behaviours(before, true, profile(alike, "2", "2"))).status())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void noProfileProvesNothing(boolean perfect) throws IOException {
        assertThat(check(behaviours(PENNIES, perfect)).status()).isEqualTo(1);
        assertThat(check(behaviours(ALIKE, perfect)).status()).isEqualTo(1);
    }

    @Test
    void aProfileCountsOnce() throws IOException {
        var twice = behaviours(PENNIES, false, profile(HALVES, "0", "0"), profile(HALVES, "0", "0"));
        assertThat(check(twice).status()).isEqualTo(1);
    }

    @Test
    void anOutcomeHasOnePayoff() throws IOException {
        assertThat(check(behaviours(tree("1 -1", "-1 1", "-1 1", "1 -1"), false, profile(HALVES, "0", "0")))
                        .status())
                .isZero();
        var twice = PENNIES.replace("t \"\" 4", "t \"\" 2");
        assertThat(check(behaviours(twice, false, profile(HALVES, "0", "0"))).status())
                .isEqualTo(2);
    }

    /// Whoever forgot what he did may be best off with what no best reply that remembers finds.
    @Test
    void noValueIsProvedWherePlayersForget() throws IOException {
        var forgetful = """
                EFG 2 R "" { "A" "B" }
                p "" 1 1 "" { "l" "r" } 0
                p "" 1 2 "" { "l" "r" } 0
                t "" 1 "" { 1 -1 }
                t "" 2 "" { 0 0 }
                p "" 1 2 "" { "l" "r" } 0
                t "" 3 "" { 0 0 }
                t "" 4 "" { 1 -1 }
                """;
        assertThat(check(behaviours(forgetful, false, profile(FIRST, "1", "-1")))
                        .status())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "matrix ~ battle-of-the-sexes | \"equilibria\":[{ | \"equilibria\":[{\"strategies\":[[\"1\",\"0\"],[\"1\",\"0\"]],\"payoffs\":[\"2\",\"1\"]},{",
                "matrix ~ rock-paper-scissors | \"value\":\"0\" | \"value\":\"1\"",
                "matrix ~ battle-of-the-sexes | \"value\":null | \"value\":\"2\"",
                "matrix ~ prisoners-dilemma | \"strict\":true | \"strict\":false",
                "matrix ~ prisoners-dilemma | \"round\":1 | \"round\":2"
            })
    void ofEquilibria(String line, String part, String other) throws IOException {
        isFalse(line, part, other);
    }

    @Test
    void noEquilibriumAndNoStepProveNothing() throws IOException {
        var nothing = written("matrix ~ battle-of-the-sexes")
                .replaceFirst("\"equilibria\":.*\"value\"", "\"equilibria\":[],\"value\"");
        assertThat(nothing).contains("\"equilibria\":[],\"value\":null,\"eliminated\":[]");
        assertThat(check(nothing).status()).isEqualTo(1);
        assertThat(check(nothing).out()).doesNotContain("0 equilibria");
    }

    private void isFalse(String line, String part, String other) throws IOException {
        var right = written(line);
        assertThat(check(right).status()).as(right).isZero();
        assertThat(right).contains(part);
        var ran = check(right.replace(part, other));
        assertThat(ran.status()).as(ran.out() + ran.err()).isEqualTo(1);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A period that no component has, of the other kind of play, or named twice.
                "solve ~ kayles ~ 5 ~ 9 | \"misere\":false | \"misere\":true",
                "solve ~ kayles ~ 5 ~ 9 | \"period\":12 | \"period\":24",
                "solve ~ chomp ~ 2x3 | \"theorem\":\"\" | \"theorem\":\"\",\"periods\":[{\"preperiod\":0,\"period\":4,\"saltus\":0,\"verifiedTo\":6,\"theorem\":\"The last heaps determine the next\",\"misere\":false}]",
                "solve ~ coin-row ~ 3 1 5 2 | \"theorem\":\"\" | \"theorem\":\"\",\"periods\":[{\"preperiod\":0,\"period\":4,\"saltus\":0,\"verifiedTo\":6,\"theorem\":\"The last heaps determine the next\",\"misere\":false}]",
                "solve ~ take 1..3 with 1 blocked ~ 9 | \"theorem\":\"\" | \"theorem\":\"\",\"remoteness\":[3]",
                // How long play lasts is nothing that is said of such games.
                "solve ~ 3 players: take 1..2 ~ 7 | \"theorem\":\"\" | \"theorem\":\"\",\"remoteness\":[3]",
                "solve ~ coin-row ~ 3 1 5 2 | \"theorem\":\"\" | \"theorem\":\"\",\"remoteness\":[4]",
                "solve ~ nim ~ 3 ~ 5 | \"theorem\":\"Bouton 1901\" | \"theorem\":\"Bouton 1901\",\"remoteness\":[8]",
                // More points for both, with the same between them.
                "solve ~ coin-row ~ 3 1 5 2 | \"mover\":8,\"other\":3 | \"mover\":9,\"other\":4",
                "solve ~ tic-tac-toe ~ xo./.x./..o | \"mover\":1,\"other\":0 | \"mover\":2,\"other\":1",
                // The value of misere play is another kind of value.
                "solve ~ misere nim ~ 3 ~ 5 | \"kind\":\"misere-nimber\" | \"kind\":\"nimber\"",
                "solve ~ misere nim ~ 3 ~ 5 | \"kind\":\"misere-nimber\" | \"kind\":\"number\"",
                "solve ~ some nim ~ 3 ~ 4 | \"value\":null | \"value\":{\"kind\":\"number\",\"number\":\"1\"}",
                // A table of forms of a game that has none.
                "solve ~ nim ~ 3 ~ 5 | \"theorem\":\"Bouton 1901\" | \"theorem\":\"Bouton 1901\",\"forms\":{\"values\":[],\"positions\":[]}",
            })
    void ofVerdicts(String line, String part, String other) throws IOException {
        isFalse(line, part, other);
    }

    /// Whatever the reason, small numbers are put in, and a reason that cannot apply is false.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take 1..3 ? | take 1..3 4 | 0 | 4 | ONLY_ONE | with 0, a smaller number",
                "nim ? ? | nim 5 5 | 0 | 5 | ONLY_ONE | with 0, a smaller number",
                "take {2,5,?} 23 | take {2,5,6} 23 | 2 | 6 | ONLY_ONE | does not follow",
            })
    void ofOpenQuestions(String question, String put, String from, String answer, String reason, String told)
            throws IOException {
        var ran = check("""
                {"certificate":"grundy-open-question","version":1,"question":["%s"],"wanted":"P","from":"%s",
                "answer":"%s","verdict":{"certificate":"grundy-verdict","version":4,"question":["%s"],"outcome":"P",
                "value":null,"statement":"","theorem":""},"reason":"%s","last":"%s","smaller":[],"seal":""}
                """.formatted(question, from, answer, put, reason, answer));
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.out()).contains(told);
    }

    /// In positions of any size: the nim-value is 0 exactly where whoever begins loses.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff 1000000000000 2000000000000 | N | 0",
                "wythoff 165580140 267914295 | P | 1",
            })
    void ofVerdictsThatContradictThemselves(String question, String outcome, int value) throws IOException {
        var ran = check("""
                {"certificate":"grundy-verdict","version":4,"question":["%s"],"outcome":"%s",
                "value":{"kind":"nimber","number":"%d"},"statement":"","theorem":"","seal":""}
                """.formatted(question, outcome, value));
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.out()).contains("contradict each other");
    }

    /// Heaps with options blocked have no period that a theorem proves, in a table as in a verdict.
    @ParameterizedTest
    @ValueSource(strings = {"Golomb 1966", "The last heaps determine the next", ""})
    void blockedHeapsHaveNoProvedPeriod(String theorem) throws IOException {
        var right = written("values ~ take 1..3 with 1 blocked ~ --to ~ 20");
        var period =
                "\"periods\":[{\"preperiod\":0,\"period\":4,\"saltus\":0,\"verifiedTo\":20,\"theorem\":\"%s\",\"misere\":false}],"
                        .formatted(theorem);
        var ran = check(right.replace("\"outcomes\":", period + "\"outcomes\":"));
        assertThat(ran.status()).as(ran.out() + ran.err()).isEqualTo(1);
        assertThat(ran.out()).contains("does not apply");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "eval ~ misere-form(kayles(7)) | *[(2[2]321)[1](2[2]321)2[21]2[2]30] | *[21]",
                "eval ~ misere-form(kayles(5)+nim(2)) | *[(2[2]321)[2]] | *[(2[2]321)[3]]",
                "eval ~ misere-form(*2+*3) | *[1] | *[0]",
                "eval ~ misere-form(nim(3)) | *[3] | *[99999]",
                "eval ~ misere-form(kayles(4)) | *[ | nothing[",
                "eval ~ *[3]+kayles(5)-*2 | *[(2[2]321)[1]] | *[(2[2]321)[2]]",
                "eval ~ *[2]+*[2]==*[0] | false | true",
                "eval ~ outcome(domineering(2x2)) | N | P",
            })
    void ofFormsInMiserePlay(String line, String part, String other) throws IOException {
        isFalse(line, part, other);
    }

    /// A position is the heap of its nim-value in normal play alone, and the form of no game there.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "misere-form(kayles(7)) | 1 null *[2], 0 2 *2",
                "*[2] + kayles(5) | 2 null *[4[2]], 0 null *[2], 0 4 *4",
                "nim(2,2) | 0 null *[2[2]]"
            })
    void aPositionInMiserePlayIsNotTheHeapOfItsNimValue(String question, String forged) throws IOException {
        var steps = new ArrayList<String>();
        for (var step : forged.split(", ")) {
            var words = step.split(" ");
            var value =
                    words[1].equals("null") ? "null" : "{\"kind\":\"nimber\",\"number\":\"%s\"}".formatted(words[1]);
            steps.add("{\"parts\":%s,\"value\":%s,\"text\":\"%s\"}".formatted(words[0], value, words[2]));
        }
        var ran = check(
                "{\"certificate\":\"grundy-calculation\",\"version\":1,\"question\":[\"%s\"],\"steps\":[%s],\"seal\":\"\"}"
                        .formatted(question, String.join(",", steps)));
        assertThat(ran.status()).as(ran.out() + ran.err()).isEqualTo(1);
        assertThat(ran.out()).contains("by the definition it is not");
    }

    /// What the sentence says is so: the number that differs is the one that is named.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve ~ either-end[2] ~ 3 9 1 2 | \"mover\":12,\"other\":3 | \"mover\":13,\"other\":4 | the points 13 and 4",
                "solve ~ tic-tac-toe ~ xo./.x./..o | \"mover\":1,\"other\":0 | \"mover\":2,\"other\":1 | the points 2 and 1",
                "values ~ domineering[1,n] ~ --for ~ n=1..4 | \"number\":\"-2\"},\"text\":\"-2\" | \"number\":\"-3\"},\"text\":\"-2\" | but the value beside it is -3",
                "values ~ kayles ~ --to ~ 200 | \"misere\":false | \"misere\":true | other kind of play",
                "solve ~ misere kayles 5 4 3 | \"order\":12,\"lost\" | \"order\":10,\"lost\" | to have 10 elements",
            })
    void theReasonIsTheOneThatThereIs(String line, String part, String other, String told) throws IOException {
        var right = written(line);
        assertThat(right).contains(part);
        var ran = check(right.replaceFirst(Pattern.quote(part), other));
        assertThat(ran.status()).as(ran.out() + ran.err()).isEqualTo(1);
        assertThat(ran.out()).contains(told);
    }

    @Test
    void aTableWithoutARowIsNone() throws IOException {
        var right = written("values ~ wythoff ~ --to ~ 3");
        assertThat(check(right).status()).isZero();
        assertThat(right).contains(",[3,4,5,6]]");
        assertThat(check(right.replace(",[3,4,5,6]]", "]")).status()).isEqualTo(2);
    }

    /// Too large for automata, which is a limit and no fault.
    @Test
    void numbersOfAnySizeInRulesAreALimit() throws IOException {
        var right = written("prove ~ (a, b): (a-k, b) | (a, b-k) | (a-2*k, b-2*k)");
        var ran = check(right.replace("(a-2*k", "(a-20000000000000000000000*k"));
        assertThat(ran.status()).as(ran.err()).isEqualTo(3);
    }

    /// Where the position is too large for the definition, too, as far as it can be told without it.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(99999999999999999999,161803398874989484819) | (7,7)",
                "(99999999999999999999,161803398874989484819) | (100000000000000000000,161803398874989484820)",
                "(99999999999999999999,161803398874989484819) | (161803398874989484819,99999999999999999999)",
                "(99999999999999999999,161803398874989484819) | 7",
                "(99999999999999999999,161803398874989484819) | nothing",
                "\"component\":0 | \"component\":1",
                "\"outcome\":\"N\" | \"outcome\":\"L\"",
                "\"outcome\":\"N\" | \"outcome\":\"P\"",
                "\"moveCount\":\"1\" | \"moveCount\":\"0\"",
                "\"steps\":[ | \"player\":\"left\",\"steps\":["
            })
    void ofLargePositions(String part, String other) throws IOException {
        var right = large("\"\"", "\"\"");
        assertThat(right).contains(part);
        assertThat(check(right.replace(part, other)).status()).isEqualTo(1);
    }

    /// That a move wins is told there by nothing but the closed form.
    @Tag("slow")
    @Test
    void ofLargePositionsWithAClosedForm() throws IOException {
        var right = large("\"P when min(a, b) == floor(phi * abs(a - b))\"", "\"Wythoff 1907\"");
        var loses = "(100000000000000000000,61803398874989484820)";
        var wins = "(99999999999999999999,161803398874989484819)";
        assertThat(check(right).status()).isEqualTo(3);
        assertThat(check(right.replace(wins, loses)).status()).isEqualTo(1);
    }

    private static String large(String statement, String theorem) {
        return """
                {"certificate":"grundy-verdict","version":4,
                "question":["wythoff 100000000000000000000 161803398874989484820"],
                "outcome":"N","value":null,"moveCount":"1",
                "moves":[{"steps":[{"component":0,"to":["(99999999999999999999,161803398874989484819)"]}]}],
                "statement":%s,"theorem":%s,"seal":""}
                """.formatted(statement, theorem);
    }
}
