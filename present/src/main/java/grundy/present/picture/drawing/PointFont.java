package grundy.present.picture.drawing;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/// Letters of points for pictures: a machine without a screen often has no fonts. Five columns for each sign of
/// ASCII, the topmost point the lowest bit.
final class PointFont {
    static final int WIDTH = 6;
    static final int HEIGHT = 8;

    private static final int COLUMNS = 5;
    private static final char FIRST = ' ';
    private static final char LAST = '~';
    private static final String SIGNS =
            "000000000000005F00000007000700147F147F14242A7F2A12231308646236495620500008070300"
                    + "001C2241000041221C002A1C7F1C2A08083E08080080703000080808080800006060002010080402"
                    + "3E5149453E00427F400072494949462141494D331814127F1027454545393C4A4949314121110907"
                    + "3649494936464949291E000014000000403400000008142241141414141400412214080201590906"
                    + "3E415D594E7C1211127C7F494949363E414141227F4141413E7F494949417F090909013E41415173"
                    + "7F0808087F00417F41002040413F017F081422417F404040407F021C027F7F0408107F3E4141413E"
                    + "7F090909063E4151215E7F09192946264949493203017F01033F4040403F1F2040201F3F4038403F"
                    + "631408146303047804036159494D43007F4141410204081020004141417F04020102044040404040"
                    + "000307080020545478407F284444383844444428384444287F385454541800087E090218A4A49C78"
                    + "7F0804047800447D40002040403D007F1028440000417F40007C047804787C080404783844444438"
                    + "FC1824241818242418FC7C08040408485454542404043F44243C4040207C1C2040201C3C4030403C"
                    + "44281028444C9090907C4464544C44000836410000007F000000413608000201020402";

    private PointFont() {}

    /// Draws a text from left to right; a sign that is not in the font becomes a question mark, and what lies
    /// beside the picture is left out.
    static void draw(BufferedImage image, String text, int left, int top, int colour) {
        for (int i = 0; i < text.length(); i++)
            for (int column = 0; column < COLUMNS; column++) {
                int points = points(text.charAt(i), column);
                int x = left + i * WIDTH + column;
                if (x < 0 || x >= image.getWidth()) continue;
                for (int y = 0; y < HEIGHT; y++) if ((points >> y & 1) != 0) image.setRGB(x, top + y, colour);
            }
    }

    /// Draws a text on what may be scaled.
    static void draw(Graphics2D graphics, String text, int left, int top, int colour) {
        var letters = new BufferedImage(Math.max(1, text.length() * WIDTH), HEIGHT, BufferedImage.TYPE_INT_ARGB);
        draw(letters, text, 0, 0, 0xFF000000 | colour);
        graphics.drawImage(letters, left, top, null);
    }

    private static int points(char sign, int column) {
        int number = (sign < FIRST || sign > LAST ? '?' : sign) - FIRST;
        int at = (number * COLUMNS + column) * 2;
        return Integer.parseInt(SIGNS, at, at + 2, 16);
    }
}
