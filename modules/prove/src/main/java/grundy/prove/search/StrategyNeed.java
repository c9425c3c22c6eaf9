package grundy.prove.search;

import grundy.check.answer.LinearTakingLimit;
import grundy.prove.learn.ForbiddenOptions;
import grundy.value.Play;
import java.util.function.Predicate;

/// A condition on the game and the question under which a strategy applies.
enum StrategyNeed {
    /// P-positions are asked for, not nim-values.
    P_POSITIONS(search -> !search.isOfValues()),
    NIM_VALUES(SearchState::isOfValues),
    ONE_NUMBER(search -> search.arity() == 1),
    TWO_NUMBERS(search -> search.arity() == 2),
    THREE_NUMBERS(search -> search.arity() == 3),
    TWO_OR_THREE_NUMBERS(search -> search.arity() == 2 || search.arity() == 3),
    /// A position is one heap, or one position of the rules.
    ONE_HEAP(search -> search.arity() == 1 && search.task().heaps() <= 1),
    /// The rules themselves are about two numbers.
    RULES_OF_TWO_NUMBERS(search -> search.rules().arity() == 2),
    NORMAL_PLAY(search -> search.task().play() == Play.NORMAL),
    /// Nobody asked for a numeration system, since the theorem is in none.
    ANY_SYSTEM(search -> search.task().system().isEmpty()),
    /// The number taken is at most a fraction of the heap.
    TAKES_AT_MOST_A_PART(search -> LinearTakingLimit.of(search.rules()).isPresent()),
    /// The opponent may block options.
    BLOCKED_OPTIONS(search -> search.game().blocked() > 0),
    /// The position remembers which option is forbidden.
    FORBIDDEN_OPTION(search -> ForbiddenOptions.mayForbid(search.game()));

    private final Predicate<SearchState> condition;

    StrategyNeed(Predicate<SearchState> condition) {
        this.condition = condition;
    }

    boolean isMet(SearchState search) {
        return condition.test(search);
    }
}
