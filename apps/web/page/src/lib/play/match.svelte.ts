import { ask, type Answered, type Fault } from '../api';
import type { Block } from '../blocks';
import type { Language } from '../phrases';
import { sound } from '../board/sound';
import type { Moves, NamedMove, OfferedMove } from '../moves';
import type { Board, Touch } from '../board/board';
import type { Step } from '../solved.svelte';

export type Standing = 'won' | 'lost' | 'drawn' | null;

export interface Now {
  rules: string;
  position: string;
  line: string;
  mover: 'left' | 'right' | null;
  over: boolean;
  standing: Standing;
  remoteness: number | string | null;
  picture: string[];
  board?: Board;
  winner?: 'mover' | 'other' | 'draw';
  /** What both have in a game with a score. */
  points?: { mover: number; other: number };
  says?: string;
}

export interface Ply extends Touch {
  /** Whether the same player moves once more. */
  again?: boolean;
  player?: 'left' | 'right';
  move: string;
  says: string;
  steps: Step[];
  before: Standing;
  after: Standing;
  mistake: boolean;
  better?: Touch & { move: string; says: string };
}

interface Played {
  now: Now;
  ply?: Ply;
  says?: string;
  move?: NamedMove;
  blocks?: Block[];
}

/** A position that was reached, with the move that led there. */
export interface Node {
  id: number;
  parent: Node | undefined;
  children: Node[];
  /** The branch that was looked at last. */
  chosen: Node | undefined;
  /** Whether the one who began is about to move. */
  first: boolean;
  now: Now;
  ply: Ply | undefined;
}

/** So long the engine waits with its move (unit: milliseconds). */
const SOON = 450;

/** A game that is played: a tree of positions, none of which is lost when one goes back. */
export class Match {
  root: Node | undefined = $state.raw(undefined);
  here: Node | undefined = $state.raw(undefined);
  moves: Moves | undefined = $state.raw(undefined);
  fault: Fault | undefined = $state.raw(undefined);
  says = $state('');
  blocks: Block[] = $state.raw([]);
  /** The move that the hint names. */
  hinted: NamedMove | undefined = $state.raw(undefined);
  busy = $state(false);
  #changes = $state(0);
  #ids = 0;
  #turn = 0;
  #abort = new AbortController();
  #language: Language = 'en';

  /** The line of positions that is shown: to where we are, and on as it was looked at last. */
  get line(): Node[] {
    void this.#changes;
    const line: Node[] = [];
    for (let node = this.here; node; node = node.parent) line.unshift(node);
    for (let node = this.here?.chosen; node; node = node.chosen) line.push(node);
    return line;
  }

  get path(): string[] {
    const path: string[] = [];
    for (let node = this.here; node?.ply; node = node.parent) path.unshift(node.ply.move);
    return path;
  }

  /** Whether the one who begins is about to move. */
  get firstMoves(): boolean {
    return this.here?.first ?? true;
  }

  async start(asked: { rules: string; position?: string }, path: string[], language: Language): Promise<void> {
    const turn = ++this.#turn;
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#language = language;
    this.busy = true;
    this.says = '';
    this.fault = undefined;
    const looked = await this.#ask({ ...asked, do: 'look' }, turn);
    if (!looked) return;
    this.root = this.#node(undefined, looked.now, undefined);
    this.#go(this.root);
    for (const move of path) {
      const played = await this.#ask({ ...this.#asked(), do: 'move', move }, turn);
      if (!played?.ply) break;
      this.#grow(played);
    }
    if (turn === this.#turn) await this.#settle(turn);
  }

  #asked(): Record<string, unknown> {
    const now = this.here?.now;
    if (!now) return {};
    return now.points ? { ...line(now), moverPoints: now.points.mover, otherPoints: now.points.other } : line(now);
  }

  async #ask(body: Record<string, unknown>, turn: number): Promise<Played | undefined> {
    let answer: Answered<Played>;
    try {
      answer = await ask<Played>('play', body, this.#language, this.#abort.signal);
    } catch {
      return undefined;
    }
    if (turn !== this.#turn) return undefined;
    if (answer.kind === 'done') return answer.value;
    this.fault = answer.fault;
    this.busy = false;
    return undefined;
  }

  #node(parent: Node | undefined, now: Now, ply: Ply | undefined): Node {
    return { id: this.#ids++, parent, children: [], chosen: undefined, first: parent ? parent.first === (ply?.again ?? false) : true, now, ply };
  }

  #go(node: Node): void {
    this.here = node;
    for (let each = node; each.parent; each = each.parent) each.parent.chosen = each;
    this.#changes++;
    this.hinted = undefined;
    this.blocks = [];
    this.moves = undefined;
  }

