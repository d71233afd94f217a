import { execFile } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ip = (...args: string[]) => run('ip', args);

const HERE = '10.231.7.1';
const PLACES = ['10.231.7.2', '10.231.7.3'] as const;
/** Nobody has this card: what is sent to it is lost, and no one says so. */
const NOBODY = '02:00:00:00:00:99';

export type CutNetwork = {
  /** Where programs in it find this machine. */
  readonly address: string;
  /** A script that runs the program in it. */
  readonly wrap: (program: string) => string;
  /** `silent`: what is sent is lost. `unplugged`: the cable is out, which the browser notices. */
  readonly cut: (how: 'silent' | 'unplugged') => Promise<void>;
  readonly mend: () => Promise<void>;
  /** As from the office's network to a phone's: the old address is gone. */
  readonly move: () => Promise<void>;
  /** Every program in it stands still, as under a closed lid. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => Promise<void>;
  readonly dispose: () => Promise<void>;
};

/** A network of its own behind one cable to this machine; needs root. */
export async function openCutNetwork(folder: string): Promise<CutNetwork> {
  const name = `candor-${process.pid}`;
  const [outer, inner] = [`co${process.pid}`, `ci${process.pid}`];
  const inside = (...args: string[]) => ip('netns', 'exec', name, 'ip', ...args);
  await ip('netns', 'add', name);
  await ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner);
  await ip('link', 'set', inner, 'netns', name);
  await ip('addr', 'add', `${HERE}/24`, 'dev', outer);
  await ip('link', 'set', outer, 'up');
  let [there, elsewhere] = PLACES as readonly [string, string];
  await inside('addr', 'add', `${there}/24`, 'dev', inner);
  await inside('link', 'set', inner, 'up');
  await inside('link', 'set', 'lo', 'up');
  const signal = async (which: 'SIGSTOP' | 'SIGCONT'): Promise<void> => {
    const { stdout } = await ip('netns', 'pids', name);
    for (const pid of stdout.split('\n').filter(Boolean)) {
      try {
        process.kill(Number(pid), which);
      } catch {
        // It has ended.
      }
    }
  };
  const lose = ['lladdr', NOBODY, 'nud', 'permanent', 'dev'];
  return {
    address: HERE,
    wrap: (program) => {
      const script = join(folder, 'in-network.sh');
      writeFileSync(script, `#!/bin/sh\nexec ip netns exec ${name} ${program} "$@"\n`);
      chmodSync(script, 0o755);
      return script;
    },
    cut: async (how) => {
      if (how === 'unplugged') return void (await ip('link', 'set', outer, 'down'));
      await ip('neigh', 'replace', there, ...lose, outer);
      await inside('neigh', 'replace', HERE, ...lose, inner);
    },
    mend: async () => {
      await ip('link', 'set', outer, 'up');
      await ip('neigh', 'flush', 'dev', outer, 'nud', 'permanent');
      await inside('neigh', 'flush', 'dev', inner, 'nud', 'permanent');
    },
    move: async () => {
      [there, elsewhere] = [elsewhere, there];
      // In this order: a second address of one network goes with its first.
      await inside('addr', 'del', `${elsewhere}/24`, 'dev', inner);
      await inside('addr', 'add', `${there}/24`, 'dev', inner);
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    dispose: async () => {
      await ip('link', 'del', outer).catch(() => {});
      await ip('netns', 'del', name);
    },
  };
}
