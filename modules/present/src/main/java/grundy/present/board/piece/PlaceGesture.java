package grundy.present.board.piece;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Finds the presses of places that make a move, from the changes it causes.
@FunctionalInterface
public interface PlaceGesture {
    /// Before the letter of a piece beside the board that is put on a square.
    String LETTER = "+";

    /// @return the ways, each a row of places; none if nothing changes
    List<List<String>> ways(List<PlaceChange> changes);

    /// The first place that changes.
    static List<List<String>> first(List<PlaceChange> changes) {
        return changes.isEmpty()
                ? List.of()
                : List.of(List.of(changes.getFirst().place()));
    }

    /// All places, the last one first.
    static List<List<String>> fromTheLast(List<PlaceChange> changes) {
        return changes.isEmpty()
                ? List.of()
                : List.of(PlaceChange.places(changes).reversed());
    }

    /// From the place where something moves away to that where it comes, then the other places where
    /// something comes; a captured piece needs no touch. Where the same happens to all places, the
    /// outermost ones.
    static List<List<String>> moving(List<PlaceChange> changes) {
        if (isAlike(changes)) {
            var ends = Stream.of(changes.getFirst(), changes.getLast())
                    .map(PlaceChange::place)
                    .distinct()
                    .toList();
            return List.of(ends, ends.reversed());
        }
        var way = new ArrayList<String>();
        var used = new HashSet<String>();
        for (var source : changes) {
            if (source.isFilled() || !isAlone(changes, source.before())) continue;
            var target = target(changes, source.before());
            if (used.contains(source.place()) && used.contains(target.place())) continue;
            way.add(source.place());
            way.add(target.place());
            used.addAll(List.of(source.place(), target.place()));
        }
        boolean isMoved = !way.isEmpty();
        for (var change : inOrder(changes)) {
            boolean isSource = used.contains(change.place());
            if (isSource && (change.isEmptied() || isAlone(changes, change.after()))) continue;
            if (!isMoved || !change.isEmptied()) way.add(change.place());
        }
        return way.isEmpty() ? List.of() : List.of(way);
    }

    /// All places: what becomes empty, what changes, what is filled.
    static List<List<String>> all(List<PlaceChange> changes) {
        var places = PlaceChange.places(inOrder(changes));
        if (places.isEmpty()) return List.of();
        return isAlike(changes) ? List.of(places, places.reversed()) : List.of(places);
    }

    /// All places, each followed by what comes there.
    static List<List<String>> lettered(List<PlaceChange> changes) {
        var way = new ArrayList<String>();
        for (var change : inOrder(changes)) Collections.addAll(way, change.place(), LETTER + change.after());
        return way.isEmpty() ? List.of() : List.of(way);
    }

    private static List<PlaceChange> inOrder(List<PlaceChange> changes) {
        return changes.stream()
                .sorted(Comparator.comparing(change -> change.isEmptied() ? 0 : change.isFilled() ? 2 : 1))
                .toList();
    }

    private static boolean isAlike(List<PlaceChange> changes) {
        return !changes.isEmpty()
                && Set.copyOf(changes.stream()
                                        .map(change -> List.of(change.before(), change.after()))
                                        .toList())
                                .size()
                        == 1;
    }

    /// @return whether a thing leaves one place and comes to one
    private static boolean isAlone(List<PlaceChange> changes, String thing) {
        return !thing.isEmpty()
                && changes.stream()
                                .filter(change -> change.before().equals(thing))
                                .count()
                        == 1
                && changes.stream()
                                .filter(change -> change.after().equals(thing))
                                .count()
                        == 1;
    }

    private static PlaceChange target(List<PlaceChange> changes, String thing) {
        return changes.stream()
                .filter(change -> change.after().equals(thing))
                .findFirst()
                .orElseThrow();
    }
}
