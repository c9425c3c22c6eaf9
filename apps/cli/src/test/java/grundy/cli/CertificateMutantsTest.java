package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Json.Elements;
import grundy.cli.Json.Member;
import grundy.cli.Json.Members;
import grundy.cli.Json.Text;
import grundy.cli.Json.Word;
import grundy.cli.JsonMutants.Mutant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Certificates of every kind as the program writes them, and all documents that differ from one of them in a single
/// place, each with the seal that fits. The check answers each with one of its statuses; what it accepts follows from
/// what the program answers when it is asked afresh, or is on the short list here.
class CertificateMutantsTest {

    private static final Map<String, String> GRAPHS = Map.of(
            "ends.edges", "a b\na c\nb c\nc d\n",
            "cycle.edges", "a b\nb c\nc a\nc d\nx y\ny x\n",
            "sides.dot", "digraph { a -> b [player=left]; b -> c [player=right]; a -> c }");

    /// That something is stated, but is what is stated.
    private static final Pattern SAME_TWICE = Pattern.compile(
            "(?<!\\S)(\\S+) (?:(?:winning )?moves? (?:to the end )?(?:is|are) )?(?:is |are )?stated, but "
                    + "(?:by the definition )?(?:it|there) (?:is|are) \\1[.\\s]");

    /// Words that stand in certificates.
    private static final String CERTIFICATE = "--certificate";
    private static final String OUT = "--out";

    private static final Set<String> WORDS = Set.of(
            "N", "P", "L", "R", "D", "nimber", "misere-nimber", "number", "left", "right", "misere", "value", "again");

    /// What a certificate may say in another way, by the command that makes it and the place, with what decides it.
    private static final Map<String, String> SAID_OTHERWISE = Map.of(
            "prove claim", "another text that says the same of all numbers: decided by its automaton",
            "prove from", "the first heaps have the value 0 either way: HeapRecursionCheck.beginFault",
            "prove heaps", "one heap is the game of one coordinate itself",
            "quotient period", "0 says nothing of larger heaps",
            "solve value.kind", "the nimber of a conjunctive sum, too: PlainOutcomes.value",
            "solve reason", "where each number was tried and none will do: OpenCheck.triedFault of the other outcome",
            "tree profiles", "what is done where one's own moves never lead is free: BestReply is exact",
            "tree subgamePerfect", "of an equilibrium where no proper subgame begins, as in Kuhn poker: ProperSubgames",
            "values to", "a smaller table of the positions of value 0 in the same file");

    /// What a question consists of.
    private static final List<String> QUESTION = List.of(
            "wanted",
            "question",
            "game",
            "rules",
            "preferences",
            "mover",
            "play",
            "heaps",
            "kind",
            "name",
            "from",
            "to");

    /// Members that belong to other certificates of the same kind.
    private static final List<Member> FOREIGN = List.of(
            member("remoteness", "[0]"),
            member("remoteness", "[1,1]"),
            member("mover", "1"),
            member("preferences", "[[1,0],[0,1]]"),
            member(
                    "periods",
                    "[{\"preperiod\":0,\"period\":4,\"saltus\":0,\"verifiedTo\":6,"
                            + "\"theorem\":\"The last heaps determine the next\",\"misere\":false}]"),
            member("forms", "{\"values\":[],\"positions\":[]}"),
            member("period", "{\"from\":1,\"length\":1,\"saltus\":{\"kind\":\"nimber\",\"number\":\"0\"}}"),
            member("outcomes", "[\"P\"]"),
            member("rows", "[[0]]"));

    @TempDir
    Path folder;

    private CertificateFiles files = new CertificateFiles(Path.of(""));

    private static Member member(String name, String value) {
        return new Member(name, Json.read(value));
    }

    /// A command that writes a certificate.
    ///
    /// @param words of its question or game
    /// @param options behind them
    record CertificateCommand(String command, List<String> words, List<String> options) {
        static CertificateCommand of(String command, String words, String option, String... more) {
            var options = new ArrayList<>(List.of(more));
            options.addAll(List.of(option, CertificateFiles.CERTIFICATE));
            return new CertificateCommand(command, List.of(words.split(" ~ ")), options);
        }

        @Override
        public String toString() {
            return command + " " + String.join(" ", words);
        }
    }

