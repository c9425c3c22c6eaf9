package grundy.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.present.move.LegalMoves;
import grundy.present.move.MoveWriter;
import grundy.present.move.Situation;
import grundy.question.Question;
import grundy.rules.CatalogueEntry;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import grundy.value.Side;
import grundy.web.AnswerText;
import grundy.web.request.EndpointReply;
import grundy.web.request.PartialListener;
import grundy.web.request.RequestFields;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A hint is one choice: the move that the sentence names is the move that the page marks, and it wins if a move wins.
@Tag("slow")
class HintTest {
    private static final Limits LIMITS = Limits.DEFAULT.withPositions(2_000);
    private static final int MOST_MOVES = 100;
    private static final int LONGEST_EXAMPLE = 14;
    private static final List<String> OTHERS = List.of(
            "kayles 10",
            "kayles 11 4",
            "nim 3 5 7",
            "nim 1 2 3",
            "wythoff 5 8",
            "wythoff 5 9",
            "misere nim 1 1 2",
            "misere kayles 7",
            "every nim 3 4 5",
            "some take 1..3 5 6",
            "short nim 2 3",
            "nim(3,5) + wythoff(2,5) + [take 1..3](6)",
            "0.07 19",
            "take any or split 7",
            "take {1, 3, 4} 30",
            "left take {1, 2}; right take {1, 3} 9",
            "cram 3 4",
            "chomp 3 4",
            "lasker 4 9",
            "on + {1|-1}");

    static Stream<String> questions() {
        var examples = Catalogue.builtIn().entries().stream().flatMap(HintTest::examples);
        return Stream.concat(OTHERS.stream(), examples);
    }

    private static Stream<String> examples(CatalogueEntry entry) {
        return entry.examples().stream()
                .filter(example -> example.length() <= LONGEST_EXAMPLE)
                .map(example -> entry.id() + " " + example);
    }

    @ParameterizedTest
    @MethodSource("questions")
    void namesTheMoveThatIsMarkedAndItWinsIfAMoveWins(String question) throws SyntaxException {
        var sum = Question.parse(question).sum();
        if (sum.components().stream()
                .anyMatch(component -> !isPlayed(component.game().rules()))) return;
        for (var side : Situation.isPartizan(sum) ? Side.values() : new Side[] {Side.LEFT}) {
            var situation = Situation.start(sum, side);
            var listed = LegalMoves.moves(situation).limit(MOST_MOVES).toList();
            if (listed.isEmpty() || listed.size() == MOST_MOVES) continue;
            var marked = hint(question, side, Language.EN);
            assertThat(hint(question, side, Language.ZH).get("move"))
                    .as("%s: %s, in Chinese", question, side)
                    .isEqualTo(marked.get("move"));
            assertThat(listed.stream().map(new MoveWriter(situation)::typedText))
                    .as("%s: %s", question, side)
                    .contains((String) marked.get("move"));
            var played = ask(question, side, "move", (String) marked.get("move"), Language.EN);
            var ply = (Map<?, ?>) played.get("ply");
            assertThat(ply.get("steps")).as("%s: %s", question, side).isEqualTo(marked.get("steps"));
            if ("won".equals(ply.get("before")))
                assertThat(ply.get("after")).as("%s: %s", question, side).isEqualTo("won");
        }
    }

    /// @return the move that is marked, which the sentence names
    private static Map<?, ?> hint(String question, Side side, Language language) throws SyntaxException {
        var hint = ask(question, side, "hint", "", language);
        var marked = (Map<?, ?>) hint.get("move");
        assertThat((String) hint.get("says")).as("%s: %s", question, side).contains((String) marked.get("says"));
        return marked;
    }

    private static boolean isPlayed(RuleTree rules) {
        return !(rules instanceof RuleTree.Scored
                || rules instanceof RuleTree.Players
                || rules instanceof RuleTree.Blocking);
    }

    private static Map<?, ?> ask(String question, Side side, String task, String move, Language language)
            throws SyntaxException {
        var request = new JsonObject()
                .put("rules", question)
                .put("side", side.name().toLowerCase(Locale.ROOT))
                .put("do", task);
        if (!move.isEmpty()) request.put("move", move);
        var fields = RequestFields.of(EndpointReply.of(request).bytes());
        return (Map<?, ?>) AnswerText.parse(new PlayEndpoint()
                .read(fields, language)
                .reply(LIMITS, PartialListener.NONE)
                .bytes());
    }
}
