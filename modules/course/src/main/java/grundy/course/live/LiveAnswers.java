package grundy.course.live;

import grundy.answer.Answer;
import grundy.answer.Calculation;
import grundy.answer.NimSequence;
import grundy.answer.ValueGrid;
import grundy.answer.Verdict;
import grundy.contest.judge.Problems;
import grundy.explain.Explainer;
import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.statement.StatementFinder;
import grundy.question.ExpressionQuestion;
import grundy.question.GridQuestion;
import grundy.question.LosersQuestion;
import grundy.question.OpenQuestion;
import grundy.question.PositionQuestion;
import grundy.question.Question;
import grundy.question.SequenceQuestion;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.matrix.MatrixText;
import grundy.strategic.solve.MatrixQuestion;
import grundy.strategic.solve.MatrixQuestion.Effort;
import grundy.strategic.solve.MatrixVerdict;
import grundy.strategic.solve.StrategicSolver;
import grundy.text.Block;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Value;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Computes the live parts of a lesson by asking the solver.
///
/// @param limits of each question by itself
public record LiveAnswers(Language language, Limits limits) {
    private static final int MOST_MOVES = 1_000;
    private static final int FOR_A_PERIOD = 400;

    /// @return the text that stands in the sentence
    /// @throws SyntaxException if the argument is not in the language that its verb asks for
    public String text(LiveText live) throws SyntaxException {
        var argument = live.argument();
        return switch (live.verb()) {
            case WINNER -> phrase(winner(verdict(argument)));
            case OUTCOME -> verdict(argument).outcome().name();
            case VALUE -> value(verdict(argument));
            case MOVES -> moves(verdict(argument), MOST_MOVES);
            case COUNT -> verdict(argument).moves().count().toString();
            case LOST, VALUES -> String.join(", ", items(live));
            case PERIOD ->
                Long.toString(sequence(BoundedRules.of(argument).orElse(new BoundedRules(argument, FOR_A_PERIOD)))
                        .period()
                        .orElseThrow(() -> fault(argument))
                        .period());
            case EVAL -> Explainer.in(language).result(calculation(argument));
            case LEAST -> least(argument);
            case EQUILIBRIA -> Integer.toString(matrix(argument).pure().size());
            case WORTH -> saddleValue(argument);
            case CLAIM ->
                String.join(
                        phrase(Message.of("explain.semicolon")),
                        Catalogue.builtIn()
                                .find(argument)
                                .orElseThrow(() -> fault(argument))
                                .claims());
            case PROBLEM -> problem(argument);
            case KEY -> key(argument);
        };
    }

    /// @return the items of a list; for the other verbs, their only text
    /// @throws SyntaxException if the argument is not in the language that its verb asks for
    public List<String> items(LiveText live) throws SyntaxException {
        return switch (live.verb()) {
            case LOST -> lostPositions(BoundedRules.of(live.argument()).orElseThrow(() -> fault(live.argument())));
            case VALUES -> values(BoundedRules.of(live.argument()).orElseThrow(() -> fault(live.argument())));
            default -> List.of(text(live));
        };
    }

    /// @param question rules and a position
    /// @throws SyntaxException if it is not in the rule language
    public Verdict verdict(String question) throws SyntaxException {
        return verdict(sum(question));
    }

    /// @return the answer for a position that has been read
    public Verdict verdict(Sum sum) {
        return ask(new PositionQuestion(sum));
    }

    /// @throws SyntaxException if it is not in the rule language
    public Sum sum(String question) throws SyntaxException {
        var tokens = TokensOnEdges.of(question);
        if (tokens.isPresent()) return tokens.get().sum();
        return rules().question(Source.of(question));
    }

    /// @throws SyntaxException if it is not in the rule language
    public PrefixedRules prefixedRules(String text) throws SyntaxException {
        return rules().rules(Source.of(text));
    }

    /// Returns whether a text is the rules of a game of several players.
    public static boolean haveSeveralPlayers(String rules) {
        try {
            return rules().rules(Source.of(rules)).game().rules() instanceof RuleTree.Players;
        } catch (SyntaxException _) {
            return false;
        }
    }

    /// @return the way from text to rules
    public static RuleLanguage rules() {
        return RuleLanguage.ofPeople(Catalogue.builtIn());
    }

    /// @return the same answer within these limits
    public <A extends Answer> A ask(Question<A> question) {
        return limits.during(() -> new Solver(limits).solve(question));
    }

    /// @return the winner, without the end of the sentence
    public static Message winner(Verdict verdict) {
        if (verdict.reasoning() instanceof Verdict.Reasoning.LoserOf(int loser))
            return Message.of("course.winner.loser", "player", loser);
        return Message.of(
                switch (verdict.outcome()) {
                    case N -> "explain.thumb.first";
                    case P -> "explain.thumb.second";
                    case L -> "course.winner.l";
                    case R -> "course.winner.r";
                    case D -> "course.winner.d";
                });
    }

    /// @throws SyntaxException if it is no expression of values
    public Calculation calculation(String expression) throws SyntaxException {
        return ask(new ExpressionQuestion(ValueParser.parse(Source.of(expression), Catalogue.builtIn())));
    }

