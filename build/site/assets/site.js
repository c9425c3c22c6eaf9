// Light or dark, the list of guides on small screens, and search. A page read from the disk may load scripts, but no modules and no data: so the
// sections come as a script, too, when somebody begins to search.
'use strict';
const kept = {
  get theme() { try { return localStorage.getItem('theme'); } catch { return null; } },
  set theme(name) { try { localStorage.setItem('theme', name); } catch { /* Nothing is kept where nothing may be. */ } },
};
const root = document.documentElement;
root.classList.add('scripted');
root.dataset.theme = kept.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

// ---- words: of letters and digits; of Chinese each sign, and each two that stand side by side

const HAN = /\p{Script=Han}+/u;
function words(text, asked) {
  const found = [];
  for (const [run] of text.matchAll(/\p{Script=Han}+|\d+(?:\.\d+)+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu)) {
    if (!HAN.test(run)) { found.push(run); continue; }
    const signs = [...run];
    if (!asked || signs.length === 1) found.push(...signs);
    for (let i = 0; i + 1 < signs.length; i++) found.push(signs[i] + signs[i + 1]);
  }
  return found;
}

let index;
let sections;
function searched(given) {
  sections = given.map(([page, anchor, guide, title, text], id) => ({ id, page, anchor, guide, title, text }));
  index = new MiniSearch({
    fields: ['guide', 'title', 'text'],
    tokenize: (text) => words(text, false),
    searchOptions: {
      tokenize: (text) => words(text, true),
      combineWith: 'AND',
      boost: { title: 4, guide: 2 },
      prefix: (word) => !HAN.test(word) && word.length > 1,
      fuzzy: (word) => (!HAN.test(word) && word.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(sections);
}

addEventListener('DOMContentLoaded', () => {
  const { root: place, language, none } = document.body.dataset;
  const box = document.getElementById('search');
  if (!box) return;
  const list = document.getElementById('found');
  const told = document.getElementById('told');
  const guides = document.getElementById('guides');
  const menu = document.getElementById('menu');
  let loading;
  let chosen = -1;

  document.getElementById('theme').addEventListener('click', () => {
    kept.theme = root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  });
  menu.addEventListener('click', () => menu.setAttribute('aria-expanded', String(guides.classList.toggle('open'))));
  guides.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  if (matchMedia('(max-width: 1240px)').matches) document.querySelector('aside details')?.removeAttribute('open');

  const load = (file) => new Promise((done, failed) => {
    const script = Object.assign(document.createElement('script'), { src: place + file, onload: done, onerror: failed });
    document.head.append(script);
  });
  const ready = () => (loading ??= load('minisearch.js').then(() => load(`search-${language}.js`)));

  // ---- what is found

  const marked = (text, terms) => {
    const parts = document.createDocumentFragment();
    const places = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).sort((one, other) => other.length - one.length);
    for (const part of places.length ? text.split(new RegExp(`(${places.join('|')})`, 'giu')) : [text]) {
      const isTerm = terms.includes(part.toLowerCase());
      parts.append(isTerm ? Object.assign(document.createElement('mark'), { textContent: part }) : part);
    }
    return parts;
  };
  const snippet = (text, terms) => {
    const small = text.toLowerCase();
    const at = Math.min(...terms.map((term) => small.indexOf(term)).filter((found) => found >= 0), Infinity);
    const from = at === Infinity ? 0 : Math.max(0, at - 40);
    return (from > 0 ? '…' : '') + text.slice(from, from + 150) + (from + 150 < text.length ? '…' : '');
  };
  const choose = (which) => {
    const all = list.querySelectorAll('a');
    chosen = all.length ? (which + all.length) % all.length : -1;
    all.forEach((each, i) => each.setAttribute('aria-selected', String(i === chosen)));
    all[chosen]?.scrollIntoView({ block: 'nearest' });
    if (chosen >= 0) box.setAttribute('aria-activedescendant', all[chosen].id);
    else box.removeAttribute('aria-activedescendant');
  };
  const shut = () => {
    list.hidden = true;
    box.setAttribute('aria-expanded', 'false');
    choose(-1);
  };
  const search = async () => {
    const asked = box.value.trim();
    if (!asked) return shut();
    await ready();
    if (asked !== box.value.trim()) return;
    const all = index.search(asked);
    const hits = (all.length ? all : index.search(asked, { combineWith: 'OR' })).slice(0, 12);
    list.replaceChildren(...hits.map(({ id, terms }, i) => {
      const { page, anchor, guide, title, text } = sections[id];
      const link = Object.assign(document.createElement('a'), { id: `found${i}`, href: `${place}${page}#${anchor}`, tabIndex: -1 });
      link.setAttribute('role', 'option');
      const heading = document.createElement('b');
      heading.append(marked(guide === title ? guide : `${guide} › ${title}`, terms));
      const below = document.createElement('small');
      below.append(marked(snippet(text, terms), terms));
      link.append(heading, below);
      return link;
    }));
    told.textContent = hits.length ? `${list.getAttribute('aria-label')}: ${hits.length}` : none;
    if (!hits.length) {
      const nothing = Object.assign(document.createElement('div'), { textContent: none });
      nothing.setAttribute('role', 'option');
      nothing.setAttribute('aria-disabled', 'true');
      list.append(nothing);
    }
    list.hidden = false;
    box.setAttribute('aria-expanded', 'true');
    choose(hits.length ? 0 : -1);
  };
  box.addEventListener('focus', ready);
  box.addEventListener('input', search);
  box.form.addEventListener('submit', (event) => event.preventDefault());
  box.form.addEventListener('focusout', (event) => { if (!box.form.contains(event.relatedTarget)) shut(); });
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', shut);
  box.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') { shut(); box.select(); return; }
    if (list.hidden) return;
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Enter') list.querySelectorAll('a')[chosen]?.click();
    else return;
    event.preventDefault();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.('input, textarea, select')) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
});
