import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { Failure, refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { type BankLine, numberIn } from './bank-rules.ts';
import { findNumbered, insertLine, listKept, settleLine } from './bank-store.ts';
import { bankWords as words } from './bank-words.ts';
import { moveByOffice } from './move-by-office.ts';
import { paymentAnywhere, type SomePayment } from './payment-anywhere.ts';
import type { BillingParts } from './plan-handlers.ts';
import { type Actor, officeWrite } from './price-list-handlers.ts';
import { judgeLines, type Judged, readStatement } from './read-statement.ts';
import { billingOf } from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  'previewStatement' | 'importStatement' | 'listBankLines' | 'assignBankLine' | 'dismissBankLine'
>;

/** Money that came by bank: what a statement says of it, and what nobody can tell by its lines. */
export function bankHandlers(parts: BillingParts): Handlers {
  return { ...statementHandlers(parts), ...lineHandlers(parts) };
}

function statementHandlers({
  db,
  billing,
}: BillingParts): Pick<Handlers, 'previewStatement' | 'importStatement'> {
  return {
    async previewStatement({ body, session }) {
      const { currency } = billingOf(billing);
      const read = readStatement(body.csv, currency);
      if ('problem' in read) return { ...read, lines: [], unread: [], outgoing: 0 };
      const judged = await inOffice(db, session.accountId, (tx) => judgeLines(tx, read.lines));
      return {
        problem: null,
        lines: judged.map(shownLine),
        unread: read.unread.map(({ line, what }) => ({ line, message: words.unread[what] })),
        outgoing: read.outgoing,
      };
    },

    async importStatement({ body, ...actor }) {
      const { currency } = billingOf(billing);
      const read = readStatement(body.csv, currency);
      if ('problem' in read) {
        const { line, message: problem } = read.problem;
        throw refuse('unreadable_file', { params: { line, problem }, path: 'body.csv' });
      }
      const judged = await inOffice(db, actor.session.accountId, (tx) =>
        judgeLines(tx, read.lines),
      );
      const counts = { paid: 0, kept: 0, seen: 0 };
      // Each by itself: what is interrupted goes on where it was when the file is taken once more.
      for (const one of judged) counts[await takeIn(db, actor, one)] += 1;
      return counts;
    },
  };
}

const inOffice = <T>(
  db: Database,
  accountId: number,
  read: Parameters<typeof db.inCompany<T>>[1],
) => db.inCompany<T>(0, read, { accountId });

const shownLine = ({ line: { mark: _mark, ...line }, outcome, number, invoice }: Judged) => ({
  ...line,
  outcome,
  invoiceNumber: number,
  buyerName: invoice?.buyerName ?? null,
  gross: invoice?.gross ?? null,
  invoiceCurrency: invoice?.currency ?? null,
});

/** One line, in one transaction: it is written down and pays, or neither. */
async function takeIn(db: Database, actor: Actor, judged: Judged): Promise<Taken> {
  const { line, outcome, invoice } = judged;
  if (outcome === 'seen') return 'seen';
  if (outcome !== 'match' || invoice === undefined) return keepLine(db, actor, line);
  const payment = await paymentAnywhere(db, actor, invoice.id);
  const move = { to: 'paid', because: words.because(line.bookedOn), now: actor.now } as const;
  try {
    return await officeWrite(db, actor, async (tx) => {
      const matched = { state: 'matched', payment, addedAt: actor.now } as const;
      if (!(await insertLine(tx, line, matched))) return { result: 'seen', act: null };
      return { result: 'paid', act: await moveByOffice(tx, actor, { payment, move }) };
    });
  } catch (error) {
    // Paid meanwhile: what came twice is kept.
    if (error instanceof Failure && error.code === 'payment_over') return keepLine(db, actor, line);
    throw error;
  }
}

const keepLine = (db: Database, actor: Actor, line: BankLine) =>
  officeWrite<Taken>(db, actor, async (tx) => {
    const kept = { state: 'kept', payment: null, addedAt: actor.now } as const;
    const isNew = await insertLine(tx, line, kept);
    return isNew
      ? { result: 'kept', act: actOf('bank.keep', line) }
      : { result: 'seen', act: null };
  });

type Taken = 'paid' | 'kept' | 'seen';

const actOf = (action: string, { bookedOn, amount, currency }: BankLine) => ({
  ...{ action, objectKind: 'platform', after: { bookedOn, amount, currency } },
});

function lineHandlers({
  db,
  billing,
}: BillingParts): Pick<Handlers, 'listBankLines' | 'assignBankLine' | 'dismissBankLine'> {
  return {
    async listBankLines({ session }) {
      billingOf(billing);
      const { total, rows } = await inOffice(db, session.accountId, listKept);
      return { total, lines: rows.map(({ id: lineID, ...line }) => ({ lineID, ...line })) };
    },

    async assignBankLine({ params, body, ...actor }) {
      billingOf(billing);
      const payment = await numberedPayment(db, actor, body.invoiceNumber);
      const because = body.reason.trim();
      return officeWrite(db, actor, async (tx) => {
        const settled = { state: 'assigned', because, payment } as const;
        if (!(await settleLine(tx, params.lineID, settled))) throw goneLine();
        const move = { to: 'paid', because, now: actor.now } as const;
        const act = await moveByOffice(tx, actor, { payment, move });
        return { result: { done: true } as const, act };
      });
    },

    async dismissBankLine({ params, body, ...actor }) {
      billingOf(billing);
      const because = body.reason.trim();
      return officeWrite(db, actor, async (tx) => {
        const settled = { state: 'dismissed', because, payment: null } as const;
        if (!(await settleLine(tx, params.lineID, settled))) throw goneLine();
        const act = { action: 'bank.dismiss', objectKind: 'platform', after: { because } };
        return { result: { done: true } as const, act: { ...act, objectId: params.lineID } };
      });
    },
  };
}

const goneLine = () => refuse('not_found', { params: { what: 'bank-line' } });

async function numberedPayment(db: Database, actor: Actor, typed: string): Promise<SomePayment> {
  const number = numberIn(typed);
  const [found] = await inOffice(db, actor.session.accountId, (tx) =>
    findNumbered(tx, number === null ? [] : [number]),
  );
  if (found === undefined) throw refuse('unknown_invoice', { path: 'body.invoiceNumber' });
  return paymentAnywhere(db, actor, found.id);
}
