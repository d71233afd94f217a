import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createLinesOf } from '../../../platform/http/lines-of.ts';
import { createLine, type LineParts } from './change-line.ts';
import { MOST_STREAMS } from './change-rules.ts';

export function createChangeHandlers(parts: LineParts): HandlersOf<(typeof contract)['changes']> {
  const linesOf = createLinesOf(MOST_STREAMS);
  return {
    streamChanges: async ({ session, query, proveAgain }) => {
      const after = query.after === undefined ? undefined : Number(query.after);
      return (outlet) => {
        const leave = linesOf(session.accountId, outlet);
        const line = createLine(parts, { outlet, session, proveAgain });
        void line.begin({ after, isHeld: query.hold === 'yes' });
        return () => {
          leave();
          line.stop();
        };
      };
    },
  };
}
