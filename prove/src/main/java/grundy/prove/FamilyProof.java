package grundy.prove;

import grundy.check.theorem.Theorem;
import grundy.text.Message;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// What came of a family of games.
///
/// @param rules with the name of the number in them
/// @param members the numbers that there was time for, from the first on
/// @param pattern that was seen across the theorems, and not proved; empty if none was
public record FamilyProof(String rules, GameFamily family, List<Member> members, Optional<Seen> pattern) {
    public FamilyProof {
        members = List.copyOf(members);
    }

    /// What came of one number.
    ///
    /// @param statement what the theorem says, if there is one and there are words for it
    /// @param problem why there is no finding; empty if there is one
    public record Member(
            long value, Optional<Finding> finding, Optional<Statement> statement, Optional<Message> problem) {
        /// @return the theorem, if there is one
        public Optional<Theorem> theorem() {
            return finding.filter(Finding.Proved.class::isInstance).map(found -> ((Finding.Proved) found).theorem());
        }
    }

    /// A pattern and the number from which on it is seen.
    public record Seen(String formula, long from) {}

    /// @return for how many numbers there is a theorem
    public long proved() {
        return members.stream().filter(member -> member.theorem().isPresent()).count();
    }

    /// @return whether there is one for all
    public boolean isProved() {
        return untried().isEmpty() && proved() == members.size();
    }

    /// @return the first number that there was no time for
    public OptionalLong untried() {
        long next = family.number().from() + members.size();
        return next > family.number().to() ? OptionalLong.empty() : OptionalLong.of(next);
    }
}
