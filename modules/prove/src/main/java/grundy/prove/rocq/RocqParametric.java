package grundy.prove.rocq;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.letters.CaseTree;
import grundy.prove.letters.ParametricTheorem;
import grundy.prove.letters.ProofObligation;
import grundy.prove.letters.ProofObligation.Kind;
import grundy.prove.letters.WitnessFinder;
import grundy.prove.letters.WitnessMove;
import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.option.ParametricGame;
import grundy.rules.option.Substitution;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A theorem about a family of games as a file for Rocq: the game as its moves, with the letters as variables,
/// and the theorem for every value of them. Each part of the proof is linear arithmetic, after the lemmas of
/// `Families.v` about quotients and products.
public final class RocqParametric {
    private static final List<String> LIBRARY = List.of("Play", "Values", "Families");
    private static final String MISERE_VALUES = "MisereValues";

    private final ParametricTheorem theorem;
    private final ParametricGame game;
    private final RocqNames names;
    private final IntegerText text;
    private final RocqWriter file;
    private final Limits limits;

    /// The hypotheses about the letters.
    private final List<String> domain;

    private RocqParametric(ParametricTheorem theorem, RocqWriter file, Limits limits) {
        this.theorem = theorem;
        this.file = file;
        this.game = theorem.game();
        this.names = new RocqNames(game.all());
        this.text = new IntegerText(names);
        this.limits = limits;
        this.domain = text.domain(game.letters(), game.domain());
    }

    /// @param theorem about one game, without letters
    /// @param name of that game
    /// @param headline what is proved, in words
    /// @param limits of the search for what the proof needs
    /// @throws LimitException as of others
    public static RocqExport of(ParametricTheorem theorem, String name, String headline, Limits limits) {
        var export = of(theorem, Optional.empty(), headline, limits);
        return new RocqExport(RocqExport.prefixedName(name), export.theorem(), export.library());
    }

    /// @param theorem what is stated first
    /// @param values of the same games, if the theorem is not about them
    /// @param headline what is proved, in words
    /// @param limits of the search for what the proof needs
    /// @throws LimitException if they are reached
    public static RocqExport of(
            ParametricTheorem theorem, Optional<ParametricTheorem> values, String headline, Limits limits) {
        var file = new RocqWriter();
        var first = new RocqParametric(theorem, file, limits);
        first.head(headline);
        first.section("Family");
        var statements = new ArrayList<>(first.statements("Family"));
        values.ifPresent(other -> {
            var second = new RocqParametric(other, file, limits);
            second.section("Values");
            statements.addAll(second.statements("Values"));
        });
        file.title(
                theorem.game().letters().isEmpty() ? "The theorems" : "The theorems, for every value of the letters");
        for (var each : statements)
            file.writeProved("Theorem " + each.name() + " : " + each.statement(), each.tactics());
        for (var each : statements) {
            file.assumptions(each.name());
            file.gap();
        }
        var name = first.game.play().prefix() + first.game.text();
        return new RocqExport(RocqExport.prefixedName(name), file.text(), first.library());
    }

    private boolean isMisere() {
        return game.play() == Play.MISERE;
    }

    private List<String> library() {
        return isMisere() && theorem.values()
                ? Stream.concat(LIBRARY.stream(), Stream.of(MISERE_VALUES)).toList()
                : LIBRARY;
    }

    private void head(String headline) {
        file.head(
                headline,
                "From Coq Require Import ZArith NArith List Lia.",
                "From Grundy Require Import "
                        + String.join(" ", library().subList(2, library().size())) + ".",
                "Set Default Proof Using \"All\".",
                "Open Scope Z_scope.");
    }

    private void section(String name) {
        file.title("The game, and what is proved of it step by step");
        file.line("Module " + name + ".\nSection Letters.");
        if (!game.letters().isEmpty()) file.line("Variables " + letters() + " : N.");
        for (int i = 0; i < domain.size(); i++)
            file.line("Hypothesis " + domainNames().get(i) + " : " + domain.get(i) + ".");
        file.gap();
        moves();
        measure();
        switch (theorem.claim()) {
            case CatalogueClaim.Cold(var _, var _, var set) -> kernel(set);
            case CatalogueClaim.Grundy(var _, var _, var value) -> values(value);
        }
        file.line("End Letters.\nEnd " + name + ".");
        file.gap();
    }

    private String letters() {
        return game.names().stream().map(names::of).collect(Collectors.joining(" "));
    }

    private List<String> domainNames() {
        return IntStream.range(0, domain.size()).mapToObj(i -> "domain" + i).toList();
    }

