package grundy.rules.language.rule;

import grundy.rules.CatalogueEntry;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The names that may stand where rules are expected, as the parser asks for them. The catalogue knows them all.
public interface NamedGames {
    /// No name at all: only rules that are spelt out can be read.
    NamedGames NONE = new NamedGames() {
        @Override
        public Optional<Game> file(String text, int offset) {
            return Optional.empty();
        }

        @Override
        public Optional<CatalogueEntry> find(String name) {
            return Optional.empty();
        }

        @Override
        public RuleTree rules(CatalogueEntry entry, Map<String, BigInteger> parameters, TokenCursor cursor, int start) {
            throw new AssertionError("There is no game " + entry.id() + " among no games");
        }
    };

    /// A notion that has a name without being one game, such as Every-SG.
    ///
    /// @param id under which `show` explains it
    /// @param about what it is, a paragraph
    record Notion(String id, Message about) {}

    /// @return the game in the file whose path stands in the text at an offset, the longest of them
    Optional<Game> file(String text, int offset);

    /// @param name an id or any of the names, in any case, with or without spaces, hyphens and apostrophes
    Optional<CatalogueEntry> find(String name);

    /// @return every id and every name, as written
    default Collection<String> names() {
        return List.of();
    }

    /// @return a name that says the same as one that is not there
    default Optional<String> similar(String name) {
        return Optional.empty();
    }

    /// @return the notion that a name stands for, if it stands for no single game
    default Optional<Notion> notion(String name) {
        return Optional.empty();
    }

    /// @param parameters all of the entry's, with the values asked for
    /// @param cursor of the user's text, in which the name stands at `start`
    /// @throws SyntaxException if the parameters make no game, shown at the name
    RuleTree rules(CatalogueEntry entry, Map<String, BigInteger> parameters, TokenCursor cursor, int start)
            throws SyntaxException;

    /// Returns these games without what a refusal suggests, for texts that are only tried.
    default NamedGames withoutSuggestions() {
        var games = this;
        return new NamedGames() {
            @Override
            public Optional<Game> file(String text, int offset) {
                return games.file(text, offset);
            }

            @Override
            public Optional<CatalogueEntry> find(String name) {
                return games.find(name);
            }

            @Override
            public RuleTree rules(
                    CatalogueEntry entry, Map<String, BigInteger> parameters, TokenCursor cursor, int start)
                    throws SyntaxException {
                return games.rules(entry, parameters, cursor, start);
            }
        };
    }
}
