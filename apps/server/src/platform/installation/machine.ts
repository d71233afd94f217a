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
