import { workbench } from './workbench.svelte';

/** What the address says of that name. */
export function given(name: string, usual = ''): string {
  return workbench.place.more[name] ?? usual;
}

/** Puts it into the address; `typed` for what changes while one types. */
export function keep(change: Record<string, string>, typed = true): void {
  workbench.go({ more: { ...workbench.place.more, ...change } }, typed);
}

/** Calls it when nothing has been typed for a moment. */
export function delayed<A extends unknown[]>(what: (...values: A) => void, milliseconds = 60): (...values: A) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => what(...values), milliseconds);
  };
}
