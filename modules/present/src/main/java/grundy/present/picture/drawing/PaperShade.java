package grundy.present.picture.drawing;

import grundy.value.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A colour of tables and graphs beside those of boards ({@link PaperColour}): one on light paper, another on dark.
///
/// @param light colour of 24 bits
/// @param dark colour of 24 bits
public record PaperShade(int light, int dark) {
    private static final int SHADES = 12;

    /// Of each channel of a tint so much is white.
    private static final int WHITENESS = 0x969696;

    /// From the smallest of a scale to the largest, 13 shades: away from the colour of the paper.
    public static final List<PaperShade> SCALE = IntStream.rangeClosed(0, SHADES)
            .mapToObj(shade -> new PaperShade(between(0xf2efe4, 0x1b4f72, shade), between(0x26313f, 0x8fbcff, shade)))
            .toList();

    /// Twelve pale tints that the eye distinguishes.
    public static final List<PaperShade> TINTS = Stream.of(
                    0xf3f0e5, 0xbfd7ea, 0xf4cfa5, 0xcfe8da, 0xe3ddf0, 0xf6d3ce, 0xdcdcdc, 0xfff2b3, 0xc7e9f1, 0xe5d3b3,
                    0xd8e8b8, 0xf1c6dd)
            .map(tint -> new PaperShade(tint, tint - WHITENESS))
            .toList();

    /// Behind a part that stands out.
    public static final PaperShade GROUND = new PaperShade(0xeaf1f8, 0x222d3b);

    /// The colours of the players of a tree, the seventh like the first.
    public static final List<PaperShade> PLAYERS = List.of(
            PaperColour.LEFT.shade(),
            PaperColour.RIGHT.shade(),
            PaperColour.GRASS.shade(),
            new PaperShade(0x8e44ad, 0xcf9ee6),
            new PaperShade(0xb9770e, 0xf0b954),
            new PaperShade(0x117a8b, 0x5cc7d8));

    /// @return the colour on which an outcome is written
    public static PaperShade of(Outcome outcome) {
        return switch (outcome) {
            case N -> new PaperShade(0xb8e0b0, 0x1e4d31);
            case P -> new PaperShade(0xf6b79b, 0x66361f);
            case L -> new PaperShade(0xaecbf4, 0x24457a);
            case R -> new PaperShade(0xf2a9c0, 0x6b2540);
            case D -> new PaperShade(0xdddddd, 0x3c4552);
        };
    }

    static Stream<PaperShade> all() {
        return Stream.of(
                        SCALE.stream(),
                        TINTS.stream(),
                        PLAYERS.stream(),
                        Arrays.stream(Outcome.values()).map(PaperShade::of),
                        Stream.of(GROUND))
                .flatMap(Function.identity());
    }

    /// @return the light one, as SVG writes it
    public String hex() {
        return PaperColour.hex(light);
    }

    private static int between(int from, int to, int shade) {
        int colour = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int first = from >> shift & 0xff;
            int last = to >> shift & 0xff;
            colour |= first + (last - first) * shade / SHADES << shift;
        }
        return colour;
    }
}
