package grundy.store.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.answer.BlockPairs;
import grundy.check.answer.HeapRecursion;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.question.FamilyQuestion;
import grundy.question.GraphQuestion;
import grundy.question.GridQuestion;
import grundy.question.LosersQuestion;
import grundy.question.OpenQuestion;
import grundy.question.OutcomesQuestion;
import grundy.question.Question;
import grundy.question.SequenceQuestion;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphException;
import grundy.rules.graph.GraphReader;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.RunningNumber;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.Resealed;
import grundy.store.StoreException;
import grundy.store.run.GridFile;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.text.Language;
import grundy.value.Outcome;
import grundy.value.Play;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Certificates of open questions, tables, graphs and calculations hold as they are written, and are refused as soon as
/// anything in them is changed.
@EveryTurn
class AnswerCertificateTest {
    private static final Solver SOLVER = new Solver(Limits.DEFAULT);
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final Pattern TOKEN = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|-?\\d+|null");
    private static final int MOST_TOKENS = CaseCount.of(80);

    /// A graph with a cycle, a draw and a vertex that nothing leads to.
    private static final String CYCLIC = "a b\nb c\nc a\nc d\nb e\nx y\ny x\nz x\n";

    private static final String ACYCLIC = "a b\na c\nb c\nc d\na d\n";
    private static final String SIDED =
            "digraph { a -> b [player=left]; b -> c [player=right]; a -> c; c -> d [player=left] }";

    @TempDir
    Path folder;

