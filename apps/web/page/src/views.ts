import type { Component } from 'svelte';
import type { Words } from './generated/words';

/** A way to look. */
export interface View {
  name: string;
  title: keyof Words;
  /** Whether it looks at the game of the line of rules. */
  game: boolean;
  /** Whether its board comes first, and then the verdict, where there is one column only. */
  board?: boolean;
  /** Whether it has a start of its own, for a line that is empty. */
  welcomes?: boolean;
  load: () => Promise<{ default: Component }>;
}

/** All views, in the order of their tabs; each is loaded when it is first looked at. */
export const VIEWS: readonly View[] = [
  { name: 'solve', title: 'view.solve', game: true, board: true, load: () => import('./views/Solve.svelte') },
  { name: 'table', title: 'view.table', game: true, load: () => import('./views/Table.svelte') },
  { name: 'sequence', title: 'view.sequence', game: true, load: () => import('./views/Sequence.svelte') },
  { name: 'play', title: 'view.play', game: true, board: true, load: () => import('./views/Play.svelte') },
  { name: 'graph', title: 'view.graph', game: false, load: () => import('./views/Graph.svelte') },
  { name: 'theorem', title: 'view.theorem', game: true, welcomes: true, load: () => import('./views/Theorem.svelte') },
  { name: 'values', title: 'view.values', game: false, load: () => import('./views/Values.svelte') },
  { name: 'choices', title: 'view.choices', game: false, load: () => import('./views/Choices.svelte') },
  { name: 'pattern', title: 'view.pattern', game: false, load: () => import('./views/Pattern.svelte') },
  { name: 'judge', title: 'view.judge', game: false, load: () => import('./views/Judge.svelte') },
  { name: 'course', title: 'view.course', game: false, load: () => import('./views/Course.svelte') },
  { name: 'catalogue', title: 'view.catalogue', game: false, load: () => import('./views/Catalogue.svelte') },
  { name: 'jobs', title: 'view.jobs', game: false, load: () => import('./views/Jobs.svelte') },
];

export function view(name: string): View {
  return VIEWS.find((each) => each.name === name) ?? (VIEWS[0] as View);
}

export function isView(name: string): boolean {
  return VIEWS.some((each) => each.name === name);
}
