package grundy.value.canonical;

import grundy.limit.Checkpoint;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// Builds the canonical form of a position from options in canonical form: a number by the simplicity
/// theorem, else without what is reversible or dominated.
///
/// Source: Conway 1976, theorems 11 (simplicity), 68 and 69 (the canonical form is unique).
final class FormBuilder {
    private final FormTable forms;
    private final NumberTable numbers;
    private final FormOrder order;
    private final RecursionDepth depth;

    /// Of the last {@link UnsimplifiedForm}, and so of its form.
    private final FormBounds bounds = new FormBounds();

    FormBuilder(FormTable forms, FormOrder order, RecursionDepth depth) {
        this.forms = forms;
        this.numbers = forms.numbers;
        this.order = order;
        this.depth = depth;
    }

    /// @param left ids, in any order
    /// @return the id of `{left | right}`
    int of(int[] left, int[] right) {
        var lower = lower(left);
        var upper = upper(right);
        int apart = numbers.compare(lower.number, upper.number);
        if (apart < 0 || apart == 0 && lower.isClosed && upper.isClosed)
            return forms.withTerms(numbers.simplest(lower.number, lower.isClosed, upper.number, upper.isClosed), 0, 0);
        var raw = new UnsimplifiedForm(
                undominated(IdSet.of(left), true), undominated(IdSet.of(right), false), lower.number, upper.number);
        return irreducible(bypassed(raw, true), bypassed(raw, false));
    }

    /// @return the ids of the forms that no other one is at least as good as, ascending
    int[] maximal(int[] some) {
        var maximal = undominated(IdSet.of(some), true);
        maximal.sort();
        return maximal.toArray();
    }

    /// An end of the interval of numbers that fit between the options of both sides.
    ///
    /// @param number index of the number at the end
    /// @param isClosed whether the number itself fits
    private record IntervalEnd(int number, boolean isClosed) {}

    /// @return the least number that Left's options leave, their greatest right stop
    private IntervalEnd lower(int[] left) {
        int number = NumberTable.BELOW_ALL;
        boolean isClosed = false;
        for (int option : left) {
            int stop = forms.rightStop(option);
            int step = numbers.compare(number, stop);
            if (step > 0) continue;
            isClosed = !forms.isAtLeastRightStop(option) && (step < 0 || isClosed);
            number = stop;
        }
        return new IntervalEnd(number, isClosed);
    }

    /// @return the greatest number that Right's options leave, their least left stop
    private IntervalEnd upper(int[] right) {
        int number = NumberTable.ABOVE_ALL;
        boolean isClosed = false;
        for (int option : right) {
            int stop = forms.leftStop(option);
            int step = numbers.compare(stop, number);
            if (step > 0) continue;
            isClosed = !forms.isAtMostLeftStop(option) && (step < 0 || isClosed);
            number = stop;
        }
        return new IntervalEnd(number, isClosed);
    }

    /// Leaves out options that are no better than another: first those that show it without a look at their
    /// options, so that fewer pairs are left for which one has to look there.
    private IdSet undominated(IdSet options, boolean isLeft) {
        options.sort();
        if (leaveOutDecided(options, isLeft)) leaveOut(options, isLeft);
        return options;
    }

    /// @return whether there may be more to leave out
    private boolean leaveOutDecided(IdSet options, boolean isLeft) {
        boolean isOpen = false;
        for (int i = 0; i < options.size(); i++) {
            Checkpoint.step();
            for (int j = i + 1; j < options.size(); j++) {
                int one = options.get(i);
                int two = options.get(j);
                int worse = isLeft ? order.decideWithoutOptions(two, one) : order.decideWithoutOptions(one, two);
                if (worse == FormOrder.HOLDS) {
                    options.remove(j--);
                    continue;
                }
                int better = isLeft ? order.decideWithoutOptions(one, two) : order.decideWithoutOptions(two, one);
                if (better == FormOrder.HOLDS) {
                    options.remove(i--);
                    break;
                }
                isOpen |= worse == FormOrder.UNDECIDED || better == FormOrder.UNDECIDED;
            }
        }
        return isOpen;
    }

