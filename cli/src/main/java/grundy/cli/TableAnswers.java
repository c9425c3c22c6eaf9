package grundy.cli;

import grundy.present.json.ProofJson;
import grundy.present.json.ProofJson.Exported;
import grundy.present.json.SequenceJson;
import grundy.present.words.PeriodTexts;
import grundy.rules.Game;
import grundy.solve.GridQuestion;
import grundy.solve.LosersQuestion;
import grundy.solve.MisereHeaps;
import grundy.solve.MisereHeapsQuestion;
import grundy.solve.OutcomesQuestion;
import grundy.solve.Sequence;
import grundy.solve.SequenceQuestion;
import grundy.solve.TableKind;
import grundy.store.LosersCertificate;
import grundy.store.TableCertificate;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// Asks for the table of a game, of the kind that it has.
final class TableAnswers {
    private static final long USUAL_LAST_HEAP = 100;
    private static final long USUAL_LAST_COORDINATE = 15;
    private static final long MOST_IN_SUMS = 10_000;

    private final ValuesRequest request;
    private final Game game;
    private final Play play;
    private final Language language;
    private final Screen screen;

    TableAnswers(ValuesRequest request) {
        this.request = request;
        this.game = request.rules().game();
        this.play = request.rules().play();
        this.language = request.console().language();
        this.screen = request.console().screen();
    }

    TableOutput table() throws IOException {
        var kind = TableKind.of(game.rules());
        if (kind != TableKind.LOSERS && request.arguments().hasMatchedOption(Preferences.OPTION))
            throw new UsageException(Message.of("cli.prefer.two-players"));
        return switch (kind) {
            case LOSERS -> losers();
            case OUTCOMES -> outcomes();
            case GRID -> grid();
            case SEQUENCE -> sequence();
        };
    }

    private TableOutput losers() {
        if (play == Play.MISERE) throw new UsageException(Message.of("solve.players-only-plain"));
        var preferences = Preferences.of(request.arguments(), game.rules());
        var losers = request.solve(new LosersQuestion(game, preferences, request.to(USUAL_LAST_HEAP)));
        return new TableOutput(
                losers,
                losers.losers().getFirst().length - 1,
                losers.stopped(),
                Optional.empty(),
                new LosersText(losers, language, screen)::lines,
                () -> SequenceJson.of(losers),
                () -> LosersCertificate.of(request.words(), losers));
    }

    private TableOutput outcomes() {
        var outcomes = request.solve(new OutcomesQuestion(game, play, request.to(USUAL_LAST_HEAP)));
        return new TableOutput(
                outcomes,
                outcomes.outcomes().size() - 1,
                outcomes.stopped(),
                Optional.empty(),
                new OutcomesText(outcomes, language, screen)::lines,
                () -> SequenceJson.of(outcomes),
                () -> TableCertificate.of(request.words(), outcomes));
    }

    private TableOutput grid() {
        long to = request.to(USUAL_LAST_COORDINATE);
        long most = GridQuestion.largest(game, play);
        if (to > most) throw new UsageException(Message.of("cli.values.large-grid", "most", most, "to", to));
        var grid = request.solve(new GridQuestion(game, play, Math.toIntExact(to)));
        return new TableOutput(
                grid,
                grid.to(),
                grid.stopped(),
                Optional.empty(),
                new GridText(grid, language, screen)::lines,
                () -> SequenceJson.of(grid),
                () -> TableCertificate.of(request.words(), grid));
    }

    private TableOutput sequence() throws IOException {
        long to = request.to(USUAL_LAST_HEAP);
        // What heaps do in sums comes soon or not at all: first, since the table may take all the time there is.
        var heaps = isForSums(to) ? Optional.of(misereHeaps((int) to)) : Optional.<MisereHeaps>empty();
        var question = new SequenceQuestion(game, play, to);
        boolean asked = request.arguments().hasMatchedOption("--to") || heaps.isEmpty();
        var sequence =
                asked ? request.solve(question) : request.solveSoon(question).whole();
        var exported = exported(sequence);
        return new TableOutput(
                sequence,
                sequence.to(),
                sequence.stopped(),
                exported,
                () -> {
                    var lines = new SequenceText(sequence, language, screen).lines();
                    heaps.ifPresent(
                            known -> lines.addAll(new MisereHeapsText(known, (int) to, language, screen).lines()));
                    return lines;
                },
                () -> {
                    var node = heaps.map(known -> SequenceJson.of(sequence, known, language))
                            .orElseGet(() -> SequenceJson.of(sequence));
                    exported.ifPresent(there -> ProofJson.export(node, there));
                    return node;
                },
                () -> TableCertificate.of(request.words(), sequence));
    }

    private boolean isForSums(long to) {
        return play == Play.MISERE && game.rules().arity() == 1 && to <= MOST_IN_SUMS;
    }

    private MisereHeaps misereHeaps(int to) {
        var known = KeptTheorems.store(request.console()).quotient(List.of(game.rules()));
        return request.solve(new MisereHeapsQuestion(game, to, known));
    }

    /// The period for another program, where that is asked for.
    private Optional<Exported> exported(Sequence sequence) throws IOException {
        if (request.export().isEmpty()) return Optional.empty();
        // Of misere play the values in normal play are exported.
        var values = sequence.play() == Play.MISERE
                ? request.solve(new SequenceQuestion(game, Play.NORMAL, sequence.to()))
                : sequence;
        var texts = new PeriodTexts(ExportOption.name(game, sequence.play(), 0), request::solve, language);
        return Optional.of(request.export().get().write(texts.of(sequence.play(), values)));
    }
}
