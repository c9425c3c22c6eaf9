import { autocompletion, acceptCompletion, completionKeymap, type CompletionContext, type CompletionResult, type Completion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { completions } from './completions';
import type { Entry } from './games.svelte';
import type { Language } from './phrases';
import { token } from './highlight';

export interface Mark {
  from: number;
  to: number;
  message: string;
  fix: { label: string; apply: () => void } | undefined;
}

export interface Editor {
  set(text: string): void;
  name(label: string, placeholder: string): void;
  mark(fault: Mark | undefined): void;
  focus(from?: number, to?: number): void;
  destroy(): void;
}

const rules = StreamLanguage.define<null>({
  token: (stream) => token(stream),
  tokenTable: { game: tags.name, number: tags.number, word: tags.keyword, sign: tags.operator, pattern: tags.string, bracket: tags.bracket },
});

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--accent)', fontWeight: '600' },
  { tag: tags.number, color: 'var(--won)' },
  { tag: tags.string, color: 'var(--right)' },
  { tag: tags.operator, color: 'var(--soft)' },
  { tag: tags.bracket, color: 'var(--soft)' },
]);

const looks = EditorView.theme({
  '&': { background: 'transparent', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-content': { fontFamily: 'var(--mono)', padding: '0', caretColor: 'var(--ink)', lineHeight: '26px', minHeight: '26px', outline: 'none' },
  '.cm-line': { padding: '0' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '26px', overflow: 'auto', maxHeight: '130px' },
  '.cm-placeholder': { color: 'var(--soft)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { background: 'var(--accent-soft)' },
  '.cm-tooltip': { background: 'var(--sheet)', color: 'var(--ink)', border: '1px solid var(--edge)', borderRadius: '10px', boxShadow: '0 8px 30px rgb(0 0 0 / 18%)', overflow: 'hidden', zIndex: '50' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxHeight: '16em', maxWidth: 'min(36rem, 92vw)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 12px', lineHeight: '1.5' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--accent)', color: 'var(--paper)' },
  '.cm-completionDetail': { fontFamily: 'var(--sans)', fontStyle: 'normal', opacity: '0.75', fontSize: '0.85em' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-diagnostic': { padding: '8px 12px', borderLeft: '4px solid var(--lost)', fontFamily: 'var(--sans)', fontSize: '0.9rem', maxWidth: 'min(32rem, 88vw)', whiteSpace: 'pre-wrap' },
  '.cm-diagnosticAction': { font: 'inherit', background: 'var(--accent)', color: 'var(--paper)', borderRadius: '6px', padding: '1px 9px', border: '0', cursor: 'pointer' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--lost) 1.5px', textUnderlineOffset: '4px' },
});

/** One line: what is pasted over several becomes one. */
const oneLine = EditorState.transactionFilter.of((change) => {
  if (change.newDoc.lines === 1) return change;
  return [change, { changes: { from: 0, to: change.newDoc.length, insert: change.newDoc.toString().replace(/\s*\n\s*/g, ' ') }, sequential: true }];
});

/**
 * Puts an editor of the line into a host. It lives in a shadow tree, where its styles are sheets that the page's rules for content allow.
 */
export function edit(
  host: HTMLElement,
  given: { text: string; label: string; placeholder: string; language: () => Language; games: () => Entry[]; typed: (text: string) => void },
): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
  const naming = new Compartment();
  const named = (label: string, hint: string) => [EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', autocapitalize: 'off' }), placeholder(hint)];
  let silent = false;

  const source = (context: CompletionContext): CompletionResult | null => {
    const found = completions(context.state.sliceDoc(0, context.pos), given.games(), given.language(), context.explicit);
    return found ? { from: found.from, options: found.options as Completion[], filter: false } : null;
  };

  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: given.text,
      extensions: [
        oneLine,
        history(),
        rules,
        syntaxHighlighting(colours),
        autocompletion({ override: [source], icons: false, activateOnTypingDelay: 40 }),
        keymap.of([{ key: 'Tab', run: acceptCompletion }, ...completionKeymap, { key: 'Enter', run: () => true }, ...historyKeymap, ...defaultKeymap]),
        EditorView.lineWrapping,
        looks,
        naming.of(named(given.label, given.placeholder)),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !silent) given.typed(update.state.doc.toString());
        }),
      ],
    }),
  });

  // Focus goes to the text, not to what scrolls around it.
  view.scrollDOM.removeAttribute('tabindex');

  return {
    set(text) {
      if (text === view.state.doc.toString()) return;
      silent = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: text.length } });
      silent = false;
    },
    name: (label, hint) => view.dispatch({ effects: naming.reconfigure(named(label, hint)) }),
    mark(fault) {
      const length = view.state.doc.length;
      const marks = fault
        ? [
            {
              from: Math.min(fault.from, Math.max(0, length - 1)),
              to: Math.min(Math.max(fault.to, fault.from + 1), length),
              severity: 'error' as const,
              message: fault.message,
              actions: fault.fix ? [{ name: fault.fix.label, apply: fault.fix.apply }] : [],
            },
          ]
        : [];
      view.dispatch(setDiagnostics(view.state, marks.filter((each) => each.from < each.to)));
    },
    focus(from, to) {
      view.focus();
      if (from !== undefined) view.dispatch({ selection: { anchor: Math.min(from, view.state.doc.length), head: Math.min(to ?? from, view.state.doc.length) } });
      else view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } });
    },
    destroy: () => view.destroy(),
  };
}
