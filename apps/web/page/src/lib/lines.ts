export interface Difference {
  line: number;
  expected: string | null;
  found: string | null;
}

/** For each line of a right output whether somebody's differs there. */
export function wrongLines(differences: Difference[]): Set<number> {
  return new Set(differences.map((each) => each.line));
}

const WORDS: Record<string, string> = {
  cpp: 'alignas auto bool break case catch char class const constexpr continue default delete do double else enum explicit false float for friend goto if inline int long namespace new nullptr operator private public return short signed sizeof static struct switch template this throw true try typedef typename union unsigned using vector void while include string',
  java: 'abstract boolean break byte case catch char class const continue default do double else enum extends final finally float for if implements import int interface long new null package private protected public record return short static super switch this throw throws true false try var void while String',
  python: 'and as assert break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield',
};

export interface Piece {
  text: string;
  kind: '' | 'comment' | 'string' | 'number' | 'word';
}

/** A program in pieces by what they are, for colours. */
export function pieces(code: string, language: string): Piece[] {
  const words = new Set((WORDS[language] ?? '').split(' '));
  const comment = language === 'python' ? '#[^\\n]*' : '\\/\\/[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/';
  const read = new RegExp(`(${comment})|("(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*')|(\\b\\d[\\w.]*)|([A-Za-z_]\\w*)|([^A-Za-z_\\d"'#/]+|.)`, 'g');
  const list: Piece[] = [];
  for (const [text, isComment, isString, isNumber, isWord] of code.matchAll(read)) {
    const kind = isComment ? 'comment' : isString ? 'string' : isNumber ? 'number' : isWord && words.has(isWord) ? 'word' : '';
    const last = list.at(-1);
    if (last && last.kind === kind) last.text += text;
    else list.push({ text, kind });
  }
  return list;
}
