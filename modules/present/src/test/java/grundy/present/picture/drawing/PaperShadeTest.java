package grundy.present.picture.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PaperShadeTest {
    /// A style finds the dark colour by the light one.
    @Test
    void noTwoShadesLookAlikeOnLightPaper() {
        var shades = Stream.concat(Arrays.stream(PaperColour.values()).map(PaperColour::shade), PaperShade.all())
                .distinct()
                .toList();
        assertThat(shades).hasSizeGreaterThan(40);
        assertThat(shades.stream().map(PaperShade::light)).doesNotHaveDuplicates();
    }
}
