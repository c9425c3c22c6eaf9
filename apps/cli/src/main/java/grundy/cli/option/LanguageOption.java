package grundy.cli.option;

import grundy.text.Language;
import grundy.text.Message;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Chooses the language of the output: that of `--lang`; else Chinese for a line that holds Chinese
/// characters; else the environment's. It is chosen before the command line is parsed, so that whatever
/// is wrong there can be said in it.
public final class LanguageOption {
    public static final String OPTION = "--lang";

    private LanguageOption() {}

    public static Language of(String[] arguments) {
        var given = languageNames(arguments);
        if (!given.isEmpty() && isKnown(given.getLast())) return language(given.getLast());
        if (Stream.of(arguments).flatMapToInt(String::codePoints).anyMatch(LanguageOption::isHan)) return Language.ZH;
        for (var variable : List.of("GRUNDY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
            if (System.getenv(variable) instanceof String value && !value.isEmpty()) return language(value);
        return Language.EN;
    }

    /// @throws UsageException if a language is asked for that is not there
    public static void check(String[] arguments) {
        for (var name : languageNames(arguments))
            if (!isKnown(name)) throw new UsageException(Message.of("cli.unknown-language", "name", name));
    }

    private static boolean isHan(int character) {
        return Character.UnicodeScript.of(character) == Character.UnicodeScript.HAN;
    }

    private static boolean isKnown(String name) {
        return name.toLowerCase(Locale.ROOT).matches("(en|zh)([-_].*)?");
    }

    private static List<String> languageNames(String[] arguments) {
        return CommandWords.valuesOf(arguments, OPTION).stream()
                .filter(name -> !CommandWords.isLiteral(name))
                .toList();
    }

    private static Language language(String name) {
        return name.toLowerCase(Locale.ROOT).startsWith("zh") ? Language.ZH : Language.EN;
    }
}
