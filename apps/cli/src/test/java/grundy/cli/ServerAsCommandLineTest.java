package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.catalogue.Catalogue;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Questions beyond positions and values, put to the server and to the command line: proofs, patterns, graphs, games of
/// choice, programs, problems, lessons, pictures. Both say the same.
@EveryTurn
@Tag("slow")
class ServerAsCommandLineTest {
    private static final long SEED = 20260316;
    private static final long POSITIONS = 100_000;

    /// Each set of rules that agrees with a table is followed beyond it for less than a second.
    private static final Set<String> OF_PATTERNS = Set.of("blocks", "evidence", "period", "withRules");
    private static final Set<String> OF_PROOFS = Set.of("blocks", "graph", "seconds", "stored", "attempts");
    private static final List<String> RULES = List.of(
            "take 1..3",
            "take {1,4}",
            "misere take 1..2",
            "take any",
            "0.77",
            "wythoff",
            "nim",
            "take squares",
            "take 1..m",
            "left take {1,2}; right take {1,3}",
            "3 players: take 1..2",
            "take 1..3 with 1 blocked",
            "every take 1..2",
            "(a, b): (a-k, b) | (a, b-k) where k <= 2",
            "(n): (n-1) | (n+1) where n < 3",
            "domineering",
            "tic-tac-toe",
            "take at most half",
            "fibonacci-nim",
            "euclid",
            "nonsense",
            "");
    private static final List<String> TABLES = List.of(
            "0 1 2 0 1 2 0 1 2 0 1 2",
            "0 1 2 3 4 5 6 7 8",
            "0 0 1 1 2 2 3 3 4 4",
            "P N N P N N P N N",
            "0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3",
            "0",
            "0 0 0 0 0",
            "1 2",
            "x",
            "",
            "0 1;1 0",
            "-1 2",
            "99999999999999999999");
    private static final List<String> GRAPHS = List.of(
            "a b\nb c\na c",
            "a b\nb a",
            "a b\nb c\nc a\nc d\nx y\ny x",
            "a,b\nb,c",
            "digraph { a -> b [player=left]; b -> c [player=right]; a -> c }",
            "a a",
            "1 2\n2 3\n3 4\n4 1\n4 5",
            "3 2\n1 2\n2 3",
            "digraph { a -> }",
            "a");
    private static final List<String> MATRICES = List.of(
            "1,2;3,4",
            "3,-1;-2,4",
            "prisoners-dilemma",
            "rock-paper-scissors",
            "battle-of-the-sexes",
            "0,0;0,0",
            "1,1 2,0;0,2 3,3",
            "1/2 1/3; 0 1",
            "1 2;3",
            "no game",
            "");
    private static final List<String> TREES = List.of(
            "EFG 2 R \"t\" { \"A\" \"B\" }\np \"\" 1 1 \"\" { \"L\" \"R\" } 0\n"
                    + "t \"\" 1 \"\" { 1, -1 }\np \"\" 2 1 \"\" { \"l\" \"r\" } 0\nt \"\" 2 \"\" { 3, -3 }\n"
                    + "t \"\" 3 \"\" { 0, 0 }",
            "centipede",
            "kuhn-poker",
            "ultimatum",
            "no tree");

    private final ApiDoor door = new ApiDoor(POSITIONS, 50_000);

    @AfterEach
    void nothingIsWrong() {
        assertThat(door.found()).as("seed %d", CaseCount.seed(SEED)).isEmpty();
    }

    /// A question at both doors.
    private record TwoDoorQuestion(
            String question, Map<String, ?> members, Set<String> more, String input, List<String> line) {
        static TwoDoorQuestion of(String question, Map<String, ?> members, Set<String> more, String... line) {
            return new TwoDoorQuestion(question, members, more, "", List.of(line));
        }

        TwoDoorQuestion reading(String text) {
            return new TwoDoorQuestion(question, members, more, text, line);
        }
    }

    private void ask(List<TwoDoorQuestion> all) {
        for (var each : CaseCount.some(all, SEED))
            door.askBoth(each.question, each.members, each.more, each.input, each.line.toArray(String[]::new));
        assertThat(door.compared()).as("answers of both").isPositive();
    }

