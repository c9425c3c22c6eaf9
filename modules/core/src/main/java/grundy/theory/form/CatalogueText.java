package grundy.theory.form;

import grundy.rules.CatalogueEntry;
import grundy.rules.catalogue.Catalogue;

/// Quotes the files of the catalogue about the games of theorems, so that their texts stand in one
/// place. Each file is read once, when it is first needed.
public final class CatalogueText {
    private CatalogueText() {}

    /// @param id of a game that comes with Grundy
    public static CatalogueEntry of(String id) {
        return Catalogue.builtIn()
                .find(id)
                .orElseThrow(() -> new AssertionError("The catalogue must have a file of " + id));
    }

    /// @param kind what the claim is about, as it begins: `P when`, `g =`, `misere P when`, `misere g =`
    /// @return the first claim of this kind in the file of a game
    public static String claim(String id, String kind) {
        return of(id).claims().stream()
                .filter(claim -> claim.startsWith(kind + " "))
                .findFirst()
                .orElseThrow(() -> new AssertionError("The file of " + id + " must claim " + kind));
    }

    /// @return the source that the file of a game cites
    public static String source(String id) {
        return of(id).source();
    }
}
