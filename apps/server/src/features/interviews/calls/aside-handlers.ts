import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { findLiveKit } from '../kits/index.ts';
import { addCallEvent } from './call-event-store.ts';
import { asPage, asSeat, mustInterview } from './in-call.ts';

type Handlers = Pick<HandlersOf<typeof contract.calls>, 'sayAside' | 'readCallPlan'>;

/** What interviewers have beside the call, and candidates don't. */
export function asideHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    sayAside: (asking) =>
      asPage(db, asking, async (tx, own) => {
        mustInterview(own);
        await addCallEvent(tx, own, {
          ...{ kind: 'chat', isPrivate: true, fromSeatId: own.seatId, createdAt: asking.now },
          body: { text: asking.body.text.trim() },
        });
        return { done: true };
      }),
    readCallPlan: (asking) =>
      asSeat(db, asking, async (tx, own) => {
        mustInterview(own);
        const { companyId, scheduleId } = own;
        if (scheduleId === null) return { plan: null };
        const kit = await findLiveKit(tx, { companyId, scheduleId });
        if (kit === undefined) return { plan: null };
        const sections = kit.content.sections.map(({ title, minutes, questions, lookFor }) => {
          return { title, minutes, questions: [...questions], lookFor };
        });
        return { plan: { name: kit.name, sections } };
      }),
  };
}
