import { ask } from '../api';
import type { Language } from '../phrases';
import type { Parsed } from '../workbench.svelte';
import { shape, type Shape } from './board';
import type { Now } from './match.svelte';

/** What the components of a position look like; its picture in letters where it cannot be read apart. */
export async function shapesOf(now: Now, language: Language, signal: AbortSignal): Promise<Shape[]> {
  const answer = await ask<Parsed>('parse', { rules: now.line }, language, signal);
  return answer.kind === 'done' ? answer.value.components.map(shape) : [{ kind: 'text', text: now.picture.join('\n') }];
}
