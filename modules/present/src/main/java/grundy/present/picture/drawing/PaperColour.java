package grundy.present.picture.drawing;

import grundy.value.Side;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A colour of boards, as on the page: one on light paper, another on dark. A picture is written in the
/// light ones; what shows it on dark paper replaces each by its other.
public enum PaperColour {
    SHEET(0xffffff, 0x191f28),
    INK(0x1b2330, 0xe8ecf1),
    SOFT(0x566171, 0xa5afbc),
    LINE(0xdde1e7, 0x303945),
    EDGE(0x8a94a3, 0x6f7b8a),
    WON(0x116b35, 0x6fd694),
    LEFT(0x1c5aa3, 0x8fbcff),
    RIGHT(0xa13a12, 0xffab7d),
    COLD(0x1f3a5f, 0xf4c95d),
    BOARD(0xf0e3c8, 0x3a3428),
    BOARD_ODD(0xe6d5b2, 0x463e2f),
    PIN(0xfffdf6, 0xe9e4d6),
    COIN(0xe9c46a, 0xcaa64c),
    COIN_EDGE(0x9c7a1e, 0x6f5717),
    COIN_TAIL(0xd9d6cc, 0x5b5d61),
    FRAME(0xb99a63, 0x6a5836),
    RACK(0x3f5f8f, 0x2c3f5e),
    CAKE(0xf6dfc0, 0x5a4a36),
    GRASS(0x2f8a4a, 0x4fae6d),
    WARM(0xe6ebf1, 0x26313f),
    FOCUS(0xd9480f, 0xff8a4c);

    private final int light;
    private final int dark;

    PaperColour(int light, int dark) {
        this.light = light;
        this.dark = dark;
    }

    /// @param side null for nobody
    /// @param nobody the colour of what belongs to nobody
    public static PaperColour of(@Nullable Side side, PaperColour nobody) {
        if (side == null) return nobody;
        return side == Side.LEFT ? LEFT : RIGHT;
    }

    public int light() {
        return light;
    }

    public int dark() {
        return dark;
    }

    /// Returns both colours.
    PaperShade shade() {
        return new PaperShade(light, dark);
    }

    /// @return the light one, as SVG writes it
    public String hex() {
        return hex(light);
    }

    /// @return a colour of 24 bits as SVG writes it
    static String hex(int colour) {
        return "#%06x".formatted(colour);
    }

    /// @param picture all that is drawn
    /// @return a style that replaces each light colour in it where paper is dark
    static SvgElement style(String picture) {
        var shades = Stream.concat(Arrays.stream(values()).map(PaperColour::shade), PaperShade.all())
                .distinct()
                .filter(shade -> picture.contains(hex(shade.light())))
                .map(shade -> "[fill=\"%1$s\"]{fill:%2$s}[stroke=\"%1$s\"]{stroke:%2$s}"
                        .formatted(hex(shade.light()), hex(shade.dark())));
        return SvgElement.of("style")
                .say(shades.collect(Collectors.joining(
                        "",
                        "@media screen and (prefers-color-scheme: dark){text:not([fill]){fill:%s}"
                                .formatted(hex(INK.dark)),
                        "}")));
    }
}