    private void leaveOut(IdSet options, boolean isLeft) {
        for (int i = 0; i < options.size(); i++) {
            Checkpoint.step();
            for (int j = i + 1; j < options.size(); j++) {
                int one = options.get(i);
                int two = options.get(j);
                if (isNoBetter(two, one, isLeft)) {
                    options.remove(j--);
                } else if (isNoBetter(one, two, isLeft)) {
                    options.remove(i--);
                    break;
                }
            }
        }
    }

    private boolean isNoBetter(int option, int than, boolean isLeft) {
        return isLeft ? order.isAtMost(option, than) : order.isAtMost(than, option);
    }

    /// The options of one side, with those put in the place of a reversible one to which play goes on.
    private IdSet bypassed(UnsimplifiedForm raw, boolean isLeft) {
        var options = isLeft ? raw.left : raw.right;
        int first = 0;
        while (first < options.size() && reversesThrough(options.get(first), raw, isLeft) < 0) first++;
        if (first == options.size()) return options;
        var remaining = new IdSet(options.size());
        for (int i = 0; i < first; i++) remaining.add(options.get(i));
        var waiting = new IdSet(2 * options.size());
        for (int i = first; i < options.size(); i++) waiting.add(options.get(i));
        while (waiting.size() > 0) {
            int option = waiting.get(waiting.size() - 1);
            waiting.remove(waiting.size() - 1);
            int through = reversesThrough(option, raw, isLeft);
            if (through < 0) remaining.add(option);
            else for (int next : isLeft ? forms.lefts(through) : forms.rights(through)) waiting.add(next);
        }
        return undominated(remaining, isLeft);
    }

    /// @return the answer that is at least as good for the other side as the position was, or -1
    private int reversesThrough(int option, UnsimplifiedForm raw, boolean isLeft) {
        int many = isLeft ? forms.rightCount(option) : forms.leftCount(option);
        for (int i = 0; i < many; i++) {
            int answer = isLeft ? forms.right(option, i) : forms.left(option, i);
            if (isLeft ? raw.isAtLeast(answer) : raw.isAtMost(answer)) return answer;
        }
        return -1;
    }

    /// @param left none of them dominated or reversible
    private int irreducible(IdSet left, IdSet right) {
        left.sort();
        right.sort();
        int terms = terms(left, right);
        return terms >= 0 ? terms : forms.withOptions(left.toArray(), right.toArray(), bounds);
    }

    /// @return the form of three terms that has these options, or -1
    private int terms(IdSet left, IdSet right) {
        int form = -1;
        for (int i = 0; i < left.size(); i++) if (!forms.hasTerms(left.get(i))) return -1;
        for (int i = 0; i < right.size(); i++) if (!forms.hasTerms(right.get(i))) return -1;
        int number = forms.number(left.get(0));
        if (left.size() == right.size() && left.size() > 1 || isStar(left, right))
            form = forms.withTerms(number, 0, left.size());
        else if (left.size() == 1 && right.size() == 1) {
            boolean up = forms.isNumber(left.get(0));
            int towards = up ? right.get(0) : left.get(0);
            int one = up ? 1 : -1;
            form = forms.withTerms(number, forms.ups(towards) + one, forms.nimber(towards) ^ 1);
        } else if (left.size() == 2 && right.size() == 1) form = forms.withTerms(number, 1, 1);
        else if (left.size() == 1 && right.size() == 2) form = forms.withTerms(number, -1, 1);
        if (form < 0) return -1;
        return Arrays.equals(forms.lefts(form), left.toArray()) && Arrays.equals(forms.rights(form), right.toArray())
                ? form
                : -1;
    }

    private static boolean isStar(IdSet left, IdSet right) {
        return left.size() == 1 && right.size() == 1 && left.get(0) == right.get(0);
    }

    /// A position that is no number, before it is simplified, beside forms. Most positions meet a few forms; one
    /// with nimbers for options meets the same ones again and again, and remembers them then.
    private final class UnsimplifiedForm {
        private static final int MANY = 256;

