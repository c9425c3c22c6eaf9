package grundy.present.play;

/// How many there are, as far as they were counted.
///
/// @param all whether there are no more
public record CountedMoves(long number, boolean all) {
    /// @return the number, with `+` where there may be more
    @Override
    public String toString() {
        return all ? Long.toString(number) : number + "+";
    }
}
