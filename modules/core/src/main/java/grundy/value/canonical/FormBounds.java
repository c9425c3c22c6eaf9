package grundy.value.canonical;

/// Derives {@link UpStarBounds} and {@link DicotBounds} of a position from those of its options.
final class FormBounds {
    private final UpStarBounds upStars = new UpStarBounds();
    private final DicotBounds dicots = new DicotBounds();

    /// As {@link FormTable} has them of forms.
    long upper;

    long lower;
    long furtherUpper;
    long furtherLower;

    /// @param left ids of Left's options, `lefts` of them
    /// @param leftStop of the position, the greatest right stop of these
    void find(FormTable forms, int[] left, int lefts, int[] right, int rights, int leftStop, int rightStop) {
        long above = 0;
        long furtherAbove = 0;
        for (int i = 0; i < lefts; i++) {
            if (forms.rightStop(left[i]) != leftStop) continue;
            above |= forms.lower(left[i]);
            furtherAbove |= forms.furtherLower(left[i]);
        }
        long below = 0;
        long furtherBelow = 0;
        for (int i = 0; i < rights; i++) {
            if (forms.leftStop(right[i]) != rightStop) continue;
            below |= forms.upper(right[i]);
            furtherBelow |= forms.furtherUpper(right[i]);
        }
        boolean stopsDiffer = leftStop != rightStop;
        upStars.find(above, below, stopsDiffer);
        upper = upStars.upper();
        lower = upStars.lower();
        dicots.find(furtherAbove, furtherBelow, upper, lower, stopsDiffer);
        furtherUpper = dicots.upper();
        furtherLower = dicots.lower();
    }
}
