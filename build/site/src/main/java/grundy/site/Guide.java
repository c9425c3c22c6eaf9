package grundy.site;

import grundy.text.Language;
import java.nio.file.Path;
import java.util.Locale;

/// A guide in one language.
///
/// @param name     without language and ending: `index`, `first-steps`, `decisions/0001-picocli-from-source`
/// @param language the language that it is written in
/// @param source   its file, from the folder of the sources on
record Guide(String name, Language language, Path source) {
    /// @return `en` or `zh`
    static String code(Language language) {
        return language.name().toLowerCase(Locale.ROOT);
    }

    /// @return the language's code in HTML: `en` or `zh-CN`
    static String tag(Language language) {
        return language == Language.ZH ? "zh-CN" : "en";
    }

    /// @return its page, from the site's folder on
    String address() {
        return code(language) + "/" + name + ".html";
    }

    /// @param target a file of the site, from its folder on
    /// @return the link from the page of this guide
    String to(String target) {
        return Path.of(address()).resolveSibling("").relativize(Path.of(target)).toString();
    }
}
