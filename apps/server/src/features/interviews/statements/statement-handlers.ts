import type { contract } from '@candor/contract';
import { amountOf } from '@candor/contract/interviews/statement-rules';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { statementsCsv } from './statement-csv.ts';
import {
  changeStatement,
  findOwn,
  listOf,
  type Listed,
  lockStatement,
  readRating,
  type Statement,
  sumsOf,
} from './statement-store.ts';

type Handlers = HandlersOf<typeof contract.statements>;

const PAGE_SIZE = 25;
const EXPORT_MOST = 10_000;

const pageOf = (page = 1) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });

export function createStatementHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    listStatements: ({ query: { page, ...asked }, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const { rows, total } = await listOf(tx, { companyId }, { asked, ...pageOf(page) });
        return {
          statements: rows.map((one) => ({
            ...shown(one),
            ...{ interviewerID: one.accountId, interviewerName: one.interviewerName },
            ...{ interviewScheduleID: one.scheduleId, rating: one.rating },
          })),
          ...{ total, pageSize: PAGE_SIZE, sums: await sumsOf(tx, { companyId }, asked) },
        };
      }),
    ...companyDeeds(db),
    listOwnStatements: ({ query: { page, ...asked }, session: { accountId } }) =>
      db.asAccount(accountId, async (tx) => {
        const { rows, total } = await listOf(tx, { accountId }, { asked, ...pageOf(page) });
        return {
          statements: rows.map((one) => ({ ...shown(one), companyName: one.companyName })),
          ...{ total, pageSize: PAGE_SIZE, page: page ?? 1 },
          sums: await sumsOf(tx, { accountId }, {}),
          rating: (await readRating(tx, accountId)) ?? null,
        };
      }),
    replyToStatement: ({ params: { statementID }, body: { reply }, session: { accountId } }) =>
      db.asAccount(accountId, async (tx) => {
        const own = await findOwn(tx, accountId, statementID);
        if (own === undefined) throw noSuchStatement();
        return withinCompany(tx, own.companyId, async () => {
          const found = await needStatement(tx, own.companyId, own.id);
          if (found.state !== 'disputed' && found.state !== 'no-show') throw isClosed();
          await changeStatement(tx, found, { reply: reply.trim() });
          return { done: true } as const;
        });
      }),
    exportOwnStatements: ({ session: { accountId }, now }) =>
      db.asAccount(accountId, async (tx) => {
        const all = { asked: {}, limit: EXPORT_MOST, offset: 0 };
        const { rows } = await listOf(tx, { accountId }, all);
        return {
          fileName: `statements-${now.toISOString().slice(0, 10)}.csv`,
          csv: statementsCsv(rows),
        };
      }),
  };
}

/** What a company says once an interview is over. */
function companyDeeds(db: Database): Pick<Handlers, 'settleStatement' | 'rateInterviewer'> {
  return {
    settleStatement: ({ params: { statementID }, body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, now }) => {
        const { revision, verdict } = body;
        const found = await needStatement(tx, companyId, statementID);
        const isSettled = found.state === 'paid' || found.state === 'cancelled';
        if (isSettled || found.payoutId !== null) throw isClosed();
        needOver(found, now);
        if (found.revision !== revision) {
          throw refuse('changed_meanwhile', { params: { what: 'statement' } });
        }
        const amount = verdict === 'no-show' ? 0 : amountOf(found.rate, found.minutes);
        const reason = verdict === 'done' ? '' : body.reason.trim();
        const change = { state: verdict, amount, reason, settledAt: now };
        // Once the interview is gone there is no key to seal what was written: money alone is logged.
        const isPlain = found.scheduleId === null;
        return {
          result: { revision: await changeStatement(tx, found, change) },
          audit: {
            ...{ action: `statement.${verdict}`, objectKind: 'statement', objectId: found.id },
            before: { state: found.state, amount: found.amount },
            after: { state: verdict, amount, ...(!isPlain && { reason }) },
            isPlain,
          },
        };
      }),
    rateInterviewer: ({ params: { statementID }, body: { rating }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, now }) => {
        const found = await needStatement(tx, companyId, statementID);
        needOver(found, now);
        const result = { done: true } as const;
        if (found.rating === rating) return { result, noAudit: 'nothing-changed' };
        await changeStatement(tx, found, { rating });
        return {
          result,
          audit: {
            ...{ action: 'statement.rated', objectKind: 'statement', objectId: found.id },
            ...{ before: { rating: found.rating }, after: { rating } },
          },
        };
      }),
  };
}

const noSuchStatement = () => refuse('not_found', { params: { what: 'statement' } });
const isClosed = () => refuse('statement_closed');

async function needStatement(tx: Tx, companyId: number, id: number): Promise<Statement> {
  const found = await lockStatement(tx, { companyId, id });
  if (found === undefined) throw noSuchStatement();
  return found;
}

function needOver({ endsAt }: Statement, now: Date): void {
  if (endsAt === null || endsAt > now) throw refuse('not_over');
}

function shown(one: Listed) {
  const { id: statementID, revision, state, jobTitle, kind, minutes, rate, currency } = one;
  return {
    ...{ statementID, revision, state, jobTitle, kind, minutes, rate, currency },
    startsAt: one.startsAt?.toISOString() ?? null,
    endsAt: one.endsAt?.toISOString() ?? null,
    ...{ amount: one.amount, lateHours: one.lateHours, latePercent: one.latePercent },
    ...{ reason: one.reason, reply: one.reply },
    doneAt: one.doneAt?.toISOString() ?? null,
    paidAt: one.paidAt?.toISOString() ?? null,
    isApproved: one.payoutId !== null,
  };
}
