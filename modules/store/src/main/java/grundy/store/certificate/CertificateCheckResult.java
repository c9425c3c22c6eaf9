package grundy.store.certificate;

import grundy.check.CheckResult;
import grundy.check.automaton.NumerationWords;
import grundy.check.period.PeriodCertificateCheck;
import grundy.check.theorem.TheoremCertificateCheck;
import grundy.check.verdict.QuotientCheck;
import grundy.store.run.EngineWords;
import grundy.store.theorem.QuotientFile;
import grundy.store.theorem.TheoremFile;
import grundy.strategic.check.BehaviourCertificate;
import grundy.strategic.check.EquilibriumCertificate;
import grundy.text.Message;
import grundy.value.Play;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The result of checking a certificate again; {@link CertificateChecker} makes it.
public sealed interface CertificateCheckResult {
    /// @return the file of the certificate
    Path file();

    /// @return the subject of the certificate; empty if it could not be read
    Optional<Message> title();

    /// @return the steps that were checked and hold, in order; none unless a kind lists them
    default List<Message> steps() {
        return List.of();
    }

    /// @return the statements that were not checked
    default List<Message> open() {
        return List.of();
    }

    /// @return the statements that do not hold
    List<Message> faults();

    /// @return the result in a sentence
    Message verdict();

    /// @return whether all that the certificate needs was examined
    default boolean isWhole() {
        return true;
    }

    /// @return the way in which the check ended
    default End end() {
        if (!faults().isEmpty()) return End.REFUSED;
        return isWhole() ? End.HOLDS : End.UNFINISHED;
    }

    /// The ends of a check.
    enum End {
        /// Something does not hold.
        REFUSED,
        /// Nothing speaks against the certificate, but less was examined than it needs.
        UNFINISHED,
        HOLDS
    }

    /// A period of the values of heaps.
    ///
    /// @param values the file of values that was read beside it, if there was one
    record Period(Path file, Optional<Path> values, PeriodCertificate certificate, PeriodCertificateCheck.Result result)
            implements CertificateCheckResult {
        @Override
        public Optional<Message> title() {
            var period = certificate.period();
            return Optional.of(Message.of(
                    "store.check.title",
                    "rules",
                    (period.misere() ? Play.MISERE : Play.NORMAL).prefix() + certificate.rules(),
                    "preperiod",
                    period.preperiod(),
                    "period",
                    period.period(),
                    "saltus",
                    period.saltus()));
        }

        @Override
        public List<Message> steps() {
            return result.steps();
        }

        /// The engine is compared with that of the file, where there is one; a table that was in no file
        /// has none.
        @Override
        public List<Message> open() {
            if (values.isPresent() || certificate.engine().equals(PeriodCertificateFile.TABLE)) return result.open();
            var open = new ArrayList<>(result.open());
            open.add(Message.of("store.check.scope", "engine", EngineWords.of(certificate.engine())));
            return open;
        }

        @Override
        public List<Message> faults() {
            return result.fault() == null ? List.of() : List.of(result.fault());
        }

        @Override
        public Message verdict() {
            if (result.fault() != null) return Message.of("store.check.fails", "fault", result.fault());
            if (result.complete()) return Message.of("store.check.holds");
            return Message.of(result.rangeRead() ? "store.check.agrees" : "store.check.partly");
        }

        @Override
        public boolean isWhole() {
            return result.complete();
        }
    }

    /// The result of checking a theorem for all sizes: who wins, or what positions are worth.
    record TheoremForAllSizes(Path file, TheoremFile certificate, TheoremCertificateCheck.TheoremFindings found)
            implements CertificateCheckResult {
        @Override
        public Optional<Message> title() {
            return Optional.of(Message.of(
                    "store.check.theorem.title",
                    "rules",
                    certificate.rules(),
                    "states",
                    certificate.theorem().automaton().states(),
                    "system",
                    NumerationWords.system(certificate.theorem().system())));
        }

        @Override
        public List<Message> steps() {
            return found.steps();
        }

        @Override
        public List<Message> faults() {
            return found.fault().stream().toList();
        }

        @Override
        public Message verdict() {
            return found.fault()
                    .map(fault -> Message.of("store.check.fails", "fault", fault))
                    .orElseGet(() -> Message.of("store.check.theorem.holds"));
        }
    }

