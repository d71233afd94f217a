import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createLine, type LineParts } from './change-line.ts';
import { MOST_STREAMS } from './change-rules.ts';

type Ending = { readonly end: () => void };

export function createChangeHandlers(parts: LineParts): HandlersOf<(typeof contract)['changes']> {
  const open = new Map<number, Ending[]>();
  return {
    streamChanges: async ({ session, query, proveAgain }) => {
      const { accountId } = session;
      const after = query.after === undefined ? undefined : Number(query.after);
      return (outlet) => {
        const mine = open.get(accountId) ?? [];
        // The oldest is most likely one whose network went without a word; a page that lives comes again.
        for (const oldest of mine.slice(0, 1 - MOST_STREAMS)) oldest.end();
        open.set(accountId, [...mine.slice(1 - MOST_STREAMS), outlet]);
        const line = createLine(parts, { outlet, session, proveAgain });
        void line.begin({ after, isHeld: query.hold === 'yes' });
        return () => {
          const left = (open.get(accountId) ?? []).filter((one) => one !== outlet);
          if (left.length === 0) open.delete(accountId);
          else open.set(accountId, left);
          line.stop();
        };
      };
    },
  };
}
