package grundy.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Says some words of a text in the reader's language and leaves the rest, signs and names, as it is.
///
/// @param rules which words, in the order in which they are tried at the same place
record TextRewording(List<Rule> rules) {
    /// @param words with the named groups that the phrase has as gaps
    /// @param key of a phrase with the gaps `left`, for what stands before the words, and `right`, for all that
    ///     follows
    record Rule(String key, Pattern words) {
        Rule(String key, String words) {
            this(key, Pattern.compile(words));
        }
    }

    private record MatchedRule(Rule rule, MatchResult words) {}

    /// @return the text itself if none of the words occurs in it, else a message that is the text in English
    Object of(String text) {
        MatchedRule first = null;
        for (var rule : rules) {
            var matcher = rule.words.matcher(text);
            if (matcher.find() && (first == null || matcher.start() < first.words.start()))
                first = new MatchedRule(rule, matcher.toMatchResult());
        }
        if (first == null) return text;
        var words = first.words;
        var pairs = new ArrayList<Object>(
                List.of("left", text.substring(0, words.start()), "right", of(text.substring(words.end()))));
        words.namedGroups().keySet().forEach(name -> pairs.addAll(List.of(name, words.group(name))));
        return Message.of(first.rule.key, pairs.toArray());
    }
}
