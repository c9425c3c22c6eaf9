package grundy.engine.search;

import grundy.engine.space.PositionSpace;
import grundy.engine.space.RuleShape;
import grundy.engine.words.SearchMeter;
import grundy.engine.words.UnfitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.FollowerCount;
import grundy.value.canonical.CanonicalForms;
import java.util.List;
import java.util.function.ToIntFunction;

/// Finds the canonical forms of positions in normal play, by search over all positions that can be
/// reached.
///
/// Status: the definition itself, and that values add (Conway 1976, chapters 7 to 9). Cost: as {@link FormSearch},
/// and what the forms take. Not for several threads.
public final class CanonicalValues {
    /// The number of times that a search begins anew with a larger position.
    private static final int MOST_TABLES = 8;

    private final RuleTree rules;
    private final CanonicalForms forms;
    private final Limits limits;
    private CanonicalTable table;
    private int tables;

    /// @param rules of Left and Right, or of an impartial game, whose values are nimbers
    /// @param forms arena of the answers
    /// @param limits within which positions are searched
    public CanonicalValues(RuleTree rules, CanonicalForms forms, Limits limits) {
        this.rules = rules;
        this.forms = forms;
        this.limits = limits;
        this.table = new CanonicalTable(true);
    }

    private final class CanonicalTable {
        private final SearchMeter meter;
        private final PositionSpace space;
        private final FormSearch search;

        CanonicalTable(boolean packed) {
            this.meter = new SearchMeter(limits);
            this.space = RuleShape.signedSpace(rules, packed, meter);
            this.search = new FormSearch(space, forms, meter, limits);
        }

        int value(Position position) {
            meter.foresee(() -> FollowerCount.all(rules, position));
            return search.formOf(space.idOf(position));
        }
    }

    /// @return id of the form
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow, or a form is
    ///     too large
    /// @throws grundy.finding.CycleException if play can come back to a position
    public int formOf(Position position) {
        return ask(current -> current.value(position));
    }

    /// @param parts what a move leaves of a position
    /// @return id of the form of what they are worth together
    public int formOf(List<Position> parts) {
        int sum = forms.zero();
        for (var part : parts) sum = forms.plus(sum, formOf(part));
        return sum;
    }

    private int ask(ToIntFunction<CanonicalTable> question) {
        try {
            return question.applyAsInt(table);
        } catch (UnfitException _) {
            return askAnew(question);
        }
    }

    /// A table that begins with a position may hold it where one that began with smaller ones did not.
    private int askAnew(ToIntFunction<CanonicalTable> question) {
        if (tables++ < MOST_TABLES)
            try {
                table = new CanonicalTable(true);
                return question.applyAsInt(table);
            } catch (UnfitException _) {
                tables = MOST_TABLES;
            }
        table = new CanonicalTable(false);
        return question.applyAsInt(table);
    }

    /// @return the number of positions examined
    public long positions() {
        return table.search.positions();
    }
}
