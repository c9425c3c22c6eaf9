package grundy.check.answer;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.CheckResult;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence.Argument.Kind;
import grundy.check.Truths;
import grundy.check.answer.OpenCheck.AnswerStatement;
import grundy.check.answer.OpenCheck.OpenProblem;
import grundy.rules.Sum;
import grundy.rules.SumByDefinition;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// The least number for which a game comes out as wanted: with the reason that there is, the least one is accepted and
/// no other number.
class OpenCheckTest {
    private static BigInteger big(long number) {
        return BigInteger.valueOf(number);
    }

    /// @return the sum with a number in the place of `?`; empty where that makes no sense
    private static Function<BigInteger, Optional<Sum>> with(String text) {
        return number -> {
            try {
                return Optional.of(Truths.sum(text.replace("?", number.toString())));
            } catch (IllegalArgumentException _) {
                return Optional.empty();
            }
        };
    }

    /// @return whether `?` begins a range that ends before a number
    private static Predicate<BigInteger> endsAt(String text) {
        return number -> {
            var source = Source.of(text);
            try {
                new RuleLanguage(Catalogue.builtIn()).question(source.with(number));
                return false;
            } catch (SyntaxException fault) {
                return source.endsAt(fault);
            }
        };
    }

    private static Outcome outcome(Sum sum) {
        return SumByDefinition.of(sum.components(), sum.compound(), sum.play()).outcome();
    }

    /// A question with numbers that were tried.
    private record Subject(String text, Outcome wanted, int from, Optional<BigInteger> answer, int last) {
        static Subject of(String text, Outcome wanted, int from, int to) {
            var with = with(text);
            for (int number = from; number <= to; number++)
                if (with.apply(big(number))
                        .filter(sum -> outcome(sum) == wanted)
                        .isPresent()) return new Subject(text, wanted, from, Optional.of(big(number)), number);
            return new Subject(text, wanted, from, Optional.empty(), to);
        }

        ClaimedVerdict verdict(long number) {
            return new ClaimedVerdict(outcome(with(text).apply(big(number)).orElseThrow()));
        }

        List<ClaimedVerdict> smaller(int last) {
            int end = answer.isPresent() ? last : last + 1;
            return IntStream.range(from, end).mapToObj(this::verdict).toList();
        }

        CheckResult check(AnswerStatement statement) {
            return OpenCheck.of(new OpenProblem(with(text), endsAt(text), wanted, big(from)), statement);
        }

        AnswerStatement stated(Kind reason, Optional<BigInteger> last, List<ClaimedVerdict> smaller) {
            return new AnswerStatement(
                    answer, answer.map(number -> verdict(number.longValueExact())), reason, last, smaller);
        }

        void accepted(AnswerStatement statement, String... open) {
            var result = check(statement);
            assertThat(result.fault()).as(text).isEmpty();
            assertThat(result.open().stream().map(message -> message.key().substring("check.open.".length())))
                    .as(text)
                    .containsExactly(open);
            if (open.length == 0) assertThat(result.steps()).as(text).isNotEmpty();
        }

        List<String> steps(AnswerStatement statement) {
            return check(statement).steps().stream()
                    .map(message -> message.key().substring(message.key().lastIndexOf('.') + 1))
                    .toList();
        }

        /// Every number with all that is true of it and of the smaller ones, and with the outcome that is
        /// wanted in the place of its own.
        void nothingElseThatIsConsistent() {
            var with = with(text);
            for (int number = from; number < from + 9; number++) {
                if (with.apply(big(number)).isEmpty()) continue;
                int end = number;
                var true_ = IntStream.range(from, end).mapToObj(this::verdict).toList();
                boolean isAnswer = answer.equals(Optional.of(big(number)));
                for (var verdict : List.of(verdict(number), new ClaimedVerdict(wanted))) {
                    var claim = new AnswerStatement(
                            Optional.of(big(number)),
                            Optional.of(verdict),
                            Kind.EACH_TRIED,
                            Optional.of(big(number)),
                            true_);
                    assertThat(check(claim).fault().isEmpty())
                            .as("%s: %d", text, number)
                            .isEqualTo(isAnswer);
                }
            }
        }

