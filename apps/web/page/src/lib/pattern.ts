import type { Formula as Place } from './formula';

export interface Match {
  text: string;
  rules: string;
  play: string;
  family: string;
  names: string[];
  checked: number;
  exact: boolean;
  alsoAllowed?: (number | string)[];
  period: { preperiod: number | string; period: number | string; proved: boolean; theorem?: string } | null;
}

export interface Formula {
  kind: string;
  text: string;
  formulas?: Place[];
  claim: string | null;
  checked: number;
  evidence: number;
  weak: boolean;
  predicts: (number | string | object)[];
  withRules: { rules: string; holdsTo: number; proved: boolean; counterexample?: { heap: number; expected: number; value: number } }[];
}

/** What fits a table, in one way to read it. */
export interface Reading {
  count: number;
  first: number;
  as: string;
  rules: Match[];
  moreRules: number;
  allRulesTried: boolean;
  notTried?: ('time' | 'start' | 'large' | 'costly')[];
  formulas: Formula[];
}

export interface Found extends Reading {
  readings?: Reading[];
}

function field(text: string | number): string {
  return /[",\n]/.test(String(text)) ? `"${String(text).replaceAll('"', '""')}"` : String(text);
}

export function csvOf(found: Found): string {
  const rows: (string | number)[][] = [['as', 'kind', 'text', 'checked', 'evidence', 'of']];
  for (const each of [found, ...(found.readings ?? [])]) {
    for (const match of each.rules) rows.push([each.as, 'rules', match.text, match.checked, '', each.count]);
    for (const formula of each.formulas) rows.push([each.as, formula.kind, formula.text, formula.checked, formula.evidence, each.count]);
  }
  return rows.map((row) => row.map(field).join(',')).join('\n') + '\n';
}

export function markdownOf(found: Found): string {
  return [found, ...(found.readings ?? [])]
    .flatMap((each) => [
      ...each.rules.map((match) => `- \`${match.text}\` (${match.checked}/${each.count})`),
      ...each.formulas.map((formula) => `- ${formula.text} (${formula.evidence}/${each.count}${formula.weak ? ', weak' : ''})`),
      '',
    ])
    .join('\n');
}
