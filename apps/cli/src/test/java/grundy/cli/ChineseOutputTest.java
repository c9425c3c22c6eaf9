package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.contest.judge.Problems;
import grundy.rules.CatalogueEntry;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueExpression;
import grundy.testkit.DrawnCases;
import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who asks in Chinese is answered in Chinese: of some hundred commands, no answer has words of English side by side
/// that are no names. Names are what the question itself says, publications, games, commands and the words of the
/// rule language.
@Tag("slow")
class ChineseOutputTest {
    private static final Path QUESTIONS = SourceFiles.root().resolve("bench/signature");

    /// Each so many-th question of the signature is asked.
    private static final int EACH = 14;

    /// Answers of judges and programs are made for machines.
    private static final Set<String> FOR_MACHINES = Set.of("judge", "emit", "completion", "duel");

    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
    private static final Pattern RUN =
            Pattern.compile("[A-Za-z][a-z'-]*[a-z](?:[ :]+[A-Za-z][a-z'-]*[a-z])+(?![A-Za-z(])");

    /// A publication has a year, or is so well known that its chapters are cited without.
    private static final Pattern PUBLICATION =
            Pattern.compile("（[^（）]*(?:\\b1[5-9]\\d\\d|\\b20\\d\\d|Winning Ways|Game Theory)(?:[^（）]|（[^（）]*）)*）");

    private static final Pattern FIELD_OF_NAMES = Pattern.compile("(?m)^(?:规则|出处|英文名|中文名|起始|试一试)  .*(?:\\R {12}.*)*");
    private static final Pattern TYPED =
            Pattern.compile("grundy [a-z]+[^，。；：）（\\n]*|--[a-z-]+(?: [A-Z]+)?|load [a-z]+\\.txt;");

    private static final Set<String> LANGUAGE = Set.of(
            "take",
            "any",
            "split",
            "into",
            "may",
            "then",
            "or",
            "half",
            "third",
            "quarter",
            "at",
            "most",
            "powers",
            "of",
            "prime",
            "primes",
            "squares",
            "cubes",
            "odd",
            "even",
            "fibonacci",
            "divisors",
            "proper",
            "factorials",
            "triangular",
            "numbers",
            "heaps",
            "equal",
            "consecutive",
            "misere",
            "every",
            "some",
            "short",
            "left",
            "right",
            "players",
            "where",
            "and",
            "not",
            "in",
            "mod",
            "xor",
            "for",
            "board",
            "multiples",
            "path",
            "cycle",
            "complete",
            "grid",
            "standard",
            "error",
            "from",
            "runs",
            "twins",
            "ruler");

    @TempDir
    private Path folder;

