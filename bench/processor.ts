import { globSync, readFileSync } from 'node:fs';

/** Seconds. */
export type Processor = {
  readonly client: number;
  readonly server: number;
  readonly postgres: number;
};

/** Seconds of processor time that each side has used so far (Linux). */
export function processorMeter(dataDir: string): () => Processor {
  const [postmaster] = globSync('**/postmaster.pid', { cwd: dataDir }).map(
    (path) => readFileSync(`${dataDir}/${path}`, 'utf8').split('\n')[0],
  );
  const server = serverId();
  return () => {
    const { user, system } = process.cpuUsage();
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    const backends = children.trim().split(' ');
    const postgres = backends.reduce(
      (sum, id) => sum + processorSeconds(id),
      endedSeconds(postmaster ?? ''),
    );
    return { client: (user + system) / 1e6, server: processorSeconds(server), postgres };
  };
}

function processorSeconds(id: string): number {
  const [, after] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
  const fields = after?.split(' ') ?? [];
  // utime and stime in ticks of a hundredth of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** What the server holds of memory, in kB (Linux). */
export function residentKb(): number {
  const status = readFileSync(`/proc/${serverId()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

/** Of its children that have ended: a pool closes sessions that nobody uses. */
export function endedSeconds(id: string): number {
  const [, after] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
  const fields = after?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** The server is this process's only child. */
export function serverId(): string {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  return children.split(' ')[0] ?? '';
}
