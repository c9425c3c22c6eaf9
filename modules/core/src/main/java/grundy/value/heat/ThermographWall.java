package grundy.value.heat;

import grundy.value.Dyadic;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// One side of a thermograph, or of a scaffold: a number for each temperature from -1 on, made of straight pieces and
/// constant beyond its last corner.
///
/// @param corners where pieces meet, by ascending temperature; the first is at -1. Each piece changes by the
///     temperature, against it, or not at all.
public record ThermographWall(List<Corner> corners) {
    static final Dyadic COLDEST = Dyadic.of(-1);

    /// @param temperature at least -1
    public record Corner(Dyadic temperature, Dyadic value) {}

    public ThermographWall {
        corners = List.copyOf(corners);
    }

    static ThermographWall mast(Dyadic value) {
        return new ThermographWall(List.of(new Corner(COLDEST, value)));
    }

    /// @param temperature at least -1
    /// @return the place of the wall at this temperature
    public Dyadic at(Dyadic temperature) {
        var before = corners.getFirst();
        for (var corner : corners) {
            if (corner.temperature.compareTo(temperature) > 0) return between(before, corner, temperature);
            before = corner;
        }
        return before.value;
    }

    private static Dyadic between(Corner from, Corner to, Dyadic temperature) {
        var more = temperature.minus(from.temperature);
        return switch (to.value.compareTo(from.value)) {
            case 0 -> from.value;
            case 1 -> from.value.plus(more);
            default -> from.value.minus(more);
        };
    }

    /// @return the wall, moved by the temperature times 1 or -1 at each temperature; beyond the last corner it
    ///     goes on to a temperature given
    private ThermographWall taxed(int sign, Dyadic last) {
        var taxed = new ArrayList<Corner>();
        for (var corner : corners) taxed.add(taxed(corner, sign));
        if (corners.getLast().temperature.compareTo(last) < 0)
            taxed.add(taxed(new Corner(last, corners.getLast().value), sign));
        return new ThermographWall(taxed);
    }

    private static Corner taxed(Corner corner, int sign) {
        return new Corner(
                corner.temperature,
                sign > 0 ? corner.value.plus(corner.temperature) : corner.value.minus(corner.temperature));
    }

    /// The scaffold of one side: the best of the other walls of its options, less what a move costs.
    ///
    /// @param walls at least one
    /// @param sign -1 for Left, whose best is the greatest; 1 for Right
    /// @param last temperature at least that of any corner, to which the scaffold is worked out
    static ThermographWall scaffold(List<ThermographWall> walls, int sign, Dyadic last) {
        return walls.stream()
                .map(wall -> wall.taxed(sign, last))
                .reduce((one, two) -> one.best(two, sign))
                .orElseThrow();
    }

    private ThermographWall best(ThermographWall other, int sign) {
        var temperatures = temperatures(other);
        var best = new ArrayList<Corner>();
        for (int i = 0; i < temperatures.size(); i++) {
            var here = temperatures.get(i);
            if (i > 0) crossing(other, temperatures.get(i - 1), here).ifPresent(best::add);
            var one = at(here);
            var two = other.at(here);
            boolean first = sign < 0 == one.compareTo(two) >= 0;
            best.add(new Corner(here, first ? one : two));
        }
        return new ThermographWall(straight(best));
    }

    private List<Dyadic> temperatures(ThermographWall other) {
        return Stream.concat(corners.stream(), other.corners.stream())
                .map(Corner::temperature)
                .distinct()
                .sorted()
                .toList();
    }

    /// The point where two straight pieces meet strictly between two temperatures.
    private Optional<Corner> crossing(ThermographWall other, Dyadic from, Dyadic to) {
        var before = at(from).minus(other.at(from));
        var after = at(to).minus(other.at(to));
        if (before.signum() * after.signum() >= 0) return Optional.empty();
        var gap = before.signum() < 0 ? before.negate() : before;
        var width = after.minus(before);
        boolean both = (width.signum() < 0 ? width.negate() : width).compareTo(to.minus(from)) > 0;
        var temperature = from.plus(both ? gap.timesPowerOfTwo(-1) : gap);
        return Optional.of(new Corner(temperature, at(temperature)));
    }

    /// The least temperature from which on this scaffold of Left is not to the left of Right's.
    Dyadic meeting(ThermographWall right) {
        Dyadic before = COLDEST;
        for (var here : temperatures(right)) {
            if (at(here).compareTo(right.at(here)) <= 0) {
                return crossing(right, before, here).map(Corner::temperature).orElse(here);
            }
            before = here;
        }
        throw new AssertionError("Scaffolds meet");
    }

    /// @return this wall up to a temperature, and constant from there on
    ThermographWall upTo(Dyadic temperature, Dyadic mast) {
        var remaining = new ArrayList<Corner>();
        for (var corner : corners) if (corner.temperature.compareTo(temperature) < 0) remaining.add(corner);
        remaining.add(new Corner(temperature, mast));
        return new ThermographWall(straight(remaining));
    }

    /// Without corners where nothing turns.
    private static List<Corner> straight(List<Corner> corners) {
        var remaining = new ArrayList<Corner>();
        for (var corner : corners) {
            while (remaining.size() > 1
                    && slope(remaining.get(remaining.size() - 2), remaining.getLast())
                            == slope(remaining.getLast(), corner)) remaining.removeLast();
            remaining.add(corner);
        }
        while (remaining.size() > 1 && slope(remaining.get(remaining.size() - 2), remaining.getLast()) == 0)
            remaining.removeLast();
        return remaining;
    }

    private static int slope(Corner from, Corner to) {
        return to.value.compareTo(from.value);
    }
}
