package grundy.cli.values;

import grundy.check.period.ValueStatistics;
import grundy.cli.export.PictureFiles;
import grundy.cli.option.FileOption;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.present.json.RunJson;
import grundy.present.picture.drawing.ValuePlot;
import grundy.present.words.PeriodWords;
import grundy.store.WholeFile;
import grundy.store.certificate.PeriodCertificateFile;
import grundy.store.run.EngineWords;
import grundy.store.run.HeaderPeriod;
import grundy.store.run.RunReader;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/// `values FILE`: shows the contents of a file of values.
final class ValuesOfFile {
    private static final String RANGE_OPTION = "--range";
    private static final String AT = "--at";
    private static final String STATS = "--stats";
    private static final Pattern RANGE = Pattern.compile("([^.]*)\\.\\.([^.]*)");
    private static final int HEAD = 12;
    private static final int MOST_RARE = 20;

    private final ParseResult arguments;
    private final Console console;
    private final RunReader values;
    private final String range;
    private final String heap;

    /// @param place a heap or a range of heaps, as after `--at` and `--range`; may be empty
    ValuesOfFile(ParseResult arguments, Console console, RunReader values, String place) {
        boolean isRange = place.contains("..");
        this.range = isRange ? place : arguments.matchedOptionValue(RANGE_OPTION, "");
        this.heap = isRange || place.isEmpty() ? arguments.matchedOptionValue(AT, "") : place;
        this.arguments = arguments;
        this.console = console;
        this.values = values;
    }

    /// Heaps from one to another.
    private record Range(long from, long to) {}

    void run() throws IOException {
        long length = values.header().length();
        if (length == 0) throw new UsageException(Message.of("listing.run.empty", "file", values.file()));
        var csv = StoreOptions.CSV.in(arguments);
        var plot = StoreOptions.PLOT.in(arguments);
        var certificate = FileOption.CERTIFICATE.in(arguments);
        plot.ifPresent(ValuePlot::requireKnown);
        var range = range();
        var pictures = PictureFiles.of(arguments);
        boolean hasOutput = csv.isPresent() || plot.isPresent() || pictures.isRequested() || certificate.isPresent();
        var node = RunJson.of(values);
        var whole = range == null ? new Range(0, length - 1) : range;
        if (csv.isPresent()) csv(whole, csv.get(), node);
        if (plot.isPresent()) plot(whole, plot.get(), ValuePlot.isSvg(plot.get()), node);
        if (pictures.svg().isPresent()) plot(whole, pictures.svg().get(), true, node);
        if (pictures.png().isPresent()) plot(whole, pictures.png().get(), false, node);
        if (certificate.isPresent()) certify(certificate.get(), node);
        if (!heap.isEmpty()) at(node);
        else if (range != null && !hasOutput) list(range, node);
        else if (!hasOutput || arguments.matchedOptionValue(STATS, false)) summary(whole, node);
        if (console.json()) console.say(node.document());
    }

    private @Nullable Range range() {
        if (range.isEmpty()) return null;
        var parts = RANGE.matcher(range);
        if (!parts.matches()) throw new UsageException(Message.of("listing.run.range", "text", range));
        long from = NumberOptions.read(RANGE_OPTION, parts.group(1));
        long to = NumberOptions.read(RANGE_OPTION, parts.group(2));
        if (from > to) throw new UsageException(Message.of("listing.run.range", "text", range));
        requireInside(to);
        return new Range(from, to);
    }

    private void requireInside(long heap) {
        long last = values.header().length() - 1;
        if (heap > last)
            throw new UsageException(
                    Message.of("listing.run.beyond", "file", values.file(), "heap", heap, "last", last));
    }

    private void at(RunJson node) {
        long number = NumberOptions.read(AT, heap);
        requireInside(number);
        int value = values.value(number);
        node.value(number, value);
        if (!console.json()) console.say("g(" + number + ") = " + value);
    }

    private void list(Range range, RunJson node) throws IOException {
        if (console.json()) {
            if (range.to() - range.from() >= RunJson.MOST_LISTED)
                throw new UsageException(Message.of("listing.run.long-range", "most", RunJson.MOST_LISTED));
            node.values(values, range.from(), range.to());
            return;
        }
        var lines = new ValueLines(console.out(), ' ');
        try {
            values.visit(range.from(), range.to(), lines::add);
            lines.flush();
        } catch (ValueLines.ClosedOutputException _) {
            // as behind "head": nobody wants more
        }
    }