    private static List<String> words(String line) {
        return WORD.matcher(line)
                .results()
                .map(word -> Stream.of(1, 2, 3)
                        .map(word::group)
                        .filter(group -> group != null)
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    private static List<String> questions() throws IOException {
        var questions = new ArrayList<String>();
        try (var groups = Files.list(QUESTIONS)) {
            for (var group : groups.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList())
                for (var line : Files.readAllLines(group))
                    if (!line.isBlank() && !line.startsWith("#") && isPlain(line)) questions.add(line);
        }
        return questions;
    }

    /// Questions with files or standard input need others before them; what a data base answers is its own.
    private static boolean isPlain(String line) {
        return !line.contains("{")
                && !line.contains(" < ")
                && !line.contains("\\")
                && !line.contains("--json")
                && !line.contains("--sql")
                && !line.matches("(?:file|write|replace|feed) .*")
                && !FOR_MACHINES.contains(words(line).getFirst());
    }

    private static Ran chinese(List<String> words) {
        var all = new ArrayList<>(words);
        all.removeAll(List.of("--lang", "en", "zh"));
        all.addAll(List.of("--lang", "zh"));
        return Ran.run("", all.toArray(String[]::new));
    }

    /// @param asked words of the question, which may be repeated
    /// @return runs of English words that are no names
    static Set<String> english(String answer, List<String> asked) {
        var text = FIELD_OF_NAMES.matcher(answer).replaceAll("\n");
        text = text.replaceAll("(?<=[^\\n])\\R(?=[^\\n])", " ").replaceAll(" {2,}", " | ");
        text = PUBLICATION.matcher(text).replaceAll("|");
        text = TYPED.matcher(text).replaceAll("|");
        for (var word : asked) if (word.contains(" ")) text = text.replace(word, "|");
        for (var name : NAMES) text = text.replace(name, "|");
        Predicate<String> isName = word -> LANGUAGE.contains(word)
                || VALUES.contains(word)
                || asked.contains(word)
                || answer.contains("反常商") && isElement(word);
        var found = new TreeSet<String>();
        RUN.matcher(text).results().forEach(run -> {
            long others = Arrays.stream(run.group().split("[ :]+"))
                    .filter(isName.negate())
                    .count();
            if (others > 1) found.add(run.group());
        });
        return found;
    }

    /// @return whether it is a product of generators, whose letters ascend
    private static boolean isElement(String word) {
        for (int i = 1; i < word.length(); i++) if (word.charAt(i) <= word.charAt(i - 1)) return false;
        return true;
    }

    /// Values that have names, which are the same in every language.
    private static final Set<String> VALUES = Arrays.stream(ValueExpression.Name.values())
            .map(ValueExpression.Name::word)
            .collect(Collectors.toSet());

    private static final List<String> NAMES = names();

    private static List<String> names() {
        var names = Catalogue.builtIn().entries().stream()
                .map(CatalogueEntry::names)
                .flatMap(List::stream)
                .collect(Collectors.toCollection(TreeSet::new));
        names.addAll(
                List.of("long long", "von Stengel", "von Neumann", "Stair Game", "Winning Ways", "Lessons in Play"));
        names.addAll(List.of("Guy and Smith", "kiki's game", "Closed under the global context"));
        for (var problem : Problems.all()) names.add(problem.title(false));
        names.removeIf(name -> !name.contains(" "));
        return List.copyOf(names.descendingSet());
    }

    @Test
    void noAnswerIsHalfInEnglish() throws IOException {
        var found = new TreeMap<String, Set<String>>();
        var questions = questions();
        int asked = 0;
        for (int i = 0; i < questions.size(); i += EACH) {
            var words = words(questions.get(i));
            var ran = chinese(words);
            asked++;
            var english = english(ran.out() + ran.err(), words);
            if (!english.isEmpty()) found.put(questions.get(i), english);
        }
        assertThat(asked).isGreaterThan(150);
        assertThat(found).isEmpty();
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve multiplication-game 162",
                "solve misere staircase '3 5 7'",
                "solve misere silver-dollar '5 9 14 20'",
                "solve cram '100 100'",
                "solve dynamic-nim 30",
                "solve mock-turtles THTTH",
                "games nim --proved",
                "games mark --proved",
                "show prim",
                "show wythoff",
                "show nim-in-disguise",
                "prove wythoff --no-store",
                "prove 'take {1,3,4}' --values --no-store",
                "prove '(n): (n-k) where k < t' --for t=2..4",
                "prove 'take squares' --time 1 --no-store",
                "pattern --rules wythoff",
                "pattern '0 1 1 0 1 0 0 1 1 0 0 1 0 1 1 0 1 0 0 1'",
                "values 0.137 --to 200",
                "solve domineering 3x4",
                "solve toads-and-frogs TT.FF",
                "solve 'domineering(3x3) + {1|-1} + nim(3)'",
                "eval {2||1|0}",
                "eval 'atomic-weight(^^*)'",
                "eval 'on + off'",
                "eval a{0||0|a}",
                "eval options({2,1|*,-1})",
                "eval thermograph({4|1})",
                "eval 'norton(1,{1|-1})'",
                "values domineering[2,n] --for n=1..6",
                "emit domineering",
                "quotient 0.77 --to 12 --no-store",
                "quotient 'take 1..2' --no-store",
                "quotient 'left take 1; right take 2' --no-store",
                "emit 'short cram'",
                "play konane xo.o",
                "duel --help",
                "eval --help",
                "games --proved",
                "solve misere multiplication-game 10000",
                "solve 'end-nim' '3 4 2'",
                "solve 'geography' 'at 1: path 4'",
                "solve parity-nim '5 7'",
                "solve clobber nonsense",
                "solve 'on + {1|-1}'",
                "solve col 'path 4'",
                "eval 'outcome({3|1})'",
                "eval 'variety(on)'",
                "eval 'nosuch(3)'",
                "values domineering",
                "emit 'bash[m = ?]'",
                "solve 'col-on-graphs' 'path 4'",
                "solve 'impartial clobber' xo/ox",
                "solve partizan-euclid '(13,8)'",
                "solve fox-and-geese 'g.g./..../.f../....'",
                "solve sheep '2 0 1 0 -3'",
                "solve 'short every nim(3) + nim(4)'",
                "solve 'strip: \".\" -> \"x\"; until \"xxx\"' 7",
                "solve 'every prim' 10^18",
                "solve '3 players: take 1..2' 7",
                "solve prisoners-dilemma 3",
                "solve HDU1846",
                "matrix nim",
                "eval 'stops({1|-1})'",
                "eval 'incentives({3|1})'",
                "eval 'heat({1|-1},2)'",
                "values 'left take {1,2}; right take {2,3}' --to 30",
                "values '3 players: take 1..2' --to 20",
                "values cutcake(2,n) --for n=1..6",
                "prove 'take {1,3}' --conjecture 'P when n mod 3 == 0' --no-store",
                "pattern 'P: 0 3 6 9 12 15'",
                "matrix '2,1 0,0; 0,0 1,2'",
                "tree nofile",
                "judge HDU9999",
                "games --group nosuch",
                "show kuhn-poker",
                "emit amazons",
                "version",
                "serve --help",
                "matrix prisoners-dilemma",
                "tree kuhn-poker",
                "--lang=fr",
                "solve --help",
                "prove --help",
                "values --help",
                "--help",
            })
    void whatWasHalfInEnglishIsNot(String question) {
        var words = words(question);
        var ran = chinese(words);
        assertThat(english(ran.out() + ran.err(), words)).isEmpty();
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = "prove two-smaller-heaps --no-store")
    void whatTakesSecondsIsNotEither(String question) {
        whatWasHalfInEnglishIsNot(question);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "values",
                "pattern",
                "prove",
                "check",
                "play",
                "graph",
                "matrix",
                "tree",
                "eval",
                "judge",
                "duel",
                "emit",
                "games",
                "show",
                "completion"
            })
    void helpOfEachCommandIsChinese(String command) {
        var help = chinese(List.of(command, "--help")).out();
        assertThat(english(help, List.of())).isEmpty();
        assertThat(help).contains("--lang");
    }