        void refused(AnswerStatement statement) {
            assertThat(check(statement).fault()).as("%s: %s", text, statement).isPresent();
        }

        /// No other number, and not without its verdict, nor with another.
        void nothingElse(AnswerStatement right) {
            for (long number = from - 1; number < from + 12; number++) {
                if (Optional.of(big(number)).equals(answer)) continue;
                var with = with(text).apply(big(number));
                for (var verdict : List.of(new ClaimedVerdict(wanted), new ClaimedVerdict(Outcome.L)))
                    refused(new AnswerStatement(
                            Optional.of(big(number)),
                            Optional.of(verdict),
                            right.reason(),
                            right.last(),
                            right.smaller()));
                if (with.isPresent()
                        && number >= from
                        && outcome(with.get()) == wanted
                        && right.reason() != Kind.DIVISORS) {
                    var at = big(number);
                    var last = right.last().map(_ -> at);
                    refused(new AnswerStatement(
                            Optional.of(big(number)),
                            Optional.of(verdict(number)),
                            right.reason(),
                            last,
                            right.smaller()));
                }
            }
            refused(new AnswerStatement(
                    right.answer(),
                    right.verdict().isPresent() ? Optional.empty() : Optional.of(new ClaimedVerdict(wanted)),
                    right.reason(),
                    right.last(),
                    right.smaller()));
            for (var other : Outcome.values())
                if (right.verdict().isPresent()
                        && other != right.verdict().get().outcome())
                    refused(new AnswerStatement(
                            right.answer(),
                            Optional.of(new ClaimedVerdict(other)),
                            right.reason(),
                            right.last(),
                            right.smaller()));
            refused(new AnswerStatement(
                    right.answer(),
                    right.verdict(),
                    right.reason(),
                    right.last().isPresent() ? Optional.empty() : Optional.of(big(3)),
                    right.smaller()));
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take {1,?} 7; P; 2; 12",
                "kayles ? 3; P; 0; 12",
                "wythoff 3 ?; P; 0; 12",
                "nim 3 ?; N; 0; 12",
                "take 1..3 ?; N; 0; 12",
                "misere take 1..3 ?; P; 0; 12",
                "take ?..9 10; P; 6; 9",
                "take ?..5 5; N; 6; 5"
            })
    void eachIsTried(String text, Outcome wanted, int from, int to) {
        var subject = Subject.of(text, wanted, from, to);
        var last = Optional.of(big(subject.last));
        var smaller = subject.smaller(subject.last);
        var right = subject.stated(Kind.EACH_TRIED, last, smaller);
        subject.accepted(right);
        assertThat(subject.steps(right).contains("tried")).isEqualTo(!smaller.isEmpty());
        subject.nothingElseThatIsConsistent();
        subject.nothingElse(right);
        for (int i = 0; i < smaller.size(); i++) {
            for (var other : Outcome.values()) {
                if (other == smaller.get(i).outcome()) continue;
                var wrong = new ArrayList<>(smaller);
                wrong.set(i, new ClaimedVerdict(other));
                subject.refused(subject.stated(Kind.EACH_TRIED, last, wrong));
            }
            var fewer = new ArrayList<>(smaller);
            fewer.remove(i);
            subject.refused(subject.stated(Kind.EACH_TRIED, last, fewer));
            subject.refused(subject.stated(Kind.EACH_TRIED, Optional.of(big(subject.last - 1)), fewer));
        }
        var more = new ArrayList<>(smaller);
        more.add(new ClaimedVerdict(wanted == Outcome.P ? Outcome.N : Outcome.P));
        subject.refused(subject.stated(Kind.EACH_TRIED, last, more));
        subject.refused(subject.stated(Kind.EACH_TRIED, Optional.of(big(subject.last + 1)), more));
        for (var kind : List.of(Kind.DIVISORS, Kind.NEVER, Kind.ONLY_ONE))
            if (!smaller.isEmpty()) subject.refused(subject.stated(kind, last, smaller));
    }

