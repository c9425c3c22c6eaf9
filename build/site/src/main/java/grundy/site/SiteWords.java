package grundy.site;

import grundy.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Properties;

/// The site's own texts in one language, beside those of the guides.
final class SiteWords {
    private final Properties texts = new Properties();

    /// @param assets the folder of `words.en.properties`
    SiteWords(Path assets, Language language) throws IOException {
        try (var file = Files.newBufferedReader(assets.resolve("words." + Guide.code(language) + ".properties"))) {
            texts.load(file);
        }
    }

    String of(String key) {
        return Objects.requireNonNull(texts.getProperty(key), key);
    }
}
