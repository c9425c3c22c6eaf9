package grundy.course.lesson;

/// A lesson is not written as it should be. No user meets it: a test reads all lessons.
public final class LessonFaultException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// @param lesson its file
    /// @param what is wrong with it
    public LessonFaultException(String lesson, String what) {
        super(lesson + ": " + what);
    }
}
