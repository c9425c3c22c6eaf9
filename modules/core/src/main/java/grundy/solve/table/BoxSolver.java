package grundy.solve.table;

import grundy.answer.BoxLayers;
import grundy.answer.BoxTable;
import grundy.check.Evidence;
import grundy.engine.search.BoxSearch;
import grundy.limit.Limits;
import grundy.question.BoxQuestion;
import grundy.rules.Game;
import grundy.value.Play;
import java.util.List;

/// Solves all positions of a box, layer by layer.
public final class BoxSolver implements BoxLayers {
    private final BoxQuestion question;
    private final BoxSearch search;
    private final Limits limits;
    private int layerCount;

    private BoxSolver(BoxQuestion question, BoxSearch search, Limits limits) {
        this.question = question;
        this.search = search;
        this.limits = limits;
    }

    /// @throws grundy.limit.LimitException if the box is too large
    /// @throws grundy.rules.RulesException if the rules cannot be done in 64 bits
    public static BoxSolver of(BoxQuestion question, Limits limits) {
        var last = question.last().stream().mapToInt(Integer::intValue).toArray();
        var search = new BoxSearch(question.game().rules(), last, question.play(), question.wantsValues(), limits);
        limits.visit(search.size() - 1);
        return new BoxSolver(question, search, limits);
    }

    /// @return all positions of the box
    /// @throws grundy.limit.LimitException if the box is too large, or the limits end the work
    /// @throws grundy.rules.RulesException if a move leaves the box
    public static BoxTable table(BoxQuestion question, Limits limits) {
        var layers = of(question, limits);
        while (layers.knownLayers() < layers.count()) layers.work();
        return layers.table();
    }

    @Override
    public Game game() {
        return question.game();
    }

    @Override
    public Play play() {
        return question.play();
    }

    @Override
    public List<Integer> last() {
        return question.last();
    }

    @Override
    public boolean wantsValues() {
        return question.wantsValues();
    }

    @Override
    public int count() {
        return search.layers();
    }

    @Override
    public int knownLayers() {
        return layerCount;
    }

    @Override
    public long size() {
        return search.size();
    }

    @Override
    public long nextSize() {
        return search.size(layerCount);
    }

    @Override
    public void work() {
        limits.during(() -> {
            search.work(layerCount);
            return layerCount;
        });
        layerCount++;
    }

    @Override
    public byte[] part(int layer, int index, int parts) {
        if (layer > layerCount) throw new IllegalStateException("Of " + layer + " layers " + layerCount + " are known");
        return limits.during(() -> {
            search.part(layer, index, parts);
            return search.encodedPart(layer, index, parts);
        });
    }

    @Override
    public void take(byte[]... parts) {
        for (int index = 0; index < parts.length; index++) search.take(layerCount, index, parts.length, parts[index]);
        layerCount++;
    }

    @Override
    public byte[] encodedLayer(int layer) {
        return search.encodedPart(layer, 0, 1);
    }

    @Override
    public BoxTable table() {
        if (layerCount < count())
            throw new IllegalStateException("Of " + count() + " layers " + layerCount + " are known");
        return new SearchedBox(question.game(), question.play(), question.last(), search, question.wantsValues());
    }

    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(size());
    }
}
