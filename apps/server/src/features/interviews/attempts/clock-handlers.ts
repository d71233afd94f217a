import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createLinesOf } from '../../../platform/http/lines-of.ts';
import { createBeats } from './beats.ts';
import { createClockLine, type ClockParts, readClock } from './clock-line.ts';

type Handlers = Pick<HandlersOf<typeof contract.attempts>, 'getClock' | 'streamClock'>;

/** Lines of one link on one node: a page has one, and a candidate a computer or two. */
export const MOST_LINES = 6;

/** What the room is told of time: when it asks, and over a line that stays open. */
export function createClockHandlers(parts: ClockParts): Handlers {
  const beats = createBeats();
  const linesOf = createLinesOf(MOST_LINES);
  return {
    getClock: ({ link, now }) => readClock(parts, link, now),
    streamClock: async ({ link, body, proveAgain }) => {
      return (outlet) => {
        const leave = linesOf(link.linkId, outlet);
        const line = createClockLine({ ...parts, beats }, { link, proveAgain, outlet });
        void line.begin({ isHeld: body.hold === 'yes' });
        return () => {
          leave();
          line.stop();
        };
      };
    },
  };
}
