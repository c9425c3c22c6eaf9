package grundy.value.heat;

import grundy.value.Dyadic;

/// The thermograph of a game: its two stops for each tax on a move, the temperature. The walls meet
/// where nobody wants to move any more, and the mast above is the mean.
///
/// Source: Winning Ways, chapter 6; temperatures go down to -1, that of an integer (Siegel 2013, chapter II).
///
/// @param left wall of what Left gets by moving first
/// @param temperature where the walls meet
/// @param mean the number of the mast
public record Thermograph(ThermographWall left, ThermographWall right, Dyadic temperature, Dyadic mean) {
    static Thermograph ofInteger(Dyadic integer) {
        return new Thermograph(
                ThermographWall.mast(integer), ThermographWall.mast(integer), ThermographWall.COLDEST, integer);
    }

    /// @return the temperature from which on it is drawn: 0 for a hot game, where the walls stand at the stops;
    ///     -1 for the others, of which only the mast stands above 0
    public Dyadic base() {
        return temperature.signum() > 0 ? Dyadic.ZERO : ThermographWall.COLDEST;
    }

    /// @return `1/2 at 3/2`: the mean and the temperature
    @Override
    public String toString() {
        return mean + " at " + temperature;
    }
}