    @Test
    void proofs() {
        var all = new ArrayList<TwoDoorQuestion>();
        for (var rules : RULES) {
            all.add(TwoDoorQuestion.of(
                    "prove", Map.of("rules", rules, "keep", false), OF_PROOFS, "prove", rules, "--no-store"));
            all.add(TwoDoorQuestion.of(
                    "prove",
                    Map.of("rules", rules, "keep", false, "values", true),
                    OF_PROOFS,
                    "prove",
                    rules,
                    "--no-store",
                    "--values"));
            for (var claim : List.of("P when n mod 4 == 0", "g = n mod 3", "P when a == b", "P when"))
                all.add(TwoDoorQuestion.of(
                        "prove",
                        Map.of("rules", rules, "keep", false, "conjecture", claim),
                        OF_PROOFS,
                        "prove",
                        rules,
                        "--no-store",
                        "--conjecture",
                        claim));
            all.addAll(withOneMoreWish(rules));
        }
        ask(all);
    }

    private static List<TwoDoorQuestion> withOneMoreWish(String rules) {
        return Stream.of(
                        new ProofWish("numeration", "fibonacci", "--numeration fibonacci"),
                        new ProofWish("states", 50, "--states 50"),
                        new ProofWish("heaps", 2, "--heaps 2"),
                        new ProofWish("anyHeaps", true, "--heaps any"))
                .map(wish -> TwoDoorQuestion.of(
                        "prove",
                        Map.of("rules", rules, "keep", false, wish.member, wish.value),
                        OF_PROOFS,
                        Stream.concat(Stream.of("prove", rules, "--no-store"), Stream.of(wish.options.split(" ")))
                                .toArray(String[]::new)))
                .toList();
    }

    /// One thing more that is asked of a proof, at the server and in options.
    private record ProofWish(String member, Object value, String options) {}

    /// What nothing but a theorem of one game has.
    @Test
    void whatLettersDoNotAllowIsRefusedAtBothDoors(@TempDir Path folder) {
        var wishes = Map.of(
                "certificate", List.of("--out", folder.resolve("a.json").toString()),
                "dot", List.of("--dot", folder.resolve("a.dot").toString()),
                "svg", List.of("--svg", folder.resolve("a.svg").toString()),
                "walnut", List.of("--export", "walnut"));
        for (var rules : List.of("take 1..m", "take l..r", "misere take 1..m", "moore[k]"))
            wishes.forEach((export, options) -> {
                var asked = door.ask("prove", Map.of("rules", rules, "keep", false, "export", List.of(export)))
                        .orElseThrow();
                var ran = Ran.run("", "prove", rules, "--no-store", options.getFirst(), options.getLast());
                var why = export.equals("walnut") ? "Walnut knows no letters" : "is for one game";
                assertThat(ran.status()).as(rules + " " + options).isEqualTo(2);
                assertThat(ran.err()).contains(why);
                assertThat(asked.status()).as(rules + " " + export).isEqualTo(400);
                assertThat(asked.document().toString()).contains(why);
            });
    }

    @Test
    void tables() {
        var all = new ArrayList<TwoDoorQuestion>();
        for (var rules : RULES)
            for (var to : List.of("0", "1", "12", "300"))
                all.add(TwoDoorQuestion.of(
                        "values",
                        Map.of("rules", rules, "to", Long.parseLong(to)),
                        Set.of(),
                        "values",
                        rules,
                        "--to",
                        to,
                        "--limit",
                        String.valueOf(POSITIONS)));
        ask(all);
    }

    @Test
    void patterns() {
        var all = new ArrayList<TwoDoorQuestion>();
        for (var table : TABLES)
            all.add(TwoDoorQuestion.of(
                    "pattern", Map.of("values", table), OF_PATTERNS, "pattern", table, "--time", "600"));
        for (var as : List.of("values", "outcomes", "positions"))
            all.add(TwoDoorQuestion.of(
                    "pattern",
                    Map.of("values", "0 1 1 0 1", "as", as, "first", 1),
                    OF_PATTERNS,
                    "pattern",
                    "0 1 1 0 1",
                    "--as",
                    as,
                    "--first",
                    "1",
                    "--time",
                    "600"));
        for (var rules : RULES)
            all.add(TwoDoorQuestion.of(
                    "pattern",
                    Map.of("rules", rules, "to", 40),
                    OF_PATTERNS,
                    "pattern",
                    "--rules",
                    rules,
                    "--to",
                    "40",
                    "--time",
                    "600"));
        ask(all);
    }

