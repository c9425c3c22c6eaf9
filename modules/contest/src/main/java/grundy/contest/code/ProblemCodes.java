package grundy.contest.code;

import grundy.contest.problem.JudgeException;
import grundy.contest.problem.ProblemCode;
import grundy.text.Message;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/// The problems that need code, by the name that their files use. To add one, add a line.
public final class ProblemCodes {
    private static final Map<String, Supplier<ProblemCode>> BY_NAME = new TreeMap<>(Map.of(
            "cat-and-mouse", CatAndMouse::new,
            "flipped-multiples", FlippedMultiples::new,
            "forbidden-takes", ForbiddenTakes::new,
            "nim-multiples", NimMultiples::new,
            "numbers-modulo-5", NumbersModuloFive::new,
            "permutation-game", PermutationGame::new,
            "tokens-on-graph", TokensOnGraph::new));

    private ProblemCodes() {}

    /// @throws JudgeException if there is none of that name
    public static ProblemCode of(String name) {
        return known(name).get();
    }

    /// @throws JudgeException if there is none of that name
    public static void check(String name) {
        known(name);
    }

    private static Supplier<ProblemCode> known(String name) {
        if (BY_NAME.get(name) instanceof Supplier<ProblemCode> code) return code;
        throw new JudgeException(Message.of("judge.file.code", "name", name, "known", BY_NAME.keySet()));
    }
}
