package grundy.engine.search;

import grundy.engine.space.OptionBuffer;
import grundy.engine.space.PositionGraph;
import grundy.engine.space.PositionSpace;
import grundy.engine.words.SearchMeter;
import grundy.limit.Limits;
import grundy.value.canonical.CanonicalForms;

/// The canonical forms of all positions that can be reached: the search finds the options, and {@link
/// CanonicalEvaluator} what the positions are worth, at the same time where there is a second thread.
///
/// Cost: time proportional to the options, besides the arithmetic; 6 bytes a position besides itself.
final class FormSearch extends DepthFirst {
    /// The one label: no value says where the search goes.
    private static final int FOUND = 0;

    private final CanonicalEvaluator values;
    private final EvaluationQueue queue;

    /// @param space in which Left is side 0 and Right side 1
    FormSearch(PositionSpace space, CanonicalForms forms, SearchMeter meter, Limits limits) {
        super(new TwoSidedGraph(space), NONE, meter);
        this.values = new CanonicalEvaluator(forms, limits);
        this.queue = new EvaluationQueue(values, limits.threads(), limits::checkpoint);
    }

    private record TwoSidedGraph(PositionSpace space) implements PositionGraph {
        @Override
        public int size() {
            return space.size();
        }

        @Override
        public void expand(int id, OptionBuffer out) {
            if (space.isNegative(id)) {
                out.add(CanonicalEvaluator.NEGATIVE);
                out.add(space.negative(id));
                return;
            }
            space.expandBoth(id, CanonicalEvaluator.BETWEEN, out);
        }
    }

    /// @return the id of the form of a position
    int formOf(int position) {
        try {
            labelOf(position);
            queue.finish();
        } catch (RuntimeException e) {
            queue.abandon(labels::forget);
            throw e;
        }
        return values.get(position);
    }

    @Override
    int evaluate(int id, int[] entries, int from, int to) {
        queue.add(id, entries, from, to);
        return FOUND;
    }
}
