package grundy.survey;

/// A family of games, numbered from 0 on in the order of an atlas.
public interface NumberedGames {
    /// The most games that a survey has.
    long MOST = 20_000_000;

    /// A game of a family.
    ///
    /// @param number its place, from 0 on
    /// @param rules as the rule language reads them, with prefixes
    /// @param code its short name in the family
    record Member(long number, String rules, String code) {}

    /// @return the name in its command, with its bounds; the same text, the same games
    String text();

    /// @return the number of games, 1 to {@link #MOST}
    long size();

    /// @param number from 0 to `size() - 1`
    Member member(long number);
}
