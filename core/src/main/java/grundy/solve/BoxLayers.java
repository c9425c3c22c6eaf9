package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.search.BoxSearch;
import grundy.limit.Limits;

/// The layers of a box, each of which is all positions with one sum of coordinates, from the least sum on.
/// Each is worked
/// out here, or what was found in it elsewhere is taken; all of them are a {@link BoxTable}.
public final class BoxLayers implements Answer {
    private final BoxQuestion question;
    private final BoxSearch search;
    private final Limits limits;
    private int known;

    private BoxLayers(BoxQuestion question, BoxSearch search, Limits limits) {
        this.question = question;
        this.search = search;
        this.limits = limits;
    }

    /// @throws grundy.limit.LimitException if the box is too large
    /// @throws grundy.rules.RulesException if the rules cannot be done in 64 bits
    static BoxLayers of(BoxQuestion question, Limits limits) {
        var last = question.last().stream().mapToInt(Integer::intValue).toArray();
        var search = new BoxSearch(question.game().rules(), last, question.play(), question.wantsValues(), limits);
        limits.visit(search.size() - 1);
        return new BoxLayers(question, search, limits);
    }

    /// @return what was asked
    public BoxQuestion question() {
        return question;
    }

    /// @return how many layers there are
    public int count() {
        return search.layers();
    }

    /// @return how many layers are known, from the first one on
    public int known() {
        return known;
    }

    /// @return how many positions the box has
    public long size() {
        return search.size();
    }

    /// @return how many positions the next layer has
    public long nextSize() {
        return search.size(known);
    }

    /// Works out the next layer with the threads of the solver's limits.
    ///
    /// @throws grundy.limit.LimitException if the limits end it
    /// @throws grundy.rules.RulesException if a move leaves the box or leaves several parts
    public void work() {
        limits.during(() -> {
            search.work(known);
            return known;
        });
        known++;
    }

    /// Works out a part of a layer before which all are known: the positions whose first coordinate leaves the rest
    /// `index` when divided by `of`. For several threads.
    ///
    /// @return what was found, for {@link #take} here and elsewhere
    public byte[] part(int layer, int index, int of) {
        if (layer > known) throw new IllegalStateException("Of " + layer + " layers " + known + " are known");
        return limits.during(() -> {
            search.part(layer, index, of);
            return search.told(layer, index, of);
        });
    }

    /// Takes what was found in parts of the next layer, all of them.
    ///
    /// @param parts as {@link #part} gives them, in order
    /// @throws IllegalArgumentException if they are not those of such a layer
    public void take(byte[]... parts) {
        for (int index = 0; index < parts.length; index++) search.take(known, index, parts.length, parts[index]);
        known++;
    }

    /// @param layer that is known
    /// @return what was found in the whole of it, for {@link #take} elsewhere
    public byte[] told(int layer) {
        return search.told(layer, 0, 1);
    }

    /// @return all positions, once all layers are known
    public BoxTable table() {
        if (known < count()) throw new IllegalStateException("Of " + count() + " layers " + known + " are known");
        return new BoxTable(question, search);
    }

    /// @return every position of the layers known was looked at
    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(size());
    }
}