  #grow(played: Played): void {
    const parent = this.here;
    if (!parent || !played.ply) return;
    const known = parent.children.find((each) => each.ply?.move === played.ply?.move);
    const node = known ?? this.#node(parent, played.now, played.ply);
    if (!known) parent.children.push(node);
    this.#go(node);
  }

  async #settle(turn: number): Promise<void> {
    this.busy = false;
    const here = this.here;
    if (!here || here.now.over) return;
    try {
      const answer = await ask<Moves>('moves', line(here.now), this.#language, this.#abort.signal);
      if (turn === this.#turn && here === this.here && answer.kind === 'done') this.moves = here.now.points ? scored(answer.value, here.now.points) : answer.value;
    } catch {
      // Given up: something else is asked already.
    }
  }

  async #step(body: Record<string, unknown>): Promise<Played | undefined> {
    const turn = ++this.#turn;
    this.busy = true;
    this.fault = undefined;
    const played = await this.#ask({ ...this.#asked(), ...body }, turn);
    if (played?.ply) {
      sound(played.ply.marks?.length ?? 1);
      this.#grow(played);
    }
    if (played) await this.#settle(turn);
    return played;
  }

  async move(move: OfferedMove | string): Promise<void> {
    const typed = typeof move === 'string' ? move : move.move;
    if (await this.#step({ do: 'move', move: typed })) this.says = '';
  }

  async reply(strength: number): Promise<void> {
    const played = await this.#step({ do: 'reply', strength, seed: Math.floor(Math.random() * 2 ** 40) });
    if (played) this.says = played.says ?? '';
  }

  async hint(): Promise<void> {
    const played = await this.#step({ do: 'hint' });
    if (!played) return;
    this.says = played.says ?? '';
    this.hinted = played.move;
  }

  async why(): Promise<void> {
    const played = await this.#step({ do: 'why' });
    if (!played) return;
    this.says = played.says ?? '';
    this.blocks = played.blocks ?? [];
  }

  async visit(node: Node): Promise<void> {
    const turn = ++this.#turn;
    this.fault = undefined;
    this.says = '';
    this.#go(node);
    await this.#settle(turn);
  }
}

function line(now: Now): Record<string, unknown> {
  return now.mover ? { rules: now.line, side: now.mover } : { rules: now.line };
}

/** Lets the engine answer a moment after its turn has come; to be called while a component is made. */
export function answers(match: Match, due: () => boolean, strength: () => number): void {
  $effect(() => {
    const here = match.here;
    if (!here || !due() || match.busy || here.now.over || match.fault) return;
    const timer = setTimeout(() => void match.reply(strength()), SOON);
    return () => clearTimeout(timer);
  });
}

/** How the one who began stands at a node, and how far the end is. */
export function standing(node: Node): { side: 'first' | 'second' | 'draw' | 'open'; moves: number | undefined } {
  const firstMoves = node.first;
  const remote = node.now.remoteness === null ? undefined : Number(node.now.remoteness);
  if (node.now.winner === 'draw') return { side: 'draw', moves: 0 };
  if (node.now.over) return { side: (node.now.winner === 'mover') === firstMoves ? 'first' : 'second', moves: 0 };
  if (node.now.standing === 'drawn') return { side: 'draw', moves: undefined };
  if (node.now.standing === null) return { side: 'open', moves: undefined };
  return { side: (node.now.standing === 'won') === firstMoves ? 'first' : 'second', moves: remote };
}

/** Of a game with a score a move says what it gains; whether it wins depends on what both have already. */
function scored(moves: Moves, points: { mover: number; other: number }): Moves {
  const result = (difference: number | null | undefined) => {
    if (difference === null || difference === undefined) return null;
    const ahead = points.mover - points.other + difference;
    return ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn';
  };
  return { ...moves, moves: moves.moves.map((move) => ({ ...move, says: move.says ?? move.move, steps: move.steps ?? [], result: result(move.difference), outcome: null, value: null, remoteness: null })) };
}
