package grundy.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// The rooms of the house, from the ground floor up, each with those that it looks into: no more and no fewer.
final class HousePlan {
    // The picture's measures.
    private static final int BOX = 84;
    private static final int HEIGHT = 26;
    private static final int GAP = 16;
    private static final int STOREY = 22;

    /// Each line: a room, and the rooms below it that it needs.
    private static final List<String> PLAN = List.of(
            "text",
            "limit text",
            "value limit text",
            "json limit text",
            "rules value limit text",
            "strategic rules value limit text",
            "check rules value limit text",
            "finding check rules value limit text",
            "engine finding check rules value limit text",
            "theory engine finding check rules value limit text",
            "answer finding check rules value limit text",
            "explain answer theory engine finding check rules value limit text",
            "question answer engine finding check rules value limit text",
            "solve question answer theory engine finding check rules value limit text",
            "store question answer finding check strategic rules json value limit text",
            "pattern solve question answer engine finding check rules value limit text",
            "prove pattern solve question answer engine finding check rules value limit text",
            "present prove pattern store solve question explain answer finding check strategic rules json value limit text",
            "survey present prove store solve question answer finding check rules json value limit text",
            "contest present prove store solve question explain answer finding check rules json value limit text",
            "course contest present prove store solve question explain answer finding check strategic rules json value limit text",
            "spark survey store solve question answer rules value limit text",
            "web course contest survey present prove pattern store solve question explain answer finding check strategic rules json value limit text",
            "cli web course contest survey present prove pattern store solve question explain answer finding check strategic rules json value limit text",
            "site cli present rules json value text");

    private HousePlan() {}

    static SortedMap<String, SortedSet<String>> arrows() {
        var arrows = new TreeMap<String, SortedSet<String>>();
        for (var line : PLAN) {
            var rooms = List.of(line.split(" "));
            arrows.put(rooms.getFirst(), new TreeSet<>(rooms.subList(1, rooms.size())));
        }
        return arrows;
    }

    /// @return the rooms by floors: each stands above all that it needs
    static List<List<String>> floors() {
        var arrows = arrows();
        var floors = new ArrayList<List<String>>();
        var built = new TreeSet<String>();
        while (built.size() < arrows.size()) {
            var floor = arrows.keySet().stream()
                    .filter(room -> !built.contains(room) && built.containsAll(arrows.get(room)))
                    .toList();
            if (floor.isEmpty()) throw new IllegalStateException("Rooms in a circle: " + arrows);
            floors.add(floor);
            built.addAll(floor);
        }
        return floors;
    }

    /// @return the arrows that no way over other rooms replaces
    static SortedMap<String, SortedSet<String>> directArrows() {
        var direct = new TreeMap<String, SortedSet<String>>();
        var reached = new TreeMap<String, SortedSet<String>>();
        var arrows = arrows();
        for (var floor : floors())
            for (var room : floor) {
                var needed = arrows.get(room);
                var beyond = new TreeSet<String>();
                needed.forEach(other -> beyond.addAll(reached.get(other)));
                var rest = new TreeSet<>(needed);
                rest.removeAll(beyond);
                direct.put(room, rest);
                beyond.addAll(needed);
                reached.put(room, beyond);
            }
        return direct;
    }

    static PlanLayout layout() {
        return new PlanLayout(floors(), directArrows());
    }

    /// @return the picture of the plan, as a document of SVG
    static String picture() {
        var floors = floors();
        var columns = layout().columns();
        int wide = PlanLayout.COLUMNS * (BOX + GAP) + GAP;
        var x = new TreeMap<String, Integer>();
        var y = new TreeMap<String, Integer>();
        for (int level = 0; level < floors.size(); level++)
            for (var room : floors.get(level)) {
                x.put(room, GAP + columns.get(room) * (BOX + GAP));
                y.put(room, GAP + (floors.size() - 1 - level) * (HEIGHT + STOREY));
            }
        int high = floors.size() * (HEIGHT + STOREY) + GAP;
        var svg = new StringBuilder();
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" "
                        .formatted(wide, high))
                .append("font-size=\"13\" role=\"img\" aria-label=\"The rooms and what each needs\">\n")
                .append("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
        directArrows()
                .forEach((room, needed) -> needed.forEach(
                        other -> svg.append("<path d=\"M%d %d L%d %d\" stroke=\"#8a8f98\" fill=\"none\"/>\n"
                                .formatted(
                                        x.get(room) + BOX / 2,
                                        y.get(room) + HEIGHT,
                                        x.get(other) + BOX / 2,
                                        y.get(other)))));
        arrows().keySet()
                .forEach(room -> svg.append(
                                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"4\" fill=\"#eef2f7\" stroke=\"#4a5568\"/>\n"
                                        .formatted(x.get(room), y.get(room), BOX, HEIGHT))
                        .append("<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n"
                                .formatted(x.get(room) + BOX / 2, y.get(room) + HEIGHT / 2 + 5, room)));
        return svg.append("</svg>\n").toString();
    }
}