    /// @param text a table of payoffs, or the name of a game of the catalogue
    /// @throws SyntaxException if it is neither
    public MatrixVerdict matrix(String text) throws SyntaxException {
        var named = MatrixCatalogue.find(text);
        var game = named.isPresent() ? MatrixCatalogue.game(named.get(), language) : MatrixText.read(text);
        return new StrategicSolver(limits).solve(new MatrixQuestion(game, Effort.USUAL, false));
    }

    private String saddleValue(String game) throws SyntaxException {
        var saddle = matrix(game).value();
        if (saddle == null) throw fault(game);
        return saddle.guaranteed().toString();
    }

    /// @throws SyntaxException if the rules are not in the rule language
    public NimSequence sequence(BoundedRules range) throws SyntaxException {
        var rules = prefixedRules(range.rules());
        return ask(new SequenceQuestion(rules.game(), rules.play(), range.to()));
    }

    /// @throws SyntaxException if the rules are not in the rule language
    public ValueGrid grid(BoundedRules range) throws SyntaxException {
        var rules = prefixedRules(range.rules());
        return ask(new GridQuestion(rules.game(), rules.play(), range.to()));
    }

    /// @return the prover's finding about who wins at all sizes
    public ProofFinding finding(ProofTask task) {
        return limits.during(() -> Prover.prove(task));
    }

    /// @return the task of proving who wins at all sizes
    /// @throws SyntaxException if the rules are not in the rule language
    public ProofTask task(String text) throws SyntaxException {
        var rules = prefixedRules(text);
        return ProofTask.of(rules.game(), rules.play()).within(limits);
    }

    /// @return the formula of the theorem that the prover finds
    /// @throws SyntaxException if the rules are not in the rule language
    public String theorem(String rules) throws SyntaxException {
        var task = task(rules);
        if (!(finding(task) instanceof ProofFinding.Proved proved)) throw fault(rules);
        return StatementFinder.of(proved.theorem(), task.game())
                .orElseThrow(() -> fault(rules))
                .claim();
    }

    private String value(Verdict verdict) {
        var value = verdict.value()
                .knownValue()
                .orElseThrow(() -> fault(verdict.question().sum().text()));
        return switch (value) {
            case Value.Nimber(var number) -> number.toString();
            case Value.Score score -> Long.toString(score.ahead());
            default -> value.toString();
        };
    }

    /// @param most the most moves to list
    /// @return the winning moves in one line; of more than that many, their number
    public String moves(Verdict verdict, int most) {
        var moves = new ArrayList<String>();
        for (var block : Explainer.in(language).answer(verdict, most))
            if (block instanceof Block.Moves(var list, var more)) {
                list.forEach(move -> moves.add(move.text()));
                if (!more.isEmpty()) moves.add(more);
            }
        return moves.isEmpty()
                ? phrase(Message.of("course.no-move"))
                : String.join(phrase(Message.of("explain.semicolon")), moves);
    }

    private List<String> lostPositions(BoundedRules range) throws SyntaxException {
        if (prefixedRules(range.rules()).game().rules().arity() == 1) {
            var values = sequence(range).values();
            return IntStream.range(0, values.length)
                    .filter(heap -> values[heap] == 0)
                    .mapToObj(Integer::toString)
                    .toList();
        }
        return grid(range).cold().stream()
                .filter(cold -> cold.a() <= cold.b())
                .map(cold -> "(" + cold.a() + "," + cold.b() + ")")
                .toList();
    }

    private List<String> values(BoundedRules range) throws SyntaxException {
        var rules = prefixedRules(range.rules());
        if (rules.game().rules() instanceof RuleTree.Players) {
            var losers = ask(new LosersQuestion(rules.game(), List.of(), range.to()))
                    .losers()
                    .getFirst();
            return IntStream.rangeClosed(0, range.to())
                    .mapToObj(heap -> Integer.toString(losers[heap]))
                    .toList();
        }
        return Arrays.stream(sequence(range).values())
                .mapToObj(Integer::toString)
                .toList();
    }

    private String least(String argument) throws SyntaxException {
        var least = LeastNumber.of(argument).orElseThrow(() -> fault(argument));
        var source = Source.of(least.question());
        var question = OpenQuestion.of(rules(), source, least.outcome(), OpenQuestion.usualStart(rules(), source));
        return ask(question)
                .answer()
                .orElseThrow(() -> fault(argument))
                .number()
                .toString();
    }

    private String problem(String name) {
        try {
            return Problems.find(name).title(language == Language.ZH);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// @param argument a judge, and the family of the game
    private static String key(String argument) {
        var words = argument.split(" ");
        return Problems.all().stream()
                .filter(problem ->
                        problem.id().startsWith(words[0]) && problem.family().equals(words[1]))
                .findFirst()
                .orElseThrow(() -> fault(argument))
                .id()
                .substring(words[0].length());
    }

    private String phrase(Message message) {
        return message.in(language);
    }

    private static IllegalArgumentException fault(String argument) {
        return new IllegalArgumentException("There is no answer of this kind to: " + argument);
    }
}
