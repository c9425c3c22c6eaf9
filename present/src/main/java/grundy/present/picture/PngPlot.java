package grundy.present.picture;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;

/// A scatter as PNG.
///
/// @param title above the picture, in a language that {@link Lettering} can write
record PngPlot(Scatter scatter, String title) {
    private static final int WHITE = 0xFFFFFF;
    private static final int GREY = 0x888888;
    private static final int BLACK = 0x222222;
    private static final int BLUE = 0x1F5FA8;

    void write(OutputStream out) throws IOException {
        var image = new BufferedImage(Scatter.WIDTH, Scatter.HEIGHT, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < Scatter.HEIGHT; y++)
            for (int x = 0; x < Scatter.WIDTH; x++) image.setRGB(x, y, scatter.isSet(x, y) ? BLUE : WHITE);
        axes(image);
        ImageIO.setUseCache(false);
        if (!ImageIO.write(image, "png", out)) throw new AssertionError("Every Java writes PNG");
    }

    private void axes(BufferedImage image) {
        var graphics = image.createGraphics();
        Lettering.draw(graphics, title, Scatter.LEFT, 6, BLACK);
        graphics.dispose();
        text(image, Scatter.VALUES, Scatter.LEFT - 4 - Scatter.VALUES.length() * PointFont.WIDTH, 6);
        text(image, Scatter.HEAPS, Scatter.WIDTH - Scatter.RIGHT + 10, Scatter.HEIGHT - Scatter.BOTTOM - 4);
        int floor = Scatter.HEIGHT - Scatter.BOTTOM;
        int wall = Scatter.LEFT - 4;
        fill(image, wall, Scatter.TOP, 1, floor - Scatter.TOP);
        fill(image, wall, floor, Scatter.WIDTH - Scatter.RIGHT - wall, 1);
        for (long heap : scatter.heapTicks()) {
            fill(image, scatter.x(heap), floor, 1, 4);
            var digits = Long.toString(heap);
            text(image, digits, scatter.x(heap) - digits.length() * PointFont.WIDTH / 2, floor + 7);
        }
        for (long value : scatter.valueTicks()) {
            int y = scatter.y(value);
            fill(image, wall - 4, y, 4, 1);
            var digits = Long.toString(value);
            text(image, digits, wall - 8 - digits.length() * PointFont.WIDTH, y - PointFont.HEIGHT / 2);
        }
    }

    private static void text(BufferedImage image, String text, int left, int top) {
        PointFont.draw(image, text, left, top, BLACK);
    }

    private static void fill(BufferedImage image, int x, int y, int width, int height) {
        for (int i = x; i < x + width; i++) for (int j = y; j < y + height; j++) image.setRGB(i, j, GREY);
    }
}
