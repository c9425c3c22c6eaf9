package grundy.prove.finding;

import grundy.check.theorem.Theorem;
import grundy.rules.language.RunningNumber;
import grundy.text.Message;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// The results of proving a family of games, one for each value of a number in its rules.
///
/// @param rules with the name of the number in them
/// @param number which tells the games apart
/// @param members the numbers that there was time for, from the first on
/// @param pattern across the theorems, observed and not proved; empty if there is none
public record FamilyProof(String rules, RunningNumber number, List<Member> members, Optional<ObservedPattern> pattern) {
    public FamilyProof {
        members = List.copyOf(members);
    }

    /// The result for one number of the family.
    ///
    /// @param statement what the theorem says, if there is one and there are words for it
    /// @param problem why there is no theorem, where that is not in the finding
    public record Member(
            long value,
            Optional<ProofFinding> finding,
            Optional<TheoremStatement> statement,
            Optional<Message> problem) {
        /// @return the theorem, if there is one
        public Optional<Theorem> theorem() {
            return finding.filter(ProofFinding.Proved.class::isInstance)
                    .map(found -> ((ProofFinding.Proved) found).theorem());
        }

        /// @return whether its time was up before a theorem was found
        public boolean isOfTime() {
            return finding.filter(found -> found instanceof ProofFinding.Open open && open.isOfTime())
                    .isPresent();
        }

        /// @return this member, with a reason of its own
        public Member because(Message reason) {
            return new Member(value, finding, statement, Optional.of(reason));
        }
    }

    /// A pattern and the number from which on it is observed.
    public record ObservedPattern(String formula, long from) {}

    /// @return for how many numbers there is a theorem
    public long provedCount() {
        return members.stream().filter(member -> member.theorem().isPresent()).count();
    }

    /// @return whether there is one for all
    public boolean isProved() {
        return untried().isEmpty() && provedCount() == members.size();
    }

    /// @return the first number that there was no time for
    public OptionalLong untried() {
        long next = number.from() + members.size();
        return next > number.to() ? OptionalLong.empty() : OptionalLong.of(next);
    }
}
