import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/// Writes the table of docs/mutation.md from the reports of PIT: `bench/mutation.sh` says how it is called.
class MutationTable {
    /// A changed place that a test noticed, or that none did.
    record Mutant(String type, String method, int line, String change, String status) {
        boolean isDetected() {
            return !status.equals("SURVIVED") && !status.equals("NO_COVERAGE");
        }

        /// The type in whose file it stands.
        String outermost() {
            int nested = type.indexOf('$');
            return nested < 0 ? type : type.substring(0, nested);
        }
    }

    /// Why mutants survive: the first line of bench/mutation/explained.txt that fits says it.
    record Explanation(String type, String source, String change, String reason) {
        boolean fits(Mutant mutant, String line) {
            return (type.equals("*") || mutant.outermost().endsWith("." + type))
                    && line.contains(source)
                    && (change.equals("*") || mutant.change.contains(change));
        }
    }

    public static void main(String[] arguments) throws Exception {
        var home = Path.of(arguments[0]);
        var explanations = explanations(home.resolve("bench/mutation/explained.txt"));
        // Of a type that stands in several reports the last one counts.
        var byType = new TreeMap<String, List<Mutant>>();
        for (var report : List.of(arguments).subList(1, arguments.length)) {
            var own = new HashMap<String, List<Mutant>>();
            for (var mutant : mutants(new File(report)))
                own.computeIfAbsent(mutant.outermost(), _ -> new ArrayList<>()).add(mutant);
            byType.putAll(own);
        }
        System.out.println("| type | mutants | detected | of 100 |");
        System.out.println("| --- | --- | --- | --- |");
        byType.forEach((type, mutants) -> System.out.println(row("`" + type + "`", mutants)));
        System.out.println(row("all", byType.values().stream().flatMap(List::stream).toList()));
        System.out.println();
        System.out.println("| survivor | line | change | why |");
        System.out.println("| --- | --- | --- | --- |");
        for (var mutants : byType.values())
            for (var mutant : mutants.stream()
                    .filter(mutant -> !mutant.isDetected())
                    .sorted(Comparator.comparingInt(Mutant::line).thenComparing(Mutant::change))
                    .toList()) System.out.println(survivor(home, mutant, explanations));
    }

    private static String row(String name, List<Mutant> mutants) {
        long detected = mutants.stream().filter(Mutant::isDetected).count();
        return "| %s | %d | %d | %d |".formatted(name, mutants.size(), detected, 100 * detected / mutants.size());
    }

    private static String survivor(Path home, Mutant mutant, List<Explanation> explanations) throws IOException {
        var file = home.resolve("core/src/main/java/" + mutant.outermost().replace('.', '/') + ".java");
        var lines = Files.readAllLines(file);
        var line = mutant.line > lines.size() ? "" : lines.get(mutant.line - 1).strip();
        var why = explanations.stream()
                .filter(explanation -> explanation.fits(mutant, line))
                .map(Explanation::reason)
                .findFirst()
                .orElse("");
        var type = mutant.outermost();
        return "| `%s` | `%s` | %s | %s |"
                .formatted(type.substring(type.lastIndexOf('.') + 1), line.replace("|", "\\|"), mutant.change, why);
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
                        text(node, "mutatedMethod"),
                        Integer.parseInt(text(node, "lineNumber")),
                        text(node, "description").replaceAll(" for grundy/.*", "").replaceAll("grundy/|java/(util|lang|math)/", ""),
                        node.getAttribute("status")))
                .toList();
    }

    private static String text(Element node, String name) {
        return node.getElementsByTagName(name).item(0).getTextContent();
    }
}
