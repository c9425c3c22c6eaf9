package grundy.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Runs a test, or all tests of a class, in every turn: it draws with the seeds of the turn, or ends processes.
///
/// A turn (`-Dturn=N`) otherwise runs only what the fixed selection leaves out. On a class it says nothing about
/// methods that are [DrawnCases].
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface EveryTurn {}
