package grundy.prove.search;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.prove.finding.ProofTask;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The plan of a search.
class TheoremSearchTest {
    private static SearchState search(String rules) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules));
        return new SearchState(ProofTask.of(read.game(), read.play()));
    }

    @Test
    void everyLineHasANameOfItsOwnAndItsCost() {
        assertThat(TheoremSearch.PLAN).extracting(SearchStage::name).doesNotHaveDuplicates();
        assertThat(TheoremSearch.PLAN).extracting(SearchStage::cost).noneMatch(String::isBlank);
    }

    @Test
    void whatNeedsNothingOfTheGameIsLast() {
        var last = TheoremSearch.PLAN.getLast();
        assertThat(last.needs()).isEmpty();
        assertThat(last.strategy()).isInstanceOf(LearningStrategy.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; ONE_HEAP; true",
                "take at most half; TAKES_AT_MOST_A_PART; true",
                "take 1..3; TAKES_AT_MOST_A_PART; false",
                "wythoff; TWO_NUMBERS; true",
                "wythoff; BLOCKED_OPTIONS; false",
                "(a, b): (a-k, b) | (a, b-k) with 1 blocked; BLOCKED_OPTIONS; true",
                "blocking-wythoff; FORBIDDEN_OPTION; true",
                "misere wythoff; NORMAL_PLAY; false",
                "take any or split; P_POSITIONS; false",
            })
    void gamesMeetNeeds(String rules, StrategyNeed need, boolean met) throws SyntaxException {
        assertThat(need.isMet(search(rules))).isEqualTo(met);
    }

    @Test
    void aStrategyIsLeftOutUnlessItsNeedsAreMet() throws SyntaxException {
        SearchStrategy never = search -> {
            throw new AssertionError("Wythoff's game has two numbers");
        };
        var stage = new SearchStage(
                "one number", List.of(StrategyNeed.P_POSITIONS, StrategyNeed.ONE_NUMBER), "nothing", never);
        assertThat(stage.find(search("wythoff"))).isEqualTo(Optional.empty());
    }
}
