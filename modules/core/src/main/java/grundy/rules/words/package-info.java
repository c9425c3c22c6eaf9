/// Sentences about games, as people write them who do not know the rule language, read as lines of that language. How
/// people put things stands in the tables `grundy/words/*.phrases`, one a language, which their speakers can extend.
///
/// Not here: the rule language itself, which decides whether a line makes sense.
@NullMarked
package grundy.rules.words;

import org.jspecify.annotations.NullMarked;
