/// Hot games: thermographs, cooling and heating, atomic weights and reduced forms.
///
/// Not here: canonical forms (`grundy.value.canonical`).
@NullMarked
package grundy.value.heat;

import org.jspecify.annotations.NullMarked;
