package grundy.contest.duel;

/// The ways in which a run of a program ends, with the verdicts of online judges.
public enum RunEnding {
    /// The answer is right.
    RIGHT("AC"),
    WRONG("WA"),
    /// The right words, but other blanks or line ends than the format has.
    PRESENTATION("PE"),
    /// It crashed or ended with a status other than 0.
    CRASH("RE"),
    TIME("TLE"),
    MEMORY("MLE"),
    OUTPUT("OLE");

    private final String code;

    RunEnding(String code) {
        this.code = code;
    }

    /// @return the judges' code: `WA`, `TLE`, ...
    public String code() {
        return code;
    }
}
