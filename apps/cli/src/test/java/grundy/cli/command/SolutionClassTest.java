package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Programs;
import grundy.contest.emit.Emitter;
import grundy.contest.judge.Problems;
import grundy.contest.problem.FunctionSignature;
import grundy.contest.problem.Problem;
import grundy.contest.sketch.TargetLanguage;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Sites that call a method get a class with that method, which is called here as they call it, with their types.
@Tag("slow")
@EveryTurn
class SolutionClassTest {
    private static final Map<TargetLanguage, String> CALLERS =
            Map.of(TargetLanguage.CPP, """

            #include <iostream>
            #include <string>
            #include <vector>
            vector<int> numbers(const string& text) {
                vector<int> list;
                string digits;
                for (char c : text) {
                    if ((c >= '0' && c <= '9') || c == '-') digits += c;
                    else if (!digits.empty()) {
                        list.push_back(stoi(digits));
                        digits.clear();
                    }
                }
                return list;
            }
            vector<vector<int>> rows(const string& text) {
                vector<vector<int>> lists;
                for (size_t i = 1, end; i < text.size() && (i = text.find('[', i)) != string::npos; i = end) {
                    end = text.find(']', i);
                    lists.push_back(numbers(text.substr(i, end - i + 1)));
                }
                return lists;
            }
            int main() {
                cout << boolalpha;
                for (string s0, s1; cin >> s0;) {
                    READ
                    cout << Solution().CALL << '\\n';
                }
            }
            """, TargetLanguage.JAVA, """

            public class Main {
                static int[] numbers(String text) {
                    return Arrays.stream(text.split("[^-0-9]+")).filter(word -> !word.isEmpty()).mapToInt(Integer::parseInt).toArray();
                }

                static int[][] rows(String text) {
                    String[] rows = text.substring(1, text.length() - 1).split("\\\\],?");
                    return Arrays.stream(rows).map(Main::numbers).toArray(int[][]::new);
                }

                public static void main(String[] arguments) {
                    Scanner in = new Scanner(System.in);
                    while (in.hasNext()) {
                        String s0 = in.next();
                        READ
                        System.out.println(new Solution().CALL);
                    }
                }
            }
            """, TargetLanguage.PYTHON, """

            import json
            import sys
            words = sys.stdin.read().split()
            while words:
                s0 = words.pop(0)
                READ
                answer0 = Solution().CALL
                print(str(answer0).lower() if isinstance(answer0, bool) else answer0)
            """);

    private static final Map<TargetLanguage, String> SECOND = Map.of(
            TargetLanguage.CPP, "cin >> s1;",
            TargetLanguage.JAVA, "String s1 = in.next();",
            TargetLanguage.PYTHON, "s1 = words.pop(0)");

    @TempDir
    Path folder;

    private static List<Problem> called() {
        return Problems.all().stream().filter(problem -> problem.call() != null).toList();
    }

    /// Lists are given to C++ by reference, so that they have names.
    private static String caller(TargetLanguage target, FunctionSignature call) {
        int count = call.parameters().size();
        var read = new StringBuilder(count > 1 ? SECOND.get(target) : "");
        var arguments = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            var type = call.parameters().get(i).type();
            var argument = argument(target, type, "s" + i);
            if (target == TargetLanguage.CPP && type.endsWith("]")) {
                read.append(" auto a").append(i).append(" = ").append(argument).append(';');
                argument = "a" + i;
            }
            arguments.add(argument);
        }
        var nothing = target == TargetLanguage.PYTHON && read.isEmpty() ? "pass" : "";
        return CALLERS.getOrDefault(target, "")
                .replace("READ", read + nothing)
                .replace("CALL", call.name() + "(" + String.join(", ", arguments) + ")");
    }

    private static String argument(TargetLanguage target, String type, String word) {
        boolean isPython = target == TargetLanguage.PYTHON;
        return switch (type) {
            case "int" ->
                switch (target) {
                    case CPP -> "stoi(" + word + ")";
                    case JAVA -> "Integer.parseInt(" + word + ")";
                    case PYTHON -> "int(" + word + ")";
                };
            case "int[]" -> isPython ? "json.loads(" + word + ")" : "numbers(" + word + ")";
            case "int[][]" -> isPython ? "json.loads(" + word + ")" : "rows(" + word + ")";
            default -> word;
        };
    }

    @DrawnCases
    @ParameterizedTest
    @EnumSource
    void whatTheMethodReturnsAgreesWithTheJudge(TargetLanguage target)
            throws ReflectiveOperationException, IOException, InterruptedException {
        var emitter = new Emitter(target == TargetLanguage.CPP);
        var problems = called();
        var codes = new ArrayList<String>();
        for (var problem : problems)
            if (problem.call() instanceof FunctionSignature call)
                codes.add(emitter.problem(problem, target).code() + caller(target, call));
        var runs = new ArrayList<Programs.Run>();
        for (int i = 0; i < problems.size(); i++)
            for (int seed = 1; seed <= CaseCount.of(12); seed++)
                runs.add(new Programs.Run(i, EmitCommandTest.sample(problems.get(i), seed)));
        var said = new Programs(target, folder, codes).outputs(runs);
        for (int i = 0; i < runs.size(); i++) {
            var problem = problems.get(runs.get(i).program());
            var input = runs.get(i).input();
            assertThat(said.get(i).replace("\r", ""))
                    .as(problem.id() + "\n" + input)
                    .isEqualTo(EmitCommandTest.truth(problem, input));
        }
    }

    @Test
    void everyProblemOfASiteThatCallsAMethodNamesIt() {
        assertThat(Problems.all().stream()
                        .filter(problem -> problem.id().startsWith("LeetCode"))
                        .toList())
                .hasSizeGreaterThan(13)
                .allSatisfy(
                        problem -> assertThat(problem.call()).as(problem.id()).isNotNull());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LeetCode292 | bool canWinNim(int n) { | public boolean canWinNim(int n) { | def canWinNim(self, n: int) -> bool:",
                "LeetCode294 | bool canWin(string currentState) { | public boolean canWin(String currentState) {"
                        + " | def canWin(self, currentState: str) -> bool:",
                "LeetCode913 | int catMouseGame(vector<vector<int>>& graph) { | public int catMouseGame(int[][] graph) {"
                        + " | def catMouseGame(self, graph: List[List[int]]) -> int:",
                "LeetCode1406 | string stoneGameIII(vector<int>& stoneValue) { | public String stoneGameIII(int[] stoneValue) {"
                        + " | def stoneGameIII(self, stoneValue: List[int]) -> str:"
            })
    void theMethodIsTheOneThatTheSiteCalls(String id, String cpp, String java, String python) throws IOException {
        var emitter = new Emitter(false);
        var problem = Problems.find(id);
        var methods = List.of(cpp, java, python);
        var codes = IntStream.range(0, 3)
                .mapToObj(i ->
                        emitter.problem(problem, TargetLanguage.values()[i]).code())
                .collect(Collectors.toList());
        for (int i = 0; i < 3; i++)
            assertThat(codes.get(i)).contains("class Solution", methods.get(i)).doesNotContain("main", "stdin", "cin");
    }
}
