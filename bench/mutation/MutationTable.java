import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/// Writes the table of docs/mutation.md from the reports of PIT: `bench/mutation.sh` says how it is called.
class MutationTable {
    /// A changed place that a test noticed, or that none did.
    record Mutant(String type, int line, String change, String status) {
        boolean isDetected() {
            return !status.equals("SURVIVED") && !status.equals("NO_COVERAGE");
        }

        /// The type in whose file it stands.
        String outermost() {
            int nested = type.indexOf('$');
            return nested < 0 ? type : type.substring(0, nested);
        }
    }

    /// A mutant that no test noticed.
    ///
    /// @param source the line of the source, as it stands in the table
    record Survivor(String source, String change) {}

    /// The score of a type: how many mutants it has, and which of them survive.
    record Score(int mutants, List<Survivor> survivors) {
        int detected() {
            return mutants - survivors.size();
        }
    }

    /// The reason that mutants survive: the first line of bench/mutation/explained.txt that fits says it.
    record Explanation(String type, String source, String change, String reason) {
        boolean fits(String simpleName, Survivor mutant) {
            return (type.equals("*") || type.equals(simpleName))
                    && mutant.source.replace("\\|", "|").contains(source)
                    && (change.equals("*") || mutant.change.contains(change));
        }
    }

    public static void main(String[] arguments) throws Exception {
        var home = Path.of(arguments[0]);
        var explanations = explanations(home.resolve("bench/mutation/explained.txt"));
        // Of a type that stands in several reports the last one counts; a type that stands in none stays as it was.
        var scores = new TreeMap<String, Score>(earlier(home, home.resolve("docs/mutation.md")));
        for (var report : List.of(arguments).subList(1, arguments.length)) {
            var own = new HashMap<String, List<Mutant>>();
            for (var mutant : mutants(new File(report)))
                own.computeIfAbsent(mutant.outermost(), _ -> new ArrayList<>()).add(mutant);
            for (var type : own.keySet()) scores.put(type, score(home, own.get(type)));
        }
        System.out.println("| type | mutants | detected | of 100 |");
        System.out.println("| --- | --- | --- | --- |");
        scores.forEach((type, score) -> System.out.println(row("`" + type + "`", score.mutants, score.detected())));
        System.out.println(row(
                "all",
                scores.values().stream().mapToInt(Score::mutants).sum(),
                scores.values().stream().mapToInt(Score::detected).sum()));
        System.out.println();
        System.out.println("| survivor | line | change | why |");
        System.out.println("| --- | --- | --- | --- |");
        scores.forEach((type, score) -> {
            for (var survivor : score.survivors) System.out.println(row(simpleName(type), survivor, explanations));
        });
    }

    private static String row(String name, int mutants, int detected) {
        return "| %s | %d | %d | %d |".formatted(name, mutants, detected, 100 * detected / mutants);
    }

    private static String row(String type, Survivor survivor, List<Explanation> explanations) {
        var why = explanations.stream()
                .filter(explanation -> explanation.fits(type, survivor))
                .map(Explanation::reason)
                .findFirst()
                .orElse("");
        return "| `%s` | `%s` | %s | %s |".formatted(type, survivor.source, survivor.change, why);
    }

    private static String simpleName(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }

    private static Score score(Path home, List<Mutant> mutants) throws IOException {
        var type = mutants.getFirst().outermost();
        var lines = Files.readAllLines(source(home, type));
        return new Score(
                mutants.size(),
                mutants.stream()
                        .filter(mutant -> !mutant.isDetected())
                        .sorted(Comparator.comparingInt(Mutant::line).thenComparing(Mutant::change))
                        .map(mutant -> new Survivor(
                                mutant.line > lines.size()
                                        ? ""
                                        : lines.get(mutant.line - 1).strip().replace("|", "\\|"),
                                mutant.change))
                        .toList());
    }

    private static Path source(Path home, String type) {
        var module = type.startsWith("grundy.strategic.") ? "strategic" : "core";
        return home.resolve("modules/" + module + "/src/main/java/" + type.replace('.', '/') + ".java");
    }

    /// Reads what the table says already of types that there still are.
    private static Map<String, Score> earlier(Path home, Path guide) throws IOException {
        var types = Pattern.compile("\\| `([\\w.]+)` \\| (\\d+) \\| \\d+ \\| \\d+ \\|");
        var survivors = Pattern.compile("\\| `(\\w+)` \\| `(.*)` \\| ([^|]*) \\| [^|]*\\|");
        var scores = new TreeMap<String, Score>();
        for (var line : Files.readAllLines(guide)) {
            var type = types.matcher(line);
            if (type.matches() && Files.exists(source(home, type.group(1))))
                scores.put(type.group(1), new Score(Integer.parseInt(type.group(2)), new ArrayList<>()));
            var survivor = survivors.matcher(line);
            if (survivor.matches())
                scores.forEach((name, score) -> {
                    if (simpleName(name).equals(survivor.group(1)))
                        score.survivors.add(new Survivor(survivor.group(2), survivor.group(3)));
                });
        }
        return scores;
    }

    private static List<Explanation> explanations(Path file) throws IOException {
        var all = new ArrayList<Explanation>();
        for (var line : Files.readAllLines(file)) {
            if (line.isBlank() || line.startsWith("#")) continue;
            var parts = line.split("\t");
            if (parts.length != 4)
                throw new IOException(file + ": expected TYPE, SOURCE, CHANGE and REASON with tabs between them, found: " + line);
            all.add(new Explanation(parts[0], parts[1], parts[2], parts[3]));
        }
        return all;
    }

    private static List<Mutant> mutants(File report) throws Exception {
        var nodes = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(report)
                .getElementsByTagName("mutation");
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .map(node -> new Mutant(
                        text(node, "mutatedClass"),
                        Integer.parseInt(text(node, "lineNumber")),
                        text(node, "description").replaceAll(" for grundy/.*", "").replaceAll("grundy/|java/(util|lang|math)/", ""),
                        node.getAttribute("status")))
                .toList();
    }

    private static String text(Element node, String name) {
        return node.getElementsByTagName(name).item(0).getTextContent();
    }
}
