/// Answers as JSON documents, the same for every app. Integers that a double cannot hold exactly are strings.
@NullMarked
package grundy.present.json;

import org.jspecify.annotations.NullMarked;
