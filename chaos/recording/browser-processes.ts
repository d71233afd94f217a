import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type BrowserProcess = { readonly pid: string; readonly args: string };

/** The browser on this profile and its helpers, which are one group of processes. */
export async function processesOf(profile: string): Promise<BrowserProcess[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,pgid=,args=', '-ww']);
  const processes = stdout.split('\n').flatMap((line) => {
    const [, pid, group, args] = /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line) ?? [];
    return pid && group && args ? [{ pid, group, args }] : [];
  });
  const group = processes.find(({ args }) => args.includes(profile))?.group;
  return processes.filter((one) => one.group === group);
}
