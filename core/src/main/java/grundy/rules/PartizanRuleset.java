package grundy.rules;

/// The rules of a game in which Left and Right may have different moves.
///
/// @param <P> the positions, with `equals` and `hashCode`
public interface PartizanRuleset<P> {
    /// @return every position that one move of Left leads to
    Iterable<P> leftOptions(P position);

    /// @return every position that one move of Right leads to
    Iterable<P> rightOptions(P position);
}