    /// Coins of Welter's game stand on squares of their own: behind a number with which there is no such
    /// position there are larger ones with which there is.
    @ParameterizedTest
    @CsvSource({"welter 1 3 ?", "welter 2 3 ?", "welter 0 1 2 ?", "welter 4 5 6 ?"})
    void numbersThatMakeNoSenseArePassedOver(String text) {
        var with = with(text);
        var outcomes = new TreeMap<Integer, Outcome>();
        for (int number = 0; number < 20; number++) {
            int at = number;
            with.apply(big(number)).ifPresent(sum -> outcomes.put(at, outcome(sum)));
        }
        assertThat(outcomes).hasSizeLessThan(20);
        int least = outcomes.keySet().stream()
                .filter(number -> outcomes.get(number) == Outcome.P)
                .findFirst()
                .orElseThrow();
        var before = outcomes.headMap(least).values().stream()
                .map(ClaimedVerdict::new)
                .toList();
        var right = new Subject(text, Outcome.P, 0, Optional.of(big(least)), least);
        right.accepted(right.stated(Kind.EACH_TRIED, Optional.of(big(least)), before));
        for (int i = 0; i < before.size(); i++) {
            var fewer = new ArrayList<>(before);
            fewer.remove(i);
            right.refused(right.stated(Kind.EACH_TRIED, Optional.of(big(least)), fewer));
        }
        // That none will do is never accepted, wherever it stops.
        var none = new Subject(text, Outcome.P, 0, Optional.empty(), 0);
        for (int last = 0; last < least; last++) {
            var smaller = outcomes.headMap(last, true).values().stream()
                    .map(ClaimedVerdict::new)
                    .toList();
            var forged = none.stated(Kind.EACH_TRIED, Optional.of(big(last)), smaller);
            assertThat(none.check(forged).isComplete()).as("%s: %d", text, last).isFalse();
            none.refused(forged);
        }
    }

