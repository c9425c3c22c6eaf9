package grundy.question;

import grundy.answer.Answer;
import grundy.rules.PartizanRuleset;
import grundy.rules.Ruleset;
import grundy.rules.ScoredRuleset;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.List;

/// Everything that can be asked of the {@link grundy.solve.Solver}; each kind says what its answer is.
///
/// What is wanted is part of the kind: a {@link PositionQuestion} wants all that there is to tell about a position, a
/// {@link SeriesQuestion} no more than is then read from the answer.
///
/// @param <A> the answer
public sealed interface Question<A extends Answer>
        permits PositionQuestion,
                OpenQuestion,
                SeriesQuestion,
                LostQuestion,
                SequenceQuestion,
                OutcomesQuestion,
                LosersQuestion,
                LongRunQuestion,
                GridQuestion,
                GridRowsQuestion,
                BoxQuestion,
                BoxLayersQuestion,
                BoardsQuestion,
                GraphQuestion,
                ScoresQuestion,
                ExpressionQuestion,
                FamilyQuestion,
                QuotientQuestion,
                MisereHeapsQuestion {
    /// Reads a question about a position in the rule language.
    ///
    /// @param text such as `wythoff 3 5` or `misere nim(1,1) + [take 1..3](21)`
    /// @throws SyntaxException if it is not in the language, saying where and what was expected
    static PositionQuestion parse(String text) throws SyntaxException {
        return new PositionQuestion(new RuleLanguage(Catalogue.builtIn()).question(Source.of(text)));
    }

    /// Asks about one position of a ruleset of one's own.
    static <P> PositionQuestion of(Ruleset<P> ruleset, P position, Play play) {
        return of(ruleset, List.of(position), play, Compound.DISJUNCTIVE);
    }

    /// Asks about one position of a ruleset of one's own in which Left and Right have moves of their own.
    static <P> PositionQuestion of(PartizanRuleset<P> ruleset, P position, Play play) {
        return of(ruleset, List.of(position), play);
    }

    /// Asks about a disjunctive sum of positions of such a ruleset.
    static <P> PositionQuestion of(PartizanRuleset<P> ruleset, List<P> positions, Play play) {
        return OwnBoard.question(ruleset, positions, play, Compound.DISJUNCTIVE);
    }

    /// Asks about a sum of positions of a ruleset of one's own.
    static <P> PositionQuestion of(Ruleset<P> ruleset, List<P> positions, Play play, Compound compound) {
        return OwnBoard.question(ruleset, positions, play, compound);
    }

    /// Asks about a position of a game with a score of one's own.
    static <P> PositionQuestion of(ScoredRuleset<P> ruleset, P position) {
        return OwnScoredBoard.question(ruleset, position);
    }
}