    /// A misere quotient.
    record Quotient(Path file, QuotientFile certificate, QuotientCheck.Result result)
            implements CertificateCheckResult {
        @Override
        public Optional<Message> title() {
            return Optional.of(Message.of(
                    "store.check.quotient.title",
                    "rules",
                    certificate.rules(),
                    "order",
                    certificate.theorem().quotient().order()));
        }

        @Override
        public List<Message> steps() {
            return result.steps();
        }

        @Override
        public List<Message> faults() {
            return result.fault().stream().toList();
        }

        @Override
        public Message verdict() {
            var theorem = certificate.theorem();
            return result.fault()
                    .map(fault -> Message.of("store.check.fails", "fault", fault))
                    .orElseGet(() -> theorem.isForAll()
                            ? Message.of("store.check.quotient.holds")
                            : Message.of("store.check.quotient.holds-to", "heap", theorem.largest()));
        }
    }

    /// A certificate of a theorem that was changed, so that it is none.
    record Unreadable(Path file, Message fault) implements CertificateCheckResult {
        @Override
        public Optional<Message> title() {
            return Optional.empty();
        }

        @Override
        public List<Message> faults() {
            return List.of(fault);
        }

        @Override
        public Message verdict() {
            return Message.of("store.check.fails", "fault", fault);
        }
    }

    /// Equilibria of a game in strategic form.
    record Equilibria(Path file, EquilibriumCertificate certificate, List<Message> faults)
            implements CertificateCheckResult {
        public Equilibria {
            faults = List.copyOf(faults);
        }

        @Override
        public Optional<Message> title() {
            var sizes = certificate.game().players().stream()
                    .map(player -> String.valueOf(player.strategies().size()))
                    .toList();
            return Optional.of(Message.of(
                    statesEquilibria() ? "store.check.equilibria.title" : "store.check.equilibria.title-steps",
                    "count",
                    certificate.equilibria().size(),
                    "players",
                    certificate.game().playerCount(),
                    "sizes",
                    String.join(" x ", sizes)));
        }

        @Override
        public List<Message> steps() {
            var steps = new ArrayList<Message>();
            if (!faults.isEmpty()) return steps;
            var value = certificate.value();
            if (value != null) steps.add(Message.of("store.check.equilibria.value-holds", "value", value));
            if (!certificate.eliminated().isEmpty())
                steps.add(Message.of(
                        "store.check.equilibria.steps",
                        "count",
                        certificate.eliminated().size()));
            return steps;
        }

        @Override
        public List<Message> open() {
            return List.of(Message.of("store.check.equilibria.scope"));
        }

        @Override
        public Message verdict() {
            if (!faults.isEmpty()) return Message.of("store.check.equilibria.fails");
            return Message.of(
                    statesEquilibria() ? "store.check.equilibria.holds" : "store.check.equilibria.holds-steps");
        }

        private boolean statesEquilibria() {
            return !certificate.equilibria().isEmpty();
        }
    }

    /// Behaviour in a game tree.
    record Behaviours(Path file, BehaviourCertificate certificate, List<Message> faults)
            implements CertificateCheckResult {
        public Behaviours {
            faults = List.copyOf(faults);
        }

        @Override
        public Optional<Message> title() {
            return Optional.of(Message.of(
                    certificate.perfect() ? "store.check.tree.title-perfect" : "store.check.tree.title-value",
                    "count",
                    certificate.profiles().size(),
                    "nodes",
                    certificate.tree().nodes()));
        }

        @Override
        public List<Message> open() {
            return List.of(Message.of("store.check.equilibria.scope"));
        }

        @Override
        public Message verdict() {
            if (!faults.isEmpty()) return Message.of("store.check.equilibria.fails");
            return Message.of(
                    certificate.perfect() ? "store.check.tree.holds-perfect" : "store.check.tree.holds-value");
        }
    }

    /// The answer to a question.
    record OfAnswer(Path file, AnswerCertificate certificate, CheckResult result) implements CertificateCheckResult {
        @Override
        public Optional<Message> title() {
            return Optional.of(certificate.title());
        }

        @Override
        public List<Message> steps() {
            return result.steps();
        }

        @Override
        public List<Message> open() {
            return result.open();
        }

        @Override
        public List<Message> faults() {
            return result.fault().stream().toList();
        }

        @Override
        public Message verdict() {
            return result.fault()
                    .map(wrong -> Message.of("store.check.fails", "fault", wrong))
                    .orElseGet(() -> Message.of(
                            result.isComplete() ? "store.check.verdict.holds" : "store.check.verdict.partly"));
        }

        @Override
        public boolean isWhole() {
            return result.isComplete();
        }
    }
}
