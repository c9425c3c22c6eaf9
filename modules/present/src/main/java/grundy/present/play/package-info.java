/// Play step by step against a perfect opponent that says why: what a match is, whoever shows it.
@NullMarked
package grundy.present.play;

import org.jspecify.annotations.NullMarked;
