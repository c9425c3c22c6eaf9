import { ask } from '../api';
import { command } from '../command';
import { workbench } from '../workbench.svelte';
import type { Book } from './book';
import { page } from './snapshot';

async function text(path: string): Promise<string> {
  const response = await fetch(path);
  return response.ok ? await response.text() : '';
}

/** The book of the position that is looked at, where the game is small enough; it is asked for without saying so. */
async function book(): Promise<Book | undefined> {
  const position = workbench.seen ?? workbench.asked;
  const answer = await ask<Book>('playbook', { ...position }, workbench.language, new AbortController().signal);
  return answer.kind === 'done' && (answer.value.positions[0]?.moves.length ?? 0) > 0 ? answer.value : undefined;
}

/** What is seen, in one file that needs no server; a small game can be played in it. */
export async function saveFile(title: string, plays: boolean): Promise<Blob> {
  const found = plays ? await book() : undefined;
  const [code, style] = found ? await Promise.all([text('/saved.js'), text('/saved.css')]) : ['', ''];
  const day = new Date().toISOString().slice(0, 10);
  const notes = [workbench.say('saved.from', { day }), ...(plays ? [command('solve', [workbench.seen?.rules ?? workbench.rules, workbench.seen ? '' : workbench.place.position.trim()])] : [])];
  const html = page({ language: workbench.language, title, notes }, found && code ? { code, style, book: found } : undefined);
  return new Blob([html], { type: 'text/html' });
}
