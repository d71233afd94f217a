import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../apps/server/src/test-program.ts';

type State = {
  readonly joins: readonly string[];
  readonly resumes: number;
  readonly refusals: number;
  readonly inside: readonly {
    readonly identity: string;
    /** `isAgreed`: by offer and answer. */
    readonly tracks: readonly {
      readonly source: number;
      readonly muted: boolean;
      readonly isAgreed: boolean;
    }[];
  }[];
};

const apiKey = 'APIkey';
const apiSecret = 'a secret of at least thirty-two characters';

/** What stands in for LiveKit, with the settings by which the product names it. */
export async function startLiveKitStandIn() {
  const port = await freePort();
  const file = join(import.meta.dirname, 'livekit', 'stand-in.ts');
  const child = spawn(process.execPath, [file, String(port), apiKey, apiSecret], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ask = async (path: string): Promise<State> => {
    const reply = await fetch(`http://127.0.0.1:${port}/test/${path}`);
    return (await reply.json()) as State;
  };
  const stop = async (): Promise<void> => {
    const exited = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await exited;
  };
  for (let tries = 0; ; tries += 1) {
    const isUp = await ask('state').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (tries === 400 || child.exitCode !== null) {
      await stop();
      throw new Error('The stand-in for LiveKit did not start');
    }
    await pause(50);
  }
  return {
    settings: {
      LIVEKIT_URL: `ws://127.0.0.1:${port}`,
      LIVEKIT_API_KEY: apiKey,
      LIVEKIT_API_SECRET: apiSecret,
    },
    read: () => ask('state'),
    /** The lines of the signals break. */
    cut: () => ask('cut'),
    /** Its clock is ahead, so what was signed just now has ended. */
    setAhead: (ms: number) => ask(`ahead?ms=${ms}`),
    stop,
  };
}
