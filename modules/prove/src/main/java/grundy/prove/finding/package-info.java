/// What is to be proved, what came of it, what it says in words, and what files about it are called: data alone.
///
/// Not here: nothing here searches, learns or proves.
@NullMarked
package grundy.prove.finding;

import org.jspecify.annotations.NullMarked;
