package grundy.cli.judge;

/// A formula of a problem's file, ready to be worked out for a case. Truth values are 1 and 0.
@FunctionalInterface
interface Formula {
    /// @throws JudgeException if a name is unknown or stands for the wrong kind of thing, or arithmetic fails
    Value of(Case values);

    /// @throws JudgeException if it is not a number that fits into a long
    default long number(Case values) {
        return Arithmetic.small(of(values));
    }

    default boolean holds(Case values) {
        return Arithmetic.isTrue(of(values));
    }
}
