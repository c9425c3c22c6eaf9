package grundy.cli.command;

import grundy.cli.option.CommandWords;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.WebBrowser;
import grundy.store.DataFolder;
import grundy.store.StoreException;
import grundy.text.Message;
import grundy.web.ServerAddress;
import grundy.web.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.ParseResult;

/// `serve`: the workbench, a page on this machine alone, until it is interrupted.
public final class ServeCommand implements Command {
    private static final String PORT = "--port";
    private static final String NO_BROWSER = "--no-browser";
    private static final String KEEP = "--keep";
    private static final long MOST_PORT = 65_535;

    /// The property with the folder in which the launcher has built the page.
    private static final String PAGE = "grundy.page";

    @Override
    public void describe(OptionList options) {
        options.value(PORT, "N", Message.of("cli.option.port"));
        options.flag(NO_BROWSER, Message.of("cli.option.no-browser"));
        options.flag(KEEP, Message.of("cli.option.keep-address"));
    }

    @Override
    public int run(ParseResult arguments, Console console) {
        if (!CommandWords.of(arguments).isEmpty()) throw new UsageException(Message.of("cli.serve.no-arguments"));
        boolean keeps = arguments.hasMatchedOption(KEEP);
        var last = keeps ? serverAddress() : Optional.<ServerAddress>empty();
        long port = NumberOptions.within(
                0, MOST_PORT, arguments, PORT, last.map(ServerAddress::port).orElse(0));
        var page = page();
        var options = new Workbench.Options(Math.toIntExact(port), page);
        var effective = last.map(address -> options.with(address.token())).orElse(options);
        try (var workbench = Workbench.open(effective)) {
            if (keeps) keep(workbench.serverAddress());
            var address = workbench.address(console.language());
            if (console.json()) console.say(workbench.document(console.language()));
            else console.say(address);
            console.out().flush();
            workbench.scheduleWarmUp();
            workbench.notice().ifPresent(notice -> console.err().println(console.text(notice)));
            if (page.isEmpty()) console.err().println(console.text(Message.of("cli.serve.no-page")));
            if (page.isPresent() && !arguments.hasMatchedOption(NO_BROWSER)) WebBrowser.open(address);
            waitForTheEnd();
            return DONE;
        } catch (Workbench.PortException e) {
            throw new UsageException(Message.of("cli.serve.taken", "port", port));
        }
    }

    private static Path file() {
        return DataFolder.ofUser().resolve("server");
    }

    private static Optional<ServerAddress> serverAddress() {
        try {
            return ServerAddress.of(file());
        } catch (IOException fault) {
            throw unkept(fault);
        }
    }

    private static void keep(ServerAddress address) {
        try {
            address.write(file());
        } catch (IOException fault) {
            throw unkept(fault);
        }
    }

    private static StoreException unkept(IOException fault) {
        return new StoreException(Message.of("cli.serve.kept", "file", file(), "problem", String.valueOf(fault)));
    }

    /// @return the page that the launcher has built
    public static Optional<Path> page() {
        return Optional.ofNullable(System.getProperty(PAGE))
                .map(Path::of)
                .filter(folder -> Files.isRegularFile(folder.resolve("index.html")));
    }

    /// Serves until the process is asked to end.
    private static void waitForTheEnd() {
        var end = new CountDownLatch(1);
        try {
            end.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
