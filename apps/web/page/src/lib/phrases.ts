import { BOOKS, type Words } from '../generated/words';

export type Language = 'en' | 'zh';

/** `{name}` stands for a value, `{name?one:many}` for one of two texts as the value is 1 or another. */
export function filled(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)(?:\?([^:}]*):([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = values[name] ?? '';
    return one === undefined ? String(value) : ((String(value) === '1' ? one : many) ?? '');
  });
}

type Taken<K extends keyof Words> = Words[K] extends void ? [] : [Words[K]];

/** A phrase of the page in the reader's language. */
export function phrase<K extends keyof Words>(language: Language, name: K, ...values: Taken<K>): string {
  return filled(BOOKS[language][name], (values[0] ?? {}) as Record<string, string | number>);
}
