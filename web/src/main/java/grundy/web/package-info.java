/// The workbench: a server that answers on this machine alone, in front of the one solver.
@NullMarked
package grundy.web;

import org.jspecify.annotations.NullMarked;
