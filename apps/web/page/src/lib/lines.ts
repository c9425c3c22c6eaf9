export interface Difference {
  line: number;
  expected: string | null;
  found: string | null;
}

/** For each line of a right output whether somebody's differs there. */
export function wrongLines(differences: Difference[]): Set<number> {
  return new Set(differences.map((each) => each.line));
}

/** A language of programs, as the server lists them. */
export interface ProgramLanguage {
  language: string;
  title: string;
  standard: string;
  ending: string;
  comment: string;
  keywords: string[];
}

export interface Piece {
  text: string;
  kind: '' | 'comment' | 'string' | 'number' | 'word';
}

/** A program in pieces by what they are, for colours. */
export function pieces(code: string, language: ProgramLanguage): Piece[] {
  const words = new Set(language.keywords);
  const comment = `${language.comment}[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/`;
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