    /// A question that makes sense with two numbers far from each other.
    @ParameterizedTest
    @CsvSource({"1000, true", "1001, false"})
    void afterManyNumbersThatMakeNoSenseLargerOnesAreGivenUp(int senseless, boolean found) {
        var least = with("nim 3 ?").apply(big(3));
        var larger = with("nim 3 ?").apply(big(4));
        var problem = new OpenProblem(
                number -> number.signum() == 0 ? larger : number.equals(big(senseless + 1)) ? least : Optional.empty(),
                _ -> false,
                Outcome.P,
                BigInteger.ZERO);
        assertThat(problem.sensible(2)).hasSize(found ? 2 : 1);
        var claim = new AnswerStatement(
                Optional.of(big(senseless + 1)),
                Optional.of(new ClaimedVerdict(Outcome.P)),
                Kind.EACH_TRIED,
                Optional.of(big(senseless + 1)),
                List.of(new ClaimedVerdict(Outcome.N)));
        assertThat(OpenCheck.of(problem, claim).isComplete()).isEqualTo(found);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"21, 2", "21, 3", "22, 2", "24, 5", "49, 2", "37, 2", "60, 12", "2, 2", "6, 1", "1, 1"})
    void divisors(int heap, int from) {
        for (boolean misere : new boolean[] {false, true}) {
            var text = (misere ? "misere " : "") + "take 1..? " + heap;
            int dividend = misere ? heap - 1 : heap;
            var subject = Subject.of(text, Outcome.P, from, heap + 2);
            var right = subject.stated(Kind.DIVISORS, Optional.empty(), List.of());
            subject.accepted(right);
            assertThat(subject.steps(right)).contains("theorem", "divisors");
            subject.nothingElse(right);
            for (int number = from; number <= heap; number++) {
                if (subject.answer.isPresent() && subject.answer.get().equals(big(number))) continue;
                subject.refused(new AnswerStatement(
                        Optional.of(big(number)),
                        Optional.of(new ClaimedVerdict(Outcome.P)),
                        Kind.DIVISORS,
                        Optional.empty(),
                        List.of()));
            }
            if (subject.answer.isPresent())
                subject.refused(new AnswerStatement(
                        Optional.empty(), Optional.empty(), Kind.DIVISORS, Optional.empty(), List.of()));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take {1,?} 21; P",
                "take 2..? 21; P",
                "nim ? 3; P",
                "take 1..?(21) + nim(3); P",
                "take 1..? 21; N",
                "take 1..? 20 ?; P",
                "take 1..? 4 4; P",
                "take 1..? 0; P",
                "0.3? 21; P"
            })
    void divisorsAreOfBashAlone(String text, Outcome wanted) {
        var subject = Subject.of(text, wanted, 3, 9);
        if (subject.answer.isEmpty()) return;
        subject.refused(subject.stated(Kind.DIVISORS, Optional.empty(), List.of()));
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "nim 3 5 ?; 0; true",
                "nim ? 6; 2; true",
                "nim ?; 0; true",
                "take any then may split 2 ?; 0; true",
                "nim(?) + [take 1..3](9); 0; true",
                "lasker 2 ?; 0; true",
                "wythoff 3 ?; 0; false",
                "misere wythoff 2 ?; 0; false",
                "misere nim 3 5 ?; 0; true"
            })
    void onlyOneNumber(String text, int from, boolean free) {
        var subject = Subject.of(text, Outcome.P, from, 20);
        var answer = subject.answer.orElseThrow();
        var right = subject.stated(Kind.ONLY_ONE, subject.answer, List.of());
        subject.accepted(right);
        assertThat(subject.steps(right)).endsWith(free ? "free" : "lowered");
        subject.nothingElse(right);
        subject.refused(subject.stated(Kind.ONLY_ONE, Optional.of(answer.add(BigInteger.ONE)), List.of()));
        // From larger numbers on there is none.
        var after = new Subject(text, Outcome.P, answer.intValueExact() + 1, Optional.empty(), 0);
        var none = after.stated(Kind.ONLY_ONE, Optional.of(answer), List.of());
        if (free) after.accepted(none);
        else after.accepted(none, "open-larger");
        for (int other = -1; other < answer.intValueExact() + 4; other++)
            if (other != answer.intValueExact())
                after.refused(after.stated(Kind.ONLY_ONE, Optional.of(big(other)), List.of()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take {1,?} 8; no-lowering",
                "kayles 4 ?; none",
                "take 1..3 9 ?; none",
                "take {1,4} 4 ?; not-lowered",
                "take {2,5,?} 23; no-lowering"
            })
    void otherNumbersMayDoAsWell(String text, String fault) {
        var subject = Subject.of(text, Outcome.P, 2, 12);
        var result = subject.check(subject.stated(Kind.ONLY_ONE, subject.answer, List.of()));
        assertThat(fault(result)).as(text).isEqualTo(fault);
        assertThat(result.isComplete()).as(text).isEqualTo(fault.equals("none"));
    }

    private static String fault(CheckResult result) {
        return result.fault()
                .map(message -> message.key().substring("check.open.".length()))
                .orElse("none");
    }

    /// Whatever reason is stated, a number that is not the least one is refused: small ones are put in.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take 1..3 ? | 4 | smaller-wanted",
                "take 1..3 ? | 400000000000 | smaller-wanted",
                "nim ? ? | 5 | smaller-wanted",
                "nim ? ? 3 3 | 5 | smaller-wanted",
                "take {1,4} ? | 7 | smaller-wanted",
                "misere take 1..3 ? | 5 | not-lowered",
                "every nim ? ? | 0 | no-lowering",
                "wythoff ? ? | 0 | none",
                "take any with 1 blocked ? | 1 | smaller-wanted",
                "take any with 1 blocked ? | 0 | no-lowering",
                "left take {1,2}; right take {1,3} ? | 0 | none",
                "left take {1,2}; right take {1,2} ? | 6 | smaller-wanted",
                "3 players: take 1..2 ? | 0 | no-lowering"
            })
    void noReasonHidesASmallerNumber(String text, BigInteger answer, String fault) {
        assertThat(fault(only(text, BigInteger.ZERO, Optional.of(answer), answer)))
                .as(text)
                .isEqualTo(fault);
    }

    /// The same where no number from the least one on is to do.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3 ?; 1; larger-wanted",
                "nim ? ?; 1; larger-wanted",
                "take {1,4} ?; 1; larger-wanted",
                "wythoff ? ?; 1; none",
                "wythoff 2 ?; 2; none"
            })
    void noReasonHidesALargerNumber(String text, int from, String fault) {
        var lost = IntStream.range(0, from)
                .filter(number -> outcome(with(text).apply(big(number)).orElseThrow()) == Outcome.P)
                .findFirst()
                .orElseThrow();
        assertThat(fault(only(text, big(from), Optional.empty(), big(lost))))
                .as(text)
                .isEqualTo(fault);
    }

    private static CheckResult only(String text, BigInteger from, Optional<BigInteger> answer, BigInteger last) {
        return OpenCheck.of(
                new OpenProblem(with(text), endsAt(text), Outcome.P, from),
                new AnswerStatement(
                        answer,
                        answer.map(_ -> new ClaimedVerdict(Outcome.P)),
                        Kind.ONLY_ONE,
                        Optional.of(last),
                        List.of()));
    }

    /// That larger numbers make no difference, or that the outcome never comes about, is not proved; but what the
    /// next numbers give is seen.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take 1..3 ? | P | 1 | 3 | larger-wanted",
                "take 1..3 ? | N | 0 | 0 | larger-wanted",
                "left take {1,2}; right take {1,3} ? | L | 0 | -1 | larger-wanted",
                "moore[?] 2 3 | P | 3 | 4 | none"
            })
    void whatTheNextNumbersGiveIsSeen(String text, Outcome wanted, int from, int last, String fault) {
        var subject = new Subject(text, wanted, from, Optional.empty(), last);
        var claim = last < from
                ? subject.stated(Kind.NEVER, Optional.empty(), List.of())
                : subject.stated(Kind.NO_DIFFERENCE, Optional.of(big(last)), subject.smaller(last));
        assertThat(fault(subject.check(claim))).as(text).isEqualTo(fault);
    }

    /// The number with a small divisor is not hidden by one too large to divide by all that are smaller.
    @Test
    void aSmallDivisorIsNotHidden() {
        var large = BigInteger.TEN.pow(30);
        var text = "take 1..? " + large.multiply(big(12));
        var claim = new AnswerStatement(
                Optional.of(large.subtract(BigInteger.ONE)),
                Optional.of(new ClaimedVerdict(Outcome.P)),
                Kind.DIVISORS,
                Optional.empty(),
                List.of());
        assertThat(fault(OpenCheck.of(new OpenProblem(with(text), endsAt(text), Outcome.P, big(2)), claim)))
                .isEqualTo("divisor");
    }

    @ParameterizedTest
    @EnumSource(Outcome.class)
    void neverAtAll(Outcome wanted) {
        for (var text : List.of("take 1..? 9", "nim 3 ?", "wythoff 3 ?", "(a, b): (a-1, b+1) | (a+1, b-1) 2 ?")) {
            var subject = new Subject(text, wanted, 2, Optional.empty(), 0);
            var statement = subject.stated(Kind.NEVER, Optional.empty(), List.of());
            boolean returns = text.startsWith("(");
            boolean pairs = returns || text.startsWith("wythoff");
            if (wanted == Outcome.P || wanted == Outcome.N || wanted == Outcome.D && returns)
                subject.refused(statement);
            else if (wanted == Outcome.D && pairs) subject.accepted(statement, "open-never");
            else subject.accepted(statement);
            subject.refused(new AnswerStatement(
                    Optional.of(big(2)), Optional.of(subject.verdict(2)), Kind.NEVER, Optional.empty(), List.of()));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"bounded-nim[?] 3 4; P; 2; 5", "moore[?] 2 3; P; 3; 4"})
    void largerNumbersMakeNoDifference(String text, Outcome wanted, int from, int to) {
        var subject = Subject.of(text, wanted, from, to);
        assertThat(subject.answer).isEmpty();
        var last = Optional.of(big(to));
        var smaller = subject.smaller(to);
        subject.accepted(subject.stated(Kind.NO_DIFFERENCE, last, smaller), "open-larger");
        subject.refused(subject.stated(Kind.NO_DIFFERENCE, last, smaller.subList(1, smaller.size())));
        subject.refused(subject.stated(Kind.NO_DIFFERENCE, Optional.empty(), smaller));
        // A number that follows makes sense as well, so that not each was tried.
        subject.refused(subject.stated(Kind.EACH_TRIED, last, smaller));
    }

    /// A move leads to a smaller number in the same game only: here the rules change with the number.
    @Test
    void aNumberInTheRulesIsNotLoweredByAMove() {
        var text = "take 1..? ? 3";
        var least = Subject.of(text, Outcome.P, 1, 9);
        assertThat(least.answer).contains(BigInteger.ONE);
        var larger = new Subject(text, Outcome.P, 1, Optional.of(big(3)), 3);
        assertThat(larger.check(larger.stated(Kind.ONLY_ONE, larger.answer, List.of()))
                        .isComplete())
                .isFalse();
    }

    /// A move lowers the number in one place: not in two, and not where it stands nowhere.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"nim ? ?; 4", "nim 3 3; 7", "wythoff ? ?; 0"})
    void aNumberThatNoMoveLowersIsNotTheOnlyOne(String text, int number) {
        var subject = new Subject(text, Outcome.P, 0, Optional.of(big(number)), number);
        var result = subject.check(subject.stated(Kind.ONLY_ONE, subject.answer, List.of()));
        assertThat(result.isComplete()).isEqualTo(number == 0);
    }

    /// Where the heap with the answer put in is too large to be worked out, division refuses it.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"2000, 2001", "5000, 5001", "1000000, 7", "99999999999999999999, 3"})
    void whatDividesNoHeapIsRefusedByDivision(BigInteger number, BigInteger factor) {
        var heap = number.add(BigInteger.ONE).multiply(factor).multiply(BigInteger.TEN.pow(40));
        for (int more = 0; more < 2; more++) {
            var text = "take 1..? " + heap.add(BigInteger.valueOf(more));
            var claim = new AnswerStatement(
                    Optional.of(number),
                    Optional.of(new ClaimedVerdict(Outcome.P)),
                    Kind.DIVISORS,
                    Optional.empty(),
                    List.of());
            var result = OpenCheck.of(new OpenProblem(with(text), endsAt(text), Outcome.P, number), claim);
            if (more == 0) assertThat(result.fault()).isEmpty();
            else assertThat(result.fault()).isPresent();
        }
    }

    @Test
    void divisorsOfLargeHeaps() {
        var subject = new Subject("take 1..? 1000000000", Outcome.P, 2, Optional.of(big(3)), 3);
        for (int number = 2; number < 9; number++) {
            var claim = new AnswerStatement(
                    Optional.of(big(number)),
                    Optional.of(new ClaimedVerdict(Outcome.P)),
                    Kind.DIVISORS,
                    Optional.empty(),
                    List.of());
            assertThat(subject.check(claim).fault().isEmpty()).isEqualTo(number == 3);
            assertThat(subject.check(claim).isComplete()).isEqualTo(number == 3);
        }
    }
}
