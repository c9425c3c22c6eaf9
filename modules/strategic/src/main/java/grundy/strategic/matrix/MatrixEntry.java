package grundy.strategic.matrix;

import grundy.text.Language;
import grundy.value.Rational;
import java.util.List;
import java.util.Map;

/// A file of the catalogue about a game in strategic form, or about a game tree. The first name of each
/// list is the usual one.
///
/// @param id lower case with hyphens, the file's name
/// @param parameters names with their usual values, in the order of the brackets
/// @param labels lines such as `players`, `rows.zh`, by their keys
/// @param form what the body is
/// @param body the table or the tree, or the name of what builds it
public record MatrixEntry(
        String id,
        Map<String, Rational> parameters,
        List<String> names,
        List<String> chineseNames,
        String about,
        String chineseAbout,
        String source,
        Map<String, String> labels,
        Form form,
        String body) {
    /// The group of all these games in the catalogue.
    public static final String GROUP = "matrix";

    /// The forms in which a file gives its game.
    public enum Form {
        TABLE,
        TREE,
        BUILT
    }

    /// @return the command that is about such games
    public String command() {
        return form == Form.TREE ? "tree" : "matrix";
    }

    /// @return the usual name in a language
    public String name(Language language) {
        return language == Language.ZH && !chineseNames.isEmpty() ? chineseNames.getFirst() : names.getFirst();
    }

    /// @return a paragraph in a language
    public String about(Language language) {
        return language == Language.ZH && !chineseAbout.isEmpty() ? chineseAbout : about;
    }

    /// @return the label in a language; empty if the file has none
    public String label(String key, Language language) {
        var english = labels.getOrDefault(key, "");
        return language == Language.ZH ? labels.getOrDefault(key + ".zh", english) : english;
    }

    /// @return the id with its parameters: `cournot[a = 10, b = 1]`
    public String title() {
        if (parameters.isEmpty()) return id;
        return id
                + parameters.entrySet().stream()
                        .map(parameter -> parameter.getKey() + " = " + parameter.getValue())
                        .toList();
    }
}
