import grundy.json.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/// Writes what is inside a packed Grundy, and under which licences: `THIRD-PARTY.md`, the texts in `LICENSES`, and the
/// bill of materials `grundy.cdx.json` (CycloneDX), to which it adds what Maven does not know of: the page's parts,
/// what searches in the guides, and Java. It fails if there is something of whose licences no text is there.
///
/// `java -cp grundy.jar Notices.java BOM.json JARS PAGE LICENCES OUT [JAVA]`: the jars of the bill, the built page, the
/// folder of texts, the folder of the packed Grundy, and the Java in it.
final class Notices {
    /// What tools say otherwise than its authors: JLine's POM says "The BSD License", which is that of
    /// three clauses.
    private static final Map<String, String> CORRECTED =
            Map.of("BSD-4-Clause", "BSD-3-Clause", "GNU LESSER GENERAL PUBLIC LICENSE", "LGPL-3.0-only");

    private static final Pattern PART_OF_PAGE = Pattern.compile("## (\\S+) - (\\S+) \\((.*)\\)");
    private static final Pattern OWN_TEXT = Pattern.compile("META-INF/([^/]*(LICENSE|NOTICE)[^/]*)");

    /// In a worker, where the bundler does not look.
    private static final String IN_WORKER = "@viz-js/viz";

    private record Part(String group, String name, String version, List<String> licences, String address) {
        String bill(String kind, String identifier) {
            return """
                    {
                      "type" : "%s",
                      "bom-ref" : "%s",
                      "name" : "%s",
                      "version" : "%s",
                      "licenses" : [ %s ],
                      "purl" : "%s"
                    }""".formatted(
                            kind,
                            identifier,
                            name,
                            version,
                            licences.stream()
                                    .map("{ \"license\" : { \"id\" : \"%s\" } }"::formatted)
                                    .collect(Collectors.joining(", ")),
                            identifier);
        }
    }

    private final TreeSet<String> used = new TreeSet<>();
    private Path texts = Path.of(".");

    void main(String[] arguments) throws IOException {
        var bill = CORRECTED.entrySet().stream()
                .reduce(
                        Files.readString(Path.of(arguments[0])),
                        (text, word) -> text.replace(word.getKey(), word.getValue()),
                        (one, _) -> one);
        var jars = Path.of(arguments[1]);
        var page = Path.of(arguments[2]);
        texts = Path.of(arguments[3]);
        var out = Path.of(arguments[4]);
        var licences = Files.createDirectories(out.resolve("LICENSES"));

        var ofJava = parts(bill);
        var picocli =
                new Part("info.picocli", "picocli", version("picocli"), List.of("Apache-2.0"), "https://picocli.info");
        var ofPage = partsOfPage(page);
        var ofGuides = partsOfGuides(page.resolve("../../../../build/site/package-lock.json"));
        var more = new ArrayList<>(
                List.of(picocli.bill("library", "pkg:maven/info.picocli/picocli@" + picocli.version())));
        for (var part : Stream.concat(ofPage.stream(), ofGuides.stream()).toList())
            more.add(part.bill("library", "pkg:npm/" + part.name().replace("@", "%40") + "@" + part.version()));
        var lines = new StringBuilder("""
                # What is in Grundy

                Grundy is under the MIT License (`LICENSE`). It brings along, unchanged where nothing else is said, what
                others have made. The texts of the licences are in `LICENSES`; of several, any may be chosen. The sources are where the addresses say.

                ## In lib/grundy.jar

                picocli is compiled from its released sources, for Java 25.

                | what | version | licence | address |
                | --- | --- | --- | --- |
                """);
        lines.append(line(picocli));
        ofJava.forEach(part -> lines.append(line(part)));
        lines.append("""

                ## In lib/page

                The texts of these licences: `LICENSES/page.md`. Viz.js contains Graphviz (Eclipse Public License) and Expat (MIT).

                | what | version | licence | address |
                | --- | --- | --- | --- |
                """);
        ofPage.forEach(part -> lines.append(line(part)));
        lines.append("""

                ## In docs

                | what | version | licence | address |
                | --- | --- | --- | --- |
                """);
        ofGuides.forEach(part -> lines.append(line(part)));
        if (arguments.length > 5) {
            var release = Files.readString(Path.of(arguments[5], "release"));
            var version = release.replaceAll("(?s).*JAVA_VERSION=\"([^\"]*)\".*", "$1");
            more.add(new Part("", "Java", version, List.of("GPL-2.0-with-classpath-exception"), "")
                    .bill("platform", "pkg:generic/openjdk@" + version));
            lines.append("""

                    ## In java

                    A part of OpenJDK %s, made by jlink: the GNU General Public License, version 2, with the Classpath Exception; `java/legal`.
                    """.formatted(version));
        }
        Files.writeString(out.resolve("THIRD-PARTY.md"), lines);
        for (var licence : used) Files.copy(text(licence), licences.resolve(licence + ".txt"));
        copyOwnTexts(jars, licences);
        Files.copy(page.resolve(".vite/license.md"), licences.resolve("page.md"));
        var added = String.join(",\n", more).indent(4).stripTrailing();
        var begin = "\n  \"components\" : [\n";
        if (!bill.contains(begin)) throw new AssertionError("The bill of materials looks otherwise.");
        Files.writeString(out.resolve("grundy.cdx.json"), bill.replace(begin, begin + added + ",\n"));
    }

