package grundy.answer;

import grundy.rules.Game;
import grundy.value.Play;
import java.util.List;

/// The layers of a box, each of which is all positions with one sum of coordinates, from the least sum on.
///
/// A layer is worked out here, or what was found in it elsewhere is taken; all of them are a {@link BoxTable}.
public non-sealed interface BoxLayers extends Answer {
    /// @return the game whose positions these are
    Game game();

    /// @return how it is played
    Play play();

    /// @return the greatest value of each coordinate
    List<Integer> last();

    /// @return whether nim-values are wanted
    boolean wantsValues();

    /// @return how many layers there are
    int count();

    /// @return how many layers are known, from the first one on
    int knownLayers();

    /// @return how many positions the box has
    long size();

    /// @return how many positions the next layer has
    long nextSize();

    /// Works out the next layer with the threads of the solver's limits.
    ///
    /// @throws grundy.limit.LimitException if the limits end it
    /// @throws grundy.rules.RulesException if a move leaves the box or leaves several parts
    void work();

    /// Works out a part of a layer before which all are known: the positions whose first coordinate leaves the rest
    /// `index` when divided by `of`. For several threads.
    ///
    /// @return what was found, for {@link #take} here and elsewhere
    byte[] part(int layer, int index, int of);

    /// Takes what was found in parts of the next layer, all of them.
    ///
    /// @param parts as {@link #part} gives them, in order
    /// @throws IllegalArgumentException if they are not those of such a layer
    void take(byte[]... parts);

    /// @param layer that is known
    /// @return what was found in the whole of it, for {@link #take} elsewhere
    byte[] encodedLayer(int layer);

    /// @return all positions, once all layers are known
    BoxTable table();
}
