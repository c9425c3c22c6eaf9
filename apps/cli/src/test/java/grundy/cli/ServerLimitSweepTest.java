package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.catalogue.Catalogue;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.web.api.Endpoints;
import grundy.web.table.ServerFolder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every question of the server under small limits of positions and of time: it is answered within them, or refused
/// with the limit that was reached.
@EveryTurn
@Tag("slow")
class ServerLimitSweepTest {
    private static final long SEED = 20260319;

    /// They ask files of the user, or a data base.
    private static final Set<String> OF_FILES =
            Set.of("atlas", "exercise", "games", "lesson", "run", "runs", "survey", "surveys");

    private static final int LIMITS_TRIED = 3;

    /// As many questions as there are about a game and more, so that no game is asked the same half as the
    /// one before.
    private static final int PERIOD = 25;

    private static final Set<String> LIMITS = Set.of("time", "positions", "memory", "other");
    private static final String GRAPH = "a b\nb c\nc a\nc d\nd e\ne f\nf g\ng h\nx y\ny x";
    private static final String TABLE = "0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3";

    private final List<String> found = new ArrayList<>();

    @AfterEach
    void nothingIsWrong() {
        assertThat(found).as("seed %d", CaseCount.seed(SEED)).isEmpty();
    }

    private record ServerQuestion(String question, Map<String, ?> members) {}

    private static Map<String, Object> with(Map<String, ?> members, Object... more) {
        var all = new HashMap<String, Object>(members);
        for (int i = 0; i < more.length; i += 2) all.put((String) more[i], more[i + 1]);
        return all;
    }

    private static List<ServerQuestion> aboutPositions() {
        var all = new ArrayList<ServerQuestion>();
        for (var entry : Catalogue.builtIn().entries())
            for (var prefix : List.of("", "misere ")) {
                if (entry.examples().isEmpty()) continue;
                var rules = Map.of(
                        "rules", prefix + entry.id() + " " + entry.examples().getFirst());
                for (var question : List.of("solve", "moves", "parse", "picture", "ladder", "playbook"))
                    all.add(new ServerQuestion(question, rules));
                all.add(new ServerQuestion("picture", with(rules, "as", "png")));
                for (var task : List.of("look", "hint", "reply", "why"))
                    all.add(new ServerQuestion("play", with(rules, "do", task)));
                all.add(new ServerQuestion("play", with(rules, "do", "reply", "strength", 3)));
            }
        return all;
    }

    private static List<ServerQuestion> aboutRules() {
        var all = new ArrayList<ServerQuestion>();
        for (var entry : Catalogue.builtIn().entries()) {
            for (var prefix : List.of("", "misere ")) {
                var rules = Map.of("rules", prefix + entry.id());
                all.add(new ServerQuestion("values", with(rules, "to", 300)));
                all.add(new ServerQuestion("values", rules));
                all.add(new ServerQuestion("picture", with(rules, "to", 300)));
                all.add(new ServerQuestion("slice", with(rules, "to", 3_000)));
                all.add(new ServerQuestion("grid", with(rules, "size", 60)));
                all.add(new ServerQuestion("check", with(rules, "to", 3_000)));
                all.add(new ServerQuestion("prove", with(rules, "keep", false)));
                all.add(new ServerQuestion("pattern", with(rules, "to", 300)));
            }
            all.add(new ServerQuestion("emit", Map.of("rules", entry.id())));
            all.add(new ServerQuestion("claims", Map.of("game", entry.id())));
        }
        return all;
    }

