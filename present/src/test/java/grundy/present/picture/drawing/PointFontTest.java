package grundy.present.picture.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

/// Letters that pictures are labelled with.
class PointFontTest {
    private static String drawn(String text) {
        var image = new BufferedImage(text.length() * PointFont.WIDTH, PointFont.HEIGHT, BufferedImage.TYPE_INT_RGB);
        PointFont.draw(image, text, 0, 0, 0xFFFFFF);
        var rows = new StringBuilder();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) rows.append((image.getRGB(x, y) & 0xFF) == 0 ? ' ' : '#');
            rows.append('\n');
        }
        return rows.toString();
    }

    @Test
    void everySignLooksDifferent() {
        var seen = new HashSet<String>();
        for (char sign = ' '; sign <= '~'; sign++)
            assertThat(seen.add(drawn(String.valueOf(sign)))).as("%c", sign).isTrue();
    }

    @Test
    void lettersStandUprightAndAreNotMirrored() {
        assertThat(drawn("L7").lines().map(String::stripTrailing))
                .containsExactly(
                        "#     #####",
                        "#         #",
                        "#         #",
                        "#        #",
                        "#       #",
                        "#      #",
                        "##### #",
                        "");
    }

    @Test
    void whatIsNotInTheFontOrBesideThePictureDoesNoHarm() {
        assertThat(drawn("\u5c3c")).isEqualTo(drawn("?"));
        var small = new BufferedImage(3, PointFont.HEIGHT, BufferedImage.TYPE_INT_RGB);
        PointFont.draw(small, "HHHH", -4, 0, 0xFFFFFF);
        assertThat(small.getRGB(2, 0) & 0xFF).isEqualTo(0xFF);
    }
}