    private String type() {
        int arity = game.coordinates().size();
        return arity == 1 ? "N" : "(" + String.join(" * ", Collections.nCopies(arity, "N")) + ")";
    }

    private List<String> here() {
        return game.coordinates().stream().map(names::of).toList();
    }

    private List<String> there() {
        return game.coordinates().stream().map(names::option).toList();
    }

    private String binder(List<String> parts) {
        return parts.size() == 1
                ? "(" + parts.getFirst() + " : N)"
                : "'(" + RocqWriter.tuple(parts) + " : " + type() + ")";
    }

    private List<RuleTree.Alternative> alternatives() {
        return game.moves().alternatives();
    }

    private void moves() {
        var all = new ArrayList<String>();
        for (var move : alternatives()) {
            var facts = new ArrayList<String>();
            var fresh = game.fresh(move).stream().map(names::of).toList();
            fresh.forEach(letter -> facts.add("1 <= " + letter));
            facts.add(text.of(move.where()));
            for (int i = 0; i < here().size(); i++)
                facts.add("(%s = %s :> Z)"
                        .formatted(
                                there().get(i), text.of(move.parts().getFirst().get(i))));
            var body = String.join(" /\\ ", facts);
            all.add("(" + (fresh.isEmpty() ? body : "exists " + String.join(" ", fresh) + " : N, " + body) + ")");
        }
        file.definition("move %s %s : Prop".formatted(binder(here()), binder(there())), String.join("\n  \\/ ", all));
    }

    /// Takes a move apart, one case for each alternative.
    private String cases(String hypothesis) {
        int count = alternatives().size();
        return count == 1 ? "" : "destruct " + hypothesis + " as " + RocqWriter.cases(count, hypothesis) + ". ";
    }

    private String apart(int alternative) {
        var parts = new ArrayList<String>();
        var fresh = game.fresh(alternatives().get(alternative));
        fresh.forEach(letter -> parts.add(names.of(letter)));
        for (int i = 0; i < fresh.size(); i++) parts.add("HF" + i);
        parts.add("HW");
        for (int i = 0; i < here().size(); i++) parts.add("HE" + i);
        return "destruct HM as (" + String.join(" & ", parts) + ").";
    }

    /// @param where in the hypothesis that is named, `" in HD"`, or in the goal
    private String rewritten(String where) {
        return IntStream.range(0, here().size())
                .mapToObj(i -> "rewrite ?HE" + i + where + ".")
                .collect(Collectors.joining(" "));
    }

    private void measure() {
        file.line("Definition measure %s : N := Z.to_N (%s).".formatted(binder(here()), text.of(theorem.measure())));
        file.gap();
        file.proof(
                "Lemma falls : forall p q, move p q -> (measure q < measure p)%N.",
                () -> {
                    file.line("  intros %s %s HM. unfold move in HM. unfold measure. %s"
                            .formatted(RocqWriter.pattern(here()), RocqWriter.pattern(there()), cases("HM")));
                    for (int i = 0; i < alternatives().size(); i++)
                        file.line(RocqWriter.bullet(alternatives().size()) + apart(i) + " lia.");
                });
        file.writeProved("Lemma ends : play_ends move.", "exact (ends_by_measure move measure falls).");
    }

    /// Proves one of the goals, or that the hypotheses contradict each other.
    private String arithmetic(ProofObligation obligation) {
        var lean = obligation.lean(limits);
        var lines = new StringBuilder();
        for (var quotient : lean.quotients()) {
            var dividend = text.of(quotient.expression().left());
            var divisor = text.of(quotient.expression().right());
            lines.append("    pose proof (division (%s) (%s) ltac:(lia)).\n".formatted(dividend, divisor));
            for (var other : quotient.same())
                for (var sign : List.of("/", "mod"))
                    lines.append("    assert ((%s) %s (%s) = (%s) %s (%s)) by (f_equal; lia).\n"
                            .formatted(text.of(other.left()), sign, text.of(other.right()), dividend, sign, divisor));
        }
        var tree = CaseTree.of(lean, limits).orElseThrow(() -> new LimitException(Message.of("rocq.letters.time")));
        cases(tree, lean.goals().size(), "    ", lines);
        return lines.toString();
    }

