package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.MemoryRoom;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.PartizanBoard;
import grundy.rules.PositionException;
import grundy.value.Dyadic;
import grundy.value.ShortValue;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A value as a game is the negative of another one exactly if whoever begins loses both together.
class ValueFormTest {
    private final Map<List<Object>, Boolean> known = new HashMap<>();

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static Iterable<Object> options(PartizanBoard<?> board, Object state, boolean left) {
        var any = (PartizanBoard<Object>) board;
        return left ? any.leftOptions(state) : any.rightOptions(state);
    }

    /// @return whether the side wins that is to move
    private boolean wins(List<PartizanBoard<?>> boards, List<Object> states, boolean left) {
        var key = new ArrayList<>(states);
        key.add(left);
        var answer = known.get(key);
        if (answer != null) return answer;
        boolean wins = false;
        for (int i = 0; i < states.size(); i++)
            for (var option : options(boards.get(i), states.get(i), left)) {
                var after = new ArrayList<>(states);
                after.set(i, option);
                wins |= !wins(boards, after, !left);
            }
        known.put(key, wins);
        return wins;
    }

    private static PartizanBoard<?> played(Component component) {
        return component.game().rules().onBoard().orElseThrow().played();
    }

    @Test
    void twoGamesAreLostExactlyIfTheirValuesAddUpToZero() {
        var forms = new CanonicalForms(MemoryRoom.ENDLESS);
        var values = new ArrayList<ShortValue>();
        for (int quarters = -6; quarters <= 6; quarters++)
            for (int nimber = 0; nimber <= 2; nimber++)
                values.add(ShortValue.of(Dyadic.of(quarters).timesPowerOfTwo(-2), BigInteger.valueOf(nimber)));
        for (int nimber = 3; nimber < 5; nimber++) values.add(Value.Nimber.of(nimber));
        int one = forms.number(Dyadic.ONE);
        int hot = forms.position(new int[] {one}, new int[] {forms.negative(one)});
        for (int form : new int[] {
            forms.sum(Dyadic.ZERO, 1, 0),
            forms.sum(Dyadic.ONE, -2, 1),
            hot,
            forms.plus(hot, one),
            forms.position(new int[] {forms.zero()}, new int[] {hot})
        }) for (int each : new int[] {form, forms.negative(form)}) values.add(CanonicalForm.value(forms, each));
        for (var value : values)
            for (var other : values) {
                var first = ValueForm.opposite(value).orElseThrow();
                var second = ValueForm.opposite(other).orElseThrow();
                var boards = List.<PartizanBoard<?>>of(played(first), played(second));
                var states = List.<Object>of(
                        ((BoardPosition) first.position()).state(), ((BoardPosition) second.position()).state());
                boolean lost = !wins(boards, states, true) && !wins(boards, states, false);
                assertThat(lost).as("%s and %s", value, other).isEqualTo(value.equals(other.negative()));
            }
    }

    /// Heaps of more than 32,767 have too many options, and no form of a value is read from a text.
    @Test
    void formsAreWrittenAndNotRead() {
        var forms = new CanonicalForms(MemoryRoom.ENDLESS);
        var up = CanonicalForm.value(forms, forms.sum(Dyadic.ZERO, 1, 0));
        for (var value : List.of(ShortValue.of(Dyadic.of(3), BigInteger.TWO), up)) {
            var component = ValueForm.opposite(value).orElseThrow();
            assertThat(((BoardPosition) component.position()).text())
                    .isEqualTo(value == up ? "-(" + up + ")" : "-3 *2");
            assertThatThrownBy(() -> played(component).read("0")).isInstanceOf(PositionException.class);
        }
        assertThat(ValueForm.opposite(Value.Nimber.of(32_767))).isPresent();
        assertThat(ValueForm.opposite(Value.Nimber.of(32_768))).isEmpty();
    }
}
