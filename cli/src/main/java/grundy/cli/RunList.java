package grundy.cli;

import grundy.present.json.RunListJson;
import grundy.present.words.RunListWords;
import grundy.store.RunCatalogue;
import grundy.store.SqlTable;
import grundy.text.Message;
import java.io.IOException;
import picocli.CommandLine.ParseResult;

/// `values --list`: the finished runs of this user.
final class RunList {
    private RunList() {}

    static void run(ParseResult arguments, Console console) throws IOException {
        var catalogue = RunCatalogue.ofUser();
        String sql = arguments.matchedOptionValue("--sql", "");
        var table = sql.isBlank() ? console.json() ? catalogue.all() : catalogue.forReaders() : catalogue.query(sql);
        if (console.json()) console.say(RunListJson.of(table.orElse(SqlTable.EMPTY)));
        else if (table.isEmpty() || table.get().rows().isEmpty())
            console.say(Message.of(
                    sql.isBlank() || table.isEmpty() ? "listing.run.no-runs" : "listing.run.no-rows",
                    "folder",
                    catalogue.folder()));
        else SqlText.say(sql.isBlank() ? RunListWords.of(table.get(), console.language()) : table.get(), console);
    }
}
