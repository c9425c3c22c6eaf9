import { describe, expect, it } from 'vitest';
import { found, rank, standing, type Claim, type Entry } from '../src/lib/catalogue';
import { boundOf, clock, deeds, fileName, ordered, part, subject, surveyCommand, type Job } from '../src/lib/jobs/jobs';
import { pieces, wrongLines } from '../src/lib/lines';
import { csvOf, type Found } from '../src/lib/pattern';

const wythoff: Entry = { id: 'wythoff', group: 'heaps', names: ["Wythoff's game"], namesZh: ['威佐夫博弈'], about: 'Two heaps', aboutZh: '两堆石子', claims: ['P when …', 'g = …'] };
const nim: Entry = { id: 'nim', group: 'heaps', names: ['Nim'], namesZh: ['尼姆', '取石子'], about: 'Heaps, as Wythoff never had them', claims: [] };

describe('the catalogue', () => {
  it('is searched in both languages, the best first', () => {
    expect(found([nim, wythoff], 'wythoff').map((each) => each.id)).toEqual(['wythoff', 'nim']);
    expect(found([nim, wythoff], '威佐夫').map((each) => each.id)).toEqual(['wythoff']);
    expect(found([nim, wythoff], 'ＮＩＭ').map((each) => each.id)).toEqual(['nim']);
    expect(rank(nim, 'nim chess')).toBe(0);
    expect(found([nim, wythoff], '  ')).toHaveLength(2);
  });

  it('says what is proved', () => {
    const claim = (proved: boolean): Claim => ({ claim: '', proved, status: proved ? 'proved' : 'open', explanation: '' });
    expect(standing(nim, undefined)).toBe('open');
    expect(standing(wythoff, undefined)).toBeUndefined();
    expect(standing(wythoff, [claim(true), claim(true)])).toBe('proved');
    expect(standing(wythoff, [claim(true), claim(false)])).toBe('partly');
    expect(standing(wythoff, [claim(false)])).toBe('checked');
  });
});

describe('jobs', () => {
  const job = (state: Job['state'], kept = true): Job => ({ job: state, question: 'run', state, seconds: 1, kept });

  it('can be paused, gone on with, cancelled and forgotten, each when it makes sense', () => {
    expect(deeds(job('running'))).toEqual(['pause', 'cancel']);
    expect(deeds(job('running', false))).toEqual(['cancel']);
    expect(deeds(job('paused'))).toEqual(['resume', 'cancel']);
    expect(deeds(job('done'))).toEqual(['forget']);
    expect(deeds(job('limit'))).toEqual(['resume', 'forget']);
  });

  it('stand with those that go on at the top', () => {
    expect(ordered([job('done'), job('paused'), job('running')]).map((each) => each.state)).toEqual(['running', 'paused', 'done']);
  });

  it('show how far they are', () => {
    expect(part({ ...job('running'), done: 5, of: 20 })).toBe(0.25);
    expect(part(job('running'))).toBeUndefined();
    expect([clock(5), clock(65), clock(3661)]).toEqual(['0:05', '1:05', '1:01:01']);
    expect(fileName('take {1, 3, 4}')).toBe('take-1-3-4');
    expect(fileName('../../etc')).toBe('etc');
    expect(fileName('***')).toBe('values');
  });

  it('that are surveys say of what, and by which command', () => {
    const survey = { ...job('running'), question: 'survey', to: 1000, each: 5 };
    expect(subject({ ...survey, family: 'octal', digits: 2 })).toBe('octal 2');
    expect(surveyCommand({ ...survey, family: 'octal', digits: 2 })).toBe('./grundy survey octal --digits 2 --to 1000 --time 5');
    const own = { ...survey, family: 'take {a, b}', letters: ['a=1..9', 'b=a+1..10'], proofs: true };
    expect(subject(own)).toBe('take {a, b} a=1..9 b=a+1..10');
    expect(surveyCommand(own)).toBe("./grundy survey 'take {a, b}' --for a=1..9 --for b=a+1..10 --to 1000 --time 5 --prove");
    expect(['octal', 'subtraction', 'partizan-takes', 'hex'].map(boundOf)).toEqual(['digits', 'within', 'within', 'digits']);
  });
});

describe('programs', () => {
  const language = (comment: string, keywords: string) => ({ language: '', title: '', standard: '', ending: '', comment, keywords: keywords.split(' ') });

  it.each(['//', '#'])('with comments behind %s are shown whole', (comment) => {
    const code = 'int a = 0; // note\nprint("x # y", 12) # end\nif (a != b) { return \'c\'; }\n';
    expect(pieces(code, language(comment, 'if return')).map((each) => each.text).join('')).toBe(code);
  });

  it('have comments, words and numbers', () => {
    const kinds = (code: string, comment: string) => pieces(code, language(comment, 'return')).filter((each) => each.kind !== '').map((each) => [each.kind, each.text]);
    expect(kinds('return 12 # why', '#')).toEqual([['word', 'return'], ['number', '12'], ['comment', '# why']]);
    expect(kinds('a / b; // c', '//')).toEqual([['comment', '// c']]);
  });

  it('mark the lines that differ', () => expect(wrongLines([{ line: 2, expected: 'a', found: null }])).toEqual(new Set([2])));
});

describe('a pattern', () => {
  it('is written as CSV, all readings of the table', () => {
    const reading = { count: 3, first: 0, as: 'values', rules: [{ text: 'take {1, 2}', checked: 3 }], moreRules: 0, allRulesTried: true, formulas: [] };
    expect(csvOf({ ...reading, readings: [{ ...reading, as: 'outcomes' }] } as unknown as Found)).toBe('as,kind,text,checked,evidence,of\nvalues,rules,"take {1, 2}",3,,3\noutcomes,rules,"take {1, 2}",3,,3\n');
  });
});
