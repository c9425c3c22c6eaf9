package grundy.value.heat;

import grundy.value.Dyadic;
import grundy.value.Side;
import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.IdSet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/// Games made hotter and colder.
///
/// Source: Winning Ways, chapters 6 and 7; Siegel 2013, chapters II and III. Cost: an operation for each form below.
public final class HeatedGames {
    private final CanonicalForms forms;
    private final Thermographs thermographs;

    /// @param forms the numbers of the games that are asked about
    public HeatedGames(CanonicalForms forms, Thermographs thermographs) {
        this.forms = forms;
        this.thermographs = thermographs;
    }

    /// The game when each move costs a tax: beyond its temperature the mean.
    ///
    /// @param tax more than -1
    public int cooled(int form, Dyadic tax) {
        return each(new HashMap<>(), form, tax);
    }

    private int each(Map<Integer, Integer> results, int form, Dyadic tax) {
        var cached = results.get(form);
        if (cached != null) return cached;
        var thermograph = thermographs.of(form);
        int price = forms.number(tax);
        int cooled = thermograph.temperature().compareTo(tax) < 0
                ? forms.number(thermograph.mean())
                : forms.position(
                        mapped(forms.left(form), option -> forms.minus(each(results, option, tax), price)),
                        mapped(forms.right(form), option -> forms.plus(each(results, option, tax), price)));
        results.put(form, cooled);
        return cooled;
    }

    /// @return the game cooled by its temperature: its mean and what is infinitesimal beside it
    public int frozen(int form) {
        var temperature = thermographs.of(form).temperature();
        return temperature.signum() < 0 ? form : cooled(form, temperature);
    }

    /// Each move of either side brings a bonus; numbers stay.
    ///
    /// @param bonus any form
    public int heated(int form, int bonus) {
        return spread(new HashMap<>(), form, forms::isNumber, number -> number, bonus);
    }

    /// Each move of either side brings a bonus, and integers are multiples of a game.
    ///
    /// @param unit what 1 becomes
    public int overheated(int form, int unit, int bonus) {
        return spread(
                new HashMap<>(),
                form,
                forms::isInteger,
                number -> forms.times(unit, forms.numberOf(number).numerator()),
                bonus);
    }

    private int spread(Map<Integer, Integer> results, int form, IntPredicate ends, IntUnaryOperator atEnd, int bonus) {
        if (ends.test(form)) return atEnd.applyAsInt(form);
        var cached = results.get(form);
        if (cached != null) return cached;
        int spread = forms.position(
                mapped(forms.left(form), option -> forms.plus(spread(results, option, ends, atEnd, bonus), bonus)),
                mapped(forms.right(form), option -> forms.minus(spread(results, option, ends, atEnd, bonus), bonus)));
        results.put(form, spread);
        return spread;
    }

    /// Norton's product: each move of the game is worth a copy of the unit and what a move in that can gain.
    ///
    /// @param unit positive
    public int norton(int form, int unit) {
        var gains = new IdSet(8);
        for (int gain : incentives(unit)) gains.add(forms.plus(unit, gain));
        return norton(new HashMap<>(), form, unit, gains);
    }

    private int norton(Map<Integer, Integer> results, int form, int unit, IdSet gains) {
        if (forms.isInteger(form)) return forms.times(unit, forms.numberOf(form).numerator());
        var cached = results.get(form);
        if (cached != null) return cached;
        var left = new IdSet(8);
        for (int option : forms.left(form)) {
            int product = norton(results, option, unit, gains);
            for (int i = 0; i < gains.size(); i++) left.add(forms.plus(product, gains.get(i)));
        }
        var right = new IdSet(8);
        for (int option : forms.right(form)) {
            int product = norton(results, option, unit, gains);
            for (int i = 0; i < gains.size(); i++) right.add(forms.minus(product, gains.get(i)));
        }
        int product = forms.position(left.toArray(), right.toArray());
        results.put(form, product);
        return product;
    }

    /// @return the gains of the moves of either side, without those that are no better than another; in any order
    public int[] incentives(int form) {
        var gains = new IdSet(8);
        for (int gain : gains(form, Side.LEFT)) gains.add(gain);
        for (int gain : gains(form, Side.RIGHT)) gains.add(gain);
        return forms.best(gains.toArray());
    }

    /// @return the options of one side
    public int[] incentives(int form, Side side) {
        return forms.best(gains(form, side));
    }

    private int[] gains(int form, Side side) {
        return side == Side.LEFT
                ? mapped(forms.left(form), option -> forms.minus(option, form))
                : mapped(forms.right(form), option -> forms.minus(form, option));
    }

    private static int[] mapped(int[] options, IntUnaryOperator by) {
        return Arrays.stream(options).map(by).toArray();
    }
}
