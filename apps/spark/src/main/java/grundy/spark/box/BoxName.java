package grundy.spark.box;

import grundy.answer.BoxLayers;
import grundy.question.BoxQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.store.document.StoredRules;
import grundy.value.Play;
import java.io.Serializable;
import java.util.List;

/// A question about a box as it goes over the wire.
///
/// @param work that it is asked for: workers keep what they know of a box from one layer of it to the next, and that of
///     one piece of work for as long as there is no other
/// @param rules as the rule language reads them
record BoxName(String work, String rules, Play play, List<Integer> last, boolean wantsValues) implements Serializable {
    static BoxName of(BoxLayers layers, String work) {
        return new BoxName(
                work, StoredRules.text(layers.game()), layers.play(), List.copyOf(layers.last()), layers.wantsValues());
    }

    BoxQuestion question() {
        try {
            var game = new RuleLanguage(Catalogue.builtIn())
                    .rules(Source.of(rules))
                    .game();
            return new BoxQuestion(game, play, last, wantsValues);
        } catch (SyntaxException fault) {
            throw new IllegalStateException("The driver read these rules: " + rules, fault);
        }
    }
}
