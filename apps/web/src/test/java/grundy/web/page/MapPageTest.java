package grundy.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Maps in a real browser: what their colours mean, that they stay in sight, and that they say what
/// they are waiting for.
@Tag("slow")
@ExtendWith(OnePage.class)
class MapPageTest {
    private static final String ALL_KINDS = """
            const canvas = document.querySelector('.frame canvas');
            const dots = canvas.getContext('2d').getImageData(60, 20, canvas.width - 80, canvas.height - 70).data;
            const kinds = new Set();
            for (let at = 0; at < dots.length; at += 4) kinds.add(dots[at] * 65536 + dots[at + 1] * 256 + dots[at + 2]);
            return kinds.size;
            """;
    private final Page page;

    MapPageTest(Page page) {
        this.page = page;
    }

    @BeforeEach
    void wide() {
        page.screen(1440, false);
    }

    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @CsvSource({"outcome, 2, the player to move loses", "value, 2, lost", "modulo, 4, 3", "remoteness, 2, won"})
    void everyColouringHasALegend(String by, int keys, String says) {
        page.at("view=table&rules=wythoff&last=40&lang=en&by=" + by);
        page.until("the legend", () -> page.count(".legend li") == keys);
        page.until("its words", () -> page.text(".legend").contains(says));
        assertThat(page.count(".legend svg")).isGreaterThanOrEqualTo(keys);
    }

    /// Nim-values up to 63 are told apart: the fractal of exclusive or is seen.
    @Test
    void nimValuesHaveManyColours() {
        page.at("view=table&rules=nim&last=62&lang=en&by=value");
        page.until("the scale", () -> page.text(".legend").contains("1 … 63"));
        page.until("the map", () -> (long) page.run(ALL_KINDS) > 63);
    }

    @Test
    void aMapStaysInSight() {
        page.at("view=table&rules=wythoff&last=60&lang=en&map=900,-900,30");
        page.until("the map", () -> page.count(".legend li") == 2);
        page.press(".frame .tools button:first-child");
        page.until("a place", () -> page.run("return location.hash").toString().contains("map="));
        page.until("a place in the table", () -> {
            var hash = page.run("return new URLSearchParams(location.hash.slice(1)).get('map')")
                    .toString();
            return !hash.startsWith("900")
                    && Arrays.stream(hash.split(","))
                            .limit(2)
                            .mapToDouble(Double::parseDouble)
                            .allMatch(at -> at >= 0 && at <= 61);
        });
    }

    @Test
    void whatTakesLongSaysSoAndOffersLess() {
        page.at("view=table&rules=wythoff&last=2000&lang=en&by=remoteness");
        page.until("how far it is", () -> page.text(".state").contains("Working out the map"));
        page.press(".state button");
        page.until("the near map", () -> page.text(".state").isBlank() && page.count(".legend li") == 2);
        assertThat(page.run("return location.hash").toString()).contains("last=60");
    }

    @Test
    void whatIsNotWorkedOutIsSaid() {
        page.at("view=table&rules=nim&last=400&lang=en&by=remoteness");
        page.until("the reason", () -> page.text(".pin .fault").contains("heaps are a sum"));
    }
}
