package grundy.present.picture.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.text.Language;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class PngImageTest {
    private static BufferedImage image(Illustration drawing) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(PngImage.of(drawing.svg())));
    }

    private static BufferedImage words(String text) throws IOException {
        return image(new Illustration().grow(400, 30).words(200, 15, text, Anchor.MIDDLE, Illustration.BLACK));
    }

    private static int ink(BufferedImage image) {
        int points = 0;
        for (int y = 0; y < image.getHeight(); y++)
            for (int x = 0; x < image.getWidth(); x++) if ((image.getRGB(x, y) & 0xFF) < 0x80) points++;
        return points;
    }

    @Test
    void aPointIsTwoDotsWithWhiteAround() throws IOException {
        var image = image(new Illustration().box(0, 0, 100, 50, Illustration.RIGHT, Pen.of(Illustration.RIGHT)));
        assertThat(image.getWidth()).isEqualTo(2 * 124);
        assertThat(image.getHeight()).isEqualTo(2 * 74);
        assertThat(image.getRGB(0, 0) & 0xFFFFFF).isEqualTo(Illustration.WHITE);
        assertThat(image.getRGB(124, 74) & 0xFFFFFF).isEqualTo(Illustration.RIGHT);
    }

    @Test
    void aLargePictureKeepsToFourThousandDots() throws IOException {
        var image = image(new Illustration().box(0, 0, 9000, 20, Illustration.LEFT, Pen.of(Illustration.LEFT)));
        assertThat(image.getWidth()).isBetween(3990, 4000);
    }

    @Test
    void englishIsWrittenAndSignsThatMarkPlayersAreNotLost() throws IOException {
        assertThat(PngImage.language(Language.EN)).isEqualTo(Language.EN);
        assertThat(ink(words("mean 3/2"))).isPositive();
        assertThat(ink(words("×"))).isPositive();
    }

    @Test
    void chineseIsWrittenWhereThereIsAFont() throws IOException {
        assumeThat(PngImage.language(Language.ZH)).isEqualTo(Language.ZH);
        assertThat(ink(words("均值"))).isPositive().isNotEqualTo(ink(words("\uFFFD\uFFFD")));
    }
}
