/** Where a formula stands in one of the texts of an object, and what it is in MathML. */
export interface Formula {
  in: number;
  from: number;
  to: number;
  mathml: string;
}

export interface Piece {
  text: string;
  mathml?: string;
}

/** A text in pieces, of which some are formulas. Formulas that do not lie one after the other in it are left out. */
export function pieces(text: string, formulas: Formula[] = [], number = 0): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const formula of formulas) {
    if (formula.in !== number || formula.from < end || formula.to <= formula.from || formula.to > text.length) continue;
    if (formula.from > end) found.push({ text: text.slice(end, formula.from) });
    found.push({ text: text.slice(formula.from, formula.to), mathml: formula.mathml });
    end = formula.to;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

const MATH = 'http://www.w3.org/1998/Math/MathML';
const ELEMENTS = new Set(['math', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'msub', 'msup', 'mfrac', 'msqrt', 'munder', 'mtable', 'mtr', 'mtd']);
const ATTRIBUTES = ['alttext', 'class', 'columnalign', 'form', 'lspace', 'rspace', 'stretchy'];

/** The elements of a formula, built one by one: nothing that is not of a formula gets into the page. */
export function built(mathml: string): Element | undefined {
  const read = new DOMParser().parseFromString(mathml, 'application/xml').documentElement;
  return read.localName === 'math' ? element(read) : undefined;
}

function element(read: Element): Element | undefined {
  if (read.namespaceURI !== MATH || !ELEMENTS.has(read.localName)) return undefined;
  const made = document.createElementNS(MATH, read.localName);
  for (const name of ATTRIBUTES) {
    const value = read.getAttribute(name);
    if (value !== null) made.setAttribute(name, value);
  }
  for (const node of read.childNodes) {
    const child = node instanceof Element ? element(node) : document.createTextNode(node.textContent ?? '');
    if (child) made.append(child);
  }
  return made;
}

/** Where no font has signs that are tall enough, cases have a line beside them, and brackets around fractions are drawn out. */
export function stretch(math: Element) {
  for (const sign of math.querySelectorAll<MathMLElement>('mo[stretchy]')) {
    const around = (sign.getAttribute('form') === 'prefix' ? sign.nextElementSibling : sign.previousElementSibling) ?? sign;
    const [own, other] = [sign.getBoundingClientRect(), around.getBoundingClientRect()];
    if (own.height === 0 || other.height < 1.4 * own.height) continue;
    if (around.localName === 'mtable') around.parentElement?.classList.add('ruled');
    else {
      const down = (other.top + other.bottom - own.top - own.bottom) / 2 / parseFloat(getComputedStyle(sign).fontSize);
      sign.style.transform = `translateY(${down.toFixed(2)}em) scaleY(${(other.height / own.height).toFixed(2)})`;
    }
  }
}

/** What is copied has formulas as texts, and not the signs of the picture one after the other. */
export function copied(event: ClipboardEvent) {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || !event.clipboardData) return;
  const range = selection.getRangeAt(0);
  const drawn = [...document.querySelectorAll<HTMLElement>('.math')].filter((each) => range.intersectsNode(each));
  if (drawn.length === 0) return;
  for (const each of drawn) {
    if (each.contains(range.startContainer)) range.setStartBefore(each);
    if (each.contains(range.endContainer)) range.setEndAfter(each);
  }
  const kept = drawn.map((each) => [...each.childNodes]);
  drawn.forEach((each) => each.replaceChildren(each.dataset['text'] ?? ''));
  event.clipboardData.setData('text/plain', selection.toString());
  drawn.forEach((each, at) => each.replaceChildren(...(kept[at] ?? [])));
  event.preventDefault();
}
