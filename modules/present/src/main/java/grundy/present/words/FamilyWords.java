package grundy.present.words;

import grundy.check.automaton.NumerationWords;
import grundy.check.theorem.Theorem;
import grundy.prove.finding.FamilyProof;
import grundy.prove.finding.TheoremStatement;
import grundy.rules.language.RunningNumber;
import grundy.text.FormulaText;
import grundy.text.Message;
import java.util.Optional;

/// Describes the findings about a family of games for the reader.
public final class FamilyWords {
    private FamilyWords() {}

    /// @param rules with the name of the number in them
    /// @return the title of what follows
    public static Message title(RunningNumber number, String rules) {
        return Message.of(
                "proof.family", "rules", rules, "name", number.name(), "from", number.from(), "to", number.to());
    }

    /// @return the result for one number
    public static Message of(RunningNumber number, FamilyProof.Member member) {
        var theorem = member.theorem();
        if (theorem.isEmpty())
            return Message.of("proof.member.open", "name", number.name(), "value", member.value(), "why", why(member));
        return Message.of(
                "proof.member",
                "name",
                number.name(),
                "value",
                member.value(),
                "numeration",
                NumerationWords.numeration(theorem.get().system()),
                "states",
                theorem.get().automaton().states(),
                "says",
                sentence(theorem.get(), member.statement()));
    }

    private static Message sentence(Theorem theorem, Optional<TheoremStatement> statement) {
        return Message.of(
                theorem.values() ? "proof.member.value" : "proof.member.cold", "says", words(theorem, statement));
    }

    /// @return the condition, or the value
    public static Message words(Theorem theorem, Optional<TheoremStatement> statement) {
        return statement
                .map(TheoremStatement::words)
                .orElseGet(() -> Message.of(theorem.values() ? "proof.automaton.value" : "proof.automaton"));
    }

    /// @return a message that explains why nothing was proved of one number
    public static Message why(FamilyProof.Member member) {
        return member.problem().orElseGet(() -> Message.of("proof.member.none"));
    }

    /// @return the number from which on nothing was tried; empty if all were
    public static Optional<Message> untried(FamilyProof proof) {
        var first = proof.untried();
        var name = proof.number().name();
        return first.isEmpty()
                ? Optional.empty()
                : Optional.of(Message.of("proof.family.untried", "name", name, "value", first.getAsLong()));
    }

    /// @return the pattern that all of them have in common
    public static Message pattern(FamilyProof proof) {
        int count = proof.members().size();
        if (proof.pattern().isEmpty())
            return Message.of("proof.family.none", "proved", proof.provedCount(), "count", count);
        var pattern = proof.pattern().get();
        return Message.of(
                "proof.family.pattern",
                "formula",
                FormulaText.of(pattern.formula()),
                "name",
                proof.number().letter(),
                "from",
                pattern.from(),
                "to",
                proof.number().to(),
                "proved",
                proof.provedCount(),
                "count",
                count);
    }
}
