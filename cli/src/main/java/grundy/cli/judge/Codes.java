package grundy.cli.judge;

import grundy.cli.judge.code.CatAndMouse;
import grundy.cli.judge.code.FlippedMultiples;
import grundy.cli.judge.code.ForbiddenTakes;
import grundy.cli.judge.code.NimMultiples;
import grundy.cli.judge.code.NumbersModuloFive;
import grundy.cli.judge.code.PermutationGame;
import grundy.cli.judge.code.TokensOnGraph;
import grundy.text.Message;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/// The problems that need code, by the name that their files use. To add one, add a line.
final class Codes {
    private static final Map<String, Supplier<Code>> BY_NAME = new TreeMap<>(Map.of(
            "cat-and-mouse", CatAndMouse::new,
            "flipped-multiples", FlippedMultiples::new,
            "forbidden-takes", ForbiddenTakes::new,
            "nim-multiples", NimMultiples::new,
            "numbers-modulo-5", NumbersModuloFive::new,
            "permutation-game", PermutationGame::new,
            "tokens-on-graph", TokensOnGraph::new));

    private Codes() {}

    /// @throws JudgeException if there is none of that name
    static Code of(String name) {
        return known(name).get();
    }

    /// @throws JudgeException if there is none of that name
    static void check(String name) {
        known(name);
    }

    private static Supplier<Code> known(String name) {
        if (BY_NAME.get(name) instanceof Supplier<Code> code) return code;
        throw new JudgeException(
                Message.of("judge.file.code", "name", name, "known", String.join(", ", BY_NAME.keySet())));
    }
}
