import { existsSync } from 'node:fs';
import { runCommand } from '../run-command.ts';
import type { Program } from './programs.ts';

/** Installs what is missing where it may, and returns what is missing still. */
export async function installMissing(programs: readonly Program[]): Promise<Program[]> {
  const missing = programs.filter((program) => program.find() === undefined);
  if (missing.length === 0) return [];
  console.log(`Missing: ${missing.map(({ name }) => name).join(', ')}.`);
  const apt = await aptCommand();
  if (apt !== undefined) {
    await runCommand([...apt, 'update', '--quiet'], { env: noQuestions });
    const packages = missing.flatMap((program) => program.packages);
    await runCommand([...apt, 'install', '--yes', '--no-install-recommends', ...packages], {
      env: noQuestions,
    });
  }
  const left = missing.filter((program) => program.find() === undefined);
  for (const { name, advice } of left) console.log(`${name} could not be installed. ${advice}`);
  return left;
}

const noQuestions = { DEBIAN_FRONTEND: 'noninteractive' };

/** apt-get as root, through a sudo that asks for no password, or not at all. */
async function aptCommand(): Promise<readonly string[] | undefined> {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  const { exitCode } = await runCommand(['sudo', '-n', 'true'], { quiet: true });
  return exitCode === 0 ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] : undefined;
}
