package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// How every view looks: it is accessible, fits its screen, and leaves a screenshot in `target/screenshots`.
///
/// A build looks at each place once, by turns wide, light and in English, or narrow, dark and in Chinese. With
/// `-Dgrundy.screenshots=all` it looks at every width, light and language.
@Tag("slow")
@ExtendWith(OnePage.class)
class LooksTest {
    private static final Map<String, String> PLACES = Map.ofEntries(
            Map.entry("01-start", ""),
            Map.entry("02-solve", "view=solve&rules=nim+3+5+7"),
            Map.entry("03-solve-sides", "view=solve&rules=domineering+2x3"),
            Map.entry("04-table", "view=table&rules=wythoff+5+8&pin=5,8"),
            Map.entry("05-sequence", "view=sequence&rules=take+{1,3,4}&fold=7"),
            Map.entry("06-play", "view=play&rules=hackenbush+0-1+1-2+1-3"),
            Map.entry("07-graph", "view=graph&graph=a.100.100~b.300.100!0-1~1-0"),
            Map.entry("08-theorem", "view=theorem&rules=take+1..3&at=8"),
            Map.entry("09-values", "view=values&terms={2,1|*,-1}"),
            Map.entry("10-matrix", "view=choices&matrix=battle-of-the-sexes"),
            Map.entry("11-tree", "view=choices&choice=tree"),
            Map.entry("12-scored", "view=choices&choice=scored"),
            Map.entry("13-pattern", "view=pattern&values=0+1+2+0+1+2+0+1+2+0+1+2"),
            Map.entry("14-judge", "view=judge&problem=HDU1846"),
            Map.entry("15-catalogue", "view=catalogue&search=wythoff"),
            Map.entry("16-jobs", "view=jobs"),
            Map.entry("17-fault", "view=solve&rules=keylas+5"),
            Map.entry("18-course", "view=course"),
            Map.entry("19-lesson", "view=course&lesson=nim"),
            Map.entry("20-lesson", "view=course&lesson=bash"),
            Map.entry("21-map-values", "view=table&rules=nim&by=value&last=63"),
            Map.entry("22-map-remoteness", "view=table&rules=wythoff&by=remoteness&last=60"),
            Map.entry("23-curves", "view=sequence&rules=take+1..m&over=0.77&letters=m=5&log=y"));
    private static final int WIDE = 1440;
    private static final int NARROW = 390;
    private final Page page;

    LooksTest(Page page) {
        this.page = page;
    }

    record Look(String name, String place, int width, boolean dark, String language) {
        boolean isOfTheBuild() {
            boolean narrow = name.charAt(1) % 2 == 0;
            return (width == NARROW) == narrow && dark == narrow && language.equals(narrow ? "zh" : "en");
        }

        @Override
        public String toString() {
            return "%s-%d-%s-%s".formatted(name, width, dark ? "dark" : "light", language);
        }
    }

    static Stream<Look> looks() {
        boolean all = "all".equals(System.getProperty("grundy.screenshots"));
        return PLACES.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .flatMap(place -> Stream.of(WIDE, NARROW)
                        .flatMap(width -> Stream.of(false, true)
                                .flatMap(dark -> Stream.of("en", "zh")
                                        .map(language ->
                                                new Look(place.getKey(), place.getValue(), width, dark, language)))))
                .filter(look -> all || look.isOfTheBuild());
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @MethodSource("looks")
    void everyViewIsAccessibleAndFitsItsScreen(Look look) throws IOException {
        page.screen(look.width, look.dark);
        page.at(look.place + "&lang=" + look.language);
        page.settled();
        page.shoot(look.toString());
        assertThat(page.overhang()).as("dots beyond the screen").isZero();
        assertThat(page.tail()).as("dots below the end").isLessThanOrEqualTo(0);
        assertThat(page.faults()).as(look.toString()).isEmpty();
        if (look.language.equals("zh"))
            assertThat(page.text("html")).doesNotContain(List.of("Copy as", "Winning moves", "loading …"));
    }
}