    @Test
    void graphs() {
        var all = new ArrayList<TwoDoorQuestion>();
        for (var graph : GRAPHS)
            for (var misere : List.of(false, true)) {
                var members = new HashMap<String, Object>(Map.of("graph", graph));
                var line = new ArrayList<>(List.of("graph", "-", "--all"));
                if (misere) {
                    members.put("play", "misere");
                    line.add("--misere");
                }
                all.add(new TwoDoorQuestion("graph", members, Set.of("arrows"), graph, line));
            }
        ask(all);
    }

    @Test
    void gamesOfChoice() {
        var all = new ArrayList<TwoDoorQuestion>();
        var more = Set.of("blocks", "nfg", "efg");
        for (var game : MATRICES) {
            all.add(TwoDoorQuestion.of("matrix", Map.of("game", game), more, "matrix", game));
            all.add(TwoDoorQuestion.of("matrix", Map.of("game", game, "effort", "all"), more, "matrix", game, "--all"));
            all.add(TwoDoorQuestion.of("matrix", Map.of("game", game, "effort", "one"), more, "matrix", game, "--one"));
            all.add(TwoDoorQuestion.of(
                    "matrix", Map.of("game", game, "mixtures", true), more, "matrix", game, "--mixtures"));
        }
        for (var game : TREES)
            all.add(
                    game.startsWith("EFG")
                            ? TwoDoorQuestion.of("tree", Map.of("game", game), more, "tree", "-")
                                    .reading(game)
                            : TwoDoorQuestion.of("tree", Map.of("game", game), more, "tree", game));
        ask(all);
    }

    @Test
    void programsAndProblems() {
        var all = new ArrayList<TwoDoorQuestion>();
        for (var to : List.of("cpp", "java", "python")) {
            for (var rules : RULES)
                all.add(TwoDoorQuestion.of(
                        "emit", Map.of("rules", rules, "to", to), Set.of(), "emit", rules, "--to", to));
            for (var problem : List.of("HDU1846", "Codeforces 15C", "nothing 1"))
                all.add(TwoDoorQuestion.of(
                        "emit", Map.of("problem", problem, "to", to), Set.of(), "emit", problem, "--to", to));
        }
        for (var problem : List.of("HDU1846", "Codeforces 15C", "POJ2975", "nothing 1")) {
            all.add(TwoDoorQuestion.of("judge", Map.of("problem", problem), Set.of(), "judge", problem, "--explain"));
            all.add(TwoDoorQuestion.of(
                    "judge", Map.of("problem", problem, "do", "sample"), Set.of(), "judge", problem, "--sample"));
            for (var input : List.of("1\n3 4\n", "", "x", "2\n3 4\n"))
                all.add(TwoDoorQuestion.of(
                                "judge", Map.of("problem", problem, "input", input), Set.of(), "judge", problem)
                        .reading(input));
        }
        ask(all);
    }

    @Test
    void pictures(@TempDir Path folder) throws IOException {
        var rules = Stream.concat(
                        Catalogue.builtIn().entries().stream()
                                .flatMap(entry ->
                                        SmallThings.positions(entry).stream().limit(1)),
                        Stream.of("{1|-1}", "nim 3 5", "domineering 2x3", "take 1..3 21"))
                .map(line -> List.of("solve", line));
        var values = SmallThings.dayTwo(15).stream().map(game -> List.of("eval", game));
        var tables = RULES.stream().filter(each -> !each.isEmpty()).map(each -> List.of("values", each, "--to", "9"));
        for (var line : CaseCount.some(
                Stream.of(rules, values, tables).flatMap(each -> each).toList(), SEED)) {
            var text = line.get(1);
            var asked = door.ask(
                            "picture",
                            switch (line.getFirst()) {
                                case "solve" -> Map.of("rules", text);
                                case "eval" -> Map.of("expression", text);
                                default -> Map.of("rules", text, "to", 9);
                            })
                    .orElseThrow();
            if (asked.status() == ApiDoor.LIMIT) continue;
            var file = folder.resolve("picture.svg");
            Files.deleteIfExists(file);
            var words = Stream.concat(line.stream(), Stream.of("--svg", file.toString()))
                    .toArray(String[]::new);
            var ran = Ran.run("", words);
            if (Files.exists(file)) {
                assertThat(asked.document().path("svg").asString()).as(text).isEqualTo(Files.readString(file));
            } else if (asked.status() == 200) door.found().add(line + ": drawn by the server alone: " + ran);
        }
    }
}
