package grundy.cli.command;

import grundy.answer.GraphTable;
import grundy.answer.Verdict;
import grundy.cli.export.CertificateOutput;
import grundy.cli.export.PictureFiles;
import grundy.cli.input.CompletionNames;
import grundy.cli.input.GraphFiles;
import grundy.cli.option.CommandWords;
import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.MovesOption;
import grundy.cli.option.NamedFiles;
import grundy.cli.option.OptionList;
import grundy.cli.option.SparkOption;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.text.GraphSummary;
import grundy.explain.Explainer;
import grundy.limit.Limits;
import grundy.present.json.answer.AnswerJson;
import grundy.present.picture.graph.GraphCsv;
import grundy.present.picture.graph.GraphPicture;
import grundy.question.GraphQuestion;
import grundy.question.PositionQuestion;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphFormat;
import grundy.solve.Solver;
import grundy.store.NamedFile;
import grundy.store.WholeFile;
import grundy.store.certificate.GraphCertificate;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/// `graph FILE [TOKEN ...]`: a game given as a graph. Without tokens a table of all vertices, with tokens the verdict
/// about their sum.
public final class GraphCommand implements Command {
    private static final String MISERE_OPTION = "--misere";
    private static final String FORMAT = "--format";
    private static final String ALL = "--all";
    private static final String VALUES = "--values";

    /// A cluster writes a folder.
    static final FileOption OUT = FileOption.of("--out", FileFormat.CSV, FileFormat.FOLDER);

    /// Vertices of one token, where memory is the limit that counts.
    private static final long MOST_VERTICES = 2_000_000_000;

    /// Edges looked at for values where there are cycles, unless they are asked for.
    private static final long USUAL_WORK = 400_000_000;

    @Override
    public void describe(OptionList options) {
        options.words("FILE TOKEN", "0..*", Message.of("cli.graph.words"), CompletionNames::games);
        options.flag(MISERE_OPTION, Message.of("cli.option.misere"));
        options.choice(FORMAT, GraphFormat.names(), Message.of("cli.option.format"));
        FileOption.SVG.describe(options, Message.of("cli.option.svg"));
        options.flag(ALL, Message.of("cli.option.all"));
        OUT.describe(options, Message.of("cli.option.graph-out"));
        FileOption.CERTIFICATE.describe(options, Message.of("cli.option.answer-certificate"));
        options.flag(VALUES, Message.of("cli.option.values"));
        MovesOption.describe(options);
        options.value("--limit", "N", Message.of("cli.option.graph-limit"));
        SparkOption.describe(options, Message.of("cli.option.graph-spark"));
        LimitOptions.describeTime(options);
    }

    /// @return no limits for a cluster's work where nobody asked for any
    @Override
    public Limits limits(ParseResult arguments) {
        return SparkOption.isGiven(arguments)
                ? LimitOptions.ofCommandIfAsked(arguments)
                : LimitOptions.ofCommand(arguments);
    }

    @Override
    public List<FileOption> files() {
        return List.of(OUT, FileOption.CERTIFICATE, FileOption.SVG);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws IOException {
        var words = CommandWords.of(arguments);
        if (words.isEmpty()) throw new UsageException(Message.of("cli.graph.no-file"));
        var name = words.getFirst();
        var tokens = words.subList(1, words.size());
        var play = arguments.matchedOptionValue(MISERE_OPTION, false) ? Play.MISERE : Play.NORMAL;
        if (SparkOption.isGiven(arguments)) {
            new GraphOnCluster(arguments, console).run(words, play, limits(arguments));
            return DONE;
        }
        var limits = LimitOptions.of(arguments, tokens.size() > 1 ? Limits.DEFAULT.positions() : MOST_VERTICES);
        var graph = read(name, format(arguments.matchedOptionValue(FORMAT, "")), limits, console);
        var vertices = vertices(graph, tokens);
        var svg = FileOption.SVG.in(arguments);
        var out = OUT.in(arguments, FileFormat.CSV);
        var certificate = CertificateOutput.of(arguments);
        if (certificate.file().isPresent() && (!tokens.isEmpty() || name.equals("-")))
            throw new UsageException(Message.of("cli.graph.certificate"));
        var verdict = tokens.isEmpty() ? null : new Solver(limits).solve(question(name, graph, vertices, play));
        GraphTable table = null;
        if (verdict == null || svg.isPresent() || out.isPresent()) {
            long work = arguments.matchedOptionValue(VALUES, false) ? Long.MAX_VALUE : USUAL_WORK;
            table = new Solver(limits).solve(new GraphQuestion(graph, play, work));
            var all = table;
            PictureFiles.writeSvg(svg, () -> new GraphPicture(all, vertices, console.language()).svg(), console);
            certificate.write(() -> GraphCertificate.of(name, all));
            if (out.isPresent()) WholeFile.write(out.get(), new GraphCsv(table)::writeTo);
        }
        if (verdict != null) say(verdict, graph, arguments, console);
        else if (table != null) new GraphSummary(name, table, arguments.matchedOptionValue(ALL, false)).say(console);
        if (!console.json()) certificate.tell(console);
        return DONE;
    }

    private static @Nullable GraphFormat format(String text) {
        if (text.isEmpty()) return null;
        return GraphFormat.of(text)
                .orElseThrow(() ->
                        new UsageException(Message.of("cli.graph.format", "text", text, "known", GraphFormat.names())));
    }

    private static GameGraph read(String name, @Nullable GraphFormat format, Limits limits, Console console)
            throws IOException {
        Runnable pulse = () -> {
            limits.checkpoint();
        };
        if (name.equals("-")) return GraphFiles.read(console.input(), "-", format, pulse);
        var path = NamedFile.path(name)
                .filter(file -> Files.isReadable(file) && !Files.isDirectory(file))
                .orElseThrow(() -> NamedFiles.missing(name));
        try (var in = Files.newInputStream(path)) {
            return GraphFiles.read(in, name, format, pulse);
        }
    }

    private static List<Integer> vertices(GameGraph graph, List<String> tokens) {
        var vertices = new ArrayList<Integer>();
        for (var token : tokens) {
            int vertex = graph.find(token);
            if (vertex < 0) throw new UsageException(GraphBoard.unknown(graph, token));
            vertices.add(vertex);
        }
        return vertices;
    }

    private static PositionQuestion question(String name, GameGraph graph, List<Integer> vertices, Play play) {
        var game = GraphBoard.game(name, graph);
        var components = vertices.stream()
                .map(vertex -> new Component(game, GraphBoard.position(graph, vertex)))
                .toList();
        var text = String.join(
                " ",
                components.stream()
                        .map(component -> ((BoardPosition) component.position()).text())
                        .toList());
        return new PositionQuestion(new Sum(play, Compound.DISJUNCTIVE, components, text));
    }

    private static void say(Verdict verdict, GameGraph graph, ParseResult arguments, Console console) {
        long moves = MovesOption.of(arguments, console);
        var explainer = Explainer.in(console.language());
        if (!console.json()) {
            console.say(explainer.answer(verdict, moves));
            return;
        }
        console.say(AnswerJson.ofVertex(verdict, graph, explainer.explanation(verdict), moves, console.language()));
    }
}
