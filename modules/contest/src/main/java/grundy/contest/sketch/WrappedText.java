package grundy.contest.sketch;

import java.util.ArrayList;
import java.util.List;

/// Text in lines of a bounded width. Chinese text has no blanks, so that it is broken anywhere; its signs are as wide
/// as two letters.
public final class WrappedText {
    private static final int CJK = 0x2E80;
    private static final String NO_LINE_START = "，。；：、）！？》」』,.;:)!?";

    private WrappedText() {}

    public static List<String> lines(String text, int width) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        int columns = 0;
        int blank = -1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int wide = c >= CJK ? 2 : 1;
            if (columns + wide > width && !line.isEmpty() && NO_LINE_START.indexOf(c) < 0) {
                boolean inWord = c < CJK && c != ' ' && line.charAt(line.length() - 1) < CJK;
                int cut = inWord && blank > 0 ? blank : line.length();
                lines.add(line.substring(0, cut).strip());
                line = new StringBuilder(line.substring(cut).stripLeading());
                columns = line.chars().map(each -> each >= CJK ? 2 : 1).sum();
                blank = -1;
                if (c == ' ' && line.isEmpty()) continue;
            }
            line.append(c);
            columns += wide;
            if (c == ' ') blank = line.length();
        }
        if (!line.isEmpty()) lines.add(line.toString().strip());
        return lines;
    }
}