        private final IdSet left;
        private final IdSet right;
        private final int leftStop;
        private final int rightStop;
        /// As {@link FormTable} has them of forms.
        private final long upper;

        private final long lower;
        private final long furtherUpper;
        private final long furtherLower;
        private Map<Integer, Boolean> atLeast = Map.of();
        private Map<Integer, Boolean> atMost = Map.of();
        private int stamp;

        UnsimplifiedForm(IdSet left, IdSet right, int leftStop, int rightStop) {
            this.left = left;
            this.right = right;
            this.leftStop = leftStop;
            this.rightStop = rightStop;
            bounds.find(forms, left.ids(), left.size(), right.ids(), right.size(), leftStop, rightStop);
            this.upper = bounds.upper;
            this.lower = bounds.lower;
            this.furtherUpper = bounds.furtherUpper;
            this.furtherLower = bounds.furtherLower;
        }

        /// Counts a comparison.
        ///
        /// @return whether there were few, which are not remembered
        private boolean countComparison() {
            if (++stamp == MANY) {
                atLeast = new HashMap<>();
                atMost = new HashMap<>();
            }
            return stamp < MANY;
        }

        /// @return whether `form <= this`
        boolean isAtLeast(int form) {
            int byLeft = numbers.compare(forms.leftStop(form), leftStop);
            int byRight = numbers.compare(forms.rightStop(form), rightStop);
            if (byLeft > 0 || byRight > 0) return false;
            int across = numbers.compare(forms.leftStop(form), rightStop);
            if (across < 0) return true;
            if (across == 0 && (forms.upper(form) & lower | forms.furtherUpper(form) & furtherLower) != 0) return true;
            if (byLeft == 0 && (upper & ~forms.upper(form) | furtherUpper & ~forms.furtherUpper(form)) != 0)
                return false;
            if (byRight == 0 && (forms.lower(form) & ~lower | forms.furtherLower(form) & ~furtherLower) != 0)
                return false;
            if (countComparison()) return isAtLeastByOptions(form);
            Checkpoint.step();
            var cached = atLeast.get(form);
            if (cached != null) return cached;
            boolean is = isAtLeastByOptions(form);
            atLeast.put(form, is);
            return is;
        }

        private boolean isAtLeastByOptions(int form) {
            for (int i = 0; i < right.size(); i++) if (order.isAtMost(right.get(i), form)) return false;
            depth.enter();
            try {
                for (int i = forms.leftCount(form); --i >= 0; ) if (isAtMost(forms.left(form, i))) return false;
            } finally {
                depth.leave();
            }
            return true;
        }

        /// @return whether `this <= form`
        boolean isAtMost(int form) {
            int byLeft = numbers.compare(leftStop, forms.leftStop(form));
            int byRight = numbers.compare(rightStop, forms.rightStop(form));
            if (byLeft > 0 || byRight > 0) return false;
            int across = numbers.compare(leftStop, forms.rightStop(form));
            if (across < 0) return true;
            if (across == 0 && (upper & forms.lower(form) | furtherUpper & forms.furtherLower(form)) != 0) return true;
            if (byLeft == 0 && (forms.upper(form) & ~upper | forms.furtherUpper(form) & ~furtherUpper) != 0)
                return false;
            if (byRight == 0 && (lower & ~forms.lower(form) | furtherLower & ~forms.furtherLower(form)) != 0)
                return false;
            if (countComparison()) return isAtMostByOptions(form);
            Checkpoint.step();
            var cached = atMost.get(form);
            if (cached != null) return cached;
            boolean is = isAtMostByOptions(form);
            atMost.put(form, is);
            return is;
        }

        private boolean isAtMostByOptions(int form) {
            for (int i = 0; i < left.size(); i++) if (order.isAtMost(form, left.get(i))) return false;
            depth.enter();
            try {
                for (int i = forms.rightCount(form); --i >= 0; ) if (isAtLeast(forms.right(form, i))) return false;
            } finally {
                depth.leave();
            }
            return true;
        }
    }
}
