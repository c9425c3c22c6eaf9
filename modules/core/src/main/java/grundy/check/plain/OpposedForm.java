package grundy.check.plain;

import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.PartizanBoard;
import grundy.rules.PositionException;
import grundy.rules.RuleTree;
import grundy.text.Message;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// A form with Left and Right exchanged, as a game by its options: a value is right for a position exactly if whoever
/// begins loses the position beside it.
///
/// @param forms arena of the form
record OpposedForm(CanonicalForms forms, int id) {
    private static final OpposedFormBoard BOARD = new OpposedFormBoard();
    private static final Game GAME = new Game("value", RuleTree.of("value", Map.of(), BOARD), null);

    static Component component(CanonicalForms forms, int id) {
        var form = new OpposedForm(forms, id);
        return new Component(GAME, new BoardPosition(form, () -> BOARD.write(form)));
    }

    private List<OpposedForm> each(int[] options) {
        return Arrays.stream(options)
                .mapToObj(option -> new OpposedForm(forms, option))
                .toList();
    }

    private record OpposedFormBoard() implements PartizanBoard<OpposedForm> {
        @Override
        public List<OpposedForm> leftOptions(OpposedForm form) {
            return form.each(form.forms.right(form.id));
        }

        @Override
        public List<OpposedForm> rightOptions(OpposedForm form) {
            return form.each(form.forms.left(form.id));
        }

        @Override
        public OpposedForm read(String text) {
            throw new PositionException(0, Message.of("syntax.own-ruleset"));
        }

        @Override
        public String write(OpposedForm form) {
            return "-(" + CanonicalForm.value(form.forms, form.id) + ")";
        }
    }
}