    /// One for each kind of file, and each way to check a verdict.
    static Stream<CertificateCommand> ofEachKind() {
        return Stream.concat(
                solved(
                        "nim ~ 3 ~ 5",
                        "take {2,7,8} ~ 1000000",
                        "left take {1,2}; right take {1,3} ~ 2",
                        "3 players: take 1..2 ~ 4",
                        "over + ^",
                        "coin-row ~ 3 1 5 2",
                        "every kayles ~ 3 ~ 4",
                        "misere kayles ~ 2 ~ 1",
                        "take 1..3 with 1 blocked ~ 9",
                        "take 1..? 30",
                        "nim 3 5 ?"),
                Stream.of(
                        CertificateCommand.of("values", "kayles", CERTIFICATE, "--to", "9"),
                        CertificateCommand.of("values", "left take {1,2}; right take {1,3}", CERTIFICATE, "--to", "9"),
                        CertificateCommand.of("values", "3 players: take {1,2,4}", CERTIFICATE, "--to", "4"),
                        CertificateCommand.of("values", "domineering[1,n]", CERTIFICATE, "--for", "n=1..3"),
                        CertificateCommand.of(
                                "values", "wythoff", CERTIFICATE, "--to", "5", "--out", "FOLDER/table.csv"),
                        CertificateCommand.of(
                                "values", "take {1,4}", CERTIFICATE, "--to", "5000", "--out", "FOLDER/values.run"),
                        CertificateCommand.of("eval", "domineering(2x2) - 3/4", CERTIFICATE),
                        CertificateCommand.of("matrix", "prisoners-dilemma", OUT),
                        CertificateCommand.of("tree", "kuhn-poker", OUT),
                        CertificateCommand.of("tree", "centipede", OUT),
                        CertificateCommand.of("prove", "take {1,4}", OUT, "--no-store"),
                        CertificateCommand.of("prove", "take at most half", OUT, "--values"),
                        CertificateCommand.of("prove", "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-2*k)", OUT),
                        CertificateCommand.of("quotient", "take 1..2", OUT, "--no-store"),
                        CertificateCommand.of("graph", "FOLDER/cycle.edges", CERTIFICATE)));
    }

    /// All of these, and more.
    static Stream<CertificateCommand> all() {
        var more = Stream.concat(
                solved(
                        "misere nim ~ 3 ~ 5",
                        "kayles ~ 5 ~ 9",
                        "misere take {2,7,8} ~ 1000000",
                        "left take {1,2}; right take {1,3} ~ 1000007",
                        "wythoff ~ 5 ~ 8",
                        "fibonacci-nim ~ 13",
                        "left take {1,2}; right take {1,3} ~ 7",
                        "domineering ~ 1x3",
                        "dud + 2",
                        "misere coin-row ~ 3 1 5 2",
                        "tic-tac-toe ~ xo./.x./..o",
                        "short kayles ~ 3 ~ 4",
                        "some nim ~ 3 ~ 4",
                        "blocking-bash ~ 9",
                        "chomp ~ 2x3",
                        "nim(3) + kayles(4) + [take 1..2](5)",
                        "wythoff ? 10",
                        "take ?..3 4"),
                Stream.of(
                        CertificateCommand.of(
                                "solve",
                                "3 players: take 1..2 ~ 7",
                                CERTIFICATE,
                                "--player",
                                "1",
                                "--prefer",
                                "1 2 0; 2 0 1; 0 1 2"),
                        CertificateCommand.of("solve", "take 1..2 ?", CERTIFICATE, "--want", "D"),
                        CertificateCommand.of("values", "misere take 1..3", CERTIFICATE, "--to", "9"),
                        CertificateCommand.of("values", "misere kayles", CERTIFICATE, "--to", "6"),
                        CertificateCommand.of("values", "wythoff", CERTIFICATE, "--to", "3"),
                        CertificateCommand.of("values", "turning-corners", CERTIFICATE, "--to", "3"),
                        CertificateCommand.of(
                                "values", "kayles", CERTIFICATE, "--to", "2000", "--out", "FOLDER/values.run"),
                        CertificateCommand.of("eval", "*9 * *3 / *5 + sqrt(*2) + mex(*0,*1)", CERTIFICATE),
                        CertificateCommand.of("eval", "{1|-1} || 1/2", CERTIFICATE),
                        CertificateCommand.of("matrix", "rock-paper-scissors", OUT),
                        CertificateCommand.of("matrix", "battle-of-the-sexes", OUT),
                        CertificateCommand.of("prove", "rook", OUT, "--no-store"),
                        CertificateCommand.of("prove", "take 1..2", OUT, "--no-store", "--values"),
                        CertificateCommand.of("graph", "FOLDER/ends.edges", CERTIFICATE),
                        CertificateCommand.of("graph", "FOLDER/cycle.edges", CERTIFICATE, "--misere"),
                        CertificateCommand.of("graph", "FOLDER/sides.dot", CERTIFICATE)));
        return Stream.concat(ofEachKind(), more);
    }

