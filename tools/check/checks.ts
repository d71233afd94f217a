import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../run-command.ts';
import { checkAdvisories } from './advisories.ts';
import { checkContractNamed } from './contract-named.ts';
import { checkLicences } from './licences.ts';
import { checkLockfile } from './lockfile.ts';
import { checkSources } from './sources.ts';

export type CheckResult = {
  readonly passed: boolean;
  readonly output: string;
  /** Why nothing could be found out. Counted apart: neither passed nor failed. */
  readonly unasked?: string;
};
export type Check = { readonly name: string; readonly run: () => Promise<CheckResult> };

/** Everything that `npm run check` looks at, each counted on its own. */
export function allChecks(): Check[] {
  return [
    ...typeChecks(),
    tool('pure rules compile without DOM and Node', ['tsc', '-p', 'tsconfig.rules.json']),
    tool('lint', ['oxlint']),
    tool('format', ['biome', 'format', '--max-diagnostics=50', '.']),
    tool('import directions', ['depcruise', ...sourceFolders()]),
    tool('dead code and dependencies', ['knip', '--no-progress']),
    findings('names and clocks', checkSources),
    findings('licences of production dependencies', checkLicences),
    findings('lockfile serves every platform', checkLockfile),
    findings('docs/security-asvs.md names the contract', checkContractNamed),
    { name: 'advisories of production dependencies', run: askAboutAdvisories },
  ];
}

function typeChecks(): Check[] {
  const projects = globSync('{apps,packages}/*/tsconfig*.json', { cwd: root }).toSorted();
  return ['tsconfig.json', ...projects].map((project) =>
    tool(`types of ${project === 'tsconfig.json' ? 'tools and journeys' : project}`, [
      'tsc',
      '-p',
      project,
    ]),
  );
}

function sourceFolders(): string[] {
  const folders = ['apps', 'packages', 'e2e', 'bench', 'chaos', 'scripts', 'tools', 'bin'];
  return folders.filter((folder) => existsSync(join(root, folder)));
}

function tool(name: string, command: readonly string[]): Check {
  return {
    name,
    async run() {
      const { exitCode, output } = await runCommand(command, { quiet: true });
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
