/// The common parts of all certificates on disk: their kinds, how members are read, the seal, and
/// rules, numbers and values as exact texts.
///
/// Not here: what a certificate of one kind says; no certificate is checked here.
@NullMarked
package grundy.store.document;

import org.jspecify.annotations.NullMarked;
