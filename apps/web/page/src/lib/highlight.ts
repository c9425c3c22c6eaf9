/** What a tokenizer reads from: that of CodeMirror, or a text of a test. */
export interface Signs {
  match(pattern: RegExp): unknown;
  next(): unknown;
}

const WORDS =
  /^(?:take|any|odd|even|powers|of|fibonacci|squares|primes|divisors|at|most|half|or|split|then|may|with|blocked|where|and|not|mod|misere|every|some|short|left|right|players|grid|strip|turned|mirrored|repeat|unless|next|to|when|if|all|move|may|board|in|floor|xor|min|max|phi)(?![\p{L}\p{N}_-])/u;

/** What stands next in a line of rules. */
export function token(signs: Signs): 'word' | 'number' | 'pattern' | 'game' | 'sign' | 'bracket' | null {
  if (signs.match(/^\s+/)) return null;
  if (signs.match(/^"[^"]*"?/)) return 'pattern';
  if (signs.match(/^\d+\.[0-9A-Fa-f[\]]+/)) return 'number';
  if (signs.match(/^\d+/)) return 'number';
  if (signs.match(WORDS)) return 'word';
  if (signs.match(/^[\p{L}_][\p{L}\p{N}_-]*/u)) return 'game';
  if (signs.match(/^[()[\]{}]/)) return 'bracket';
  if (signs.match(/^(?:->|<=|>=|==|!=|[-+*|:;,<>=/.])+/)) return 'sign';
  signs.next();
  return null;
}
