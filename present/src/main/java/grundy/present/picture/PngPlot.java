package grundy.present.picture;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;

/// A scatter as PNG. The digits are drawn here: a machine without a screen often has no fonts either.
record PngPlot(Scatter scatter) {
    private static final int WHITE = 0xFFFFFF;
    private static final int GREY = 0x888888;
    private static final int BLACK = 0x222222;
    private static final int BLUE = 0x1F5FA8;
    private static final int DIGIT_WIDTH = 6;
    private static final int DIGIT_HEIGHT = 7;

    /// Rows of five points for each digit, the leftmost point the highest bit.
    private static final int[][] DIGITS = {
        {14, 17, 19, 21, 25, 17, 14},
        {4, 12, 4, 4, 4, 4, 14},
        {14, 17, 1, 2, 4, 8, 31},
        {31, 2, 4, 2, 1, 17, 14},
        {2, 6, 10, 18, 31, 2, 2},
        {31, 16, 30, 1, 1, 17, 14},
        {6, 8, 16, 30, 17, 17, 14},
        {31, 1, 2, 4, 8, 8, 8},
        {14, 17, 17, 14, 17, 17, 14},
        {14, 17, 17, 15, 1, 2, 12}
    };

    void write(OutputStream out) throws IOException {
        var image = new BufferedImage(Scatter.WIDTH, Scatter.HEIGHT, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < Scatter.HEIGHT; y++)
            for (int x = 0; x < Scatter.WIDTH; x++) image.setRGB(x, y, scatter.isSet(x, y) ? BLUE : WHITE);
        axes(image);
        ImageIO.setUseCache(false);
        if (!ImageIO.write(image, "png", out)) throw new AssertionError("Every Java writes PNG");
    }

    private void axes(BufferedImage image) {
        int floor = Scatter.HEIGHT - Scatter.BOTTOM;
        int wall = Scatter.LEFT - 4;
        fill(image, wall, Scatter.TOP, 1, floor - Scatter.TOP);
        fill(image, wall, floor, Scatter.WIDTH - Scatter.RIGHT - wall, 1);
        for (long heap : scatter.heapTicks()) {
            fill(image, scatter.x(heap), floor, 1, 4);
            var digits = Long.toString(heap);
            digits(image, digits, scatter.x(heap) - digits.length() * DIGIT_WIDTH / 2, floor + 10);
        }
        for (long value : scatter.valueTicks()) {
            int y = scatter.y(value);
            fill(image, wall - 4, y, 4, 1);
            var digits = Long.toString(value);
            digits(image, digits, wall - 8 - digits.length() * DIGIT_WIDTH, y - DIGIT_HEIGHT / 2);
        }
    }

    private static void fill(BufferedImage image, int x, int y, int width, int height) {
        for (int i = x; i < x + width; i++) for (int j = y; j < y + height; j++) image.setRGB(i, j, GREY);
    }

    private static void digits(BufferedImage image, String text, int left, int top) {
        for (int i = 0; i < text.length(); i++) {
            int[] rows = DIGITS[text.charAt(i) - '0'];
            for (int y = 0; y < rows.length; y++)
                for (int bit = 0; bit < 5; bit++) {
                    int x = left + i * DIGIT_WIDTH + 4 - bit;
                    if ((rows[y] >> bit & 1) != 0 && x >= 0 && x < Scatter.WIDTH) image.setRGB(x, top + y, BLACK);
                }
        }
    }
}
