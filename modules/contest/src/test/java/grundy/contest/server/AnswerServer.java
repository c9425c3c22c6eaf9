package grundy.contest.server;

import grundy.contest.judge.Judge;
import grundy.contest.judge.Problems;
import grundy.contest.problem.JudgeException;
import grundy.explain.Explainer;
import grundy.json.JsonObject;
import grundy.json.JsonText;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.json.BlockJson;
import grundy.present.json.ErrorJson;
import grundy.present.json.answer.AnswerJson;
import grundy.present.json.answer.MatchJson;
import grundy.present.json.answer.SequenceJson;
import grundy.present.json.proof.ProofJson;
import grundy.present.move.MoveReader;
import grundy.present.move.MoveReading;
import grundy.present.move.MoveWording;
import grundy.present.move.Situation;
import grundy.present.play.GameAnalyst;
import grundy.present.play.Match;
import grundy.present.play.Opponent;
import grundy.present.play.PlayCommentary;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.statement.StatementFinder;
import grundy.question.Question;
import grundy.question.SequenceQuestion;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.value.Side;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import tools.jackson.core.JacksonException;

/// An app other than the command line: answers questions over a socket, a line of JSON in, a line of JSON out.
///
/// It needs nothing of the command line, and holds no more than an app must: what the members of a question are called,
/// and how long an answer may take. That is what it is here to show; docs/json.md describes the answers.
final class AnswerServer implements AutoCloseable {
    private static final long MOST_MOVES = 100;

    private final Limits limits;
    private final ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final ExecutorService workers = Executors.newCachedThreadPool();
    private final RuleLanguage rules = new RuleLanguage(Catalogue.builtIn());

    /// Begins to answer.
    ///
    /// @param limits of each answer
    /// @param time that each answer may take
    AnswerServer(Limits limits, Duration time) throws IOException {
        this.limits = limits;
        workers.execute(() -> {
            while (!socket.isClosed())
                try {
                    var client = socket.accept();
                    workers.execute(() -> serve(client, time));
                } catch (IOException _) {
                    // closed: no more clients
                }
        });
    }

    int port() {
        return socket.getLocalPort();
    }

    private void serve(Socket client, Duration time) {
        try (client;
                var lines =
                        new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8))) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                reply(line, limits.until(Deadline.after(time))).writeTo(client.getOutputStream());
                client.getOutputStream().write('\n');
            }
        } catch (IOException _) {
            // the client has gone
        }
    }

    /// @param line such as `{"ask":"solve","rules":"wythoff","position":"3 5","lang":"zh"}`
    private JsonObject reply(String line, Limits within) throws IOException {
        var language = Language.EN;
        try {
            if (!(JsonText.parse(line.getBytes(StandardCharsets.UTF_8)) instanceof Map<?, ?> question))
                return ErrorJson.of(2, "expected a JSON object");
            language = text(question, "lang").equals("zh") ? Language.ZH : Language.EN;
            return switch (text(question, "ask")) {
                case "solve" -> solve(question, within, language);
                case "values" -> values(question, within);
                case "prove" -> prove(question, within, language);
                case "judge" -> judge(question, within);
                case "play" -> play(question, within, language);
                default -> ErrorJson.of(2, "\"ask\" must be solve, values, prove, judge or play");
            };
        } catch (SyntaxException e) {
            return ErrorJson.of(2, e, language);
        } catch (RulesException e) {
            return ErrorJson.of(2, e.explanation().in(language));
        } catch (JudgeException e) {
            return ErrorJson.of(2, e.explanation().in(language));
        } catch (LimitException e) {
            return ErrorJson.of(3, e.explanation().in(language));
        } catch (JacksonException e) {
            return ErrorJson.of(2, e.getOriginalMessage());
        }
    }

    private static String text(Map<?, ?> question, String member) {
        return question.get(member) instanceof String text ? text : "";
    }

    private static JsonObject solve(Map<?, ?> question, Limits within, Language language) throws SyntaxException {
        var verdict =
                new Solver(within).solve(Question.parse(text(question, "rules") + " " + text(question, "position")));
        var explainer = Explainer.in(language);
        return AnswerJson.of(verdict, explainer.explanation(verdict), MOST_MOVES, language)
                .set("blocks", BlockJson.of(explainer.answer(verdict, MOST_MOVES), language));
    }

    private JsonObject values(Map<?, ?> question, Limits within) throws SyntaxException {
        var read = rules.rules(Source.of(text(question, "rules")));
        long to = question.get("to") instanceof Long number ? number : 20;
        return SequenceJson.of(new Solver(within).solve(new SequenceQuestion(read.game(), read.play(), to)));
    }

    private JsonObject prove(Map<?, ?> question, Limits within, Language language) throws SyntaxException {
        var read = rules.rules(Source.of(text(question, "rules")));
        var task = ProofTask.of(read.game(), read.play()).within(within);
        var finding = Prover.prove(task);
        var statement = finding instanceof ProofFinding.Proved proved
                ? StatementFinder.of(proved.theorem(), task.game())
                : Optional.<TheoremStatement>empty();
        return ProofJson.of(task, finding, statement, ProofJson.ProofPlaces.NONE, language);
    }

    private static JsonObject judge(Map<?, ?> question, Limits within) throws IOException {
        var problem = Problems.find(text(question, "problem"));
        var output = new ByteArrayOutputStream();
        var input = text(question, "input").getBytes(StandardCharsets.UTF_8);
        Judge.answer(problem, new ByteArrayInputStream(input), output, within);
        return new JsonObject().put("problem", problem.id()).put("output", output.toString(StandardCharsets.UTF_8));
    }

    /// A game as far as it is played: the human's moves so far, each of which the computer answers.
    private JsonObject play(Map<?, ?> question, Limits within, Language language) throws SyntaxException {
        var sum = rules.question(Source.of(text(question, "rules") + " " + text(question, "position")));
        var analyst = new GameAnalyst(within);
        var opponent = new Opponent(analyst);
        var commentary = new PlayCommentary(new MoveWording(language), analyst, opponent);
        var match = new Match(Situation.start(sum, Side.LEFT), true, analyst);
        var said = new JsonObject().putArray("said");
        for (var move : question.get("moves") instanceof List<?> moves ? moves : List.of()) {
            switch (new MoveReader(match.now(), rules).read(String.valueOf(move))) {
                case MoveReading.Refused(var why) -> {
                    return ErrorJson.of(2, why.in(language));
                }
                case MoveReading.Accepted(var legal) -> match.play(legal);
            }
            if (match.end().isPresent()) break;
            match.play(opponent.choose(match));
            said.add(commentary.computerPlayed(match).in(language));
            if (match.end().isPresent()) break;
        }
        var hint =
                match.end().isPresent() ? null : commentary.hint(match).says().in(language);
        return MatchJson.of(match)
                .put("now", match.now().text())
                .set("said", said)
                .put("hint", hint);
    }

    @Override
    public void close() throws IOException {
        socket.close();
        workers.shutdownNow();
    }
}
