import { describe, expect, it, vi } from 'vitest';
import type { Answered, Listener } from '../src/lib/api';
import { Panel } from '../src/lib/panel.svelte';

/** What the server is asked, which answers when a test says so. */
const asked: { listener: Listener; answer: (answer: Answered<string>) => void }[] = [];
vi.mock('../src/lib/api', () => ({
  ask: (_question: string, _body: unknown, _language: string, _signal: AbortSignal, listener: Listener) => new Promise((answer) => asked.push({ listener, answer })),
}));

const done = (value: string): Answered<string> => ({ kind: 'done', value });
const fault = (kind: 'error' | 'limit'): Answered<string> => ({ kind, fault: { error: 'no', status: 2 }, http: 422 });
const progress = { job: 'j', state: 'running', seconds: 1 };

/** A panel with an answer to one question, to which another is put. */
async function another() {
  const panel = new Panel<string>();
  const first = panel.ask('solve', { rules: 'one' }, 'en');
  asked.at(-1)?.answer(done('of one'));
  await first;
  const second = panel.ask('solve', { rules: 'two' }, 'en');
  const server = asked.at(-1);
  if (!server) throw new Error('nothing was asked');
  return { panel, server, second };
}

describe('an answer to another question', () => {
  it('stays for a moment, and makes room for the new one', async () => {
    const { panel, server, second } = await another();
    expect([panel.state, panel.value]).toEqual(['stale', 'of one']);
    server.answer(done('of two'));
    await second;
    expect([panel.state, panel.value]).toEqual(['done', 'of two']);
  });

  it.each(['error', 'limit'] as const)('goes where there is none: %s', async (kind) => {
    const { panel, server, second } = await another();
    server.answer(fault(kind));
    await second;
    expect([panel.state, panel.value]).toEqual([kind, undefined]);
  });

  it('goes while the new one takes long, and does not come back', async () => {
    const { panel, server } = await another();
    server.listener.goes(progress);
    expect([panel.state, panel.value]).toEqual(['loading', undefined]);
    panel.cancel();
    expect([panel.state, panel.value]).toEqual(['empty', undefined]);
  });

  it('is none that is known so far', async () => {
    const { panel, server, second } = await another();
    server.listener.goes(progress);
    server.listener.knows('a part of two');
    server.answer(fault('limit'));
    await second;
    expect([panel.state, panel.value]).toEqual(['limit', 'a part of two']);
  });
});
