import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export type CommandOptions = {
  /** Added to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Keep the output and hand it back, instead of streaming it to the terminal. */
  readonly quiet?: boolean;
  /** The repository, when not given. */
  readonly cwd?: string;
  /** What runs beside it has the processor first. */
  readonly givesWay?: boolean;
};

export type CommandResult = { readonly exitCode: number; readonly output: string };

const running = new Set<ChildProcess>();
const signals = ['SIGINT', 'SIGTERM'] as const;
let interruption: NodeJS.Signals | undefined;

/** The signal that asked us to stop: what was running was told to end, nothing new may begin. */
export function interruptedBy(): NodeJS.Signals | undefined {
  return interruption;
}

/** Only while a child runs: otherwise a signal ends this process as ever. */
function passOn(signal: NodeJS.Signals): void {
  interruption = signal;
  for (const child of running) stopGroup(child, signal);
  for (const name of signals) process.off(name, passOn);
}

function began(child: ChildProcess): void {
  if (running.size === 0) for (const name of signals) process.on(name, passOn);
  running.add(child);
}

function ended(child: ChildProcess): void {
  running.delete(child);
  if (running.size === 0) for (const name of signals) process.off(name, passOn);
}

/** Runs a program of node_modules/.bin or of the system at the repository's root. Never rejects. */
export function runCommand(
  command: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, PATH: pathWithBin(), ...options.env },
      // No terminal input: a tool that asks a question must fail, not wait for ever.
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
      // A group of its own, so that stopping it stops what it started.
      detached: process.platform !== 'win32',
    });
    began(child);
    if (options.givesWay) giveWay(child);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => {
      ended(child);
      resolve({ exitCode: 127, output: `${program}: ${error.message}` });
    });
    child.once('close', (code) => {
      ended(child);
      resolve({ exitCode: code ?? 1, output });
    });
  });
}

/** What it starts inherits it. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It ended at once, and says why itself.
  }
}

function stopGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It ended by itself.
  }
}

function pathWithBin(): string {
  return [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
}
