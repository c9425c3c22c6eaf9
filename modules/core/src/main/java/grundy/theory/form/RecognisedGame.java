package grundy.theory.form;

/// A game that a theorem is about.
///
/// @param theorem its id, which files of the catalogue give after `theorem`
/// @param forms what it says
public record RecognisedGame(String theorem, GameForms forms) {}
