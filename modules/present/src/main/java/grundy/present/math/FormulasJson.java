package grundy.present.math;

import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.text.Language;
import grundy.text.MarkedText;
import java.util.List;

/// Marks the formulas in texts and gives them in MathML.
///
/// `formulas` stands beside the texts where there are any: each has `in` (the number of the text, from 0; 0 where
/// there is only one), `from` and `to` (where it begins and after its end, in chars of UTF-16 from 0) and
/// `mathml` (an element `math`, whose `alttext` is the formula in the language of claims). A formula that is not
/// of the language is a text like others.
public final class FormulasJson {
    private FormulasJson() {}

    /// Adds `formulas` to the object that has the text.
    public static void put(JsonObject node, MarkedText text, Language language) {
        put(node, List.of(text), language);
    }

    /// Adds `formulas` to the object that has the texts.
    public static void put(JsonObject node, List<MarkedText> texts, Language language) {
        var formulas = new JsonArray();
        for (int in = 0; in < texts.size(); in++) put(formulas, in, texts.get(in), language);
        if (formulas.size() > 0) node.set("formulas", formulas);
    }

    private static void put(JsonArray formulas, int in, MarkedText text, Language language) {
        for (var place : text.formulas())
            MathMl.of(place.formula(), language)
                    .ifPresent(mathml -> formulas.addObject()
                            .put("in", in)
                            .put("from", place.from())
                            .put("to", place.to())
                            .put("mathml", mathml));
    }
}
