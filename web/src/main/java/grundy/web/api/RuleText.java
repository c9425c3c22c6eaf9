package grundy.web.api;

import grundy.rules.Source;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;

/// Texts of requests. They go to the rule language alone: files and options are no part of it.
final class RuleText {
    /// Longer lines are not read.
    static final int LONGEST = 100_000;

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
}
