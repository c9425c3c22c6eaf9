package grundy.site;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// Names the sections of a page as GitHub does, so that links into a guide hold in both places.
final class SectionAnchors {
    private final Map<String, Integer> used = new HashMap<>();

    /// @param heading the text of a heading
    /// @return small letters, digits and hyphens; `-1`, `-2` after a name that was there before
    String of(String heading) {
        var name = heading.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{M}\\p{N}\\p{Pc} -]", "")
                .replace(' ', '-');
        int before = used.merge(name, 1, Integer::sum) - 1;
        return before == 0 ? name : name + "-" + before;
    }
}
