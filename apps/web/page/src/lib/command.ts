/** A word as a shell reads it. */
export function quoted(word: string): string {
  return /^[\p{L}\p{N}_.,:\/-]+$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** The command that gives the same answer. */
export function command(verb: string, words: string[], options: string[] = []): string {
  return ['./grundy', verb, ...words.filter((word) => word !== '').map(quoted), ...options].join(' ');
}
