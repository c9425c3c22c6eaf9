import { BOOKS, type Words } from '../generated/words';

export type Language = 'en' | 'zh';

/**
 * `{name}` stands for a value, `{name?one:many}` for one of two texts as the value is 1 or another. A word before a value
 * that begins with it is not written twice.
 */
export function filled(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/(\b[a-z]+ )?\{(\w+)(?:\?([^:}]*):([^}]*))?\}/gi, (_, word: string | undefined, name: string, one?: string, many?: string) => {
    const value = String(values[name] ?? '');
    const text = one === undefined ? value : ((value === '1' ? one : many) ?? '');
    return word && !value.startsWith(word) ? word + text : text;
  });
}

type Taken<K extends keyof Words> = Words[K] extends void ? [] : [Words[K]];

/** A phrase of the page in the reader's language. */
export function phrase<K extends keyof Words>(language: Language, name: K, ...values: Taken<K>): string {
  return filled(BOOKS[language][name], (values[0] ?? {}) as Record<string, string | number>);
}
