/// What can be asked: one class for each question, and how requests are read and refused.
@NullMarked
package grundy.web.api;

import org.jspecify.annotations.NullMarked;
