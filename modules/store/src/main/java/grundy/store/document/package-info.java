/// What all certificates on disk have in common: which kinds there are, how members are read, the seal, and rules,
/// numbers and values as exact texts.
///
/// Not here: what a certificate of one kind says; no certificate is checked here.
@NullMarked
package grundy.store.document;

import org.jspecify.annotations.NullMarked;
