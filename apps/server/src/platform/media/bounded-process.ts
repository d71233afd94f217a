import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export type Bounds = {
  /** Wall-clock time; then it is killed. */
  readonly timeoutMs: number;
  readonly cpuSeconds: number;
  /**
   * What it may keep in memory of its own (RLIMIT_DATA: heap, buffers, stacks; not what it maps of files).
   * Enforced on Linux; V8 counts what it reserves for code as well.
   */
  readonly memoryBytes: number;
  /** Minutes of work that nobody waits for: whatever else there is to do goes first. */
  readonly isPatient?: boolean;
};

export type ProcessEnd = {
  /** null when it was killed. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  /** Somebody told it to stop; its bounds kill without a word. */
  readonly wasStopped: boolean;
  readonly stdout: string;
  /** The last part of it. */
  readonly stderr: string;
};

const OUTPUT_LIMIT = 256 * 1024;
const ERRORS_KEPT = 4_000;
const stopping: ReadonlySet<string> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * Runs a program on a file that a stranger made: bounded time and memory, low priority, no standard
 * input, no environment of ours, and no network where the system lets us take it away.
 */
export function runBounded(command: readonly string[], bounds: Bounds): Promise<ProcessEnd> {
  const memory = `ulimit -d ${Math.ceil(bounds.memoryBytes / 1024)}`;
  const limited = `ulimit -t ${Math.ceil(bounds.cpuSeconds)}; ${memory}; exec "$@"`;
  const [program = '', ...args] = [...withoutNetwork(), 'sh', '-c', limited, 'sh', ...command];
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      // A group of its own, so that killing it kills what it started.
      detached: true,
    });
    let [stdout, stderr, timedOut] = ['', '', false];
    const timer = setTimeout(() => {
      timedOut = true;
      killGroup(child.pid);
    }, bounds.timeoutMs);
    // A worker that is stopped must not leave an hour of conversion behind.
    const killNow = () => killGroup(child.pid);
    process.once('exit', killNow);
    child.stdout.on('data', (chunk: Buffer) => {
      if (stdout.length < OUTPUT_LIMIT) stdout += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(-ERRORS_KEPT);
    });
    const end = (exitCode: number | null, problem = '', signal: string | null = null) => {
      clearTimeout(timer);
      process.off('exit', killNow);
      const wasStopped = signal !== null && stopping.has(signal);
      resolve({ exitCode, timedOut, wasStopped, stdout, stderr: stderr + problem });
    };
    child.once('error', (error) => end(127, error.message));
    child.once('close', (code, signal) => end(code, '', signal));
    lowerPriority(child.pid, bounds.isPatient ?? false);
  });
}

let networkless: readonly string[] | undefined;

function withoutNetwork(): readonly string[] {
  networkless ??=
    [
      ['unshare', '-n', '--'],
      ['unshare', '-r', '-n', '--'],
    ].find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0) ?? [];
  return networkless;
}

function lowerPriority(pid: number | undefined, isPatient: boolean): void {
  const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority;
  try {
    if (pid !== undefined) setPriority(pid, isPatient ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL);
  } catch {
    // It is over already, or the system does not allow it.
  }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
