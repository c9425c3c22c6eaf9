package grundy.present.picture.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import grundy.text.Language;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Words of a PNG: English ones always, Chinese ones where the machine has a font.
class TextOutlinesTest {
    private static BufferedImage drawn(String text) {
        var image = new BufferedImage(400, 30, BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        TextOutlines.draw(graphics, text, 2, 8, 0xFFFFFF);
        graphics.dispose();
        return image;
    }

    private static int ink(BufferedImage image) {
        int points = 0;
        for (int y = 0; y < image.getHeight(); y++)
            for (int x = 0; x < image.getWidth(); x++) if ((image.getRGB(x, y) & 0xFF) > 0x40) points++;
        return points;
    }

    @Test
    void englishNeedsNoFont() {
        assertThat(TextOutlines.writable(Language.EN)).isEqualTo(Language.EN);
        assertThat(TextOutlines.width("mean 3/2")).isEqualTo(8 * PointFont.WIDTH);
        assertThat(ink(drawn("mean 3/2"))).isPositive();
    }

    @Tag("slow")
    @Test
    void chineseIsWrittenWhereThereIsAFont() {
        assumeThat(TextOutlines.writable(Language.ZH)).isEqualTo(Language.ZH);
        assertThat(TextOutlines.width("\u5747\u503c")).isGreaterThan(2 * PointFont.WIDTH);
        assertThat(ink(drawn("\u5747\u503c"))).isPositive().isNotEqualTo(ink(drawn("??")));
    }
}
