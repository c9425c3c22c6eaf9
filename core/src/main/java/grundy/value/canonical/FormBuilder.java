package grundy.value.canonical;

import java.util.Arrays;

/// From options in canonical form to the canonical form of the position that has them: a number by the simplicity
/// theorem, else without what is reversible or dominated.
///
/// Source: Conway 1976, theorems 11 (simplicity), 68 and 69 (the canonical form is unique).
final class FormBuilder {
    private final FormTable forms;
    private final NumberTable numbers;
    private final FormOrder order;
    private final Depth depth;

    FormBuilder(FormTable forms, FormOrder order, Depth depth) {
        this.forms = forms;
        this.numbers = forms.numbers;
        this.order = order;
        this.depth = depth;
    }

    /// @param left ids, in any order
    /// @return the id of `{left | right}`
    int of(int[] left, int[] right) {
        int number = number(left, right);
        if (number >= 0) return forms.withTerms(number, 0, 0);
        var raw = new Raw(undominated(IdSet.of(left), true), undominated(IdSet.of(right), false));
        return irreducible(bypassed(raw, true), bypassed(raw, false));
    }

    /// @return those that no other one is at least as good as, ascending ids
    int[] maximal(int[] some) {
        var maximal = undominated(IdSet.of(some), true);
        maximal.sort();
        return maximal.toArray();
    }

    /// @return index of the number that the position is worth, or -1
    private int number(int[] left, int[] right) {
        int lower = NumberTable.BELOW_ALL;
        boolean withLower = false;
        for (int option : left) {
            int stop = forms.rightStop(option);
            int step = numbers.compare(lower, stop);
            boolean closed = !forms.isAtLeastRightStop(option);
            if (step < 0) withLower = closed;
            else if (step == 0) withLower &= closed;
            if (step < 0) lower = stop;
        }
        int upper = NumberTable.ABOVE_ALL;
        boolean withUpper = false;
        for (int option : right) {
            int stop = forms.leftStop(option);
            int step = numbers.compare(stop, upper);
            boolean closed = !forms.isAtMostLeftStop(option);
            if (step < 0) withUpper = closed;
            else if (step == 0) withUpper &= closed;
            if (step < 0) upper = stop;
        }
        int apart = numbers.compare(lower, upper);
        if (apart > 0 || apart == 0 && !(withLower && withUpper)) return -1;
        return numbers.simplest(lower, withLower, upper, withUpper);
    }

    /// Leaves out what is no better than another option.
    private IdSet undominated(IdSet options, boolean isLeft) {
        options.sort();
        for (int i = 0; i < options.size(); i++)
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
        return options;
    }

    private boolean isNoBetter(int option, int than, boolean isLeft) {
        return isLeft ? order.isAtMost(option, than) : order.isAtMost(than, option);
    }

    /// The options of one side, with those put in the place of a reversible one to which play goes on.
    private IdSet bypassed(Raw raw, boolean isLeft) {
        var options = isLeft ? raw.left : raw.right;
        var waiting = IdSet.of(options.toArray());
        var kept = new IdSet(options.size());
        boolean changed = false;
        while (waiting.size() > 0) {
            int option = waiting.get(waiting.size() - 1);
            waiting.remove(waiting.size() - 1);
            int through = reversesThrough(option, raw, isLeft);
            if (through < 0) {
                kept.add(option);
                continue;
            }
            changed = true;
            for (int next : isLeft ? forms.lefts(through) : forms.rights(through)) waiting.add(next);
        }
        return changed ? undominated(kept, isLeft) : options;
    }

    /// @return the answer that is at least as good for the other side as the position was, or -1
    private int reversesThrough(int option, Raw raw, boolean isLeft) {
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
        return terms >= 0 ? terms : forms.withOptions(left.toArray(), right.toArray());
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

    /// A position that is no number, before it is simplified, beside forms.
    private final class Raw {
        private final IdSet left;
        private final IdSet right;
        private final int leftStop;
        private final int rightStop;

        Raw(IdSet left, IdSet right) {
            this.left = left;
            this.right = right;
            int from = NumberTable.BELOW_ALL;
            for (int i = 0; i < left.size(); i++) {
                int stop = forms.rightStop(left.get(i));
                if (numbers.isLess(from, stop)) from = stop;
            }
            int to = NumberTable.ABOVE_ALL;
            for (int i = 0; i < right.size(); i++) {
                int stop = forms.leftStop(right.get(i));
                if (numbers.isLess(stop, to)) to = stop;
            }
            this.leftStop = from;
            this.rightStop = to;
        }

        /// @return whether `form <= this`
        boolean isAtLeast(int form) {
            if (numbers.isLess(leftStop, forms.leftStop(form)) || numbers.isLess(rightStop, forms.rightStop(form)))
                return false;
            if (numbers.isLess(forms.leftStop(form), rightStop)) return true;
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
            if (numbers.isLess(forms.leftStop(form), leftStop) || numbers.isLess(forms.rightStop(form), rightStop))
                return false;
            if (numbers.isLess(leftStop, forms.rightStop(form))) return true;
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
