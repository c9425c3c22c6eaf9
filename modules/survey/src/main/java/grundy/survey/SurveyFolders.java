package grundy.survey;

import grundy.store.atlas.AtlasFolders;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;

/// Names the folders of the user's surveys: the same survey always has the same folder, so that it goes
/// on whoever asks for it.
public final class SurveyFolders {
    private static final int MOST_NAME = 60;
    private static final Pattern NAMED_FAMILY = Pattern.compile("[a-z-]+ --\\w+ \\d+");

    private SurveyFolders() {}

    /// @return the folder of a survey
    public static Path of(NumberedGames family, GameInquiry.Questions questions) {
        var text = family.text() + " to " + questions.to() + " " + questions.seconds() + "s"
                + (questions.proofs() ? " prove" : "");
        var name = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        boolean plain = name.length() <= MOST_NAME
                && NAMED_FAMILY.matcher(family.text()).matches();
        return AtlasFolders.ofUser().resolve(plain ? name : hashed(name, text));
    }

    /// @return the place of the table of a box of positions
    public static Path ofTable(String rules) {
        var name = rules.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return AtlasFolders.ofUser().resolve(hashed("table" + name, rules));
    }

    private static String hashed(String name, String text) {
        return name.substring(0, Math.min(MOST_NAME, name.length())) + "-" + Integer.toHexString(text.hashCode());
    }
}
