package grundy.present.picture;

import grundy.answer.Calculation;
import grundy.answer.CalculationResult;
import grundy.explain.value.OptionTree;
import grundy.limit.MemoryRoom;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.PictureText;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Operator;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.ShortValue;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import grundy.value.heat.Thermograph;
import grundy.value.heat.Thermographs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Draws values of partizan games: thermographs, and the tree of options.
public final class ValuePicture {
    private static final int MOST_TERMS = 8;
    private static final double GAP = 32;

    private ValuePicture() {}

    /// @return the thermograph asked for; of a value its thermograph, of a sum beside those of its terms; of
    ///     options their tree; empty for the answer to another question
    public static Optional<Illustration> of(Calculation calculation, Language language) {
        return switch (calculation.result()) {
            case CalculationResult.ThermographResult(var thermograph) ->
                Optional.of(ThermographPicture.of(
                        thermograph, calculation.parts().getFirst().result().toString(), language));
            case CalculationResult.SingleValue(var value) -> {
                var terms = new ArrayList<ShortValue>();
                collect(calculation, terms);
                yield Optional.of(sum(terms, value, language));
            }
            case CalculationResult.OptionFates fates ->
                Optional.of(OptionsPicture.of(OptionTree.of(fates, language), language));
            default -> Optional.empty();
        };
    }

    /// @param values of the components, of which the first ones are drawn
    /// @return their thermographs, and that of their sum
    static Illustration sum(List<ShortValue> values, ShortValue sum, Language language) {
        var drawings = new ArrayList<Illustration>();
        if (values.size() > 1)
            for (var value : values.subList(0, Math.min(MOST_TERMS, values.size())))
                drawings.add(drawing(value, language));
        if (values.size() > MOST_TERMS)
            drawings.add(PictureText.note(
                    Message.of("picture.board.components", "count", values.size() - MOST_TERMS), language));
        drawings.add(drawing(sum, language));
        return Illustration.rows(drawings, Illustration.WIDE, GAP);
    }

    private static Illustration drawing(ShortValue value, Language language) {
        return ThermographPicture.of(thermograph(value), value.toString(), language);
    }

    private static Thermograph thermograph(ShortValue value) {
        if (value instanceof CanonicalForm(var forms, int id)) return new Thermographs(forms).of(id);
        var forms = new CanonicalForms(MemoryRoom.ENDLESS);
        return new Thermographs(forms).of(forms.of(value.withLeastNimber()));
    }

    private static void collect(Calculation calculation, List<ShortValue> terms) {
        if (calculation.expression() instanceof Binary(var operator, var _, var _, var _) && operator == Operator.SUM)
            for (var part : calculation.parts()) collect(part, terms);
        else if (calculation.result() instanceof CalculationResult.SingleValue(var value)) terms.add(value);
    }
}
