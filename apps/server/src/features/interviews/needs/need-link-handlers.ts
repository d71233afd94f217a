import type { contract } from '@candor/contract';
import { bothOf, isEnded, NEEDS_MOST, replyByOf } from '@candor/contract/interviews/need-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, LinkOf, RequestContext } from '../../../platform/http/handlers.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { accommodate, granted, type Scheduled } from '../scheduling/index.ts';
import { findReaders } from './need-reader-store.ts';
import { lockNeed, lockPlace, placeOf, readOwn, readReplyDays } from './need-reading.ts';
import {
  changeNeed,
  countNeeds,
  endKept,
  findNewest,
  findNewestGranted,
  insertNeed,
  type Need,
} from './need-store.ts';
import { type Telling, tellReaders } from './need-telling.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.needs>,
  'openNeeds' | 'askNeed' | 'withdrawNeed' | 'answerNeedOffer' | 'keepNeeds'
>;
type Parts = Telling & { readonly db: Database };
type Link = LinkOf<'bot-interview'>;
type Request = Pick<RequestContext, 'client' | 'now'> & { readonly link: Link };

export function needLinkHandlers(parts: Parts): Handlers {
  const { db } = parts;
  return {
    // Nothing is noted of it: whoever looks has not opened the interview.
    openNeeds: ({ link, now }) => db.inCompany(link.companyId, (tx) => readOwn(tx, link, now)),
    askNeed: ({ body: { asked, words, isKept }, ...request }) =>
      changing(db, request, async (tx, found) => {
        const said = { asked, words, isKept };
        await ask(tx, parts, { request, found, said });
        return 'interview.need-asked';
      }),
    withdrawNeed: ({ body: { needID, revision }, ...request }) =>
      changing(db, request, async (tx) => {
        const { need } = await ownNeed(tx, request.link, { needID, revision });
        if (isEnded(need.state)) throw refuse('need_closed');
        await changeNeed(tx, need, { state: 'withdrawn', endedAt: request.now });
        return 'interview.need-withdrawn';
      }),
    answerNeedOffer: ({ body: { needID, revision, isAccepted }, ...request }) =>
      changing(db, request, async (tx, found) => {
        const { need } = await ownNeed(tx, request.link, { needID, revision });
        await answerOffer(tx, parts, { request, found, need, isAccepted });
        return 'interview.need-offer-answered';
      }),
    keepNeeds: ({ body: { isKept }, ...request }) =>
      changing(db, request, async (tx, found) => {
        const need = await findNewestGranted(tx, request.link);
        if (isKept && (need === null || need.revision >= REVISIONS_MOST)) {
          throw refuse('need_closed');
        }
        if (isKept && need?.isKept) return null;
        const ended = await endKept(tx, found.companyId, found.candidateId);
        if (isKept && need !== null) await changeNeed(tx, need, { isKept: true });
        return isKept || ended > 0 ? 'interview.need-kept' : null;
      }),
  };
}

type Here = Scheduled & { readonly companyId: number };

/** A link is no login: whoever has one could write the company's chain full by changing their mind for ever. */
const REVISIONS_MOST = 40;

/**
 * Under the lock of the interview; the chain says that something happened, and nothing of what. `null`: nothing did, and
 * it says nothing.
 */
async function changing(
  db: Database,
  { link, client, now }: Request,
  change: (tx: Tx, found: Here) => Promise<string | null>,
) {
  const { companyId, scheduleId } = link;
  return db.inCompany(companyId, async (tx) => {
    const found = { ...(await lockPlace(tx, companyId, scheduleId)), companyId };
    const action = await change(tx, found);
    const own = await readOwn(tx, link, now);
    if (action === null) return own;
    const { ip, userAgent, requestId } = client;
    await recordAudit(
      tx,
      {
        ...{ companyId, actorKind: 'candidate', action, objectKind: 'interview' },
        ...{ objectId: scheduleId, ip, userAgent: userAgent ?? undefined, requestId },
      },
      now,
    );
    return own;
  });
}

/** One of this interview: a link leads to no other. */
async function ownNeed(
  tx: Tx,
  { companyId, scheduleId }: Link,
  { needID: id, revision }: { readonly needID: number; readonly revision: number },
) {
  const locked = await lockNeed(tx, { companyId, id, revision });
  if (locked.need.scheduleId !== scheduleId) {
    throw refuse('not_found', { params: { what: 'need' } });
  }
  return locked;
}

async function ask(
  tx: Tx,
  parts: Parts,
  {
    request: { now },
    found,
    said,
  }: {
    readonly request: Request;
    readonly found: Here;
    readonly said: Pick<Need, 'asked' | 'words' | 'isKept'>;
  },
): Promise<void> {
  const { companyId, id: scheduleId, jobId } = found;
  if (placeOf(found, now) !== 'waiting') throw refuse('need_closed');
  const newest = await findNewest(tx, { companyId, scheduleId });
  if (newest !== null && !isEnded(newest.state)) {
    throw refuse('changed_meanwhile', { params: { what: 'need' } });
  }
  if ((await countNeeds(tx, { companyId, scheduleId })) >= NEEDS_MOST) throw refuse('need_closed');
  const replyBy = replyByOf(now, await readReplyDays(tx, companyId), found.closesAt);
  const words = said.words.trim();
  const id = await insertNeed(tx, { companyId, scheduleId, ...said, words, askedAt: now, replyBy });
  const readers = await findReaders(tx, { companyId, scheduleId, jobId });
  await tellReaders(tx, parts, { need: { companyId, id }, found, readers, what: 'asked', now });
}

async function answerOffer(
  tx: Tx,
  parts: Parts,
  {
    request: { now },
    found,
    need,
    isAccepted,
  }: {
    readonly request: Request;
    readonly found: Here;
    readonly need: Need;
    readonly isAccepted: boolean;
  },
): Promise<void> {
  const { companyId, scheduleId, offered } = need;
  if (need.state !== 'offered' || offered === null) throw refuse('need_closed');
  if (placeOf(found, now) !== 'waiting') throw refuse('need_closed');
  if (isAccepted) {
    // Somebody may have granted more since: a yes takes nothing away.
    const accommodations = bothOf(granted(found.accommodations), offered);
    await accommodate(tx, { companyId, now }, { id: scheduleId, accommodations });
    await changeNeed(tx, need, { state: 'accepted', granted: accommodations, endedAt: now });
  } else {
    const replyBy = replyByOf(now, await readReplyDays(tx, companyId), found.closesAt);
    const open = { state: 'open', offered: null, answer: '', answeredBy: null } as const;
    await changeNeed(tx, need, { ...open, answeredAt: null, turnedDownAt: now, replyBy });
  }
  const readers = await findReaders(tx, { companyId, scheduleId, jobId: found.jobId });
  const what = isAccepted ? 'accepted' : 'turnedDown';
  await tellReaders(tx, parts, { need, found, readers, what, now });
}
