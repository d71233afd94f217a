import { execFile } from 'node:child_process';
import { root } from '../run-command.ts';
import { type AdvisoryVerdict, readAdvisories } from './advisory-rules.ts';

const PATIENCE_MS = 12_000;

/** Asks the registry what is known against the locked versions of what production installs. */
export async function checkAdvisories(): Promise<AdvisoryVerdict> {
  return readAdvisories(await askRegistry());
}

/** npm ends with 1 for a finding and for a refusal alike: what it printed tells them apart. */
function askRegistry(): Promise<string> {
  const wanted = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-retries=0'];
  return new Promise((resolve) => {
    const options = { cwd: root, timeout: PATIENCE_MS, maxBuffer: 2 ** 26 };
    execFile('npm', wanted, { ...options, killSignal: 'SIGKILL' }, (_error, stdout) => {
      resolve(stdout);
    });
  });
}
