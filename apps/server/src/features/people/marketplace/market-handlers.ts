import type { contract } from '@candor/contract';
import { findCompanyName } from '../brand/index.ts';
import {
  conflictOf,
  type DayPart,
  dayParts,
  FREE_DAYS_MOST,
  yearsSince,
} from '@candor/contract/people/marketplace-rules';
import type { ObjectStore } from '@candor/folder-store';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { signFilm } from './film-handlers.ts';
import {
  type Card,
  findCard,
  findRatings,
  listCards,
  listNames,
  type Rating,
  saveMark,
} from './market-store.ts';

/** When somebody has an hour free next, and how many interviews they have ahead. */
export type Ahead = { readonly nextFree: Date | null; readonly booked: number };
export type FindAhead = (
  tx: Tx,
  accountIds: readonly number[],
  given: {
    readonly now: Date;
    readonly days: number;
    readonly within?: { readonly from: number; readonly to: number; readonly timeZone: string };
  },
) => Promise<ReadonlyMap<number, Ahead>>;

export type MarketParts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly findAhead: FindAhead;
};

type Handlers = Pick<
  HandlersOf<typeof contract.marketplace>,
  'listInterviewers' | 'getInterviewer' | 'markInterviewer'
>;

const PAGE_SIZE = 25;
/** Of so many it is looked when they are free; who is narrowed down less sees the first of them, and is told so. */
const LOOKED_MOST = 300;
const DAY_MS = 86_400_000;

export function marketHandlers({ db, objects, findAhead }: MarketParts): Handlers {
  return {
    listInterviewers: ({ query: { page = 1, ...asked }, session: { companyId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const { free, hours, zone = 'UTC', ...query } = asked;
        const isOfTime = free !== undefined || hours !== undefined;
        const at = (page - 1) * PAGE_SIZE;
        const [limit, offset] = isOfTime ? [LOOKED_MOST, 0] : [PAGE_SIZE, at];
        const found = await listCards(tx, companyId, { query, now, limit, offset });
        const ids = found.cards.map(({ accountId }) => accountId);
        const within = hours && { within: hoursOf(hours, zone) };
        const ahead = await findAhead(tx, ids, { now, days: FREE_DAYS_MOST, ...within });
        const until = new Date(now.getTime() + Number(free ?? FREE_DAYS_MOST) * DAY_MS);
        const isFree = ({ accountId }: Card) => {
          const next = ahead.get(accountId)?.nextFree ?? null;
          return next !== null && next < until;
        };
        const matching = isOfTime ? found.cards.filter(isFree) : found.cards;
        const shownCards = isOfTime ? matching.slice(at, at + PAGE_SIZE) : matching;
        const company = await findCompanyName(tx, companyId);
        const shownIds = shownCards.map(({ accountId }) => accountId);
        const given = { company, ahead, ratings: await findRatings(tx, shownIds), now };
        return {
          interviewers: shownCards.map((card) => shownCard(card, given)),
          total: isOfTime ? matching.length : found.total,
          looked: isOfTime && found.total > LOOKED_MOST ? LOOKED_MOST : null,
          pageSize: PAGE_SIZE,
          skills: await listNames(tx, companyId, 'skills'),
          languages: await listNames(tx, companyId, 'languages'),
        };
      }),
    getInterviewer: ({ params: { interviewerID }, session: { companyId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const card = await needCard(tx, companyId, interviewerID);
        const company = await findCompanyName(tx, companyId);
        const ahead = await findAhead(tx, [card.accountId], { now, days: FREE_DAYS_MOST });
        const ratings = await findRatings(tx, [card.accountId]);
        const { about, sample, filmKey, publishedAt } = card;
        const filmUrl = filmKey && (await signFilm(objects, filmKey));
        return {
          ...shownCard(card, { company, ahead, ratings, now }),
          ...{ about, sample, filmUrl, publishedAt: publishedAt.toISOString() },
        };
      }),
    markInterviewer: ({ params: { interviewerID }, body: { mark }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, now }) => {
        const card = await needCard(tx, companyId, interviewerID);
        const result = { done: true } as const;
        if (card.mark === mark) return { result, noAudit: 'nothing-changed' };
        await saveMark(tx, companyId, { accountId: card.accountId, mark, now });
        return {
          result,
          audit: {
            ...{ action: 'interviewer.marked', objectKind: 'account', objectId: card.accountId },
            ...{ before: { mark: card.mark }, after: { mark } },
          },
        };
      }),
  };
}

function hoursOf(part: DayPart, timeZone: string) {
  const [from, to] = dayParts[part];
  return { from, to, timeZone };
}

async function needCard(tx: Tx, companyId: number, accountId: number): Promise<Card> {
  const card = await findCard(tx, companyId, accountId);
  if (card === undefined) throw refuse('not_found', { params: { what: 'interviewer' } });
  return card;
}

type Given = {
  readonly company: string;
  readonly ahead: ReadonlyMap<number, Ahead>;
  readonly ratings: ReadonlyMap<number, Rating>;
  readonly now: Date;
};

function shownCard(card: Card, { company, ahead, ratings, now }: Given) {
  const { accountId, name, headline, country, timeZone, rate, currency, mark } = card;
  const { nextFree = null, booked = 0 } = ahead.get(accountId) ?? {};
  return {
    ...{ interviewerID: accountId, name, headline, country, timeZone, rate, currency, mark },
    ...{ skills: [...card.skills], languages: [...card.languages] },
    years: yearsSince(card.workingSince, now),
    nextFree: nextFree?.toISOString() ?? null,
    interviewsAhead: booked,
    conflict: conflictOf(company, card),
    rating: ratings.get(accountId) ?? null,
  };
}
