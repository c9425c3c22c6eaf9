package grundy.survey;

import grundy.text.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Rules in which letters stand for numbers: a game for each choice of them, the last letter changing fastest.
final class LetterFamily implements NumberedGames {
    private static final int MOST_CHOICES = 1_000_000;

    private final String rules;
    private final List<LetterRange> ranges;
    private final List<long[]> choices = new ArrayList<>();

    /// @throws FamilyException if a letter does not stand in the rules, a bound names a later letter, there is no
    ///     choice, or there are too many
    LetterFamily(String rules, List<LetterRange> ranges) {
        this.rules = rules;
        this.ranges = List.copyOf(ranges);
        requireKnown();
        choose(new LinkedHashMap<>());
        if (choices.isEmpty()) throw new FamilyException(Message.of("survey.no-choice"));
    }

    private void requireKnown() {
        for (int i = 0; i < ranges.size(); i++) {
            var range = ranges.get(i);
            if (range.in(rules, 1).equals(rules))
                throw new FamilyException(Message.of("survey.no-letter", "name", range.name(), "rules", rules));
            var before = ranges.subList(0, i).stream().map(LetterRange::name).toList();
            if (before.contains(range.name()))
                throw new FamilyException(Message.of("survey.letter-twice", "name", range.name()));
            for (var bound : List.of(range.from(), range.to()))
                if (bound.letter() != null && !before.contains(bound.letter()))
                    throw new FamilyException(
                            Message.of("survey.later-letter", "name", range.name(), "letter", bound.letter()));
        }
    }

    private void choose(Map<String, Long> values) {
        if (values.size() == ranges.size()) {
            if (choices.size() == MOST_CHOICES)
                throw new FamilyException(Message.of("survey.many", "most", MOST_CHOICES));
            choices.add(values.values().stream().mapToLong(Long::longValue).toArray());
            return;
        }
        var range = ranges.get(values.size());
        for (long value = Math.max(0, range.from().in(values));
                value <= range.to().in(values);
                value++) {
            values.put(range.name(), value);
            choose(values);
            values.remove(range.name());
        }
    }

    @Override
    public String text() {
        return rules
                + ranges.stream()
                        .map(range -> " --for " + range.name() + "=" + text(range.from()) + ".." + text(range.to()))
                        .collect(Collectors.joining());
    }

    private static String text(LetterRange.Bound bound) {
        if (bound.letter() == null) return String.valueOf(bound.number());
        if (bound.number() == 0) return bound.letter();
        return bound.letter() + (bound.number() > 0 ? "+" : "") + bound.number();
    }

    @Override
    public long size() {
        return choices.size();
    }

    @Override
    public Member member(long number) {
        var choice = choices.get((int) number);
        var text = rules;
        var code = new ArrayList<String>();
        for (int i = 0; i < choice.length; i++) {
            text = ranges.get(i).in(text, choice[i]);
            code.add(ranges.get(i).name() + "=" + choice[i]);
        }
        return new Member(number, text, String.join(",", code));
    }
}