    private CertificateCheckResult.End check(String text, CertificateChecker.QuestionReader reader) throws IOException {
        var file = Files.writeString(folder.resolve("a.json"), Resealed.of(text));
        var all = new CertificateChecker.CheckExtent(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
        try {
            var checked = new CertificateChecker(all, reader, Solver::solve, _ -> {}).check(file);
            assertThat(checked.verdict().in(Language.EN)).doesNotEndWith("..");
            assertThat(checked.verdict().in(Language.ZH)).doesNotEndWith("。。");
            return checked.end();
        } catch (StoreException | RulesException _) {
            return CertificateCheckResult.End.REFUSED;
        }
    }

    private String written(AnswerCertificate certificate) throws IOException {
        var file = folder.resolve("written.json");
        certificate.write(file);
        return Files.readString(file).strip();
    }

    private void holdsAndBreaks(AnswerCertificate certificate, CertificateChecker.QuestionReader reader, String... free)
            throws IOException {
        var right = written(certificate);
        assertThat(check(right, reader)).as(right).isEqualTo(CertificateCheckResult.End.HOLDS);
        assertThat(check(right.replaceFirst("^\\{", "{ "), reader)).isEqualTo(CertificateCheckResult.End.HOLDS);
        // Each change with a seal of its own: it is refused for what it says.
        var bare = right.replaceAll(",\"seal\":\"[^\"]*\"", "");
        for (var wrong : changed(bare, List.of(free)))
            assertThat(check(wrong, reader)).as(wrong).isNotEqualTo(CertificateCheckResult.End.HOLDS);
    }

    /// @param free members of which another value may be as true
    private static List<String> changed(String right, List<String> free) {
        var changed = new ArrayList<String>(List.of(right + "{}", right + " 1", right + "x", right.substring(1)));
        var random = CaseCount.random(right.hashCode());
        var tokens = new ArrayList<int[]>();
        var matcher = TOKEN.matcher(right);
        var name = "";
        while (matcher.find()) {
            boolean isName = right.startsWith(":", matcher.end());
            if (isName) name = matcher.group();
            if (!isName && free.contains(name.replace("\"", ""))) continue;
            tokens.add(new int[] {matcher.start(), matcher.end()});
        }
        double part = Math.min(1, (double) MOST_TOKENS / tokens.size());
        for (var token : tokens) {
            var old = right.substring(token[0], token[1]);
            if (random.nextDouble() >= part) continue;
            for (var other : others(old))
                if (!other.equals(old)) changed.add(right.substring(0, token[0]) + other + right.substring(token[1]));
        }
        for (int at = right.indexOf('{'), times = 0; at >= 0 && times < 20; at = right.indexOf('{', at + 1), times++) {
            var begin = right.substring(0, at + 1);
            var end = right.substring(at + 1);
            if (end.startsWith("\"") && !begin.endsWith("\"{")) {
                changed.add(begin + "\"note\":1," + end);
                changed.add(begin + end.substring(0, end.indexOf(':')) + ":null," + end);
            }
        }
        return changed;
    }

    private static List<String> others(String old) {
        if (old.equals("null")) return List.of("0", "\"0\"", "[]");
        if (old.startsWith("\"")) {
            var others = new ArrayList<>(List.of("null", "1", "\"\"", old.substring(0, old.length() - 1) + "x\""));
            for (var outcome : Outcome.values()) others.add("\"" + outcome + "\"");
            return others.subList(0, old.length() == 3 && Character.isLetter(old.charAt(1)) ? 7 : 4);
        }
        var number = new BigInteger(old);
        return List.of(
                number.add(BigInteger.ONE).toString(),
                number.subtract(BigInteger.ONE).toString(),
                "\"" + old + "\"",
                "null");
    }

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @CsvSource({
        "take 1..? 100000000,P,2",
        "misere take 1..? 64,P,2",
        "take 1..? 97,P,2",
        "nim 3 5 ?,P,0",
        "wythoff ? 10,P,0",
        "'wythoff(1,2) + nim(?)',P,0",
        "'take {1,4,?} 20',P,1",
        "take ?..9 10,P,9",
        "'left take {1,2}; right take {1,?} 12',L,2",
        "take 1..2 ?,D,0",
        "nim 3 ?,N,4",
        "welter 1 3 ?,P,0"
    })
    @Tag("slow")
    void ofOpenQuestions(String question, Outcome wanted, long from) throws IOException, SyntaxException {
        var source = Source.of(question);
        var asked = OpenQuestion.of(LANGUAGE, source, wanted, BigInteger.valueOf(from));
        var verdict = SOLVER.solve(asked);
        // That nothing is cited, that nobody counted the moves, or that L never comes about, is as true.
        holdsAndBreaks(
                OpenCertificate.of(List.of(question), asked, verdict),
                AnswerCertificate.PosedQuestion::of,
                "theorem",
                "statement",
                "moveCount",
                "wanted",
                "verifiedTo");
    }

    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "misere kayles 5 4 3",
                "misere kayles 100 200 300",
                "misere 0.34 10^18 12 5 5",
                "misere 0.77(5) + 0.137(9)",
                "misere couples-are-forever 13 14"
            })
    void ofSumsThatRestOnAQuotient(String question) throws IOException, SyntaxException {
        var verdict = SOLVER.solve(Question.parse(question));
        var certificate = VerdictCertificate.of(List.of(question), verdict);
        assertThat(certificate.quotient()).isPresent();
        // Larger sets that are closed, too, prove as much.
        holdsAndBreaks(certificate, AnswerCertificate.PosedQuestion::of, "theorem", "moveCount", "unbeaten");
    }

    /// With 1 two coins would stand on one square, and with 5 the position is lost.
    @Test
    void thatOneNumberMakesNoSenseDoesNotSayThatNoLargerOneDoes() throws IOException, SyntaxException {
        var question = OpenQuestion.of(LANGUAGE, Source.of("welter 1 3 ?"), Outcome.P, BigInteger.ZERO);
        var least = OpenCertificate.of(List.of("welter 1 3 ?"), question, SOLVER.solve(question));
        assertThat(least.answer()).contains(BigInteger.valueOf(5));
        var none = new OpenCertificate(
                least.question(),
                least.targetOutcome(),
                least.from(),
                Optional.empty(),
                Optional.empty(),
                least.reason(),
                Optional.of(BigInteger.ZERO),
                least.smaller().subList(0, 1));
        assertThat(check(written(none), AnswerCertificate.PosedQuestion::of))
                .isEqualTo(CertificateCheckResult.End.REFUSED);
    }

    @Test
    void anAnswerThatIsNotTheLeastIsRefused() throws IOException, SyntaxException {
        var question = OpenQuestion.of(LANGUAGE, Source.of("take 1..? 24"), Outcome.P, BigInteger.TWO);
        var verdict = SOLVER.solve(question);
        var fromTen = OpenQuestion.of(LANGUAGE, Source.of("take 1..? 24"), Outcome.P, BigInteger.TEN);
        var larger = SOLVER.solve(fromTen);
        var least = OpenCertificate.of(List.of("take 1..? 24"), question, verdict);
        var other = OpenCertificate.of(List.of("take 1..? 24"), fromTen, larger);
        var forged = new OpenCertificate(
                least.question(),
                least.targetOutcome(),
                least.from(),
                other.answer(),
                other.verdict(),
                least.reason(),
                least.last(),
                least.smaller());
        assertThat(check(written(least), AnswerCertificate.PosedQuestion::of))
                .isEqualTo(CertificateCheckResult.End.HOLDS);
        assertThat(check(written(other), AnswerCertificate.PosedQuestion::of))
                .isEqualTo(CertificateCheckResult.End.HOLDS);
        assertThat(check(written(forged), AnswerCertificate.PosedQuestion::of))
                .isEqualTo(CertificateCheckResult.End.REFUSED);
        for (var wanted : List.of("N", "L", "R", "D"))
            assertThat(check(
                            written(least).replace("\"wanted\":\"P\"", "\"wanted\":\"" + wanted + "\""),
                            AnswerCertificate.PosedQuestion::of))
                    .isEqualTo(CertificateCheckResult.End.REFUSED);
    }

    @Tag("slow")
    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @CsvSource({"wythoff,15", "fibonacci-nim,8", "euclid,12", "misere wythoff,10", "turning-corners,9"})
    void ofGrids(String rules, int to) throws IOException, SyntaxException {
        var read = LANGUAGE.rules(Source.of(rules));
        var grid = SOLVER.solve(new GridQuestion(read.game(), read.play(), to));
        holdsAndBreaks(TableCertificate.of(List.of(rules), grid), AnswerCertificate.PosedQuestion::of);
    }

    @ParameterizedTest
    @CsvSource({
        "kayles,90",
        "'take {1,3,4}',40",
        "misere take 1..3,30",
        "misere kayles,12",
        "4.007,30",
        "take squares,50"
    })
    @Tag("slow")
    void ofLists(String rules, int to) throws IOException, SyntaxException {
        var read = LANGUAGE.rules(Source.of(rules));
        var list = SOLVER.solve(new SequenceQuestion(read.game(), read.play(), to));
        // How far it was seen is only told.
        holdsAndBreaks(TableCertificate.of(List.of(rules), list), AnswerCertificate.PosedQuestion::of, "verifiedTo");
    }

    @Tag("slow")
    @Test
    void ofOutcomes() throws IOException, SyntaxException {
        var rules = "left take {1,2}; right take {1,3}";
        var read = LANGUAGE.rules(Source.of(rules));
        var list = SOLVER.solve(new OutcomesQuestion(read.game(), read.play(), 20));
        holdsAndBreaks(TableCertificate.of(List.of(rules), list), AnswerCertificate.PosedQuestion::of, "verifiedTo");
    }

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 players: take {1,2,4}",
                "3 players: take 1..2 or split",
                "3 players: take {1,2}; take {1,3}; take 2",
                "4 players: (n): (n-k) where k <= 2"
            })
    @Tag("slow")
    void ofLosers(String rules) throws IOException, SyntaxException {
        var read = LANGUAGE.rules(Source.of(rules));
        var losers = SOLVER.solve(new LosersQuestion(read.game(), List.of(), 14));
        holdsAndBreaks(LosersCertificate.of(List.of(rules), losers), AnswerCertificate.PosedQuestion::of, "verifiedTo");
    }

    /// Where the heaps begin from which something can be taken may be said in two ways.
    @ParameterizedTest
    @Tag("slow")
    @CsvSource({
        "take at most half,0,1 0 a1 0",
        "(n): (n-k) where 2*k < n,3,a1 0 1 0",
        "(n): (n-k) where 3*k <= 2*n,0,2 0 a1 0 2 1",
    })
    void ofRecursions(String rules, long from, String numbers) throws IOException {
        var words = numbers.split(" ");
        var rows = new ArrayList<HeapRecursion.ResidueRow>();
        for (int i = 0; i < words.length; i += 2) {
            var factor = new BigInteger(words[i].replace("a", ""));
            var constant = new BigInteger(words[i + 1]);
            rows.add(
                    words[i].startsWith("a")
                            ? new HeapRecursion.ReductionRow(factor, constant)
                            : new HeapRecursion.ValueRow(factor, constant));
        }
        var recursion = new HeapRecursion(BigInteger.valueOf(from), rows);
        holdsAndBreaks(
                new RecursionCertificate(List.of(rules), recursion), AnswerCertificate.PosedQuestion::of, "from");
    }

    @Tag("slow")
    @Test
    void ofPairsOfBlocks() throws IOException {
        var rules = List.of("(a, b): (a-k, b) | (a, b-k) | (a-4*k, b-4*k)");
        var pairs = new BlockPairs(4, BigInteger.ONE);
        holdsAndBreaks(new BlockPairsCertificate(rules, pairs), AnswerCertificate.PosedQuestion::of);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "'domineering[1,n]',n,1,9",
        "'domineering[2,n]',n,1,4",
        "n + *2,n,10000000000,10000000004",
        "kayles(m) + ^,m,0,12",
        "{n|*},n,0,5"
    })
    void ofFamilies(String expression, String name, long from, long to) throws IOException, SyntaxException {
        var number = new RunningNumber(name, from, to);
        var values = SOLVER.solve(FamilyQuestion.read(expression, number, Catalogue.builtIn()));
        var certificate = FamilyCertificate.of(List.of(expression), values);
        if (from < 1000) holdsAndBreaks(certificate, AnswerCertificate.PosedQuestion::of);
        else
            assertThat(check(written(certificate), AnswerCertificate.PosedQuestion::of))
                    .isEqualTo(CertificateCheckResult.End.UNFINISHED);
    }

    /// Every other number repeats, too, but that is not the least length.
    @Test
    void whatRepeatsInAFamilyIsTheLeast() throws IOException, SyntaxException {
        var question = FamilyQuestion.read("domineering[1,n]", new RunningNumber("n", 1, 12), Catalogue.builtIn());
        var right = written(FamilyCertificate.of(List.of("domineering[1,n]"), SOLVER.solve(question)));
        var period = "\"from\":1,\"length\":2,\"saltus\":{\"kind\":\"number\",\"number\":\"-1\"}";
        assertThat(right).contains(period);
        for (var wrong : List.of(
                period.replace("length\":2", "length\":4").replace("\"-1\"", "\"-2\""),
                period.replace("from\":1", "from\":2"),
                period.replace("from\":1", "from\":3")))
            assertThat(check(right.replace(period, wrong), AnswerCertificate.PosedQuestion::of))
                    .as(wrong)
                    .isEqualTo(CertificateCheckResult.End.REFUSED);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {"wythoff", "misere (a, b): (a-k, b) | (a, b-k)", "(a, b): (a-1, b-1) | (a-2, b) | (a, b-2)"})
    void ofFilesOfGrids(String rules) throws IOException, SyntaxException {
        var read = LANGUAGE.rules(Source.of(rules));
        var file = folder.resolve("t.csv");
        var grid = GridFile.write(Solver::solve, Limits.DEFAULT, read, 12, file);
        holdsAndBreaks(GridCertificate.of(List.of(rules), 12, file, grid.whole()), AnswerCertificate.PosedQuestion::of);
        changedFilesAreRefused(rules, file, true);
        var colds = new StringBuilder("a,b\n");
        var rows = SOLVER.solve(new GridQuestion(read.game(), read.play(), 12)).values();
        for (int a = 0; a <= 12; a++)
            for (int b = 0; b <= 12; b++)
                if (rows[a][b] == 0) colds.append(a).append(',').append(b).append('\n');
        Files.writeString(file, colds);
        // Up to a smaller coordinate it is as true where there is none between.
        holdsAndBreaks(GridCertificate.of(List.of(rules), 12, file, false), AnswerCertificate.PosedQuestion::of, "to");
        changedFilesAreRefused(rules, file, false);
    }

    /// Also where the digest is made anew.
    private void changedFilesAreRefused(String rules, Path file, boolean whole) throws IOException {
        var right = Files.readString(file);
        var old = written(GridCertificate.of(List.of(rules), 12, file, whole));
        var random = CaseCount.random(17);
        for (int i = 0; i < 20; i++) {
            int at = random.nextInt(right.length());
            var wrong = new StringBuilder(right);
            if (random.nextBoolean()) wrong.deleteCharAt(at);
            else wrong.setCharAt(at, "0123456789,\n".charAt(random.nextInt(12)));
            if (wrong.toString().equals(right)) continue;
            Files.writeString(file, wrong);
            assertThat(check(old, AnswerCertificate.PosedQuestion::of))
                    .as("%s", wrong)
                    .isEqualTo(CertificateCheckResult.End.REFUSED);
            assertThat(check(
                            written(GridCertificate.of(List.of(rules), 12, file, whole)),
                            AnswerCertificate.PosedQuestion::of))
                    .as("%s", wrong)
                    .isEqualTo(CertificateCheckResult.End.REFUSED);
        }
        Files.delete(file);
        assertThat(check(old, AnswerCertificate.PosedQuestion::of)).isEqualTo(CertificateCheckResult.End.REFUSED);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {CYCLIC, ACYCLIC, SIDED})
    void ofGraphs(String text) throws IOException, GraphException {
        for (var play : Play.values()) {
            var graph =
                    GraphReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), null, () -> {});
            var table = SOLVER.solve(new GraphQuestion(graph, play, Long.MAX_VALUE));
            CertificateChecker.QuestionReader reader = words -> new AnswerCertificate.PosedQuestion(
                    new RuleLanguage(Catalogue.builtIn().withFile(GraphBoard.game("./g.edges", graph))),
                    Source.ofArguments(words));
            holdsAndBreaks(GraphCertificate.of("g.edges", table), reader);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "*19 * *23 / *5 + *2^5",
                "sqrt(*77) + inverse(*9) + mex(*0, *1, *3) + artinschreier(*6) - *3",
                "{1|-1} + 3/4 - ^^*",
                "+-{2, 3} + {*|*2} - -1/2",
                "outcome({2|-1} + +-1)",
                "{1|-1} || 1/2",
                "domineering(3x3) + clobber(2x3)"
            })
    void ofCalculations(String text) throws IOException, SyntaxException {
        var expression = ValueParser.parse(Source.of(text), Catalogue.builtIn());
        var calculation = SOLVER.solve(new ExpressionQuestion(expression));
        holdsAndBreaks(CalculationCertificate.of(List.of(text), calculation), AnswerCertificate.PosedQuestion::of);
    }

    @Test
    void whatHasNoDefinitionIsSaidToBeOpen() throws IOException, SyntaxException {
        var text = "is-uptimal(^ + *)";
        var expression = ValueParser.parse(Source.of(text), Catalogue.builtIn());
        var certificate = CalculationCertificate.of(List.of(text), SOLVER.solve(new ExpressionQuestion(expression)));
        assertThat(check(written(certificate), AnswerCertificate.PosedQuestion::of))
                .isEqualTo(CertificateCheckResult.End.UNFINISHED);
    }
}