    private void cases(CaseTree tree, int goals, String margin, StringBuilder lines) {
        switch (tree) {
            case CaseTree.Leaf(var goal) -> {
                lines.append(margin);
                if (goal < 0) lines.append(goals > 1 ? "exfalso. " : "");
                else lines.append(RocqWriter.chooseGoal(goal, goals));
                lines.append("arithmetic.\n");
            }
            case CaseTree.Node(var split, var cases) -> {
                var pattern = RocqWriter.cases(cases.size(), "HP" + margin.length());
                lines.append("%sdestruct (%s) as %s.\n".formatted(margin, tactic(split), pattern));
                for (var each : cases) {
                    lines.append(margin).append("{\n");
                    cases(each, goals, margin + "  ", lines);
                    lines.append(margin).append("}\n");
                }
            }
        }
    }

    private String tactic(ProofObligation.Split split) {
        return switch (split) {
            case ProofObligation.ProductSplit(var factor, var divisor, var _) ->
                "product (%s) (%s) ltac:(lia)".formatted(text.of(factor), text.of(divisor));
            case ProofObligation.ChoiceSplit(var choice, var _) ->
                "choice %s (%s) (%s) (%s) ltac:(lia)"
                        .formatted(
                                text.bool(choice.condition()),
                                text.of(choice.condition()),
                                text.of(choice.then()),
                                text.of(choice.otherwise()));
            case ProofObligation.ComparisonSplit(var condition, var _) ->
                "ltac:(lia) : %1$s \\/ ~ %1$s".formatted("(" + text.of(condition) + ")");
        };
    }

    private List<ProofObligation> all(Kind kind) {
        return theorem.obligations().stream()
                .filter(each -> each.kind() == kind)
                .toList();
    }

    /// For each alternative of the rules.
    private void eachMove(String statement, String hypotheses, String defined, Kind kind) {
        var obligations = all(kind);
        file.proof(statement, () -> {
            file.line("  intros %s %s %s. unfold move in HM. %s"
                    .formatted(RocqWriter.pattern(here()), RocqWriter.pattern(there()), hypotheses, cases("HM")));
            for (int i = 0; i < alternatives().size(); i++) {
                file.line(RocqWriter.bullet(alternatives().size()) + apart(i) + " " + defined);
                file.add(arithmetic(obligations.get(i)));
            }
        });
    }

    private void kernel(Condition set) {
        boolean misere = isMisere();
        file.definition("cold %s : Prop".formatted(binder(here())), text.of(set));
        eachMove(
                "Lemma inside : forall p q, cold p -> move p q -> cold q -> False.",
                "HC HM HD",
                "unfold cold in HC, HD. " + rewritten(" in HD"),
                Kind.INSIDE);
        if (misere) goesOn("cold p", "unfold cold in HC.");
        var first = new ArrayList<>(List.of(text.of(set)));
        theorem.ends().map(text::of).ifPresent(first::add);
        file.proof(
                "Lemma outside : forall p, cold p \\/ %sexists q, move p q /\\ cold q."
                        .formatted(misere ? "(forall q, ~ move p q) \\/ " : ""),
                () -> {
                    file.line("  intros %s.".formatted(RocqWriter.pattern(here())));
                    choose(first, all(Kind.OUTSIDE).getFirst(), Optional.of(set));
                });
        if (misere)
            file.writeProved(
                    "Theorem lost_positions : forall p, misere_lost move p <-> cold p.",
                    "exact (misere_kernel move ends cold inside goes_on outside).");
        else
            file.writeProved(
                    "Theorem lost_positions : forall p, lost move p <-> cold p.",
                    "exact (kernel move ends cold inside outside).");
    }

    /// That there is a move.
    ///
    /// @param where a condition of the position `p`
    private void goesOn(String where, String unfolded) {
        file.proof("Lemma goes_on : forall p, " + where + " -> exists q, move p q.", () -> {
            file.line("  intros %s HC. %s".formatted(RocqWriter.pattern(here()), unfolded));
            choose(List.of(), all(Kind.GOES_ON).getFirst(), Optional.empty());
        });
    }

    /// A move by one of the witnesses, or one of the other cases.
    ///
    /// @param first what else may be the case: that the position is in the set, that there is no move
    /// @param set in which the move ends; empty if that does not matter
    private void choose(List<String> first, ProofObligation obligation, Optional<Condition> set) {
        var witnesses = obligation.witnesses();
        var disjuncts = new ArrayList<>(first);
        for (var witness : witnesses) disjuncts.add(witnessGoal(witness, set.map(text -> condition(witness, text))));
        oneOf(disjuncts, obligation);
        var bullet = RocqWriter.bullet(disjuncts.size());
        boolean misere = first.size() == 2;
        if (!first.isEmpty()) file.line(bullet + "left. exact HX.");
        if (misere) {
            file.line("%sright. left. intros %s HM. unfold move in HM. %s"
                    .formatted(bullet, RocqWriter.pattern(there()), cases("HM")));
            eachEndless(alternatives().size() == 1 ? "    " : "    + ");
        }
        for (var witness : witnesses)
            writeMove(
                    bullet + (first.isEmpty() ? "" : misere ? "right. right. " : "right. "),
                    witness,
                    set.isPresent() ? "unfold cold." : "");
    }

