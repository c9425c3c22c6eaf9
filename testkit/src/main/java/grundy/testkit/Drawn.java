package grundy.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/// Of the cases of a parameterized test the usual build runs every n-th, beginning at random, so that each has its
/// turn; a test without cases is run in one build of so many. With `-Dthorough` all run. The names of those that are
/// left out are reported with the reason.
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(DrawnCases.class)
public @interface Drawn {
    /// @return how many cases there are for one that runs; where there are fewer in all, some builds run none of
    ///     them; or builds for one that runs the test
    int oneIn();
}
