package grundy.web.api;

import grundy.rules.Prefixed;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.text.Message;
import grundy.value.Compound;

/// Texts of requests. They go to the rule language alone: files and options are no part of it.
final class RuleText {
    private RuleText() {}

    static RuleLanguage language() {
        return new RuleLanguage(Catalogue.builtIn());
    }

    /// @return the text `rules`, or `rules` and `position` one behind the other
    static Source source(Fields request) {
        var rules = request.text("rules");
        var position = request.optionalText("position");
        return position.isEmpty() ? Source.of(rules) : Source.of(rules + " " + position.get());
    }

    /// @return rules of ordinary play, as tables and theorems are of
    /// @throws Refused if they say how sums are played
    static Prefixed ordinary(String text) throws SyntaxException {
        var rules = language().rules(Source.of(text));
        if (rules.compound() != Compound.DISJUNCTIVE) throw new Refused(400, Message.of("web.values.compound"));
        return rules;
    }
}
