package grundy.cli;

import grundy.check.ClaimCheck;
import grundy.present.layout.WordWrap;
import grundy.rules.CatalogueEntry;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;

/// Everything that is known about a game, for people.
///
/// @param play misere where the game was asked for in this form: `misere nim`, `反尼姆`
/// @param checks what became of its claims
/// @param columns of the terminal; no line is longer, unless a word is
record GameCard(CatalogueEntry game, Play play, List<ClaimCheck> checks, Language language, int columns) {
    private static final int LABEL_COLUMNS = 12;

    List<String> lines() {
        var lines = new ArrayList<String>();
        boolean chinese = language == Language.ZH;
        lines.add(title());
        lines.addAll(WordWrap.wholeWords(
                chinese && !game.chineseAbout().isEmpty() ? game.chineseAbout() : game.about(), columns));
        if (play == Play.MISERE)
            lines.addAll(WordWrap.wholeWords(text(Message.of("explain.convention.misere")), columns));
        lines.add("");
        names(lines, chinese ? "names-zh" : "names", chinese ? game.chineseNames() : game.names());
        names(lines, chinese ? "names" : "names-zh", chinese ? game.names() : game.chineseNames());
        field(lines, "group", group());
        field(lines, "rules", game.rules());
        game.start().ifPresent(start -> field(lines, "start", start));
        for (var check : checks) {
            field(lines, "claim", check.claim());
            field(lines, "", text(result(check)));
        }
        field(lines, "oeis", game.oeis());
        field(lines, "source", game.source());
        for (var example : game.examples())
            field(lines, "try", "grundy solve " + prefix() + game.id() + " " + quoted(example));
        return lines;
    }

    private String title() {
        var parameters = game.parameters().entrySet().stream()
                .map(parameter -> parameter.getKey() + " = " + parameter.getValue())
                .toList();
        return prefix() + game.id() + (parameters.isEmpty() ? "" : "[" + String.join(", ", parameters) + "]");
    }

    private String prefix() {
        return play == Play.MISERE ? "misere " : "";
    }

    private static Message result(ClaimCheck check) {
        return check.counterexample() == null
                ? Message.of("cli.show.checked", "count", check.positions())
                : Message.of("cli.show.refuted", "position", check.counterexample());
    }

    private String group() {
        if (!GameList.GROUPS.contains(game.group())) return game.group();
        return text(GameList.title(game.group())) + " (" + game.group() + ")";
    }

    private String text(Message message) {
        return message.in(language);
    }

    private void names(List<String> lines, String label, List<String> names) {
        add(lines, label, Columns.filled(names, " | ", room()));
    }

    private void field(List<String> lines, String label, String text) {
        if (!text.isEmpty()) add(lines, label, WordWrap.wholeWords(text, room()));
    }

    private int room() {
        return Math.max(20, columns - LABEL_COLUMNS);
    }

    private void add(List<String> lines, String label, List<String> texts) {
        var name = label.isEmpty() ? "" : text(Message.of("cli.show." + label));
        lines.addAll(Columns.labelled(name, LABEL_COLUMNS, texts));
    }

    /// As a shell needs it.
    private static String quoted(String example) {
        return example.matches("[\\w .,:/+=^-]*") ? example : "\"" + example + "\"";
    }
}
