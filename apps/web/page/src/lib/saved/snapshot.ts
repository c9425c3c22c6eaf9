import type { Language } from '../phrases';
import type { Book } from './book';

/** What a saved file says around what is saved. */
export interface Frame {
  language: Language;
  title: string;
  /** The command that shows the same, and when it was saved. */
  notes: string[];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const LEFT_OUT = 'script, style, form, dialog, .out, .curtain, .working, .unseen, .tools, .told, .instead, video, audio, [data-unsaved]';

/** The rules of all style sheets; the reader's own light decides which colours there are. */
function styles(): string {
  const rules: string[] = [];
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      const text = rule.cssText.replaceAll(/:root\[data-theme=["']dark["']\]/g, ':root');
      rules.push(text === rule.cssText ? text : text.replace('@media screen', '@media screen and (prefers-color-scheme: dark)'));
    }
  return rules.join('\n').replaceAll('</', '<\\/');
}

/** A thing that does something, as it looks: there is nobody to ask any more. */
function still(made: Element): void {
  for (const each of made.querySelectorAll('button, a:not([href^="http"])')) {
    const plain = document.createElement('span');
    plain.className = each.className;
    plain.append(...each.childNodes);
    each.replaceWith(plain);
  }
  for (const each of made.querySelectorAll('details')) each.setAttribute('open', '');
  for (const each of made.querySelectorAll('*')) {
    for (const name of each.getAttributeNames()) if (name === 'tabindex' || name.startsWith('on') || name === 'contenteditable') each.removeAttribute(name);
    const role = each.getAttribute('role');
    if (role === 'application') each.setAttribute('role', 'img');
    if (role === 'button') for (const name of ['role', 'aria-label', 'aria-disabled', 'aria-pressed']) each.removeAttribute(name);
    each.removeAttribute('aria-roledescription');
  }
}

/** What is seen of a part of the page, without anything that needs a server: canvases become pictures, fields their text. */
export function seen(part: Element): string {
  const made = part.cloneNode(true) as Element;
  const drawn = [...part.querySelectorAll('canvas')];
  made.querySelectorAll('canvas').forEach((each, index) => {
    const source = drawn[index];
    if (!source || source.width === 0 || source.height === 0) return each.remove();
    const picture = document.createElement('img');
    picture.src = source.toDataURL();
    picture.alt = each.getAttribute('aria-label') ?? '';
    picture.style.width = `${source.clientWidth}px`;
    each.replaceWith(picture);
  });
  const fields = [...part.querySelectorAll('input, select, textarea')] as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[];
  made.querySelectorAll('input, select, textarea').forEach((each, index) => {
    const field = fields[index];
    const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) ? (field.checked ? '☑' : '☐') : (field?.value ?? '');
    each.replaceWith(document.createTextNode(text));
  });
  for (const each of made.querySelectorAll(LEFT_OUT)) each.remove();
  still(made);
  return made.innerHTML;
}

/** A whole file that shows parts of the page, and plays a game from its book if it has one. */
export function file(frame: Frame, parts: Element[], style: string, player: { code: string; style: string; book: Book } | undefined): string {
  const lang = frame.language === 'zh' ? 'zh-CN' : 'en';
  const play = player ? `<section id="play"></section>\n` : '';
  const data = player
    ? `<script type="application/json" id="book">${JSON.stringify(player.book).replaceAll('<', '\\u003c')}</script>\n<script>${player.code.replaceAll('</script', '<\\/script')}</script>\n`
    : '';
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(frame.title)} · Grundy</title>
<style>
${style}
${player ? player.style.replaceAll('</', '<\\/') : ''}
</style>
</head>
<body>
<div class="saved">
<h1>${escaped(frame.title)}</h1>
${play}${parts.map((part) => `<div class="${escaped(part.className)}">${seen(part)}</div>`).join('\n')}
<footer>${frame.notes.map((note) => `<p>${escaped(note)}</p>`).join('')}</footer>
</div>
${data}</body>
</html>
`;
}

/** What is shown now, as one file. */
export function page(frame: Frame, player: { code: string; style: string; book: Book } | undefined): string {
  const parts = [...document.querySelectorAll('.stage > .side, .stage > main')].filter((part): part is Element => part.textContent?.trim() !== '');
  return file(frame, parts, styles(), player);
}
