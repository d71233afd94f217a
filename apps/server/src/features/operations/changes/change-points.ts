import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { remembered } from '../../../platform/http/remembered.ts';
import { openSealedText, sealText } from '../../../platform/sealing/sealed-text.ts';
import { findPoint } from './change-store.ts';

/**
 * A point of the log of changes: everything that was committed before it shows in what is read after it. Sealed,
 * because it counts the transactions of a whole installation, and every stranger gets one with a page.
 */
export type ChangePoints = {
  readonly seal: (point: string) => Promise<string>;
  /** null: it is not of this installation. */
  readonly open: (sealed: string) => Promise<string | null>;
};

const kind = 'changes since ';

export function createChangePoints(key: Uint8Array): ChangePoints {
  return {
    seal: (point) => sealText(`${kind}${point}`, key),
    open: async (sealed) => {
      const text = await openSealedText(sealed, key).catch(() => '');
      return text.startsWith(kind) ? text.slice(kind.length) : null;
    },
  };
}

/** A page does not wait longer for it: without a point it asks as it would of an older server. */
const LONGEST_MS = 200;

/**
 * For pages as they are sent, read once a second at most: an earlier point is as true, and tells no less. That there is
 * none is believed for as long, and a database that is slow to say it is not asked a second time meanwhile.
 */
export function createPointOfNow(parts: {
  readonly db: Database;
  readonly clock: Clock;
  readonly sealingKey: Uint8Array;
}): () => Promise<string | null> {
  const points = createChangePoints(parts.sealingKey);
  let asking: Promise<string | null> | undefined;
  const ask = async (): Promise<string | null> => {
    try {
      return await points.seal(await parts.db.global(findPoint));
    } catch {
      return null;
    }
  };
  const read = (): Promise<string | null> => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return Promise.race([asking, pause(LONGEST_MS, null, { ref: false })]);
  };
  return remembered(read, { milliseconds: 1000, now: parts.clock, otherwise: null });
}