    private static List<ServerQuestion> others() {
        var all = new ArrayList<ServerQuestion>();
        for (var value :
                List.of("{3|{2|*}} + kayles(40)", "domineering(4x4)", "genus(kayles(9))", "^ + *30", "over - upon")) {
            all.add(new ServerQuestion("eval", Map.of("expression", value)));
            all.add(new ServerQuestion("picture", Map.of("expression", value)));
            all.add(new ServerQuestion("partizan", Map.of("terms", List.of(value, "*", "{2|-1}"))));
        }
        for (var play : List.of("normal", "misere"))
            all.add(new ServerQuestion("graph", Map.of("graph", GRAPH, "play", play, "tokens", List.of("a", "e"))));
        all.add(new ServerQuestion("picture", Map.of("graph", GRAPH)));
        for (var game : List.of("rock-paper-scissors", "battle-of-the-sexes", "0 1 2 3;3 2 1 0;1 1 2 2;9 0 0 1")) {
            for (var effort : List.of("usual", "all", "one"))
                all.add(new ServerQuestion("matrix", Map.of("game", game, "effort", effort)));
            all.add(new ServerQuestion("picture", Map.of("matrix", game)));
        }
        for (var game : List.of("kuhn-poker", "centipede", "ultimatum")) {
            all.add(new ServerQuestion("tree", Map.of("game", game)));
            all.add(new ServerQuestion("picture", Map.of("tree", game)));
        }
        all.add(new ServerQuestion("pattern", Map.of("values", TABLE)));
        all.add(new ServerQuestion("digits", Map.of("numeration", "fibonacci", "numbers", List.of("13", "100"))));
        for (var task : List.of("tell", "sample", "largest"))
            all.add(new ServerQuestion("judge", Map.of("problem", "HDU1846", "do", task)));
        all.add(new ServerQuestion("judge", Map.of("problem", "HDU1846", "input", "2\n23 2\n4 3\n")));
        all.add(new ServerQuestion("emit", Map.of("problem", "HDU1846")));
        return all;
    }

    @Test
    void everyQuestionIsTried() {
        var names = new TreeSet<>(Endpoints.names());
        names.removeAll(OF_FILES);
        var asked = new TreeSet<String>();
        for (var list : List.of(aboutPositions(), aboutRules(), others()))
            list.forEach(each -> asked.add(each.question));
        assertThat(asked).isEqualTo(names);
    }

    /// @param looks how often the work may look at the clock before its time is over; each has its share of
    ///     the questions
    @ParameterizedTest
    @CsvSource({"40, 2001", "1, 1999", "100000, 5"})
    void whatIsAskedIsAnsweredWithinTheLimitOrRefusedByIt(long positions, int looks) {
        var door = new ApiDoor(positions, looks);
        var all = new ArrayList<ServerQuestion>();
        for (var list : List.of(half(aboutPositions()), half(aboutRules()), others()))
            all.addAll(CaseCount.some(third(list, looks), SEED));
        var answers = new LinkedHashMap<ServerQuestion, ApiDoor.ServerAnswer>();
        try (var _ = ServerFolder.open()) {
            for (var each : all) door.ask(each.question, each.members).ifPresent(answer -> answers.put(each, answer));
        }
        answers.forEach((each, answer) -> {
            var document = answer.document();
            if (!Set.of(200, 400, ApiDoor.LIMIT).contains(answer.status())
                    || answer.status() == ApiDoor.LIMIT
                            && !LIMITS.contains(document.path("limit").asString(""))) found.add(each + ": " + answer);
            if (answer.status() == 200 && positions == LimitSweepTest.LIMIT)
                LimitSweepTest.isWithin(document, each.toString());
        });
        assertThat(answers.values()).anyMatch(answer -> answer.status() == ApiDoor.LIMIT);
        found.addAll(door.found());
    }

    /// @return every other question about the games, in turn
    private static <T> List<T> half(List<T> all) {
        return IntStream.range(0, all.size())
                .filter(i -> (i + i / PERIOD) % 2 == 0)
                .mapToObj(all::get)
                .toList();
    }

    /// @return the share of one of the three limits
    private static <T> List<T> third(List<T> all, int limit) {
        return IntStream.range(0, all.size())
                .filter(i -> i % LIMITS_TRIED == limit % LIMITS_TRIED)
                .mapToObj(all::get)
                .toList();
    }
}
