package grundy.check.period;

import java.util.Arrays;
import java.util.Optional;

/// The theorems that turn a stretch of a nim-sequence that repeats into a proof that it repeats for ever. Their
/// conditions are checked by {@link PeriodCheck}.
///
/// Throughout, `g` is the sequence of nim-values (in misere play, with 1 instead of 0 for a heap without a move),
/// `m` the greatest amount of a finite set, `n0` the preperiod, `p` the period and `s` the saltus.
public enum PeriodTheorem {
    /// A finite set, no splitting. If `g(n + p) = g(n)` for `n0 <= n < n1 + m`, where `n1 = max(n0, 1)`, then for
    /// all `n >= n0`.
    ///
    /// Proof: a heap above m always has the same amounts to choose from, so that its value is a function of the m
    /// values before it.
    ///
    /// Source: S. W. Golomb, A mathematical investigation of games of "take-away", Journal of Combinatorial
    /// Theory 1 (1966) 443-458.
    WINDOW("Golomb 1966"),

    /// All amounts but finitely many, the greatest of which is t; no splitting. Let `F(n)` be the set
    /// of the values of the heaps below n, and `n1 >= max(n0, t, 1)`. If `F(n1) = {0, ..., k - 1}` and
    /// `F(n1 + p) = {0, ..., k + s - 1}` for some k, and `g(n + p) = g(n) + s` for `n0 <= n < n1 + t`,
    /// then for all `n >= n0`.
    ///
    /// Proof: a heap n above t has all heaps below n - t as options, and some of the t heaps before it. So g(n)
    /// is the least number that is neither in F(n - t) nor a value of certain heaps among those t; it is at most
    /// the least number not in F(n), so that `{0, ..., k - 1}` is followed by sets of the same form. From n1 + t
    /// on the set F(n - t) and the t values before n determine g(n), and those of n + p are the same raised by s,
    /// since k is at least 0. The values F(n - t + 1) adds are among them.
    ///
    /// Source: "all-but" subtraction sets, Winning Ways, chapter 4; A. N. Siegel, Combinatorial Game Theory,
    /// 2013, section IV.2.
    ALL_BUT("Winning Ways, chapter 4: all-but sets"),

    /// An infinite set, no splitting. Let M be a multiple of p. If the amounts below M alone give a sequence of
    /// period p from heap 0 on, and every amount is congruent modulo M to one of these (so none is a multiple of
    /// M), then the whole set gives the same sequence.
    ///
    /// Proof: by induction. An amount a with residue r leaves n - a, whose value is that of n - r, which is left
    /// by taking r, at most a; so the larger amounts add no value to the options.
    ///
    /// M may have to be larger than the least period p: 3^3 is no amount of `take powers of 3, 5..10` modulo its
    /// period 15, but every power is one modulo 120. The first {@link #MOST_MULTIPLES} multiples are tried.
    ///
    /// Source: elementary; for powers of 2 and 1 with the primes, folklore.
    RESIDUES("Amounts modulo the period"),

    /// Finitely many digits, the last of which that is not zero has number k; at most d heaps are left
    /// by a move. If `g(n + p) = g(n)` for `n0 <= n < d*n1 + (d - 1)*p + k`, where `n1 = max(n0, 1)`,
    /// then for all `n >= n0`. For d = 2 this is the theorem of Guy and Smith.
    ///
    /// Proof: by induction on n from there on. An option of n + p leaves at least `d*(n1 + p)` counters in at
    /// most d heaps, so the largest has `n1 + p` or more; without p of its counters it has the same value, is not
    /// empty, and the option is one of n. The largest heap of an option of n has n1 or more counters, and p more
    /// do not change its value. So n and n + p have options of the same values. The same proof holds for pairs of
    /// normal and misere values where those of a sum depend on those of its parts only.
    ///
    /// Source: R. K. Guy and C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge
    /// Philosophical Society 52 (1956) 514-526.
    GUY_SMITH("Guy and Smith 1956"),

    /// Finitely many digits, of which some leaves three heaps or more, normal play, s at least 1: {@link
    /// ArithmeticPeriod} decides from the values of the heaps below `max(n0, 1) + p` whether `g(n + p) = g(n) + s`
    /// for all `n >= n0`.
    ///
    /// Source: elementary; see there.
    CARRIES("Induction on binary digits"),

    /// One heap, Left and Right with amounts of their own, normal or misere play; no splitting. Let m
    /// be the greatest amount, or the greatest from which on a side may take all larger ones; q the
    /// period, or twice it where it is odd and all odd or all even amounts may be taken;
    /// `n1 = max(n0, 1)`, without infinitely many amounts, else `max(n0, 1) + q`. If those who win
    /// moving first are the same at `n + q` as at n for `n0 <= n < n1 + m`, and all combinations of
    /// them that there are (of one parity) up to the heap `n1 + m + q` are there up to n1, then for all
    /// `n >= n0`.
    ///
    /// Proof: a heap above m always has the same amounts to choose from, so that who wins is a
    /// function of those who win the m heaps before it. Infinitely many amounts see more of them,
    /// but only whether some heap there (of one parity) is lost; once there is one there always is, and beyond n1
    /// nothing is there for the first time. Misere play changes the empty heap only. By the pigeonhole principle
    /// every such game repeats.
    ///
    /// Source: A. S. Fraenkel and A. Kotzig, Partizan octal games: partizan subtraction games,
    /// International Journal of Game Theory 16 (1987) 145-154.
    SIDES("Fraenkel and Kotzig 1987"),

    /// The theorem for several players in turn with fixed orders of whom each would rather see lose: it compares
    /// the losers, for each player to move, in the place of the winners.
    ///
    /// Source: elementary, as for two.
    TURNS("The last heaps determine the next");

    /// The number of multiples of the period that are tried as the modulus of {@link #RESIDUES}.
    public static final int MOST_MULTIPLES = 64;

    private final String citation;

    PeriodTheorem(String citation) {
        this.citation = citation;
    }

    /// @return the theorem as it is cited in {@link grundy.check.Evidence.Period#theorem}
    public String citation() {
        return citation;
    }

    /// @return whether the values it speaks of may grow from period to period
    public boolean allowsSaltus() {
        return this == ALL_BUT || this == CARRIES;
    }

    /// @return the theorem with this citation
    public static Optional<PeriodTheorem> find(String citation) {
        return Arrays.stream(values())
                .filter(theorem -> theorem.citation.equals(citation))
                .findFirst();
    }
}
