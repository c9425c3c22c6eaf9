import { VIEWS, view } from '../views';
import { forget, next } from './reveal';
import { workbench } from './workbench.svelte';

/** What the keyboard does wherever nothing is being written. */
export function keys(event: KeyboardEvent, open: { line: () => void; help: () => void }): void {
  const target = event.composedPath()[0] as HTMLElement;
  const writes = target instanceof HTMLElement && (target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select') || target.isContentEditable);
  if (event.key === 'Escape' && writes && !event.defaultPrevented) target.blur();
  // No rules begin with one of these: they act in the line too while it is empty.
  const begins = writes && workbench.isEmpty && '/?'.includes(event.key) && (event.target as HTMLElement).closest('.rule .rules') !== null;
  if ((writes && !begins) || !workbench.singleKeys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const by = (step: number) => {
    const at = VIEWS.indexOf(view(workbench.place.view));
    workbench.go({ view: (VIEWS[(at + step + VIEWS.length) % VIEWS.length] ?? view('')).name });
  };
  const actions: Record<string, () => void> = {
    '/': open.line,
    '?': open.help,
    p: () => (workbench.projector = !workbench.projector),
    d: () => (workbench.dark = !workbench.dark),
    l: () => workbench.speak(workbench.language === 'zh' ? 'en' : 'zh'),
    '[': () => by(-1),
    ']': () => by(1),
  };
  if (workbench.projector) {
    actions[' '] = () => {
      if (workbench.hidden && !next()) workbench.hidden = false;
    };
    actions['a'] = () => {
      forget();
      workbench.hidden = !workbench.hidden;
    };
  }
  VIEWS.slice(0, 9).forEach((each, at) => (actions[String(at + 1)] = () => workbench.go({ view: each.name })));
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
