/// The outputs of answers beside the screen: pictures, certificates, theorems that are kept, texts for
/// Walnut and Rocq, and Rocq's judgement on them.
///
/// Not here: what these texts say (present, prove), and the writing of files (store).
@NullMarked
package grundy.cli.export;

import org.jspecify.annotations.NullMarked;