    @Test
    void theRangesOfProblemsAreToldInChinese() {
        var list = chinese(List.of("judge", "--list")).out();
        assertThat(list).contains("互不相同", "为排列").doesNotContain("distinct", "permutation ", "increasing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"thermograph({3|1})", "{3|1} > 2", "0 < 1", "is-number(1/2)", "is-stopper(on)", "on >= 3"})
    void whatIsAskedAboutValuesIsAnsweredInWords(String expression) {
        var answer = chinese(List.of("eval", expression)).out().lines().findFirst();
        assertThat(answer).hasValueSatisfying(line -> assertThat(line).containsPattern("\\p{IsHan}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim '3 5'",
                "domineering 2x3",
                "kayles 5",
                "wythoff '3 5'",
                "tic-tac-toe",
                "geography 'at 1: path 4'"
            })
    void playIsToldInChinese(String game) {
        var words = new ArrayList<>(List.of("play"));
        words.addAll(words(game));
        words.addAll(List.of("--think", "1", "--lang", "zh"));
        var said = Ran.run(
                "help\nmoves\nnonsense\nhint\nwhy\n1\nboard\nundo\nrecord\nresign\nquit\n",
                words.toArray(String[]::new));
        assertThat(english((said.out() + said.err()).replaceAll("(?m)^  [a-z]+ / ", ""), words))
                .isEmpty();
    }

    @Test
    void whatADuelFindsIsToldInChinese() {
        for (var rules : List.of("take 1..3", "nim", "wythoff")) {
            var said = Ran.run(
                    "",
                    "duel",
                    "--lang",
                    "zh",
                    "--rules",
                    rules,
                    "--cases",
                    "5",
                    "--",
                    "sh",
                    "-c",
                    "cat >&2; echo first");
            assertThat(said.out()).contains("答案错误");
            assertThat(english(said.out() + said.err(), List.of("first", "second")))
                    .as(rules)
                    .isEmpty();
        }
    }

    /// Other tests' files, which the list of runs names, too, are left out.
    @Test
    void filesOfValuesAndCertificatesAreToldInChinese() {
        var run = folder.resolve("a.run").toString();
        for (var question : List.of(
                List.of("values", "0.137", "--to", "3000", "--out", run),
                List.of("values", run),
                List.of("check", run),
                List.of("values", "0.28", "--to", "3000", "--out", run + "b"),
                List.of("check", run + "b"),
                List.of("prove", "wythoff", "--no-store", "--out", run + ".theorem"),
                List.of("check", run + ".theorem"),
                List.of("prove", "--list"),
                List.of("values", "--list"))) {
            var ran = chinese(question);
            var said = (ran.out() + ran.err())
                    .replace(folder.toString(), "")
                    .lines()
                    .filter(line -> !line.contains("junit-"))
                    .collect(Collectors.joining("\n"));
            assertThat(english(said, question)).as(String.join(" ", question)).isEmpty();
        }
    }

    @Test
    void englishIsFoundWhereThereIsSome() {
        assertThat(english("公式：n <= 1 或 2 * n > u for the least power u >= n of 18。", List.of()))
                .contains("for the least power");
        assertThat(english("对 wythoff，已证明：P when one of them is even。", List.of()))
                .isNotEmpty();
        assertThat(english("依据：Bouton 1901（C. L. Bouton, Nim, a game with a theory, 1901）。", List.of()))
                .isEmpty();
        assertThat(english("引擎：closed form 1", List.of())).containsExactly("closed form");
    }
}