    private static Stream<CertificateCommand> solved(String... questions) {
        return Stream.of(questions).map(words -> CertificateCommand.of("solve", words, CERTIFICATE));
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("all")
    void everyOneThatIsAcceptedIsTrue(CertificateCommand command) throws IOException {
        var right = written(command);
        hold(command, right, JsonMutants.of(right, WORDS, FOREIGN));
    }

    /// One of each sort of change at each place.
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("ofEachKind")
    void oneOfEachSortThatIsAcceptedIsTrue(CertificateCommand command) throws IOException {
        var right = written(command);
        var sorts = new HashMap<String, Mutant>();
        for (var mutant : JsonMutants.of(right, WORDS, FOREIGN))
            sorts.putIfAbsent(mutant.place() + " " + sort(mutant), mutant);
        hold(command, right, sorts.values());
    }

    /// What is left out is told apart, but not what stands in its place.
    private static String sort(Mutant mutant) {
        var change = mutant.change();
        return change.startsWith("to ")
                ? change.replaceAll("[\\w.-]+", "x").replaceAll("\"x\".*", "text")
                : change.startsWith("without ") ? change.replaceAll("\\d+", "1") : change.replaceAll("[\\w.-]+", "x");
    }

    private Members written(CertificateCommand command) throws IOException {
        files = new CertificateFiles(folder);
        for (var graph : GRAPHS.entrySet()) Files.writeString(folder.resolve(graph.getKey()), graph.getValue());
        var document = files.written(command.command, command.words, command.options);
        assertThat(document).isPresent();
        assertThat(files.check(Json.sealed(document.get())).status()).isZero();
        return (Members) document.get();
    }

    private void hold(CertificateCommand command, Members right, Iterable<Mutant> mutants) throws IOException {
        var survivors = new ArrayList<String>();
        for (var mutant : mutants) {
            var where = mutant.place() + ": " + mutant.change();
            // A seal or digest that was changed itself stays so.
            boolean isSeal = (mutant.place() + mutant.change()).matches("(?s).*(seal|digest).*");
            var ran = files.check(isSeal ? mutant.document().write() : Json.sealed(mutant.document()));
            assertThat(ran.status()).as(where + ran.err()).isBetween(0, 3);
            assertThat(ran.out() + ran.err()).as(where).doesNotContain("fault of Grundy", "Exception");
            // What is said to be otherwise is otherwise as it is written.
            assertThat(ran.out()).as(where).doesNotContainPattern(SAME_TWICE);
            if (ran.status() > 0) continue;
            beyond(command, right, mutant).ifPresent(place -> survivors.add(where + " (" + place + ")"));
        }
        survivors.sort(Comparator.naturalOrder());
        assertThat(survivors).as(right.write()).isEmpty();
    }

    /// @return where something is accepted that does not follow from what the program says when it is asked afresh
    private Optional<String> beyond(CertificateCommand command, Members right, Mutant mutant) throws IOException {
        if (!(mutant.document() instanceof Members members)) return Optional.of("no members");
        boolean same = QUESTION.stream().allMatch(name -> members.get(name).equals(right.get(name)));
        var fresh = same ? Optional.<Json>of(right) : again(command, members);
        return fresh.map(other -> CertificateClaims.beyond(members, other))
                .orElse(Optional.of("the program does not answer"))
                .filter(place -> !SAID_OTHERWISE.containsKey(command.command + " " + place));
    }

    /// @return what the program says of the question that a changed certificate is about
    private Optional<Json> again(CertificateCommand command, Members document) throws IOException {
        var words = new ArrayList<String>();
        if (document.get("game").isPresent())
            words.add(Files.writeString(folder.resolve("game"), asked(document).getFirst())
                    .toString());
        else words.addAll(asked(document));
        if (command.command.equals("graph")) {
            words.replaceAll(String::strip);
            words.removeIf(word -> word.isEmpty() || word.equals("misere"));
        }
        return files.written(command.command, words, options(command, document));
    }

    /// @return the words of the question, the text of the game, or the rules
    private static List<String> asked(Members members) {
        return members.get("question")
                .or(() -> members.get("game"))
                .or(() -> members.get("rules"))
                .map(CertificateMutantsTest::texts)
                .orElse(List.of());
    }

    private static List<String> texts(Json words) {
        return words instanceof Elements(var elements)
                ? elements.stream().map(CertificateMutantsTest::text).toList()
                : List.of(text(words));
    }

    private static String text(Json node) {
        return switch (node) {
            case Text(var text) -> text;
            case Word(var word) -> word;
            case Members _, Elements _ -> "";
        };
    }

    /// What stands among the options: the numbers of a row of values, whom the players would like to see lose, who
    /// is about to move, and the play of a graph.
    private static List<String> options(CertificateCommand command, Members document) {
        var options = new ArrayList<>(command.options);
        document.get("terms").ifPresent(_ -> {
            var range = text(document.get("from").orElseThrow()) + ".."
                    + text(document.get("to").orElseThrow());
            options.set(options.indexOf("--for") + 1, text(document.get("name").orElseThrow()) + "=" + range);
        });
        int prefer = options.indexOf("--prefer");
        if (prefer >= 0)
            document.get("preferences")
                    .ifPresentOrElse(
                            lists -> options.set(prefer + 1, lists(lists)),
                            () -> options.subList(prefer, prefer + 2).clear());
        document.get("wanted").ifPresent(wanted -> {
            options.removeAll(List.of("--want", "D"));
            options.addAll(List.of(
                    "--want", text(wanted), "--from", text(document.get("from").orElseThrow())));
        });
        if (options.contains("--player"))
            options.set(
                    options.indexOf("--player") + 1,
                    document.get("mover").map(CertificateMutantsTest::text).orElse("0"));
        options.remove("--misere");
        if (command.command.equals("graph")
                && asked(document).getFirst().strip().equals("misere")) options.add("--misere");
        return options;
    }

    private static String lists(Json lists) {
        return lists instanceof Elements(var elements)
                ? elements.stream().map(one -> String.join(" ", texts(one))).collect(Collectors.joining("; "))
                : "";
    }
}
