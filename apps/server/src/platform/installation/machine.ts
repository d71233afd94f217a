import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * What only processes have in common that see each other's numbers: a start of the kernel and its table of processes. Host
 * names say less, because two containers, or two copies of one machine, may have the same. null: the system does not say.
 */
export function readMachine(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

export type Begun = { readonly machine: string | null; readonly process: number };

/** Of this very machine, and killed before it could say that it ends: perhaps with the number that we have now. */
export function isGone({ machine, process: id }: Begun): boolean {
  if (machine === null || machine !== readMachine()) return false;
  if (id === process.pid) return true;
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