    private void csv(Range range, Path file, RunJson node) throws IOException {
        WholeFile.write(file, out -> {
            var lines = new ValueLines(out, ',');
            lines.head("heap,value");
            values.visit(range.from(), range.to(), lines::add);
            lines.flush();
        });
        node.csv(file);
        tell(Message.of("listing.run.written", "file", file, "count", range.to() - range.from() + 1));
    }

    private void plot(Range range, Path file, boolean svg, RunJson node) throws IOException {
        var header = values.header();
        var title = console.text(
                Message.of("listing.run.plot-title", "rules", header.rules(), "from", range.from(), "to", range.to()));
        var plot = ValuePlot.of(
                values, range.from(), range.to(), Math.max(0, header.largest()), title, console.language(), svg);
        WholeFile.write(file, plot::writeTo);
        long points = plot.points();
        long heaps = range.to() - range.from() + 1;
        node.plot(file, points);
        tell(
                points == heaps
                        ? Message.of("listing.run.written", "file", file, "count", points)
                        : Message.of("listing.run.sampled", "file", file, "count", points, "heaps", heaps));
    }

    private void certify(Path file, RunJson node) throws IOException {
        var certificate = PeriodCertificateFile.of(values);
        if (certificate.isEmpty()) {
            console.notice(Message.of("listing.run.no-certificate", "file", values.file()));
            return;
        }
        PeriodCertificateFile.write(certificate.get(), file);
        node.certificate(file);
        tell(Message.of("listing.run.certified", "file", file));
    }

    private void tell(Message message) {
        if (!console.json()) console.say(message);
    }

    private void summary(Range range, RunJson node) throws IOException {
        var statistics = new ValueStatistics();
        values.visit(range.from(), range.to(), statistics::add);
        boolean all = arguments.matchedOptionValue(STATS, false);
        if (console.json()) node.statistics(statistics, shownRows(statistics, all), all, certificate());
        else text(range, statistics, all);
    }

    private static List<ValueStatistics.Row> shownRows(ValueStatistics statistics, boolean all) {
        var rows = statistics.rows();
        return all ? rows : rows.subList(0, Math.min(HEAD, rows.size()));
    }

    private Optional<Path> certificate() {
        return Optional.of(PeriodCertificateFile.usual(values.file())).filter(Files::exists);
    }

    private void text(Range range, ValueStatistics statistics, boolean all) throws IOException {
        var header = values.header();
        console.say(Message.of(
                header.play() == Play.NORMAL ? "listing.run.title" : "listing.run.title-misere",
                "rules",
                header.rules(),
                "from",
                range.from(),
                "to",
                range.to(),
                "file",
                values.file()));
        console.say(Message.of("listing.run.engine", "engine", EngineWords.of(header.engine())));
        console.say(Message.of("values.largest", "value", statistics.largest(), "heap", statistics.largestAt()));
        var rows = statistics.rows();
        console.say("");
        console.say(Message.of("listing.run.histogram", "distinct", rows.size()));
        for (var row : shownRows(statistics, all))
            console.say("  "
                    + console.text(Message.of(
                            "listing.run.histogram-row",
                            "value",
                            row.value(),
                            "count",
                            row.count(),
                            "last",
                            row.last())));
        if (!all && rows.size() > HEAD) console.say("  " + console.text(Message.of("listing.run.more-rows")));
        if (statistics.isCut()) console.say("  " + console.text(Message.of("listing.run.cut-rows")));
        console.say("");
        rare();
        period();
        certificate().ifPresent(file -> console.say(Message.of("listing.run.certified", "file", file)));
    }

    private void period() throws IOException {
        var header = values.header();
        if (header.period().isEmpty()) {
            console.say(Message.of("listing.run.no-period", "to", header.length() - 1));
            return;
        }
        var period = header.period().get();
        long compared = HeaderPeriod.comparedTo(values, period);
        console.unbroken(PeriodWords.statedPeriod(period, compared, console.language()));
        console.say("  "
                + console.text(
                        Message.of("listing.run.check", "file", certificate().orElse(values.file()))));
    }

    private void rare() {
        var coding = values.header().coding();
        if (coding.mask() == 0) return;
        console.say(Message.of(
                "listing.run.rare",
                "mask",
                "0x" + Integer.toHexString(coding.mask()).toUpperCase(Locale.ROOT),
                "count",
                coding.rare().size(),
                "heaps",
                Stream.concat(
                                coding.rare().stream()
                                        .limit(MOST_RARE)
                                        .map(heap -> heap + " (" + values.value(heap) + ")"),
                                coding.rare().size() > MOST_RARE ? Stream.of("…") : Stream.empty())
                        .toList()));
    }
}
