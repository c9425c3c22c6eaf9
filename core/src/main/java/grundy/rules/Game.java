package grundy.rules;

import org.jspecify.annotations.Nullable;

/// A game as a user named or wrote it.
///
/// @param text the rules as written, without prefixes: `wythoff`, `bash[3]`, `take {1,3,4}`
/// @param rules in normal form; for a game of the catalogue with its parameters filled in
/// @param entry the catalogue's entry if it was named, else null
public record Game(String text, Rules rules, @Nullable CatalogueEntry entry) {}
