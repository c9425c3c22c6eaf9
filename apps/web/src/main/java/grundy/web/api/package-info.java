/// One class for each question that the page may ask, and the list of them.
///
/// Not here: tables, runs and surveys, which have a room of their own; no question is worked out here.
@NullMarked
package grundy.web.api;

import org.jspecify.annotations.NullMarked;
