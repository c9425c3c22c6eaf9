package grundy.answer;

import grundy.rules.Game;
import grundy.value.Play;
import java.util.List;

/// The layers of a box in ascending order, each of all positions with the same sum of coordinates.
///
/// A layer is computed here, or taken from elsewhere; all of them together form a {@link BoxTable}.
public non-sealed interface BoxLayers extends Answer {
    /// @return the game
    Game game();

    /// @return the kind of play
    Play play();

    /// @return the greatest value of each coordinate
    List<Integer> last();

    /// @return whether nim-values are computed
    boolean wantsValues();

    /// @return the number of layers
    int count();

    /// @return the number of known layers, which are the first ones
    int knownLayers();

    /// @return the number of positions of the box
    long size();

    /// @return the number of positions of the next layer
    long nextSize();

    /// Computes the next layer with the threads of the solver's limits.
    ///
    /// @throws grundy.limit.LimitException if a limit is reached
    /// @throws grundy.rules.RulesException if a move leaves the box or leaves several parts
    void work();

    /// Computes a part of the next layer: the positions whose first coordinate is `index` modulo `parts`. Safe
    /// for concurrent use.
    ///
    /// @return the results, for {@link #take} here or elsewhere
    byte[] part(int layer, int index, int parts);

    /// Takes the results of all parts of the next layer.
    ///
    /// @param parts the results of {@link #part}, in order
    /// @throws IllegalArgumentException if they do not fit the layer
    void take(byte[]... parts);

    /// @param layer a known layer
    /// @return the results of the whole layer, for {@link #take} elsewhere
    byte[] encodedLayer(int layer);

    /// @return the complete table, once all layers are known
    BoxTable table();
}
