/// How the closed forms of the catalogue are proved: by the kernel, and in texts for Walnut and for Rocq (Coq). How a
/// theorem is written for these programs is in {@link grundy.prove.walnut} and {@link grundy.prove.rocq}, not here.
@NullMarked
package grundy.prove.claims;

import org.jspecify.annotations.NullMarked;