    private void oneOf(List<String> disjuncts, ProofObligation obligation) {
        file.line("  assert (%s)\n    as %s. {"
                .formatted(String.join("\n    \\/ ", disjuncts), RocqWriter.cases(disjuncts.size(), "HX")));
        file.add(arithmetic(obligation));
        file.line("  }");
    }

    private String condition(WitnessMove witness, Condition set) {
        return text.of(behind(witness).of(set));
    }

    private Substitution behind(WitnessMove witness) {
        return new Substitution(WitnessFinder.choose(game, witness).behind());
    }

    /// The statement that a witness is a move, followed by what is wanted of it.
    private String witnessGoal(WitnessMove witness, Optional<String> behind) {
        var chosen = WitnessFinder.choose(game, witness);
        var facts = new ArrayList<String>();
        for (var letter : game.fresh(alternatives().get(witness.alternative())))
            facts.add("1 <= " + text.of(chosen.number(letter)));
        facts.add(text.of(chosen.where()));
        for (var coordinate : game.coordinates()) facts.add("0 <= " + text.of(chosen.coordinate(coordinate)));
        behind.ifPresent(facts::add);
        return "(" + String.join(" /\\ ", facts) + ")";
    }

    /// Makes the move.
    ///
    /// @param before what chooses this one
    private void writeMove(String before, WitnessMove witness, String defined) {
        var chosen = WitnessFinder.choose(game, witness);
        var target = RocqWriter.tuple(game.coordinates().stream()
                .map(coordinate -> natural(chosen.coordinate(coordinate)))
                .toList());
        var side = RocqWriter.chooseGoal(witness.alternative(), alternatives().size())
                .strip();
        var fresh = game.fresh(alternatives().get(witness.alternative())).stream()
                .map(letter -> natural(chosen.number(letter)))
                .collect(Collectors.joining(", "));
        var makes = "unfold move. %s %srewrite ?Z2N.id by lia. lia."
                .formatted(side, fresh.isEmpty() ? "" : "exists " + fresh + ". ");
        file.line(before + "exists " + target + ". "
                + (defined.isEmpty()
                        ? makes
                        : "split.\n    + %s\n    + %s rewrite ?Z2N.id by lia. lia.".formatted(makes, defined)));
    }

    private String natural(Expression expression) {
        return expression instanceof Expression.Variable(var name)
                ? names.of(name)
                : "(Z.to_N (" + text.of(expression) + "))";
    }

    private void values(Expression value) {
        file.definition("g %s : Z".formatted(binder(here())), text.of(value));
        file.proof("Lemma natural : forall p, 0 <= g p.", () -> {
            file.line("  intros %s. unfold g.".formatted(RocqWriter.pattern(here())));
            file.add(arithmetic(all(Kind.NATURAL).getFirst()));
        });
        eachMove("Lemma others : forall p q, move p q -> g q <> g p.", "HM", "unfold g. " + rewritten(""), Kind.OTHERS);
        boolean misere = isMisere();
        if (misere) atEnd();
        below(value);
        if (misere)
            file.writeProved(
                    "Theorem nim_values : forall p, misere_value move p (Z.to_N (g p)).",
                    "exact (misere_values_are move ends g at_end natural no_move one_at_end goes_on below others).");
        else
            file.writeProved(
                    "Theorem nim_values : forall p, value move p (Z.to_N (g p)).",
                    "exact (values_are move g ends natural below others).");
        if (here().size() == 1 && !misere)
            file.writeProved(
                    "Theorem lost_heaps : forall heaps,\n"
                            + "  lost (heap_move (one_heap move)) heaps <-> nim_sum (map (nim_value g) heaps) = 0%N.",
                    "exact (Families.lost_heaps move measure falls g natural below others).");
    }

