package grundy.web.request;

import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Compound;

/// Texts of requests. They go to the rule language alone: files and options are no part of it.
public final class RuleText {
    private RuleText() {}

    public static RuleLanguage language() {
        return RuleLanguage.ofPeople(Catalogue.builtIn());
    }

    /// Returns the text `rules`, or `rules` and `position` one after the other.
    ///
    /// @throws RefusedRequest if a position stands in both
    public static Source source(RequestFields request) {
        var rules = request.text("rules");
        var position = request.optionalText("position");
        if (position.isEmpty()) return Source.of(rules);
        if (!position.get().isBlank() && language().hasPosition(rules))
            throw new RefusedRequest(
                    400, Message.of("web.request.position-twice", "rules", rules, "position", position.get()));
        return Source.of(rules + " " + position.get());
    }

    /// @return rules of ordinary play, as tables and theorems are of
    /// @throws RefusedRequest if they say how sums are played
    public static PrefixedRules ordinary(String text) throws SyntaxException {
        var rules = language().rules(Source.of(text));
        if (rules.compound() != Compound.DISJUNCTIVE) throw new RefusedRequest(400, Message.of("web.values.compound"));
        return rules;
    }
}
