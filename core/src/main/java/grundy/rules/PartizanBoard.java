package grundy.rules;

/// A game of the catalogue whose rules are a Java class and in which Left and Right have moves of their own: its own
/// options are Left's.
///
/// @param <P> the positions, with `equals` and `hashCode`
public interface PartizanBoard<P> extends Board<P> {
    /// @return the same game with Right's options
    Board<P> ofRight();
}
