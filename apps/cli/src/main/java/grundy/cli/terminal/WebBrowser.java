package grundy.cli.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/// The program in which the system shows pages.
public final class WebBrowser {
    private WebBrowser() {}

    /// Opens a page, if the system has a way to.
    public static void open(String address) {
        var system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        var opener = system.startsWith("mac")
                ? List.of("open", address)
                : system.startsWith("windows")
                        ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                        : List.of("xdg-open", address);
        try {
            new ProcessBuilder(opener)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException _) {
            // There is nothing to open it with.
        }
    }
}
