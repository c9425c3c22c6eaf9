import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

type Book = Record<string, string>;

function read(file: string): Book {
  const book: Book = {};
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const at = line.indexOf('=');
    if (line.startsWith('#') || at < 0) continue;
    book[line.slice(0, at).replace(/^page\./, '')] = line.slice(at + 1);
  }
  return book;
}

function parameters(phrase: string): string[] {
  return [...new Set([...phrase.matchAll(/\{(\w+)[?}]/g)].map((found) => found[1] as string))];
}

/** The phrase books of the page as a typed module: a phrase that is missing, or takes something else, does not compile. */
export function generated(en: Book, zh: Book): string {
  const names = Object.keys(en).sort();
  const missing = [...names.filter((name) => !(name in zh)), ...Object.keys(zh).filter((name) => !(name in en))];
  if (missing.length > 0) throw new Error(`Phrases in one language only: ${missing.join(', ')}`);
  const types = names.map((name) => {
    const taken = parameters(en[name] as string);
    return `  ${JSON.stringify(name)}: ${taken.length === 0 ? 'void' : `{ ${taken.map((each) => `${each}: string | number`).join('; ')} }`};`;
  });
  const book = (from: Book) => JSON.stringify(Object.fromEntries(names.map((name) => [name, from[name]])), null, 2);
  return `export interface Words {\n${types.join('\n')}\n}\n\nexport const BOOKS: Record<'en' | 'zh', Record<keyof Words, string>> = {\n  en: ${book(en)},\n  zh: ${book(zh)},\n};\n`;
}

export function words(folder: string, target: string): Plugin {
  const write = () => {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, generated(read(join(folder, 'en.properties')), read(join(folder, 'zh.properties'))));
  };
  return { name: 'words', buildStart: write, configResolved: write };
}
