package grundy.rules.words;

import grundy.rules.notation.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A line of a table: how something is put, and what it means in the rule language.
///
/// `(a|b)` is a choice, `x?` and `(a|b)?` may be left out, `<name>` is another section, `!<name>` holds
/// where none of its phrases follows, a sign between backticks is itself.
///
/// @param meaning with `$1` for the first section named in the phrase, and so on; empty if the phrase says nothing
record TablePhrase(List<PhrasePart> parts, String meaning) {
    /// @param words what words were read as before, to which others are added
    static TablePhrase parse(String line, Map<String, List<PhrasePart>> words) {
        int arrow = line.indexOf("->");
        var written = arrow < 0 ? line : line.substring(0, arrow);
        var meaning = arrow < 0 ? "" : line.substring(arrow + 2).strip();
        var parser = new Parser(written.strip(), words);
        var parts = parser.choice();
        if (parser.at < parser.text.length())
            throw new IllegalArgumentException("In the phrase " + line + ": " + parser.text.substring(parser.at));
        return new TablePhrase(parts.rows().size() == 1 ? parts.rows().getFirst() : List.of(parts), meaning);
    }

    private static final class Parser {
        private final String text;
        private final Map<String, List<PhrasePart>> words;
        private int at;

        Parser(String text, Map<String, List<PhrasePart>> words) {
            this.text = text;
            this.words = words;
        }

        PhrasePart.Choice choice() {
            var rows = new ArrayList<List<PhrasePart>>();
            rows.add(row());
            while (accept('|')) rows.add(row());
            return new PhrasePart.Choice(rows);
        }

        private List<PhrasePart> row() {
            var row = new ArrayList<PhrasePart>();
            while (true) {
                while (at < text.length() && text.charAt(at) == ' ') at++;
                if (at == text.length() || text.charAt(at) == '|' || text.charAt(at) == ')') return row;
                var part = part();
                if (accept('?')) row.add(new PhrasePart.Choice(List.of(part, List.of())));
                else row.addAll(part);
            }
        }

        private List<PhrasePart> part() {
            if (accept('(')) {
                var choice = choice();
                if (!accept(')')) throw new IllegalArgumentException("A bracket is open in " + text);
                return List.of(choice);
            }
            boolean isWithout = text.startsWith("!<", at);
            if (isWithout) at++;
            if (accept('<')) {
                int end = text.indexOf('>', at);
                var name = text.substring(at, end);
                at = end + 1;
                return List.of(isWithout ? new PhrasePart.NotFollowedBy(name) : new PhrasePart.Symbol(name));
            }
            if (accept('`')) {
                int end = text.indexOf('`', at);
                var sign = text.substring(at, end);
                at = end + 1;
                return List.of(new PhrasePart.Word(sign));
            }
            int start = at;
            while (at < text.length() && " |()?<`".indexOf(text.charAt(at)) < 0) at++;
            return words.computeIfAbsent(text.substring(start, at), Parser::words);
        }

        private static List<PhrasePart> words(String text) {
            return WordLexer.tokens(Source.of(text)).stream()
                    .<PhrasePart>map(token -> new PhrasePart.Word(token.text()))
                    .toList();
        }

        private boolean accept(char sign) {
            if (at == text.length() || text.charAt(at) != sign) return false;
            at++;
            return true;
        }
    }
}
