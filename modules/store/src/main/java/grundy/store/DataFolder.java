package grundy.store;

import java.nio.file.Path;

/// The folder of data of a user: runs, theorems, questions and lessons are kept there.
public final class DataFolder {
    /// The variable of the environment that names another.
    public static final String VARIABLE = "GRUNDY_DATA";

    private DataFolder() {}

    /// @return the user's folder, which need not exist
    public static Path ofUser() {
        var own = System.getenv(VARIABLE);
        if (own != null && !own.isBlank()) return Path.of(own);
        var xdg = System.getenv("XDG_DATA_HOME");
        if (xdg != null && Path.of(xdg).isAbsolute()) return Path.of(xdg, "grundy");
        return Path.of(System.getProperty("user.home", "."), ".local", "share", "grundy");
    }
}
