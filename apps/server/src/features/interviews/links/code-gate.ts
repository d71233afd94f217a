import type { Database } from '../../../platform/database/database.ts';
import { createLimiter } from '../../people/accounts/index.ts';

/** The limits of `defaultLimits` that a gate counts by. */
type Gate = 'viewing' | 'page';

type Asking = {
  readonly token: string;
  /** Of link, address and browser together. */
  readonly device: string;
  /** Whose proof it is, in the log of failed ones. */
  readonly of: string;
  readonly ip: string;
};

/**
 * What a gate that mails codes counts, whether its link lives or not: pauses and codes by link and browser, so that nobody is
 * shut out by others; what is sent and guessed by link, from however many browsers.
 */
export function codeGate(db: Database, gate: Gate) {
  const pause = createLimiter(db, `${gate}-pause`);
  const sends = createLimiter(db, `${gate}-send`);
  const tries = createLimiter(db, `${gate}-code`);
  const guesses = createLimiter(db, `${gate}-guess`);
  return {
    async countCode({ token, device, of, ip }: Asking): Promise<void> {
      await pause.countDeviceTry(device, of);
      await sends.countTry(token, ip);
    },
    /** Before the code is compared, so that parallel guesses count as well. */
    async countGuess({ token, device, of, ip }: Asking): Promise<void> {
      await tries.countDeviceTry(device, of);
      await guesses.countTry(token, ip);
    },
    async forgive({ token, device, ip }: Omit<Asking, 'of'>): Promise<void> {
      await tries.forgive(token, ip, device);
      await guesses.forgive(token, ip, null);
    },
  };
}
