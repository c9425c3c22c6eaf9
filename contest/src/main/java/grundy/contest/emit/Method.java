package grundy.contest.emit;

import java.util.List;
import java.util.Map;

/// A method of a data file: which rules or problems it answers, why, at what cost, and how.
///
/// @param name such as `nim-sum`
/// @param patterns of rules, perhaps with a position behind `;`, with holes `$x`
/// @param problems ids of the problems that it answers as a whole
/// @param theorem as it is cited
/// @param texts `about`, `cost`, by language: `about`, `about.zh`, ...
/// @param items functions and values, in the order in which they are needed
/// @param start steps before the summands of a case
/// @param summand steps for each summand
/// @param answer steps that answer the case; empty if the functions `value` or `wins` do
/// @param slow languages in which the largest inputs take longer than a second
record Method(
        String name,
        List<String> patterns,
        List<String> problems,
        String theorem,
        Map<String, String> texts,
        List<Item> items,
        List<Step> start,
        List<Step> summand,
        List<Step> answer,
        List<String> slow) {
    String text(String key, boolean chinese) {
        var own = texts.get(chinese ? key + ".zh" : key);
        return own != null ? own : texts.getOrDefault(key, "");
    }

    /// @return the function of that name, or null
    Item.@org.jspecify.annotations.Nullable Function function(String wanted) {
        for (var item : items)
            if (item instanceof Item.Function function && function.name().equals(wanted)) return function;
        return null;
    }
}
