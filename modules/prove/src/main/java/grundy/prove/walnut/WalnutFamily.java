package grundy.prove.walnut;

import grundy.prove.finding.ExportNames;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.SeveralLines;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// A proof for Walnut for each of several games, in one folder with one page; each is whole.
///
/// @param game the rules that they have in common, as the user wrote them
/// @param title of the page
/// @param members at least one, with names of their own
/// @param language of the page
public record WalnutFamily(String game, String title, List<WalnutExport> members, Language language) {
    private static final String LINE = "\n\n" + "=".repeat(80) + "\n\n";

    public WalnutFamily {
        members = List.copyOf(members);
    }

    /// @return the contents of all files by their paths, in order; a numeration system that several use is
    ///     there once
    public Map<String, String> files() {
        var files = new LinkedHashMap<String, String>();
        for (var member : members) files.putAll(member.proof().files());
        files.put("README.txt", readme());
        return files;
    }

    private String readme() {
        var loads =
                members.stream().map(member -> "     " + member.proof().load()).collect(Collectors.joining("\n"));
        var head =
                Message.of("walnut.family", "title", title, "count", members.size(), "loads", new SeveralLines(loads));
        return members.stream()
                .map(member -> member.readme().strip())
                .collect(Collectors.joining(LINE, head.in(language) + LINE, "\n"));
    }

    /// @return the name of a folder for it, unless the user names another
    public String folder() {
        return ExportNames.of(game) + "-walnut";
    }
}
