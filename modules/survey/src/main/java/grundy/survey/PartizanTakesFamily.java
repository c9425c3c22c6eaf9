package grundy.survey;

/// Games in which Left and Right take amounts of their own: all pairs of sets within 1 to a bound, but empty ones.
///
/// @param within the largest amount
record PartizanTakesFamily(int within) implements NumberedGames {
    @Override
    public String text() {
        return "partizan-takes --within " + within;
    }

    private long sets() {
        return (1L << within) - 1;
    }

    @Override
    public long size() {
        return sets() * sets();
    }

    @Override
    public Member member(long number) {
        var left = AmountFamily.set(number / sets() + 1);
        var right = AmountFamily.set(number % sets() + 1);
        return new Member(number, "left take " + left + "; right take " + right, left + "/" + right);
    }
}
