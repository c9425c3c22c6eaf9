package grundy.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/// Leaves most cases of a parameterized test, or a whole test without cases, out of the fixed selection.
///
/// Each of them runs in one of eight turns (`-Dturn=N`), and with `-Dthorough`. What is left out is reported with the
/// reason.
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(SelectedTests.class)
public @interface DrawnCases {
    /// @return the number of cases for each one in the fixed selection; a test without cases is never in it
    int oneIn() default Integer.MAX_VALUE;
}
