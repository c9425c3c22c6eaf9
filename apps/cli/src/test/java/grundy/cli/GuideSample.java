package grundy.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A command that a guide shows, with what it is said to print.
///
/// @param section the heading that it stands under
/// @param command what stands behind `$ `
/// @param shown   the lines below; a line `...` stands for lines left out, `…` within a line for a part of it
record GuideSample(String section, String command, List<String> shown) {
    private static final Pattern GAP = Pattern.compile("\\.\\.\\.|…+");
    private static final Pattern SECONDS = Pattern.compile("\\d+\\.\\d+ (?=s\\b|秒)");
    private static final String PROMPT = "$ ";

    /// @param guide Markdown
    static List<GuideSample> of(String guide) {
        var samples = new ArrayList<GuideSample>();
        var section = "";
        var shown = new ArrayList<String>();
        boolean isCode = false;
        for (var line : guide.lines().toList()) {
            if (line.startsWith("```")) {
                isCode = !isCode;
                shown = new ArrayList<>();
            } else if (!isCode) {
                if (line.startsWith("#")) section = line.replaceFirst("#+ ", "");
            } else if (line.startsWith(PROMPT)) {
                shown = new ArrayList<>();
                samples.add(new GuideSample(section, line.substring(PROMPT.length()), shown));
            } else {
                shown.add(line);
            }
        }
        return samples;
    }

    /// @return whether this is what is shown, from the first line to the last; seconds may be others
    boolean isPrinted(String printed) {
        var pattern = shown.stream()
                .map(line -> GAP.matcher(line.strip()).matches() ? "(?:.*\n)*?" : quoted(line) + "\n")
                .collect(Collectors.joining("", "", "\n*"));
        var text = printed.lines()
                .map(line -> withoutSeconds(line.stripTrailing()) + "\n")
                .collect(Collectors.joining());
        return Pattern.matches(pattern, text);
    }

    private static String quoted(String line) {
        return Arrays.stream(withoutSeconds(line.stripTrailing()).split("…+", -1))
                .map(Pattern::quote)
                .collect(Collectors.joining(".+"));
    }

    private static String withoutSeconds(String line) {
        return SECONDS.matcher(line).replaceAll("0 ");
    }
}
