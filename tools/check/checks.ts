import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { checkDecisions } from '../decisions/decisions.ts';
import { root, runCommand } from '../run-command.ts';
import { checkAdvisories } from './advisories.ts';
import { checkContractNamed } from './contract-named.ts';
import { checkLicences } from './licences.ts';
import { checkLockfile } from './lockfile.ts';
import { checkOneWord } from './one-word.ts';
import { checkSentences } from './sentences.ts';
import { checkSources } from './sources.ts';

export type CheckResult = {
  readonly passed: boolean;
  readonly output: string;
  /** Why nothing could be found out. Counted apart: neither passed nor failed. */
  readonly unasked?: string;
};
export type Check = { readonly name: string; readonly run: () => Promise<CheckResult> };

// What the tools remember of a file that has not changed since, by its content; a fresh clone has none.
const remembered = join(root, 'node_modules/.cache/candor-check');

/**
 * TypeScript 7 and the linter's type-aware half are Go programs that live for seconds: collecting
 * their garbage and spreading over two cores cost them more processor time than the checking itself
 * (lint 35 → 21 CPU seconds, types of the server 19 → 6). The bound is for machines with little memory.
 */
const goProgram = { GOGC: 'off', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1' };

/** Everything that `npm run check` looks at, each counted on its own. */
export function allChecks(): Check[] {
  return [
    ...typeChecks(),
    tool('pure rules compile without DOM and Node', compile('tsconfig.rules.json'), goProgram),
    tool('lint', ['oxlint'], goProgram),
    tool('format', ['biome', 'format', '--max-diagnostics=50', '.']),
    tool('import directions', [
      'depcruise',
      ...['--cache', join(remembered, 'imports'), '--cache-strategy', 'content'],
      ...sourceFolders(),
    ]),
    tool('dead code and dependencies', [
      'knip',
      '--no-progress',
      ...['--cache', '--cache-location', join(remembered, 'dead-code')],
    ]),
    findings('names and clocks', checkSources),
    findings('sentences live in *-words.ts', checkSentences),
    findings('one word for one thing', checkOneWord),
    findings('licences of production dependencies', checkLicences),
    findings('lockfile serves every platform', checkLockfile),
    findings('decisions are indexed', checkDecisions),
    findings('docs/security-asvs.md names the contract', checkContractNamed),
    { name: 'advisories of production dependencies', run: askAboutAdvisories },
  ];
}

function typeChecks(): Check[] {
  const projects = globSync('{apps,packages}/*/tsconfig*.json', { cwd: root }).toSorted();
  return ['tsconfig.json', ...projects].map((project) =>
    tool(
      `types of ${project === 'tsconfig.json' ? 'tools and journeys' : project}`,
      compile(project),
      goProgram,
    ),
  );
}

/** One checker: each further one checks again what the first has seen, and the checks run two at a time. */
function compile(project: string): string[] {
  const state = join(remembered, `${project.replaceAll(/[^a-z0-9]+/gu, '-')}.tsbuildinfo`);
  return ['tsc', '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', state];
}

function sourceFolders(): string[] {
  const folders = ['apps', 'packages', 'e2e', 'bench', 'chaos', 'scripts', 'tools', 'bin'];
  return folders.filter((folder) => existsSync(join(root, folder)));
}

function tool(
  name: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Check {
  return {
    name,
    async run() {
      // In a run of everything browsers are on the way, which must not wait.
      const options = { quiet: true, givesWay: true, env };
      const { exitCode, output } = await runCommand(command, options);
      return { passed: exitCode === 0, output };
    },
  };
}

function findings(name: string, find: () => readonly string[]): Check {
  return {
    name,
    async run() {
      const found = find();
      return { passed: found.length === 0, output: found.join('\n') };
    },
  };
}

async function askAboutAdvisories(): Promise<CheckResult> {
  const verdict = await checkAdvisories();
  if (verdict.kind === 'found') return { passed: false, output: verdict.findings.join('\n') };
  if (verdict.kind === 'clean') return { passed: true, output: '' };
  const unasked = `nobody could be asked about advisories (${verdict.why})`;
  return { passed: true, output: '', unasked };
}
