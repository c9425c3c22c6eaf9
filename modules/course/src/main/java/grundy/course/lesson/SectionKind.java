package grundy.course.lesson;

import grundy.text.Language;
import java.util.Arrays;
import java.util.Optional;

/// The sections that each lesson has, with their headings.
public enum SectionKind {
    STATEMENT("Statement", "结论"),
    IDEA("Idea", "想法"),
    PROOF("Proof", "证明"),
    WORKED("Worked positions", "例题"),
    TRAPS("Traps", "陷阱"),
    EXERCISES("Exercises", "练习"),
    JUDGES("Problems of online judges", "评测题"),
    READING("What to read", "延伸阅读");

    private final String english;
    private final String chinese;

    SectionKind(String english, String chinese) {
        this.english = english;
        this.chinese = chinese;
    }

    /// @return its heading
    public String title(Language language) {
        return language == Language.ZH ? chinese : english;
    }

    /// @return the section with that heading; empty if there is none
    static Optional<SectionKind> titled(String heading, Language language) {
        return Arrays.stream(values())
                .filter(kind -> kind.title(language).equals(heading))
                .findFirst();
    }
}
