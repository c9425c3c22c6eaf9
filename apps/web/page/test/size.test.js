import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const PAGE = join(import.meta.dirname, '../../target/page');
const MANIFEST = join(PAGE, '.vite/manifest.json');
const KB = 1024;

it.runIf(existsSync(MANIFEST))('what is loaded stays small', () => {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const size = (file) => gzipSync(readFileSync(join(PAGE, file))).length;
  const files = (name, found = new Set()) => {
    const chunk = chunks[name];
    if (!chunk || found.has(chunk.file)) return found;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    for (const each of chunk.imports ?? []) files(each, found);
    return found;
  };
  const sum = (given) => [...given].reduce((all, file) => all + size(file), 0);
  const first = files('index.html');
  files('src/views/Solve.svelte', first);
  expect(first.size).toBeGreaterThan(2);
  expect(sum(first), 'the first load').toBeLessThan(90 * KB);
  expect(sum(files('src/lib/editor.ts', new Set(first))), 'with the editor').toBeLessThan(210 * KB);
  for (const [name, chunk] of Object.entries(chunks)) if (!/viz/.test(name + chunk.file)) expect(size(chunk.file), name).toBeLessThan(120 * KB);
});
