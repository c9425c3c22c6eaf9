/** The arrow keys, Home and End move between the buttons of a table's rows. */
export function rove(table: HTMLElement) {
  const key = (event: KeyboardEvent) => {
    const buttons = [...table.querySelectorAll<HTMLButtonElement>('tbody button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, to))]?.focus();
  };
  table.addEventListener('keydown', key);
  return { destroy: () => table.removeEventListener('keydown', key) };
}
