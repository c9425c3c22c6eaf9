import { ask, type Fault } from './api';
import { candidates, place, type Line } from './mend';
import { parsedGame, parsedQuestion, workbench } from './workbench.svelte';

/** The fault of the line, where neither a question nor rules alone can be read in it. */
export function lineFault(): Fault | undefined {
  if (workbench.isEmpty) return undefined;
  if (parsedGame.state !== 'error' || parsedQuestion.state !== 'error') return undefined;
  const alone = parsedGame.fault;
  const whole = parsedQuestion.fault;
  if (alone?.status === 0) return alone;
  if (workbench.place.position.trim() === '' && alone?.maybe !== undefined && whole?.maybe === undefined) return alone;
  return whole;
}

/** Where the rules stand and only a position is missing or wrong. */
export function positionFault(): Fault | undefined {
  if (workbench.isEmpty || parsedGame.state !== 'done' || parsedQuestion.state !== 'error' || parsedGame.value?.letters) return undefined;
  return parsedQuestion.fault;
}

/** Where the fault is, in which field. */
export function faultPlace(fault: Fault | undefined): ReturnType<typeof place> {
  return fault ? place(workbench.place, workbench.place.misere, fault) : undefined;
}

async function parses(line: Line, game: boolean): Promise<boolean> {
  const rules = (workbench.place.misere ? 'misere ' : '') + line.rules.trim();
  const position = line.position.trim();
  const asked = game ? { rules, game } : position ? { rules, position } : { rules };
  return (await ask('parse', asked, workbench.language, new AbortController().signal)).kind === 'done';
}

async function reads(line: Line): Promise<boolean> {
  return (await parses(line, false)) || (line.position.trim() === '' && (await parses(line, true)));
}

/** Puts into the line what "Maybe" stands for: the first way of reading it that makes sense. */
export async function mend(fault: Fault): Promise<void> {
  const search = /^grundy games (.+)$/.exec(fault.maybe ?? '')?.[1];
  if (search) return workbench.go({ view: 'catalogue', more: { ...workbench.place.more, search } });
  const tried = candidates({ rules: workbench.place.rules, position: workbench.place.position }, workbench.place.misere, fault);
  // What is a question by itself stands for the whole line, not for a word of it.
  const whole = tried.at(-1);
  if (whole && (await parses(whole, false))) return workbench.go(whole);
  for (const line of tried) if (await reads(line)) return workbench.go(line);
  if (tried[0]) workbench.go(tried[0]);
}