    /// @return the version that the POM of the sources names
    private String version(String name) throws IOException {
        var property = name + ".version>";
        var pom = Files.readString(texts.resolve("../../../pom.xml"));
        int begin = pom.indexOf("<" + property) + 1 + property.length();
        return pom.substring(begin, pom.indexOf('<', begin));
    }

    private static List<Part> parts(String bill) {
        var components = list(map(JsonText.parse(bill.getBytes())).get("components"));
        return components.stream()
                .map(Notices::map)
                .filter(component -> !"grundy".equals(component.get("group")))
                .map(component -> new Part(
                        String.valueOf(component.get("group")),
                        String.valueOf(component.get("name")),
                        String.valueOf(component.get("version")),
                        licences(component),
                        address(component)))
                .toList();
    }

    private static List<String> licences(Map<?, ?> component) {
        return list(component.get("licenses")).stream()
                .map(choice -> map(map(choice).get("license")))
                .map(licence -> String.valueOf(licence.containsKey("id") ? licence.get("id") : licence.get("name")))
                .toList();
    }

    private static String address(Map<?, ?> component) {
        return list(component.get("externalReferences")).stream()
                .map(Notices::map)
                .filter(reference -> "website".equals(reference.get("type")))
                .map(reference -> String.valueOf(reference.get("url")))
                .findFirst()
                .orElse("");
    }

    private static List<Part> partsOfPage(Path page) throws IOException {
        var parts = new ArrayList<Part>();
        for (var line : Files.readAllLines(page.resolve(".vite/license.md"))) {
            var found = PART_OF_PAGE.matcher(line);
            if (found.matches()) parts.add(new Part("", found.group(1), found.group(2), List.of(found.group(3)), ""));
        }
        var lock = map(JsonText.parse(Files.readAllBytes(page.resolve("../../page/package-lock.json"))));
        var worker = map(map(lock.get("packages")).get("node_modules/" + IN_WORKER));
        parts.add(new Part("", IN_WORKER, String.valueOf(worker.get("version")), List.of("MIT", "EPL-2.0"), ""));
        return parts;
    }

    /// @param lock what npm wrote of the only things that it fetched for the guides
    private static List<Part> partsOfGuides(Path lock) throws IOException {
        var folder = "node_modules/";
        var parts = new ArrayList<Part>();
        map(map(JsonText.parse(Files.readAllBytes(lock))).get("packages")).forEach((place, part) -> {
            if (!String.valueOf(place).startsWith(folder)) return;
            var name = String.valueOf(place).substring(folder.length());
            var licence = String.valueOf(map(part).get("license"));
            parts.add(new Part("", name, String.valueOf(map(part).get("version")), List.of(licence), ""));
        });
        return parts;
    }

    private String line(Part part) {
        var known = part.licences().stream()
                .filter(licence -> Files.exists(text(licence)))
                .toList();
        if (known.isEmpty()) throw new AssertionError("No text of a licence of " + part);
        used.addAll(known);
        var address = part.address();
        if (part.group().isEmpty()) address = "npm: " + part.name();
        return "| %s | %s | %s | %s |\n"
                .formatted(
                        part.group().isEmpty() ? part.name() : part.group() + ":" + part.name(),
                        part.version(),
                        String.join(part.name().equals(IN_WORKER) ? " and " : " or ", part.licences()),
                        address);
    }

    private Path text(String licence) {
        return texts.resolve(licence + ".txt");
    }

    /// What the jars themselves say of their licences.
    private static void copyOwnTexts(Path jars, Path licences) throws IOException {
        try (var found = Files.list(jars)) {
            for (var jar : found.sorted().toList()) {
                try (var file = new ZipFile(jar.toFile())) {
                    for (var entry : file.stream().toList()) {
                        var name = OWN_TEXT.matcher(entry.getName());
                        if (entry.isDirectory() || !name.matches()) continue;
                        var folder =
                                licences.resolve(jar.getFileName().toString().replace(".jar", ""));
                        Files.createDirectories(folder);
                        Files.write(
                                folder.resolve(name.group(1)),
                                file.getInputStream(entry).readAllBytes());
                    }
                }
            }
        }
    }

    private static Map<?, ?> map(Object json) {
        return json instanceof Map<?, ?> map ? map : Map.of();
    }

    private static List<?> list(Object json) {
        return json instanceof List<?> list ? list : List.of();
    }
}
