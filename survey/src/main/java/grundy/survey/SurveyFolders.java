package grundy.survey;

import grundy.store.RunCatalogue;
import grundy.store.StoreException;
import grundy.store.atlas.AtlasJournal;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Where the user's surveys are kept: a folder for each, which has the same name for the same survey, so
/// that it goes on
/// whoever asks for it.
public final class SurveyFolders {
    private static final int MOST_NAME = 60;
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]{1,80}");
    private static final Pattern NAMED_FAMILY = Pattern.compile("[a-z-]+ --\\w+ \\d+");

    private SurveyFolders() {}

    /// @return the folder that holds all of them
    public static Path ofUser() {
        return RunCatalogue.ofUser().folder().resolve("surveys");
    }

    /// @return where a survey is
    public static Path of(NumberedGames family, Inquiry.Questions questions) {
        var text = family.text() + " to " + questions.to() + " " + questions.seconds() + "s"
                + (questions.proofs() ? " prove" : "");
        var name = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        boolean plain = name.length() <= MOST_NAME
                && NAMED_FAMILY.matcher(family.text()).matches();
        return ofUser().resolve(plain ? name : hashed(name, text));
    }

    /// @return where the table of a box of positions is
    public static Path ofTable(String rules) {
        var name = rules.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return ofUser().resolve(hashed("table" + name, rules));
    }

    private static String hashed(String name, String text) {
        return name.substring(0, Math.min(MOST_NAME, name.length())) + "-" + Integer.toHexString(text.hashCode());
    }

    /// @return the names of the surveys that are there, in order
    public static List<String> names() throws IOException {
        var names = new ArrayList<String>();
        if (!Files.isDirectory(ofUser())) return names;
        try (var folders = Files.newDirectoryStream(ofUser(), AtlasJournal::isIn)) {
            for (var folder : folders) names.add(String.valueOf(folder.getFileName()));
        }
        names.removeIf(name -> !NAME.matcher(name).matches());
        names.sort(null);
        return names;
    }

    /// @param name one of {@link #names}
    /// @throws StoreException if there is no such survey
    public static Path existing(String name) {
        if (NAME.matcher(name).matches()) {
            var folder = ofUser().resolve(name);
            if (AtlasJournal.isIn(folder)) return folder;
        }
        throw new StoreException(Message.of("survey.none", "name", name));
    }
}
