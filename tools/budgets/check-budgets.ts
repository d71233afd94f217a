import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';
import { languageFiles } from './language-bytes.ts';
import { type PageBytes, pageBytes } from './page-bytes.ts';
import { circleIn } from './circles.ts';
import { sectionProblem, sections } from './sections.ts';
import { budgets, LANGUAGE_MOST, MOST_FILES } from './table.ts';

const kinds = ['js', 'css', 'font'] as const;

/** Prints each budget beside what the built page weighs; each is a check of its own. */
export function checkBudgets(): { passed: number; failed: number; skipped: number } {
  const dist = join(root, 'apps', 'web', 'dist');
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, page, routes, ...allowed } of budgets) {
    if (!existsSync(join(dist, page))) {
      console.log(`✗ ${name}: apps/web/dist/${page} is missing`);
      tally.failed += kinds.length;
      continue;
    }
    const weighed = weigh(dist, page, routes);
    if (typeof weighed === 'string') {
      console.log(`✗ ${name}: ${weighed}`);
      tally.failed += kinds.length;
      continue;
    }
    const isFew = weighed.files <= MOST_FILES;
    tally[isFew ? 'passed' : 'failed'] += 1;
    console.log(`${isFew ? '✓' : '✗'} ${name}: ${weighed.files} files of ${MOST_FILES}`);
    for (const kind of kinds) {
      const fits = weighed[kind] <= allowed[kind];
      tally[fits ? 'passed' : 'failed'] += 1;
      console.log(
        `${fits ? '✓' : '✗'} ${name}, ${kind}: ${kilobytes(weighed[kind])} of ${kilobytes(allowed[kind])}`,
      );
    }
  }
  for (const { surface, tag, bytes } of languageFiles(dist)) {
    const fits = bytes <= LANGUAGE_MOST;
    tally[fits ? 'passed' : 'failed'] += 1;
    console.log(
      `${fits ? '✓' : '✗'} ${surface} in ${tag}: ${kilobytes(bytes)} of ${kilobytes(LANGUAGE_MOST)}`,
    );
  }
  const circle = circleIn(dist);
  tally[circle === null ? 'passed' : 'failed'] += 1;
  console.log(
    circle === null ? '✓ no file waits for itself' : `✗ files wait for each other: ${circle}`,
  );
  for (const [section, chunk] of Object.entries(sections)) {
    const problem = sectionProblem(dist, 'app.html', chunk);
    tally[problem === null ? 'passed' : 'failed'] += 1;
    console.log(
      `${problem === null ? '✓' : '✗'} [RT-2] ${section} ${problem ?? 'loads when it is opened'}`,
    );
  }
  return tally;
}

function weigh(dist: string, page: string, routes: readonly string[]): PageBytes | string {
  try {
    return pageBytes(dist, page, routes);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
