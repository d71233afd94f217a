import type { contract } from '@candor/contract';
import { REACTION_SHOWN_MS, REACTIONS_MOST } from '@candor/contract/interviews/call-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { addCallEvent, countReactions } from './call-event-store.ts';
import { asPage } from './in-call.ts';

type Handlers = Pick<HandlersOf<typeof contract.calls>, 'reactInCall'>;

export function reactionHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    reactInCall: (asking) =>
      asPage(db, asking, async (tx, own) => {
        const since = new Date(asking.now.getTime() - REACTION_SHOWN_MS);
        if ((await countReactions(tx, own, since)) >= REACTIONS_MOST) {
          throw refuse('too_many_reactions');
        }
        await addCallEvent(tx, own, {
          ...{ kind: 'reaction', fromSeatId: own.seatId, createdAt: asking.now },
          body: { text: asking.body.reaction },
        });
        return { done: true };
      }),
  };
}
