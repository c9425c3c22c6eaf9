package grundy.prove.rocq;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.letters.CaseTree;
import grundy.prove.letters.LetteredTheorem;
import grundy.prove.letters.Obligation;
import grundy.prove.letters.Obligation.Kind;
import grundy.prove.letters.Witness;
import grundy.prove.letters.Witnesses;
import grundy.rules.Condition;
import grundy.rules.Expression;
import grundy.rules.LetteredGame;
import grundy.rules.Letters;
import grundy.rules.Rules;
import grundy.rules.Substitution;
import grundy.rules.language.Claim;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A theorem about a family of games as a file for Rocq: the game as its moves, with the letters as variables, and the
/// theorem for every value of them. Each part of the proof is linear arithmetic, after quotients and products have been
/// told what `Families.v` knows of them.
public final class RocqLettered {
    private static final List<String> LIBRARY = List.of("Play", "Values", "Families");
    private static final String MISERE_VALUES = "MisereValues";

    private final LetteredTheorem theorem;
    private final LetteredGame game;
    private final RocqNames names;
    private final IntegerText text;
    private final Limits limits;

    /// What is known of the letters.
    private final List<String> domain;

    private RocqLettered(LetteredTheorem theorem, Limits limits) {
        this.theorem = theorem;
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
    public static RocqExport of(LetteredTheorem theorem, String name, String headline, Limits limits) {
        var export = of(theorem, Optional.empty(), headline, limits);
        return new RocqExport(RocqExport.named(name), export.theorem(), export.library());
    }

    /// @param theorem what is stated first
    /// @param values of the same games, if the theorem is not about them
    /// @param headline what is proved, in words
    /// @param limits of the search for what the proof needs
    /// @throws LimitException if they are reached
    public static RocqExport of(
            LetteredTheorem theorem, Optional<LetteredTheorem> values, String headline, Limits limits) {
        var parts = new ArrayList<String>();
        var first = new RocqLettered(theorem, limits);
        parts.add(first.head(headline));
        parts.add(first.section("Family"));
        var stated = new ArrayList<>(first.statements("Family"));
        values.ifPresent(other -> {
            var second = new RocqLettered(other, limits);
            parts.add(second.section("Values"));
            stated.addAll(second.statements("Values"));
        });
        parts.add(
                theorem.game().letters().isEmpty()
                        ? "(** ** The theorems *)\n"
                        : "(** ** The theorems, for every value of the letters *)\n");
        parts.addAll(stated.stream().map(Stated::text).toList());
        stated.forEach(each -> parts.add("Print Assumptions " + each.name() + ".\n"));
        var name = (first.isMisere() ? "misere " : "") + first.game.text();
        return new RocqExport(RocqExport.named(name), String.join("\n", parts), first.library());
    }

    private boolean isMisere() {
        return game.play() == Play.MISERE;
    }

    private List<String> library() {
        return isMisere() && theorem.values()
                ? Stream.concat(LIBRARY.stream(), Stream.of(MISERE_VALUES)).toList()
                : LIBRARY;
    }

    private String head(String headline) {
        return """
                (** %s *)

                From Coq Require Import ZArith NArith List Lia.
                From Grundy Require Import %s.
                Set Default Proof Using "All".
                Open Scope Z_scope.
                """.formatted(
                        RocqNames.comment(headline),
                        String.join(" ", library().subList(2, library().size())));
    }

    private String section(String name) {
        var parts = new ArrayList<String>();
        parts.add(
                "(** ** The game, and what is proved of it step by step *)\n\nModule " + name + ".\nSection Letters.");
        if (!game.letters().isEmpty()) parts.add("Variables " + letters() + " : N.");
        for (int i = 0; i < domain.size(); i++) parts.add("Hypothesis " + given().get(i) + " : " + domain.get(i) + ".");
        parts.add("");
        parts.add(moves());
        parts.add(measure());
        switch (theorem.claim()) {
            case Claim.Cold(var _, var _, var set) -> parts.addAll(kernel(set));
            case Claim.Grundy(var _, var _, var value) -> parts.addAll(values(value));
        }
        parts.add("End Letters.\nEnd " + name + ".\n");
        return String.join("\n", parts);
    }

    private String letters() {
        return game.names().stream().map(names::of).collect(Collectors.joining(" "));
    }

    private List<String> given() {
        return IntStream.range(0, domain.size()).mapToObj(i -> "domain" + i).toList();
    }

    private String type() {
        int arity = game.coordinates().size();
        return arity == 1 ? "N" : "(" + String.join(" * ", Collections.nCopies(arity, "N")) + ")";
    }

    private String tuple(List<String> parts) {
        return parts.size() == 1 ? parts.getFirst() : "(" + String.join(", ", parts) + ")";
    }

    private List<String> here() {
        return game.coordinates().stream().map(names::of).toList();
    }

    private List<String> there() {
        return game.coordinates().stream().map(names::option).toList();
    }

    /// A position as a pattern of `intros`: `[[a b] c]`.
    private static String pattern(List<String> parts) {
        return parts.stream().reduce((a, b) -> "[" + a + " " + b + "]").orElseThrow();
    }

    private String bound(List<String> parts) {
        return parts.size() == 1 ? "(" + parts.getFirst() + " : N)" : "'(" + tuple(parts) + " : " + type() + ")";
    }

    private List<Rules.Alternative> alternatives() {
        return game.moves().alternatives();
    }

    private String moves() {
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
        return "Definition move %s %s : Prop :=\n  %s.\n"
                .formatted(bound(here()), bound(there()), String.join("\n  \\/ ", all));
    }

    /// Takes a move apart, one case for each alternative.
    private String cases(String hypothesis) {
        int count = alternatives().size();
        return count == 1 ? "" : "destruct " + hypothesis + " as " + nested(count, hypothesis) + ". ";
    }

    /// What stands before each of several cases.
    private static String bullet(int cases) {
        return cases == 1 ? "  " : "  - ";
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

    private String measure() {
        var text = new StringBuilder(
                "Definition measure %s : N := Z.to_N (%s).\n\nLemma falls : forall p q, move p q -> (measure q < measure p)%%N.\nProof.\n"
                        .formatted(bound(here()), this.text.of(theorem.measure())));
        text.append("  intros %s %s HM. unfold move in HM. unfold measure. %s\n"
                .formatted(pattern(here()), pattern(there()), cases("HM")));
        for (int i = 0; i < alternatives().size(); i++) {
            text.append(bullet(alternatives().size())).append(apart(i)).append(" lia.\n");
        }
        text.append("Qed.\n\nLemma ends : play_ends move.\nProof. exact (ends_by_measure move measure falls). Qed.\n");
        return text.toString();
    }

    /// Proves one of the goals, or that the hypotheses contradict each other.
    private String arithmetic(Obligation obligation) {
        var lean = obligation.lean(limits);
        var lines = new StringBuilder();
        for (var quotient : lean.quotients()) {
            var dividend = text.of(quotient.written().left());
            var divisor = text.of(quotient.written().right());
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
                else {
                    for (int i = 0; i < goal; i++) lines.append("right. ");
                    if (goal < goals - 1) lines.append("left. ");
                }
                lines.append("arithmetic.\n");
            }
            case CaseTree.Node(var split, var cases) -> {
                var pattern = nested(cases.size(), "HP" + margin.length());
                lines.append("%sdestruct (%s) as %s.\n".formatted(margin, said(split), pattern));
                for (var each : cases) {
                    lines.append(margin).append("{\n");
                    cases(each, goals, margin + "  ", lines);
                    lines.append(margin).append("}\n");
                }
            }
        }
    }

    private String said(Obligation.Split split) {
        return switch (split) {
            case Obligation.Product(var factor, var divisor, var _) ->
                "product (%s) (%s) ltac:(lia)".formatted(text.of(factor), text.of(divisor));
            case Obligation.Chosen(var choice, var _) ->
                "choice %s (%s) (%s) (%s) ltac:(lia)"
                        .formatted(
                                text.bool(choice.condition()),
                                text.of(choice.condition()),
                                text.of(choice.then()),
                                text.of(choice.otherwise()));
            case Obligation.Decided(var condition, var _) ->
                "ltac:(lia) : %1$s \\/ ~ %1$s".formatted("(" + text.of(condition) + ")");
        };
    }

    private List<Obligation> all(Kind kind) {
        return theorem.obligations().stream()
                .filter(each -> each.kind() == kind)
                .toList();
    }

    /// For each alternative of the rules.
    private String eachMove(String head, String hypotheses, String defined, Kind kind) {
        var proof = new StringBuilder(head
                + "\nProof.\n  intros %s %s %s. unfold move in HM. %s\n"
                        .formatted(pattern(here()), pattern(there()), hypotheses, cases("HM")));
        var obligations = all(kind);
        for (int i = 0; i < alternatives().size(); i++)
            proof.append(bullet(alternatives().size()))
                    .append(apart(i))
                    .append(' ')
                    .append(defined)
                    .append('\n')
                    .append(arithmetic(obligations.get(i)));
        return proof + "Qed.\n";
    }

    private List<String> kernel(Condition set) {
        boolean misere = isMisere();
        var parts = new ArrayList<String>();
        parts.add("Definition cold %s : Prop :=\n  %s.\n".formatted(bound(here()), text.of(set)));
        parts.add(eachMove(
                "Lemma inside : forall p q, cold p -> move p q -> cold q -> False.",
                "HC HM HD",
                "unfold cold in HC, HD. " + rewritten(" in HD"),
                Kind.INSIDE));
        if (misere) {
            var goesOn = all(Kind.GOES_ON).getFirst();
            parts.add(
                    "Lemma goes_on : forall p, cold p -> exists q, move p q.\nProof.\n  intros %s HC. unfold cold in HC.\n"
                                    .formatted(pattern(here()))
                            + choose(List.of(), goesOn, Optional.empty())
                            + "Qed.\n");
        }
        var outside = all(Kind.OUTSIDE).getFirst();
        var ends = theorem.ends().map(text::of);
        var first = new ArrayList<>(List.of(text.of(set)));
        ends.ifPresent(first::add);
        parts.add("Lemma outside : forall p, cold p \\/ %sexists q, move p q /\\ cold q.\nProof.\n  intros %s.\n"
                        .formatted(misere ? "(forall q, ~ move p q) \\/ " : "", pattern(here()))
                + choose(first, outside, Optional.of(set))
                + "Qed.\n");
        parts.add(
                misere
                        ? "Theorem lost_positions : forall p, misere_lost move p <-> cold p.\nProof. exact (misere_kernel move ends cold inside goes_on outside). Qed.\n"
                        : "Theorem lost_positions : forall p, lost move p <-> cold p.\nProof. exact (kernel move ends cold inside outside). Qed.\n");
        return parts;
    }

    /// A move by one of the witnesses, or one of the other cases.
    ///
    /// @param first what else may be the case: that the position is in the set, that there is no move
    /// @param set in which the move ends; empty if that does not matter
    private String choose(List<String> first, Obligation obligation, Optional<Condition> set) {
        var witnesses = obligation.witnesses();
        var disjuncts = new ArrayList<>(first);
        for (var witness : witnesses) disjuncts.add(wanted(witness, set.map(text -> condition(witness, text))));
        var pieces = new StringBuilder(oneOf(disjuncts, obligation));
        var bullet = bullet(disjuncts.size());
        boolean misere = first.size() == 2;
        if (!first.isEmpty()) pieces.append(bullet).append("left. exact HX.\n");
        if (misere)
            pieces.append("%sright. left. intros %s HM. unfold move in HM. %s\n"
                            .formatted(bullet, pattern(there()), cases("HM")))
                    .append(eachEndless(alternatives().size() == 1 ? "    " : "    + "));
        for (var witness : witnesses)
            pieces.append(bullet)
                    .append(first.isEmpty() ? "" : misere ? "right. right. " : "right. ")
                    .append(moved(witness, set.isPresent() ? "unfold cold." : ""));
        return pieces.toString();
    }

    private String oneOf(List<String> disjuncts, Obligation obligation) {
        return "  assert (%s)\n    as %s. {\n%s  }\n"
                .formatted(
                        String.join("\n    \\/ ", disjuncts), nested(disjuncts.size(), "HX"), arithmetic(obligation));
    }

    /// A pattern for one of several hypotheses, all of the same name.
    private static String nested(int count, String name) {
        var pattern = name;
        for (int i = 1; i < count; i++) pattern = "[" + name + " | " + pattern + "]";
        return pattern;
    }

    private String condition(Witness witness, Condition set) {
        return text.of(behind(witness).of(set));
    }

    private Substitution behind(Witness witness) {
        return new Substitution(Witnesses.chosen(game, witness).behind());
    }

    /// That a witness is a move, and what is wanted behind it.
    private String wanted(Witness witness, Optional<String> behind) {
        var chosen = Witnesses.chosen(game, witness);
        var facts = new ArrayList<String>();
        for (var letter : game.fresh(alternatives().get(witness.alternative())))
            facts.add("1 <= " + text.of(chosen.number(letter)));
        facts.add(text.of(chosen.where()));
        for (var coordinate : game.coordinates()) facts.add("0 <= " + text.of(chosen.coordinate(coordinate)));
        behind.ifPresent(facts::add);
        return "(" + String.join(" /\\ ", facts) + ")";
    }

    /// Makes the move.
    private String moved(Witness witness, String defined) {
        var chosen = Witnesses.chosen(game, witness);
        var target = tuple(game.coordinates().stream()
                .map(coordinate -> natural(chosen.coordinate(coordinate)))
                .toList());
        var side = new ArrayList<String>();
        int count = alternatives().size();
        for (int i = 0; i < witness.alternative(); i++) side.add("right.");
        if (witness.alternative() < count - 1) side.add("left.");
        var fresh = game.fresh(alternatives().get(witness.alternative())).stream()
                .map(letter -> natural(chosen.number(letter)))
                .collect(Collectors.joining(", "));
        var makes = "unfold move. %s %srewrite ?Z2N.id by lia. lia."
                .formatted(String.join(" ", side), fresh.isEmpty() ? "" : "exists " + fresh + ". ");
        if (defined.isEmpty()) return "exists %s. %s\n".formatted(target, makes);
        return "exists %s. split.\n    + %s\n    + %s rewrite ?Z2N.id by lia. lia.\n".formatted(target, makes, defined);
    }

    private String natural(Expression expression) {
        return expression instanceof Expression.Variable(var name)
                ? names.of(name)
                : "(Z.to_N (" + text.of(expression) + "))";
    }

    private List<String> values(Expression value) {
        var parts = new ArrayList<String>();
        parts.add("Definition g %s : Z :=\n  %s.\n".formatted(bound(here()), text.of(value)));
        parts.add("Lemma natural : forall p, 0 <= g p.\nProof.\n  intros %s. unfold g.\n%sQed.\n"
                .formatted(pattern(here()), arithmetic(all(Kind.NATURAL).getFirst())));
        parts.add(eachMove(
                "Lemma others : forall p q, move p q -> g q <> g p.", "HM", "unfold g. " + rewritten(""), Kind.OTHERS));
        boolean misere = isMisere();
        if (misere) parts.addAll(atEnd());
        var smaller = all(Kind.SMALLER).getFirst();
        var wanted = new Expression.Variable(LetteredTheorem.VALUE);
        var disjuncts = new ArrayList<String>();
        if (misere) disjuncts.add(text.of(theorem.ends().orElseThrow()));
        for (var witness : smaller.witnesses())
            disjuncts.add(wanted(
                    witness,
                    Optional.of("(%s = %s)".formatted(text.of(behind(witness).of(value)), text.of(wanted)))));
        var proof = new StringBuilder(
                "Lemma below : forall p (v : N), v < g p -> %sexists q, move p q /\\ g q = v.\nProof.\n  intros %s %s HV. unfold g in HV.\n"
                        .formatted(misere ? "at_end p \\/ " : "", pattern(here()), text.of(wanted)));
        if (disjuncts.isEmpty()) proof.append(arithmetic(smaller));
        else {
            proof.append(oneOf(disjuncts, smaller));
            if (misere) proof.append(bullet(disjuncts.size())).append("left. unfold at_end. exact HX.\n");
            for (var witness : smaller.witnesses())
                proof.append(bullet(disjuncts.size()))
                        .append(misere ? "right. " : "")
                        .append(moved(witness, "unfold g."));
        }
        parts.add(proof + "Qed.\n");
        parts.add(
                misere
                        ? "Theorem nim_values : forall p, misere_value move p (Z.to_N (g p)).\nProof. exact (misere_values_are move ends g at_end natural no_move one_at_end goes_on below others). Qed.\n"
                        : "Theorem nim_values : forall p, value move p (Z.to_N (g p)).\nProof. exact (values_are move g ends natural below others). Qed.\n");
        if (here().size() == 1 && !misere) parts.add("""
                    Theorem lost_heaps : forall heaps,
                      lost (heap_move (one_heap move)) heaps <-> nim_sum (map (nim_value g) heaps) = 0%N.
                    Proof. exact (Families.lost_heaps move measure falls g natural below others). Qed.
                    """);
        return parts;
    }

    /// Where there is no move at all, that the value is 1 there, and that there is a move where it is 0.
    private List<String> atEnd() {
        var parts = new ArrayList<String>();
        parts.add("Definition at_end %s : Prop :=\n  %s.\n"
                .formatted(bound(here()), text.of(theorem.ends().orElseThrow())));
        parts.add(
                "Lemma no_move : forall p, at_end p -> forall q, ~ move p q.\nProof.\n  intros %s HX %s HM. unfold at_end in HX. unfold move in HM. %s\n%sQed.\n"
                        .formatted(
                                pattern(here()),
                                pattern(there()),
                                cases("HM"),
                                eachEndless(bullet(alternatives().size()))));
        parts.add(
                "Lemma one_at_end : forall p, at_end p -> g p = 1.\nProof.\n  intros %s HX. unfold at_end in HX. unfold g.\n%sQed.\n"
                        .formatted(pattern(here()), arithmetic(all(Kind.LAST).getFirst())));
        parts.add(
                "Lemma goes_on : forall p, g p = 0 -> exists q, move p q.\nProof.\n  intros %s HC. unfold g in HC.\n%sQed.\n"
                        .formatted(
                                pattern(here()),
                                choose(List.of(), all(Kind.GOES_ON).getFirst(), Optional.empty())));
        return parts;
    }

    /// None of the alternatives is a move.
    private String eachEndless(String bullet) {
        return IntStream.range(0, alternatives().size())
                .mapToObj(i -> bullet + apart(i) + " lia.\n")
                .collect(Collectors.joining());
    }

    /// A theorem of the file.
    private record Stated(String name, String text) {}

    private List<Stated> statements(String module) {
        var all = new ArrayList<Stated>();
        var family = "(" + module + ".move" + used() + ")";
        var given =
                game.letters().isEmpty() ? "" : "forall " + letters() + " : N, " + String.join(" -> ", domain) + " ->";
        var point = tuple(here());
        var arguments = letters() + " " + String.join(" ", given());
        var applied = module + ".%s " + arguments + " %s";
        switch (theorem.claim()) {
            case Claim.Cold(var _, var _, var set) ->
                all.add(new Stated(
                        "lost_positions",
                        "Theorem lost_positions : %s\n  forall %s : N, %s %s %s <->\n    %s.\nProof. intros %s %s. exact (%s). Qed.\n"
                                .formatted(
                                        given,
                                        String.join(" ", here()),
                                        isMisere() ? "misere_lost" : "lost",
                                        family,
                                        point,
                                        text.of(set),
                                        arguments,
                                        String.join(" ", here()),
                                        applied.formatted("lost_positions", point))));
            case Claim.Grundy(var _, var _, var value) -> {
                all.add(new Stated(
                        "nim_values",
                        "Theorem nim_values : %s\n  forall %s : N, %s %s %s (Z.to_N (%s)).\nProof. intros %s %s. exact (%s). Qed.\n"
                                .formatted(
                                        given,
                                        String.join(" ", here()),
                                        isMisere() ? "misere_value" : "value",
                                        family,
                                        point,
                                        text.of(value),
                                        arguments,
                                        String.join(" ", here()),
                                        applied.formatted("nim_values", point))));
                if (here().size() == 1 && !isMisere())
                    all.add(new Stated(
                            "lost_heaps",
                            "Theorem lost_heaps : %s\n  forall heaps : list N, lost (heap_move (one_heap %s)) heaps <->\n    nim_sum (map (fun %s : N => Z.to_N (%s)) heaps) = 0%%N.\nProof. intros %s heaps. exact (%s). Qed.\n"
                                    .formatted(
                                            given,
                                            family,
                                            point,
                                            text.of(value),
                                            arguments,
                                            applied.formatted("lost_heaps", "heaps"))));
            }
        }
        return all;
    }

    /// The letters that the moves speak of, which are arguments of them outside the section.
    private String used() {
        return game.names().stream()
                .filter(letter -> alternatives().stream()
                        .anyMatch(move ->
                                move.freshLetters(game.coordinates()).contains(letter)))
                .map(letter -> " " + names.of(letter))
                .collect(Collectors.joining());
    }
}
