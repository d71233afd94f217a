import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createLinesOf } from '../../../platform/http/lines-of.ts';
import { createLine, type LineParts } from './change-line.ts';
import { createChangePoints } from './change-points.ts';
import { MOST_STREAMS } from './change-rules.ts';

type Parts = Omit<LineParts, 'points'> & { readonly sealingKey: Uint8Array };

export function createChangeHandlers(parts: Parts): HandlersOf<(typeof contract)['changes']> {
  const points = createChangePoints(parts.sealingKey);
  const linesOf = createLinesOf(MOST_STREAMS);
  return {
    streamChanges: async ({ session, query, proveAgain }) => {
      const after = query.after === undefined ? undefined : Number(query.after);
      const since = query.since === undefined ? undefined : await points.open(query.since);
      // What cannot be read is of no database: everything is read again.
      const from = { after, since: since === null ? '' : since };
      return (outlet) => {
        const leave = linesOf(session.accountId, outlet);
        const line = createLine({ ...parts, points }, { outlet, session, proveAgain });
        void line.begin({ from, isHeld: query.hold === 'yes' });
        return () => {
          leave();
          line.stop();
        };
      };
    },
  };
}
