/** Hands a file to the reader. */
export function saved(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `grundy.${name.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What is drawn, as a file. */
export function png(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((given, failed) => canvas.toBlob((blob) => (blob ? given(blob) : failed(new Error('no picture'))), 'image/png'));
}

/** A cell of CSV. */
export function cell(text: string | number | null | undefined): string {
  const written = String(text ?? '');
  return /[",\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
}

/** Rows as CSV, a table of Markdown, or a tabular of LaTeX. */
export const csv = (rows: (string | number)[][]): string => rows.map((row) => row.map(cell).join(',')).join('\n') + '\n';

export function markdownTable(rows: (string | number)[][]): string {
  const line = (row: (string | number)[]) => `| ${row.map((each) => String(each).replaceAll('|', '\\|')).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${head.map(() => '---').join(' | ')} |`, ...body.map(line)].join('\n') + '\n';
}

export function latex(text: string): string {
  return text.replace(/[\\{}$&#_%^~|<>*]/g, (sign) => {
    const named: Record<string, string> = { '\\': '\\textbackslash{}', '^': '\\textasciicircum{}', '~': '\\textasciitilde{}', '|': '$|$', '<': '$<$', '>': '$>$', '*': '$*$' };
    return named[sign] ?? `\\${sign}`;
  });
}

export function latexTable(rows: (string | number)[][]): string {
  const wide = rows[0]?.length ?? 0;
  const line = (row: (string | number)[]) => row.map((each) => latex(String(each))).join(' & ') + ' \\\\';
  const [head = [], ...body] = rows;
  return [`\\begin{tabular}{${'l'.repeat(wide)}}`, '\\hline', line(head), '\\hline', ...body.map(line), '\\hline', '\\end{tabular}', ''].join('\n');
}
