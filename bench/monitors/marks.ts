import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** Replaces what stands between a page's two marks of this name; everything around them is kept. */
export function writeBetweenMarks(file: string, name: string, text: string): void {
  const marks = [`<!-- ${name} -->`, `<!-- /${name} -->`] as const;
  const [before, rest] = readFileSync(file, 'utf8').split(marks[0]);
  if (rest === undefined) throw new Error(`${file} has no ${marks[0]}`);
  const after = rest.split(marks[1])[1] ?? '';
  const machine = `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${new Date().toISOString().slice(0, 10)}.`;
  writeFileSync(file, `${before}${marks[0]}\n${machine}\n\n${text}\n${marks[1]}${after}`);
}