    /// That each smaller value is that of an option.
    private void below(Expression value) {
        boolean misere = isMisere();
        var smaller = all(Kind.SMALLER).getFirst();
        var target = text.of(new Expression.Variable(ParametricTheorem.VALUE));
        var disjuncts = new ArrayList<String>();
        if (misere) disjuncts.add(text.of(theorem.ends().orElseThrow()));
        for (var witness : smaller.witnesses())
            disjuncts.add(witnessGoal(
                    witness,
                    Optional.of("(%s = %s)".formatted(text.of(behind(witness).of(value)), target))));
        var statement = "Lemma below : forall p (v : N), v < g p -> %sexists q, move p q /\\ g q = v."
                .formatted(misere ? "at_end p \\/ " : "");
        file.proof(statement, () -> {
            file.line("  intros %s %s HV. unfold g in HV.".formatted(RocqWriter.pattern(here()), target));
            if (disjuncts.isEmpty()) {
                file.add(arithmetic(smaller));
                return;
            }
            oneOf(disjuncts, smaller);
            var bullet = RocqWriter.bullet(disjuncts.size());
            if (misere) file.line(bullet + "left. unfold at_end. exact HX.");
            for (var witness : smaller.witnesses()) writeMove(bullet + (misere ? "right. " : ""), witness, "unfold g.");
        });
    }

    /// Proves that the value is 1 where there is no move at all, and that there is a move where it is
    /// 0.
    private void atEnd() {
        file.definition(
                "at_end %s : Prop".formatted(binder(here())),
                text.of(theorem.ends().orElseThrow()));
        file.proof("Lemma no_move : forall p, at_end p -> forall q, ~ move p q.", () -> {
            file.line("  intros %s HX %s HM. unfold at_end in HX. unfold move in HM. %s"
                    .formatted(RocqWriter.pattern(here()), RocqWriter.pattern(there()), cases("HM")));
            eachEndless(RocqWriter.bullet(alternatives().size()));
        });
        file.proof("Lemma one_at_end : forall p, at_end p -> g p = 1.", () -> {
            file.line("  intros %s HX. unfold at_end in HX. unfold g.".formatted(RocqWriter.pattern(here())));
            file.add(arithmetic(all(Kind.LAST).getFirst()));
        });
        goesOn("g p = 0", "unfold g in HC.");
    }

    /// None of the alternatives is a move.
    private void eachEndless(String bullet) {
        for (int i = 0; i < alternatives().size(); i++) file.line(bullet + apart(i) + " lia.");
    }

    /// A theorem of the file.
    private record RocqStatement(String name, String statement, String tactics) {}

    private List<RocqStatement> statements(String module) {
        var all = new ArrayList<RocqStatement>();
        var family = "(" + module + ".move" + used() + ")";
        var given =
                game.letters().isEmpty() ? "" : "forall " + letters() + " : N, " + String.join(" -> ", domain) + " ->";
        var point = RocqWriter.tuple(here());
        var arguments = letters() + " " + String.join(" ", domainNames());
        var applied = module + ".%s " + arguments + " %s";
        var numbers = String.join(" ", here());
        switch (theorem.claim()) {
            case CatalogueClaim.Cold(var _, var _, var set) ->
                all.add(new RocqStatement(
                        "lost_positions",
                        "%s\n  forall %s : N, %s %s %s <->\n    %s."
                                .formatted(
                                        given,
                                        numbers,
                                        isMisere() ? "misere_lost" : "lost",
                                        family,
                                        point,
                                        text.of(set)),
                        "intros %s %s. exact (%s)."
                                .formatted(arguments, numbers, applied.formatted("lost_positions", point))));
            case CatalogueClaim.Grundy(var _, var _, var value) -> {
                all.add(new RocqStatement(
                        "nim_values",
                        "%s\n  forall %s : N, %s %s %s (Z.to_N (%s))."
                                .formatted(
                                        given,
                                        numbers,
                                        isMisere() ? "misere_value" : "value",
                                        family,
                                        point,
                                        text.of(value)),
                        "intros %s %s. exact (%s)."
                                .formatted(arguments, numbers, applied.formatted("nim_values", point))));
                if (here().size() == 1 && !isMisere())
                    all.add(new RocqStatement(
                            "lost_heaps",
                            "%s\n  forall heaps : list N, lost (heap_move (one_heap %s)) heaps <->\n    nim_sum (map (fun %s : N => Z.to_N (%s)) heaps) = 0%%N."
                                    .formatted(given, family, point, text.of(value)),
                            "intros %s heaps. exact (%s)."
                                    .formatted(arguments, applied.formatted("lost_heaps", "heaps"))));
            }
        }
        return all;
    }

    /// The letters that the moves speak of, which are arguments of them outside the section.
    private String used() {
        return game.names().stream()
                .filter(letter -> alternatives().stream()
                        .anyMatch(move -> move.freshLetters(game.coordinates()).contains(letter)))
                .map(letter -> " " + names.of(letter))
                .collect(Collectors.joining());
    }
}
