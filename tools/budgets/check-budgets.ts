import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';
import { languageFiles } from './language-bytes.ts';
import { type PageBytes, pageBytes } from './page-bytes.ts';
import { circleIn } from './circles.ts';
import { unnamedPages } from './page-files.ts';
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
  for (const { isWell, said } of wholeness(dist)) {
    tally[isWell ? 'passed' : 'failed'] += 1;
    console.log(`${isWell ? '✓' : '✗'} ${said}`);
  }
  return tally;
}

type Finding = { readonly isWell: boolean; readonly said: string };

/** What is true of the files as they lie, whatever they weigh. */
function wholeness(dist: string): readonly Finding[] {
  const circle = circleIn(dist);
  const unnamed = unnamedPages(dist, join(root, 'apps', 'web', 'src'));
  return [
    circle === null
      ? { isWell: true, said: 'no file waits for itself' }
      : { isWell: false, said: `files wait for each other: ${circle}` },
    unnamed.length === 0
      ? { isWell: true, said: 'each address names the files of its page' }
      : { isWell: false, said: `no address names ${unnamed.join(', ')}` },
    ...Object.entries(sections).map(([section, chunk]) => {
      const problem = sectionProblem(dist, 'app.html', chunk);
      return {
        isWell: problem === null,
        said: `[RT-2] ${section} ${problem ?? 'loads when it is opened'}`,
      };
    }),
  ];
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
