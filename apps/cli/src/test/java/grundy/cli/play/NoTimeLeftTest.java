package grundy.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.dialogue.Dialogue;
import grundy.cli.dialogue.PlaySession;
import grundy.cli.dialogue.ScoredSession;
import grundy.limit.Limits;
import grundy.present.layout.Tint;
import grundy.present.play.MoveClock;
import grundy.present.play.Ply;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.ScoredBoard;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.text.Language;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The time is over as soon as the person has moved: the computer plays some legal move, and the person's move stands.
@Tag("slow")
class NoTimeLeftTest {
    private final MoveClock clock = new MoveClock(2);
    private final RuleLanguage rules = new RuleLanguage(Catalogue.builtIn());

    /// Types a move, and stops the clock when it is told of it.
    private final class Person implements Dialogue {
        private final List<String> said = new ArrayList<>();
        private final List<String> typed;

        Person(String move) {
            typed = new ArrayList<>(List.of(move));
        }

        @Override
        public DialogueInput ask(String prompt, Supplier<List<String>> completions) {
            return typed.isEmpty() ? new DialogueInput.End() : new DialogueInput.Line(typed.removeFirst());
        }

        @Override
        public void say(String line, @Nullable Tint tint) {
            said.add(line);
            if (line.startsWith("You: ")) clock.stop();
        }

        @Override
        public int width() {
            return 80;
        }

        void isToldOfBothMoves() {
            assertThat(said).anyMatch(line -> line.startsWith("You: "));
            assertThat(said).anyMatch(line -> line.startsWith("Me: "));
            assertThat(String.join("\n", said)).doesNotContain("Taken back");
        }
    }

    private Sum sum(String text) throws Exception {
        return rules.question(Source.of(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 3 5 7",
                "kayles 100",
                "cram 9x9",
                "domineering 9x9",
                "some kayles 300 300 300",
                "every kayles 300 300 300",
                "short some kayles 300 300",
                "misere 0.77 40 40 40"
            })
    void ofAGameThatWhoeverCannotMoveLoses(String text) throws Exception {
        var person = new Person("1");
        var match =
                new PlaySession(sum(text), true, Side.LEFT, rules, Limits.DEFAULT, clock, person, Language.EN).run();
        assertThat(match.plies()).extracting(Ply::human).containsExactly(true, false);
        person.isToldOfBothMoves();
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect-four 4444", "dots-and-boxes a1b1", "tic-tac-toe 5 1"})
    void ofAGameWithAScore(String text) throws Exception {
        var game = sum(text).components().getFirst();
        if (!(game.game().rules() instanceof RuleTree.Scored(var _, var _, var board))) throw new AssertionError(text);
        scored(sum(text), board);
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private <P> void scored(Sum sum, ScoredBoard<P> board) throws Exception {
        var component = sum.components().getFirst();
        var start = (P) ((BoardPosition) component.position()).state();
        var move = board.code(start, board.moves(start).iterator().next());
        var person = new Person(move);
        var match = new ScoredSession<>(
                        component.game(), board, start, true, Limits.DEFAULT, clock, person, Language.EN)
                .run();
        assertThat(match.turns()).hasSizeGreaterThan(1);
        assertThat(match.turns().getFirst().human()).isTrue();
        assertThat(match.turns().getLast().human()).isFalse();
        person.isToldOfBothMoves();
    }
}
