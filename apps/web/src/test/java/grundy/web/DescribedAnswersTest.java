package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.rules.catalogue.Catalogue;
import grundy.text.Language;
import grundy.web.api.Endpoints;
import grundy.web.request.EndpointReply;
import grundy.web.request.FaultReplies;
import grundy.web.request.RequestFields;
import grundy.web.table.HeavierException;
import grundy.web.table.ServerFolder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Answers of every kind are as the interface is described, and each of their members is: of players who move alike, of
/// Left and Right, with endless play, a score, several players or blocked options, in misere play and in compounds, of
/// the empty position, refused, cut off by a limit, and known in part.
@Tag("slow")
class DescribedAnswersTest {
    private static final long MILLIS = 300;
    private static final long MOST_POSITIONS = 20_000;
    private static final List<String> POSITIONS = List.of(
            "nim 3 5 7",
            "nim 0",
            "nim 5000000000 7",
            "wythoff 100000000000000000000 5",
            "take 1..3 21",
            "[take 1..3](21) + nim(3,5) + [0.77](10)",
            "0.137 30",
            "grundys-game 20",
            "misere nim 1 2 3",
            "misere kayles 7",
            "misere 0.77 0",
            "every nim 3 5 + kayles 4",
            "misere every nim 2 3",
            "some nim 3 5",
            "short nim 3 4",
            "left take {1,2}; right take {1,3} 7",
            "misere left take {1,2}; right take {1,3} 7",
            "domineering 3x3",
            "misere domineering 2x2",
            "domineering 2x2 + domineering 2x1",
            "kayles 3 + domineering 2x2",
            "red-blue-hackenbush 0-1B 1-2R",
            "hackenbush 0-1 1-2",
            "toads-and-frogs 2 1 2",
            "clobber 2x3",
            "backsliding-toads-and-frogs 1 1 1",
            "strip: left \"x.\" -> \".x\" | \".x\" -> \"x.\"; right \"o.\" -> \".o\" at \"x.o\"",
            "n: n-1 | n+1 where n < 5 at 3",
            "tic-tac-toe .........",
            "dots-and-boxes 1x1",
            "3 players: take 1..2 5",
            "3 players: nim 1 2",
            "wythoff with 1 blocked 3 5",
            "misere take 1..3 with 1 blocked 7",
            "node-kayles 1-2 2-3",
            "geography a-b b-c c-a",
            "fibonacci-nim 13",
            "clobber 5x5",
            "either-end 3 9 1 2",
            "bash 1 000 000",
            "keylas 5",
            "take {3,1,,4} 21",
            "nim");
    private static final List<String> TABLES = List.of(
            "take 1..3",
            "misere take 1..3",
            "0.77",
            "misere 0.77",
            "left take {1,2}; right take {1,3}",
            "3 players: take 1..2",
            "wythoff",
            "misere wythoff",
            "take 1..3 with 1 blocked",
            "nim",
            "take squares",
            "every take 1..2",
            "domineering",
            "hackenbush",
            "take 1..m",
            "take {a,b}",
            "take at most half",
            "keylas");
    private static final List<String> EXPRESSIONS = List.of(
            "*5 * *6",
            "{0|*} > 0",
            "1/2 + 1/4",
            "{1|-1} + ^*",
            "up",
            "on",
            "tiny(1)",
            "{on|off}",
            "outcome(*2)",
            "outcome(dud)",
            "thermograph({2|-1})",
            "mean({2|-1})",
            "temperature({2|-1})",
            "leftstop({1|0})",
            "options({1|{0|-2}})",
            "left({1|0})",
            "nim(3,5)",
            "domineering(2x2)",
            "moves(domineering(2x2))",
            "misere(nim(3))",
            "genus(kayles(5))",
            "uptimal(^)",
            "x := {1|*}; x + x",
            "*omega",
            "(*omega)^3",
            "1 || *",
            "1 +");
    private static final List<String> GRAPHS =
            List.of("a b\nb c\na c", "a b\nb a", "a b L\nb c R", "a b left\nb a right\nb c left", "a a", "", "a");
    private static final List<String> MATRICES = List.of(
            "1,2;3,4",
            "3,-1;-2,4",
            "prisoners-dilemma",
            "rock-paper-scissors",
            "0,0;0,0",
            "1,1 2,0;0,2 3,3",
            "NFG 1 R \"x\" { \"a\" \"b\" \"c\" } { 2 2 2 }\n\n0 0 0 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7",
            "no game");
    private static final String TREE = "EFG 2 R \"t\" { \"A\" \"B\" }\np \"\" 1 1 \"\" { \"L\" \"R\" } 0\n"
            + "t \"\" 1 \"\" { 1, -1 }\np \"\" 2 1 \"\" { \"l\" \"r\" } 0\nt \"\" 2 \"\" { 3, -3 }\nt \"\" 3 \"\" { 0, 0 }";

