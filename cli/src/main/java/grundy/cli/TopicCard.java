package grundy.cli;

import grundy.present.layout.WordWrap;
import grundy.rules.catalogue.Topics.Topic;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// What there is to say about a name that is not one game, for people.
///
/// @param columns of the terminal; no line is longer, unless a word is
record TopicCard(Topic topic, Language language, int columns) {
    private static final int LABEL_COLUMNS = 12;

    List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add(topic.names(language).getFirst());
        lines.addAll(WordWrap.wholeWords(topic.about().in(language), columns));
        lines.add("");
        boolean chinese = language == Language.ZH;
        add(lines, chinese ? "names-zh" : "names", names(language));
        add(lines, chinese ? "names" : "names-zh", names(chinese ? Language.EN : Language.ZH));
        for (var example : topic.examples()) add(lines, "try", List.of("grundy " + example));
        return lines;
    }

    private List<String> names(Language in) {
        return Columns.filled(topic.names(in), " | ", Math.max(20, columns - LABEL_COLUMNS));
    }

    private void add(List<String> lines, String label, List<String> texts) {
        var name = Message.of("cli.show." + label).in(language);
        lines.addAll(Columns.labelled(name, LABEL_COLUMNS, texts));
    }
}
