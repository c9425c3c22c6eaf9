package grundy.explain;

import static grundy.explain.Explained.chinese;
import static grundy.explain.Explained.english;
import static grundy.explain.Explained.tight;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import java.math.BigInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the lessons teach about known positions, in the words that matter.
class LessonChoiceTest {
    @Test
    void nimIsShownColumnByColumn() {
        assertThat(english("nim 3 5 7"))
                .contains("heap 1 3 0 1 1")
                .contains("heap 2 5 1 0 1")
                .contains("ones 2 2 3")
                .contains("nim-sum 1 0 0 1")
                .contains("the number of ones is odd: 1.")
                .contains("11 becomes 10, that is 3 -> 2 (take 1)")
                .contains("so there are 3 in all");
        assertThat(chinese("nim 3 5 7"))
                .contains("异或和1001")
                .contains("11变成10,即3->2".replace(',', '\uff0c'))
                .contains("共3种");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take {1,3,4} 21 5 6",
                "[split](7) + [split](4)",
                "even-splitting 5 7",
                "kayles 3 9 12 8",
                "0.777 3 7 9 12 60"
            })
    void theExampleOfASumLowersAComponentThatHasTheLeftmostColumn(String question) {
        var text = english(question);
        var example = Pattern.compile("its value (\\d+) becomes (\\d+), which is \\d+ with the digits of (\\d+)")
                .matcher(text.replaceAll("\\s+", " "));
        assertThat(example.find()).as(text).isTrue();
        int from = Integer.parseInt(example.group(1));
        int sum = Integer.parseInt(example.group(3));
        assertThat(from & Integer.highestOneBit(sum)).isPositive();
        assertThat(Integer.parseInt(example.group(2))).isEqualTo(from ^ sum).isLessThan(from);
    }

    @Test
    void tamenessThatWasOnlyCheckedIsNoTheorem() {
        assertThat(english("misere kayles 2 3 4")).contains("No theorem covers the whole game");
        assertThat(english("misere take {1,3,4} 7 9")).doesNotContain("no theorem");
    }

    @Test
    void atTheStartOfARaceNobodyHasSaidANumber() {
        assertThat(english("race[30,2] 0")).contains("No number is reached yet").doesNotContain("has just reached");
        assertThat(english("race[30,2] 3")).contains("has just reached one of them, 3");
        assertThat(chinese("twenty-one 0")).contains("还没有人报数");
    }

    @Test
    void bracketsOfANameThatIsCutAreClosed() {
        assertThat(english("interval-must-finish[7," + "9".repeat(40) + "] 9 12"))
                .contains("interval-must-finish[7,…](9)");
        assertThat(english("take {1,2,3,5,7,11,13,17,19,23} 9 12")).contains("[take {1,2,3,5,7,11,13,1…}](9)");
    }

    @Test
    void formulasAreSaidInTheReadersLanguage() {
        assertThat(chinese("greedy-nim 3 4 5")).contains("必败点").contains("且").doesNotContain("Pwhen");
        assertThat(chinese("mark 20")).contains("若n==0").doesNotContain("else");
        assertThat(english("mark 20")).contains("g = 0 if n == 0 else 0 if twos(n) mod 2 == 1 else 2 - ones(n) mod 2");
        assertThat(english("take {1,3} 9")).contains("g = n mod 2");
    }

    @Test
    void aLostNimPositionSaysWhyEveryMoveFails() {
        assertThat(english("nim 1 2 3"))
                .contains("Every column holds an even number of ones")
                .contains("every move loses");
        assertThat(chinese("nim 1 2 3")).contains("每一列1的个数都是偶数").contains("怎么走都输");
    }

    @Test
    void theHeapThatIsMovedIsShownEvenWhenItStandsFarBehind() {
        var question = "nim" + " 1".repeat(40) + " 9";
        assertThat(english(question)).contains("29 more").contains("heap 41 9 1 0 0 1");
    }

    @Test
    void misereNimTellsWhichRegimeApplies() {
        assertThat(english("misere nim 3 5 7")).contains("Regime 1 applies: the number of heaps of 2 or more is 3");
        assertThat(english("misere nim 1 1 1"))
                .contains("Regime 2 applies: the number of heaps of 1 is 3, which is odd")
                .contains("loses");
        assertThat(english("misere nim 1 1")).contains("which is even").contains("the opponent takes the last one");
        assertThat(chinese("misere nim 1 1 1")).contains("孤单堆有3个").contains("先手必败");
        assertThat(chinese("misere nim 2 2")).contains("充裕堆有2个");
    }

    @Test
    void misereNimWarnsOfTheTrapAtTheTurn() {
        assertThat(english("misere nim 1 1 5"))
                .contains("Reduce it to 1")
                .contains("normal Nim would reduce 5 to 0, which leaves 2 heaps of 1, an even number");
        assertThat(english("misere nim 1 5"))
                .contains("Reduce it to 0")
                .contains("normal Nim would reduce 5 to 1, which leaves 2 heaps of 1");
        assertThat(english("misere nim 0 0 4"))
                .contains("Heap 3 (4)")
                .contains("Reduce it to 1")
                .contains("which leaves 0 heaps of 1");
        assertThat(chinese("misere nim 1 1 5")).contains("陷阱").contains("把它减到1");
    }

    @Test
    void bashIsTheRemainderAndTheReply() {
        assertThat(english("bash 23"))
                .contains("23 = 5 * 4 + 3: the remainder is 3")
                .contains("take 3, and 20 remain")
                .contains("answer every k with 4 - k");
        assertThat(english("bash 20")).contains("the remainder is 0").contains("Every move loses");
        assertThat(chinese("bash 23"))
                .contains("巴什博弈")
                .contains("余数是3")
                .contains("取3颗")
                .contains("4-k颗");
        assertThat(english("misere bash 21"))
                .contains("Heaps with the remainder 1 are lost")
                .contains("you must make the last move");
        assertThat(english("misere bash 20")).contains("take 3, and 17 remain");
    }

    @Test
    void intervalsNameTheLostRemaindersAndTheVariantOfContests() {
        assertThat(english("take 2..5 17"))
                .contains("Heaps with a remainder from 0 to 1 are lost")
                .contains("⌊3 / 2⌋ = 1")
                .contains("remainders 1 to 2 modulo 7 are lost");
        assertThat(english("misere take 2..5 17"))
                .contains("Heaps with a remainder from 2 to 3 are lost")
                .doesNotContain("Beware");
        assertThat(english("take 5 1000003")).contains("Exactly 5 must be taken");
    }

    @Test
    void boardsWithoutNimShowWhatDecides() {
        assertThat(english("geography at 1: path 4")).contains("A largest matching: 1-2, 3-4. It covers 1");
        assertThat(english("geography at 3: path 5")).contains("leaves 3 out: 1-2, 4-5");
        assertThat(chinese("geography at 7: 7-9 9-11 11-7 7-12")).contains("7-12");
        // 1 1 4 2 is lost, and so is 3 1 4 4.
        assertThat(english("end-nim 3 1 4 2")).contains("1 4 2").contains("here stands");
        assertThat(english("parity-nim 3 4 6")).contains("odd").contains("even");
    }

    @Test
    void wythoffHasTheIndexTheGoldenRatioAndTheFibonacciDigits() {
        assertThat(english("wythoff 3 5"))
                .contains("Wythoff pair with index k = 2")
                .contains("φ")
                .contains("Zeckendorf")
                .contains("3 100")
                .contains("5 1000");
        assertThat(chinese("wythoff 3 5"))
                .contains("奇异局势")
                .contains("黄金分割比")
                .contains("第k=2个奇异局势")
                .contains("齐肯多夫");
        assertThat(english("wythoff 5 6"))
                .contains("Take 3 from heap 2: that leaves (5,3), the Wythoff pair with index k = 2")
                .contains("Take 4 from both heaps: that leaves (1,2)");
        assertThat(english("wythoff 8 20")).contains("8 < 19").contains("Take 7 from heap 2: that leaves (8,13)");
        assertThat(english("wythoff 165580140 267914295"))
                .contains("must not be computed in double precision")
                .contains("102334155");
        assertThat(english("wythoff 5 8")).doesNotContain("double precision");
    }

    @Test
    void misereWythoffNamesTheTwoExceptions() {
        assertThat(english("misere wythoff 2 2")).contains("This is one of those two: every move loses");
        assertThat(english("misere wythoff 4 4")).contains("leads to (2,2), which is lost in misere play");
        assertThat(english("misere wythoff 3 9")).contains("that leaves (3,5), the Wythoff pair with index k = 2");
        assertThat(english("misere wythoff 0 0"))
                .isEqualTo("No move is possible: in misere play the player to move has won.");
    }

    @Test
    void subtractionGamesShowTheRowThePeriodAndTheLostRemainders() {
        assertThat(english("take {1,3,4} 20"))
                .contains("g(n + 7) = g(n) for all n >= 0")
                .contains("a heap n is lost exactly if n mod 7 is among these: 0, 2.")
                .contains("19 (3), 17 (1), 16 (0). The least number missing is 2, so g(20) = 2")
                .contains("Options of value 0, which win: 16.");
        assertThat(english("take {1,3,4} 21")).contains("No option has the value 0: every move loses");
        assertThat(chinese("take {1,3,4} 20"))
                .contains("SG值")
                .contains("nmod7为下列之一:0、2".replace(':', '\uff1a'))
                .contains("所以g(20)=2");
        assertThat(english("misere take {1,3,4} 21"))
                .contains("except that it is 1 where there is no move")
                .contains("n mod 7 is among these: 1, 3.");
    }

    @Test
    void aHeapFarBeyondThePeriodIsReduced() {
        assertThat(english("take {1,3,4} 1000000007"))
                .contains("1000000007 is 142857142 periods of 7 beyond 13, so 13 can stand for it")
                .contains("For example 1000000007 -> 1000000003");
    }

    @Test
    void takeAndBreakGamesShowTheNimSumsOfTheirOptions() {
        assertThat(english("kayles 10")).contains("4 + 4 (1 ⊕ 1 = 0)").contains("g(n + 12) = g(n) for all n >= 71");
        assertThat(english("0.137 70"))
                .contains("from 52 on, a heap n is lost exactly if n mod 34 is among these: 4, 8, 20, 24, 28.");
    }

    @Test
    void closedFormsAreFilledIn() {
        assertThat(english("take powers of 2 31")).contains("g(n) = n mod 3").contains("31 mod 3 = 1");
        assertThat(english("take divisors 12")).contains("12 = 2^2 * 3, 2 + 1 = 3");
        assertThat(english("lasker 7")).contains("7 = 4 * 1 + 3, 7 + 1 = 8");
        assertThat(english("lasker 8")).contains("8 = 4 * 2 + 0, 8 - 1 = 7");
        assertThat(english("take at most half 11")).contains("11 + 1 = 2^2 * 3, (3 - 1) / 2 = 1");
        assertThat(english("take even 7")).contains("⌊7 / 2⌋ = 3");
        assertThat(english("0.00[3] 11")).contains("⌊11 / 3⌋ = 3");
    }

    @Test
    void fibonacciNimHasTheZeckendorfForm() {
        assertThat(english("fibonacci-nim 20"))
                .contains("20 = 13 + 5 + 2")
                .contains("Take 2.")
                .contains("at most 4")
                .contains("now 5");
        assertThat(english("fibonacci-nim 13"))
                .contains("13 is a Fibonacci number itself")
                .contains("13 cannot be taken");
        assertThat(english("(n, q): (n-k, 2*k) where k <= q (21, 21)")).contains("take all 21");
        assertThat(chinese("fibonacci-nim 20")).contains("20=13+5+2").contains("取走2颗");
    }

    @Test
    void euclidHasTheQuotientsAndTheGoldenRatio() {
        assertThat(english("euclid 25 7"))
                .contains("quotients 3, 1, 1, 3")
                .contains("Quotient number 1 (3)")
                .contains("25 / 7 > φ");
        assertThat(english("euclid 5 3")).contains("quotients 1, 1, 2").contains("Quotient number 3 (2)");
        assertThat(english("euclid 8 5"))
                .contains("Quotient number 4 (2)")
                .contains("The place is even")
                .contains("8 / 5 < φ");
        assertThat(english("euclid 6 6")).contains("The numbers are equal");
        assertThat(chinese("euclid 25 7")).contains("辗转相除");
    }

    @Test
    void sumsShowTheValueOfEachComponent() {
        var question = "nim(3,5) + wythoff(4,7) + [take 1..3](21) + [0.77](10)";
        assertThat(english(question))
                .contains("3. wythoff(4,7) 0 000")
                .contains("4. [take 1..3](21) 1 001 21 mod 4 = 1")
                .contains("nim-sum 5 101")
                .contains("For example component 2, 5 -> 0: its value 5 becomes 0");
        assertThat(chinese(question)).contains("异或和5101").contains("第2个子游戏");
        assertThat(english("kayles(3) + [take 1..3](3)"))
                .contains("The nim-sum is 0.")
                .contains("every move loses");
    }

    @Test
    void sumsPlayedInOtherWaysSayWhatDecides() {
        assertThat(english("every nim(3,5) + kayles(4)"))
                .contains("3. kayles(4) 3")
                .contains("The longest ends with move number 3, an odd one");
        assertThat(english("misere every nim 2 3")).contains("an even one, which the second player has to make");
        assertThat(english("every nim 0 0")).contains("No component is running").contains("has lost");
        assertThat(english("some take 1..3 4 7"))
                .contains("1. [take 1..3](4) lost")
                .contains("2. [take 1..3](7) won");
        assertThat(english("misere some nim 1 0"))
                .contains("Only one component is still running, and in misere play it is lost by itself");
        assertThat(chinese("some take 1..3 4 8")).contains("必败点").contains("怎么走都输");
    }

    @Test
    void searchSaysWhatADrawAndAPartizanOutcomeMean() {
        assertThat(english("(a): (a+1) where a < 3 | (a-1) where a > 1 2")).contains("neither player can force a win");
        assertThat(english("left take {1,2}; right take {1,3} 5")).contains("Left wins moving first and moving second");
        assertThat(english("left take 1; right take 2 2")).contains("Whoever moves first wins");
        assertThat(chinese("left take 1; right take 1 2")).contains("谁先走谁输");
    }

    @Test
    void redBlueStalksAndTreesShowHowTheirNumbersAreReadOff() {
        assertThat(english("red-blue-hackenbush BBRB + RR + R"))
                .contains("BBRB 7/4 = 2 - 1/2 + 1/4")
                .contains("sum -5/4")
                .contains("-5/4 < 0: Right wins, whoever starts");
        assertThat(english("red-blue-hackenbush 0-1B 1-2R 1-3R"))
                .contains("0-1B -2 1/4")
                .contains("the smallest n = 1, 2, 3, ... for which x + n > 1");
        assertThat(english("red-blue-hackenbush 0-1B 1-2R 2-0R")).contains("the simplest number between");
        assertThat(english("red-blue-hackenbush B + GG"))
                .contains("sum 1 + *2")
                .contains("whatever the green parts are");
        assertThat(english("red-blue-hackenbush BR + RB + GG")).contains("these are worth *2");
        assertThat(english("red-blue-hackenbush empty")).contains("No edge is left");
        assertThat(english("red-blue-hackenbush BR + RB")).contains("whoever starts loses");
        assertThat(chinese("红蓝哈肯布什 BRB")).contains("BRB3/4=1-1/2+1/4").contains("左方必胜");
        assertThat(chinese("红蓝哈肯布什 0-1蓝 1-2红 1-3红")).contains("逐边计算").contains("0-1B-21/4");
    }

    /// However long a bush is, its explanation is short.
    @Test
    void longBushesAreShortened() {
        assertThat(english("red-blue-hackenbush " + "BR".repeat(5000)))
                .contains("1/64 …")
                .hasSizeLessThan(2000);
        assertThat(english("red-blue-hackenbush " + "BR + ".repeat(500) + "B"))
                .contains("and 493 more")
                .hasSizeLessThan(2000);
    }

    @Test
    void severalPlayersAreExplainedByTheirOrders() {
        assertThat(english("3 players: take 1..2 6"))
                .contains("The usual order")
                .contains("make player 1 lose");
        assertThat(english("3 players: take 1..2 12"))
                .contains("loser 0 1 1 2 2 0 1 1 2 2 0 1 1"); // the usual lists; the period is 5
        assertThat(english("3 players: take 1..2 0")).contains("player 0, who is about to move, lose");
    }

    @Test
    void misereSumsThatAreNotTameAreMultiplied() {
        assertThat(english("misere kayles(9) + kayles(7)"))
                .contains("a for heap 1, b for heap 2, c for heap 5, d for heap 9")
                .contains("Lost for the player to move: a, d, ac, b^2, ac^2, ad^2.")
                .contains("kayles(7) b d · b = bc")
                .contains("component 1: 9 -> 7. Instead of d it is then worth b")
                .contains("b · b = b^2, a lost word");
        assertThat(english("misere bash 5 6"))
                .contains("every component is tame")
                .contains("regime");
    }

    @Test
    void theoremsOfBoardsAreInTheReadersLanguage() {
        assertThat(english("staircase 1 2 3")).contains("Only the steps with odd numbers count");
        assertThat(chinese("staircase 1 2 3")).contains("阶梯博弈").contains("只看奇数级");
        assertThat(english("staircase 1 2 3")).contains("step 3 3 1 1").contains("nim-sum 2 1 0");
        assertThat(english("moore 3 5 7")).contains("ones 2 2 3").doesNotContain("nim-sum");
        assertThat(chinese("moore 3 5 7")).contains("每一列的个数都是2+1=3的倍数");
    }

    @Test
    void coinsThatAreTurnedAreShownWithTheirValuesAndWhatAMoveLeaves() {
        assertThat(english("ruler 3 6 8"))
                .contains("square 6 2 0 0 1 0", "nim-sum 11", "The nim-sum is 11, not 0", "leaves the values 1, 1");
        assertThat(chinese("ruler 3 6 8")).contains("第6格2", "异或和是11，不为0", "走完之后各值为1、1，异或和为0");
        assertThat(english("mock-turtles THTTH")).contains("square 2 2", "square 5 8", "nim-sum 10");
        assertThat(english("triplets 3 4 5")).contains("square 3 1", "square 4 2", "square 5 4");
        assertThat(english("moebius 3 18")).contains("square 18 494");
        assertThat(chinese("nimble 1 4 5")).contains("异或和为0：走任何一步它都不再是0");
    }

    @Test
    void movesOnStaircasesAreWorded() {
        assertThat(english("staircase 1 2 3")).contains("1 2 3 -> 3 0 3 (move 2 from step 2 to step 1)");
        assertThat(chinese("staircase 1 1 3")).contains("从第3级移2颗到第2级");
        assertThat(chinese("staircase 1 0 0")).contains("从第1级移1颗到地面");
        assertThat(english("staircase[1] 5 1 0")).contains("move 1 from step 1 to the ground");
    }

    @Test
    void schwenksGameIsTaughtWithTheTermsOfItsSequence() {
        assertThat(english("dynamic-nim (30,29)"))
                .contains(
                        "3*H(j) >= H(k)",
                        "It begins 1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55",
                        "30 = 29 + 1",
                        "may then take 3 at most, and the smallest part of what is left is 29");
        assertThat(chinese("previous-plus-one (20,19)")).contains("H(j)+1>=H(k)", "20本身就是数列中的一项", "20颗取不了");
        assertThat(english("no-more-than-last (12,11)")).contains("H(j) >= H(k)", "12 = 8 + 4", "Take 4");
    }

    @Test
    void tightRemovesBlanksAndLineBreaks() {
        assertThat(tight(" 余数 为\n 3 ")).isEqualTo("余数为3");
    }

    @Test
    void aTameSumSaysWhichComponentsAreFirmAndWhatTheExampleLeaves() {
        assertThat(english("misere take {1,2} 5 7 9"))
                .contains("2 10 firm 5 mod 3", "Component 1 is the last firm one");
        assertThat(english("misere take {1,2} 5 8 7")).contains("still firm, and the nim-sum is 0");
        assertThat(english("misere 0.3(3) + take {2,3}(7)"))
                .contains("all components are fickle, and the nim-sum is 1");
    }

    @Tag("slow")
    @DrawnCases
    @Test
    void aNumberThatIsNotEasilyFactoredIsLostAllTheSame() {
        var number = BigInteger.TEN
                .pow(99)
                .add(BigInteger.ONE)
                .multiply(BigInteger.TEN.pow(100).add(BigInteger.valueOf(3)));
        assertThat(english("deleting-divisors " + number)).contains("is lost");
    }

    @Test
    void movesOfCoinsSayWhichAreTurnedAndSeriesStandInATable() {
        assertThat(english("mock-turtles THHHTH")).contains("(turn coins 1, 6)");
        assertThat(chinese("ruler 4 6 7")).contains("（翻3格：第2..4格）");
        assertThat(english("fibonacci-nim (30,29)")).contains("F 1 2 3 5 8 13 21 30 1 8 21");
        assertThat(chinese("no-more-than-last (20,19)")).contains("lowbit");
    }
}