    private final ApiDescription description = new ApiDescription();
    private final List<String> faults = new ArrayList<>();
    private final Map<String, Integer> answered = new TreeMap<>();

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }

    /// Asks, and looks at what comes of it by the description.
    private void ask(String question, String members) {
        var body = ("{" + members + "}").getBytes(StandardCharsets.UTF_8);
        var path = "/" + question;
        var limits = Limits.DEFAULT.withPositions(MOST_POSITIONS).until(Deadline.after(Duration.ofMillis(MILLIS)));
        try {
            var fields = RequestFields.of(body);
            var prepared = Endpoints.find(question).orElseThrow().read(fields, fields.language());
            fields.expectEnd();
            var reply = prepared.reply(
                    limits,
                    partial ->
                            look(path, members, "200", EndpointReply.of(partial).bytes()));
            answered.merge(question, 1, Integer::sum);
            report(question, members, description.ofRequest(path, body));
            if (!reply.type().equals(EndpointReply.JSON)) return;
            look(path, members, "200", reply.bytes());
        } catch (HeavierException _) {
            // It is for a process, which answers the same.
        } catch (Exception | Error fault) {
            var faultReply = FaultReplies.of(fault, Language.EN, 1, MOST_POSITIONS);
            var status = String.valueOf(faultReply.status());
            if (faultReply.status() == 500
                    || !description.statuses("post", path).contains(status))
                faults.add(question + " " + members + " is answered by " + status + ": " + fault);
            else
                look(
                        path,
                        members,
                        status,
                        EndpointReply.of(faultReply.document()).bytes());
        }
    }

    private void look(String path, String members, String status, byte[] json) {
        report(path + " " + status, members, description.ofAnswer("post", path, status, json));
        var unknown = new ArrayList<>(((Map<?, ?>) AnswerText.parse(json)).keySet());
        unknown.removeAll(description.members("post", path, status));
        if (!unknown.isEmpty())
            faults.add(path + " " + members + ": describe " + unknown
                    + " in apps/web/src/main/resources/grundy/openapi.json");
    }

    private void report(String what, String members, List<String> wrong) {
        if (!wrong.isEmpty()) faults.add(what + " " + members + ": " + wrong);
    }

    private void areAsDescribed() {
        assertThat(faults).as(answered.toString()).isEmpty();
    }

    @Test
    void positionsOfEveryKind() {
        for (int i = 0; i < POSITIONS.size(); i++) {
            var rules = "\"rules\":" + quoted(POSITIONS.get(i)) + (i % 2 == 0 ? ",\"lang\":\"zh\"" : "");
            ask("parse", rules);
            ask("solve", rules);
            ask("solve", rules + ",\"side\":\"right\",\"moves\":1");
            ask("moves", rules);
            ask("moves", rules + ",\"side\":\"left\",\"most\":1");
            for (var task : List.of("look", "reply", "hint", "why")) ask("play", rules + ",\"do\":\"" + task + "\"");
            ask("play", rules + ",\"do\":\"move\",\"move\":\"1\"");
            ask("playbook", rules + ",\"most\":30");
            ask("ladder", rules);
        }
        assertThat(answered.get("moves")).isGreaterThan(40);
        areAsDescribed();
    }

    @Test
    void everyGameOfTheCatalogue() {
        for (var entry : Catalogue.builtIn().entries()) {
            if (entry.examples().isEmpty()) continue;
            var rules =
                    "\"rules\":" + quoted(entry.id() + " " + entry.examples().getFirst());
            ask("parse", rules);
            ask("moves", rules + ",\"most\":3");
            ask("play", rules);
        }
        areAsDescribed();
    }

    @Test
    void tablesProofsAndProgramsOfRulesOfEveryKind() {
        try (var _ = ServerFolder.open()) {
            for (var line : TABLES) {
                var rules = "\"rules\":" + quoted(line);
                ask("parse", rules + ",\"game\":true,\"letters\":true");
                for (int to : new int[] {0, 12, 1200}) ask("values", rules + ",\"to\":" + to);
                ask("slice", rules + ",\"to\":12");
                ask("check", rules + ",\"to\":100");
                ask("pattern", rules + ",\"to\":40");
                ask("emit", rules);
                ask("grid", rules + ",\"size\":4");
                for (var more : List.of("", ",\"values\":true", ",\"anyHeaps\":true"))
                    ask("prove", rules + ",\"keep\":false" + more);
            }
            ask("values", "\"rules\":\"grundys-game\",\"to\":100000");
            for (var claim : List.of("P when n mod 4 == 0", "P when n mod 5 == 0", "g = n mod 4", "g ="))
                ask("prove", "\"rules\":\"take 1..3\",\"keep\":false,\"conjecture\":" + quoted(claim));
            for (var claim : List.of("P when n mod (m + 1) == 0", "P when n mod m == 0"))
                ask("prove", "\"rules\":\"take 1..m\",\"conjecture\":" + quoted(claim));
            ask(
                    "prove",
                    "\"rules\":\"wythoff\",\"keep\":false,\"export\":"
                            + "[\"certificate\",\"dot\",\"rocq\",\"svg\",\"walnut\"]");
            ask("prove", "\"rules\":\"(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-2*k)\",\"keep\":false");
        }
        areAsDescribed();
    }

    @Test
    void whatElseIsAsked() {
        for (var text : EXPRESSIONS) {
            ask("eval", "\"expression\":" + quoted(text));
            ask("partizan", "\"terms\":[" + quoted(text) + ",\"*\"]");
            ask("partizan", "\"terms\":[" + quoted(text) + "]");
        }
        for (var graph : GRAPHS)
            for (var more : List.of(
                    "", ",\"play\":\"misere\",\"edges\":true", ",\"tokens\":[\"a\",\"b\"]", ",\"tokens\":[\"a\"]"))
                ask("graph", "\"graph\":" + quoted(graph) + more);
        for (var game : MATRICES)
            for (var more : List.of("", ",\"effort\":\"all\"", ",\"mixtures\":true"))
                ask("matrix", "\"game\":" + quoted(game) + more);
        for (var game : List.of(TREE, "centipede", "kuhn-poker", "ultimatum", "no tree"))
            ask("tree", "\"game\":" + quoted(game));
        for (var table : List.of("0 1 2 0 1 2 0 1 2 0", "0 1 1 2 3 5 8 13 21", "3 7 11 15 19", "0 1", "x", "0 1;1 0"))
            for (var more : List.of("", ",\"as\":\"positions\"", ",\"as\":\"outcomes\""))
                ask("pattern", "\"values\":" + quoted(table) + more);
        ask("judge", "");
        ask("emit", "");
        for (var task : List.of("tell", "sample", "largest"))
            ask("judge", "\"problem\":\"HDU1846\",\"do\":\"" + task + "\"");
        for (var more : List.of("", ",\"output\":\"second\\n\"", ",\"output\":\"\""))
            ask("judge", "\"problem\":\"HDU1846\",\"input\":\"1\\n3 4\\n\"" + more);
        ask("lesson", "");
        ask("lesson", "\"lesson\":\"1\"");
        ask("lesson", "\"lesson\":\"no lesson\"");
        for (var game : List.of("bash", "wythoff", "kayles", "nothing")) ask("claims", "\"game\":\"" + game + "\"");
        areAsDescribed();
    }
}
