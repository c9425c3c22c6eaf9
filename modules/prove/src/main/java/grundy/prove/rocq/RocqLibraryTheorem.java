package grundy.prove.rocq;

import grundy.limit.LimitException;
import grundy.prove.letters.LibraryTheorem;
import grundy.rules.formula.Expression;
import grundy.text.Message;
import java.util.List;
import java.util.stream.Collectors;

/// Writes a theorem of the library as a file for Rocq, applied to these rules.
public final class RocqLibraryTheorem {
    private final LibraryTheorem theorem;
    private final RocqNames names;
    private final IntegerText text;

    private RocqLibraryTheorem(LibraryTheorem theorem) {
        this.theorem = theorem;
        this.names = new RocqNames(
                theorem.letters().stream().map(letter -> letter.name()).toList());
        this.text = new IntegerText(names);
    }

    /// @param headline what is proved, in words
    /// @throws LimitException if a number is a difference, which the library's theorems do not speak of
    public static RocqExport of(LibraryTheorem theorem, String headline) {
        return new RocqExport(
                RocqExport.prefixedName(theorem.law().play().prefix() + theorem.text()),
                new RocqLibraryTheorem(theorem).file(headline),
                library(theorem));
    }

    private static List<String> library(LibraryTheorem theorem) {
        return switch (theorem.law()) {
            case NIM, MISERE_NIM -> List.of("Play", "Values");
            case MOORE, MISERE_MOORE -> List.of("Play", "Values", "Moore");
            case WYTHOFF -> List.of("Play", "Wythoff");
            case INTERVALS, MISERE_INTERVALS -> List.of("Play", "Values", "Tame", "Subtraction", "Intervals");
        };
    }

    /// Numbers of type `N`, of which differences are not what they seem.
    private String number(String letter) {
        var expression = theorem.numbers().get(letter);
        if (expression == null) throw new AssertionError("The theorem says no " + letter);
        var proposition = text.of(expression);
        if (proposition.contains("-")) throw new LimitException(Message.of("rocq.general.difference"));
        return expression instanceof Expression.Binary ? "(" + proposition + ")" : proposition;
    }

    private String quantifier() {
        if (theorem.letters().isEmpty()) return "";
        return "forall "
                + theorem.letters().stream()
                        .map(letter -> names.of(letter.name()))
                        .collect(Collectors.joining(" "))
                + " : N, "
                + String.join(
                        "",
                        text.domain(theorem.letters(), theorem.domain()).stream()
                                .map(each -> each + " -> ")
                                .toList());
    }

    private String file(String headline) {
        var file = new RocqWriter();
        file.head(
                headline,
                "From Coq Require Import NArith ZArith List Lia.",
                "From Grundy Require Import Play "
                        + String.join(
                                " ",
                                library(theorem).subList(1, library(theorem).size())) + ".",
                "Open Scope N_scope.");
        file.comment("The moves are defined in " + definitions() + ".v, lost positions in Play.v.");
        file.writeProved(
                "Theorem lost_positions : %s\n  %s.".formatted(quantifier(), statement()), "intros. " + proof());
        file.assumptions("lost_positions");
        return file.text();
    }

    /// @return the file of the library that has the moves
    private String definitions() {
        return switch (theorem.law()) {
            case INTERVALS, MISERE_INTERVALS -> "Subtraction";
            default -> theorem.law().file();
        };
    }

    private String statement() {
        return switch (theorem.law()) {
            case NIM -> "forall heaps, lost (heap_move nim_leaves) heaps <-> nim_sum heaps = 0";
            case MISERE_NIM ->
                "forall heaps, misere_lost (heap_move nim_leaves) heaps <->\n"
                        + "    nim_sum heaps = if large heaps then 0 else 1";
            case MOORE ->
                "forall heaps, lost (moore_move %1$s) heaps <->\n    forall i, with_bit i heaps mod (%1$s + 1) = 0"
                        .formatted(number("k"));
            case MISERE_MOORE ->
                ("forall heaps, misere_lost (moore_move %1$s) heaps <->\n"
                                + "    if large heaps then (forall i, with_bit i heaps mod (%1$s + 1) = 0)\n"
                                + "    else with_bit 0 heaps mod (%1$s + 1) = 1")
                        .formatted(number("k"));
            case WYTHOFF ->
                ("forall a b, lost (wythoff_move %1$s) (a, b) <->\n    distance a b mod %1$s = 0 /\\\n"
                                + "    Z.of_N (N.min a b) = closed_form (Z.of_N %1$s) (Z.of_N (distance a b / %1$s))")
                        .formatted(number("t"));
            case INTERVALS ->
                ("forall heaps, lost (heap_move (takes (from_to %1$s %2$s))) heaps <->\n"
                                + "    nim_sum (map (fun n => n mod (%1$s + %2$s) / %1$s) heaps) = 0")
                        .formatted(number("l"), number("r"));
            case MISERE_INTERVALS ->
                ("forall heaps, misere_lost (heap_move (takes (from_to %1$s %2$s))) heaps <->\n"
                                + "    misere_cold (map (fun n => n mod (%1$s + %2$s) / %1$s) heaps)")
                        .formatted(number("l"), number("r"));
        };
    }

    private String proof() {
        return switch (theorem.law()) {
            case NIM -> "apply bouton.";
            case MISERE_NIM -> "apply bouton_misere.";
            case MOORE -> "apply moore.";
            case MISERE_MOORE -> "apply misere_moore; lia.";
            case WYTHOFF -> "apply generalized_wythoff; lia.";
            case INTERVALS -> "apply intervals_lost; lia.";
            case MISERE_INTERVALS -> "apply intervals_misere; lia.";
        };
    }
}
