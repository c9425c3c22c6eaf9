/// The server: who is let in, the files of the page, and the way of a request.
///
/// Not here: what a request asks for (`grundy.web.api`).
@NullMarked
package grundy.web;

import org.jspecify.annotations.NullMarked;
