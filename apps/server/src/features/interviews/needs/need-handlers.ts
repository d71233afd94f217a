import type { contract } from '@candor/contract';
import { bothOf, type Grant, isEnded, missingOf } from '@candor/contract/interviews/need-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type {
  CompanySession,
  HandlersOf,
  RequestContext,
} from '../../../platform/http/handlers.ts';
import { type Deed, companyWrite, deedOf } from '../../operations/audit/index.ts';
import { accommodate, granted, type Scheduled } from '../scheduling/index.ts';
import { needLinkHandlers } from './need-link-handlers.ts';
import { listAll } from './need-list-store.ts';
import { findSeconds } from './need-reader-store.ts';
import { lockNeed, placeOf, readNeed, shownListed } from './need-reading.ts';
import { changeNeed, type Need } from './need-store.ts';
import { mailAnswer, type Telling, tellReaders } from './need-telling.ts';

type Handlers = HandlersOf<typeof contract.needs>;
type Parts = Telling & { readonly db: Database };

const PAGE_SIZE = 25;

export const createNeedHandlers = (parts: Parts): Handlers => ({
  ...needLinkHandlers(parts),
  ...readingHandlers(parts),
  ...answeringHandlers(parts),
  ...refusalHandlers(parts),
});

function readingHandlers({ db }: Parts): Pick<Handlers, 'listNeeds' | 'getNeed'> {
  return {
    listNeeds: ({
      query: { show, candidateID: candidateId, page = 1 },
      session: { companyId },
      now,
    }) =>
      db.inCompany(companyId, async (tx) => {
        const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
        const { rows, total } = await listAll(tx, { companyId, show, candidateId, now, ...place });
        return { needs: rows.map((row) => shownListed(row, now)), total, pageSize: PAGE_SIZE };
      }),
    getNeed: ({ params: { needID: id }, session: { companyId, accountId: reader }, now }) =>
      db.inCompany(companyId, (tx) => readNeed(tx, { companyId, id, reader }, now)),
  };
}

type Request = Pick<RequestContext, 'client' | 'now'> & {
  readonly session: CompanySession;
  readonly params: { readonly needID: number };
  readonly body: { readonly revision: number };
};

type Open = { readonly need: Need; readonly found: Scheduled; readonly deed: Deed };

/** Behind the lock of the interview, while it can be answered; the chain names neither what was asked nor the answer. */
function answering(
  db: Database,
  request: Request,
  answer: (tx: Tx, open: Open) => Promise<void>,
): Promise<{ done: true }> {
  const id = request.params.needID;
  const { revision } = request.body;
  return companyWrite(db, deedOf(request), async (tx, deed) => {
    const { companyId, now } = deed;
    const { need, found } = await lockNeed(tx, { companyId, id, revision });
    if (isEnded(need.state) || placeOf(found, now) !== 'waiting') throw refuse('need_closed');
    await answer(tx, { need, found, deed });
    return {
      result: { done: true },
      audit: {
        ...{ action: 'interview.need-answered', objectKind: 'interview' },
        objectId: need.scheduleId,
      },
    };
  });
}

function answeringHandlers(parts: Parts): Pick<Handlers, 'grantNeed' | 'offerNeed'> {
  const { db } = parts;
  return {
    grantNeed: ({ body, ...request }) =>
      answering(db, { ...request, body }, async (tx, { need, found, deed }) => {
        const { accommodations, words } = body;
        // What the interview has already is not taken from it by an answer.
        const grant = bothOf(granted(found.accommodations), accommodations);
        const lacks = missingOf(need.asked, found.blueprintMinutes, { grant, words });
        if (lacks.length > 0) throw refuse('not_whole', { path: 'body.accommodations' });
        const { companyId, now } = deed;
        await accommodate(tx, { companyId, now }, { id: need.scheduleId, accommodations: grant });
        const change = { state: 'granted', granted: grant, offered: null, endedAt: now } as const;
        await changeNeed(tx, need, { ...change, ...answerOf(deed, words) });
        await mailAnswer(tx, parts, { need, found, kind: 'granted' });
      }),
    offerNeed: ({ body, ...request }) =>
      answering(db, { ...request, body }, async (tx, { need, found, deed }) => {
        const { accommodations, words } = body;
        const offered: Grant = accommodations;
        await changeNeed(tx, need, { state: 'offered', offered, ...answerOf(deed, words) });
        await mailAnswer(tx, parts, { need, found, kind: 'offered' });
      }),
  };
}

/** What the first of two wrote, of which nothing holds any more. */
const answerOf = ({ accountId, now }: Deed, words: string) => ({
  ...{ answer: words.trim(), answeredBy: accountId, answeredAt: now, secondBy: null },
});

function refusalHandlers(parts: Parts): Pick<Handlers, 'declineNeed' | 'confirmRefusal'> {
  const { db } = parts;
  return {
    declineNeed: ({ body, ...request }) =>
      answering(db, { ...request, body }, async (tx, { need, found, deed }) => {
        if (need.state !== 'open') throw refuse('need_closed');
        await changeNeed(tx, need, { state: 'confirming', ...answerOf(deed, body.reason) });
        const { companyId, accountId, now } = deed;
        const asked = { companyId, scheduleId: need.scheduleId, jobId: found.jobId };
        const readers = await findSeconds(tx, asked, accountId);
        await tellReaders(tx, parts, { need, found, readers, what: 'confirm', now });
      }),
    confirmRefusal: ({ body, ...request }) =>
      answering(db, { ...request, body }, async (tx, { need, found, deed }) => {
        const { accountId: secondBy, now } = deed;
        const { answeredBy } = need;
        if (need.state !== 'confirming' || answeredBy === null) throw refuse('need_closed');
        if (body.isConfirmed) {
          if (answeredBy === secondBy) throw refuse('second_person_needed');
          await changeNeed(tx, need, { state: 'declined', secondBy, endedAt: now });
          await mailAnswer(tx, parts, { need, found, kind: 'declined' });
          return;
        }
        const none = { answer: '', answeredBy: null, answeredAt: null } as const;
        await changeNeed(tx, need, { state: 'open', ...none });
        const readers = answeredBy === secondBy ? [] : [answeredBy];
        await tellReaders(tx, parts, { need, found, readers, what: 'sentBack', now });
      }),
  };
}
