package grundy.cli;

import grundy.cli.option.ColourOption;
import grundy.cli.option.LanguageOption;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The manual page, in the markup that `man` reads, from the descriptions that help shows.
record ManPage(Language language) {
    /// @return lines, each ended
    String text() {
        var root = Commands.root(language);
        var page = new StringBuilder(".TH GRUNDY 1\n");
        section(page, "cli.man.name");
        page.append("grundy \\- ").append(escaped(first(root))).append('\n');
        section(page, "cli.man.synopsis");
        page.append(".B grundy\n.I COMMAND\n[ ... ]\n");
        section(page, "cli.man.commands");
        for (var command : root.subcommands().values()) command(page, command.getCommandSpec());
        section(page, "cli.man.common");
        for (var option : root.options()) option(page, option);
        section(page, "cli.man.status");
        item(page, "0", phrase("cli.man.status.done"));
        item(page, "1", phrase("cli.man.status.refused"));
        item(page, "2", phrase("cli.man.status.bad-input"));
        item(page, "3", phrase("cli.man.status.limit"));
        section(page, "cli.man.environment");
        item(page, "GRUNDY_LANG", phrase("cli.man.environment.lang"));
        item(page, "GRUNDY_JAVA_HOME", phrase("cli.man.environment.java-home"));
        item(page, "GRUNDY_JAVA_OPTS", phrase("cli.man.environment.java-opts"));
        item(page, "GRUNDY_DATA", phrase("cli.man.environment.data"));
        item(page, "NO_COLOR", phrase("cli.man.environment.no-color"));
        section(page, "cli.man.examples");
        page.append(".nf\n");
        Stream.of(root.usageMessage().footer())
                .filter(line -> line.startsWith("  "))
                .forEach(line -> page.append(escaped(line)).append('\n'));
        return page.append(".fi\n").toString();
    }

    private String phrase(String key) {
        return Message.of(key).in(language);
    }

    private void section(StringBuilder page, String key) {
        page.append(".SH ").append(phrase(key)).append('\n');
    }

    private void command(StringBuilder page, CommandSpec command) {
        page.append(".SS grundy ").append(command.name());
        for (var words : command.positionalParameters()) page.append(' ').append(escaped(words.paramLabel()));
        page.append('\n').append(escaped(first(command))).append('\n');
        for (var words : command.positionalParameters()) words(page, words);
        for (var option : command.options()) if (!isCommon(option)) option(page, option);
    }

    private static boolean isCommon(OptionSpec option) {
        return Stream.of("--json", LanguageOption.OPTION, "--help", ColourOption.NAME)
                .anyMatch(List.of(option.names())::contains);
    }

    private static void words(StringBuilder page, PositionalParamSpec words) {
        item(page, words.paramLabel(), String.join(" ", words.description()));
    }

    private static void option(StringBuilder page, OptionSpec option) {
        var label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
        item(page, String.join(", ", option.names()) + label, String.join(" ", option.description()));
    }

    private static void item(StringBuilder page, String term, String description) {
        page.append(".TP\n.B ")
                .append(escaped(term))
                .append('\n')
                .append(escaped(description))
                .append('\n');
    }

    private static String first(CommandSpec command) {
        return String.join(" ", command.usageMessage().description());
    }

    private static String escaped(String text) {
        return text.replace("%%", "%")
                .replace("%n", "\n")
                .replace("\u00a0", " ")
                .replace("\\", "\\e")
                .replace("-", "\\-")
                .lines()
                .map(line -> line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line)
                .collect(Collectors.joining("\n"));
    }
}
