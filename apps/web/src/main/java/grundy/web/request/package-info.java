/// A request and its reply: fields and texts in it, the status of HTTP, and what is said where there is no answer.
///
/// Not here: what each question means (`grundy.web.api`).
@NullMarked
package grundy.web.request;

import org.jspecify.annotations.NullMarked;
