package grundy.present.picture.board;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.present.picture.drawing.PaperColour;
import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Pictures and the page draw the same pieces, in the same colours.
class PageLooksTest {
    private static final String PAGE = "apps/web/page/src/";
    private static final Pattern RAW_COLOUR = Pattern.compile("\"#[0-9a-fA-F]{3,6}\"|0x[0-9a-fA-F]{6}\\b");
    private static final String HERE = "modules/present/src/main/java/grundy/present/picture/board/PieceShapes.java";
    private static final Pattern ON_PAGE = Pattern.compile("piece\\.look(?: === |\\.startsWith\\()'(\\w+)'");
    private static final Pattern CASE = Pattern.compile("case ((?:\"\\w+\"(?:, )?)+) ->");
    private static final Pattern WORD = Pattern.compile("\"(\\w+)\"");
    private static final Pattern COLOUR = Pattern.compile("--([a-z-]+): (#[0-9a-f]{6});");

    private static String text(String file) throws IOException {
        return Files.readString(SourceFiles.root().resolve(file));
    }

    @Test
    void everyLookIsDrawnInBoth() throws IOException {
        var page = ON_PAGE.matcher(text(PAGE + "lib/board/Drawn.svelte"))
                .results()
                .map(look -> look.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        var cases = text(HERE).split("default ->", 2)[0];
        var here = CASE.matcher(cases)
                .results()
                .flatMap(all -> WORD.matcher(all.group(1)).results())
                .map(look -> look.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(here).isEqualTo(page).hasSizeGreaterThan(20);
    }

    @Test
    void coloursAreThoseOfThePage() throws IOException {
        var style = text(PAGE + "style.css");
        int dark = style.indexOf("[data-theme='dark']");
        assertThat(colours(style.substring(0, dark))).containsAllEntriesOf(colours(PaperColour::light));
        assertThat(colours(style.substring(dark))).containsAllEntriesOf(colours(PaperColour::dark));
    }

    private static Map<String, String> colours(String style) {
        return COLOUR.matcher(style)
                .results()
                .collect(Collectors.toMap(
                        each -> each.group(1), (MatchResult each) -> each.group(2), (first, _) -> first));
    }

    private static Map<String, String> colours(ToIntFunction<PaperColour> paper) {
        var colours = new TreeMap<String, String>();
        Arrays.stream(PaperColour.values())
                .forEach(colour -> colours.put(
                        colour.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                        "#%06x".formatted(paper.applyAsInt(colour))));
        return colours;
    }

    /// A colour that stands elsewhere has no other on dark paper.
    @Test
    void coloursOfPicturesStandInOnePlace() throws IOException {
        var places = List.of("PaperColour.java", "PaperShade.java", "PieceShapes.java");
        var others = SourceFiles.below(SourceFiles.module("present").resolve("src/main/java"), ".java").stream()
                .filter(file -> !places.contains(file.getFileName().toString()))
                .toList();
        assertThat(others).hasSizeGreaterThan(100);
        for (var file : others)
            assertThat(RAW_COLOUR.matcher(Files.readString(file)).results())
                    .as(file.toString())
                    .isEmpty();
    }
}
