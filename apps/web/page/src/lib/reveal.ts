const SHOWN = 'shown';

function answers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.answer')].filter((each) => each.getClientRects().length > 0);
}

/** Shows the next answer of the page that is still hidden; false if there is none. */
export function next(): boolean {
  const found = answers().find((each) => !(SHOWN in each.dataset));
  if (!found) return false;
  found.dataset[SHOWN] = '';
  found.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Hides all that was shown step by step. */
export function forget(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-shown]')) delete each.dataset[SHOWN];
}
