import {
  digitsOf,
  MOST_AMOUNT,
  type PaymentState,
} from '@candor/contract/operations/billing-rules';
import type { LineOutcome } from '@candor/contract/operations/bank-rules';
import { statesBefore } from './billing-rules.ts';

export type BankLine = {
  /** Where it stands in the file, from 1. */
  readonly line: number;
  readonly mark: string;
  /** '2026-11-20' */
  readonly bookedOn: string;
  readonly amount: number;
  readonly currency: string;
  readonly payer: string;
  readonly reference: string;
};

type Row = { readonly line: number; readonly cells: readonly string[] };

/** How banks call what we look for. */
const headings = {
  date: ['date', 'booking date', 'booked', 'buchungstag', 'buchungsdatum', 'datum', 'bokført dato'],
  amount: ['amount', 'betrag', 'beløp', 'belopp', 'bedrag', 'montant', 'importe', 'importo'],
  currency: ['currency', 'währung', 'waehrung', 'valuta', 'devise', 'divisa'],
  payer: ['payer', 'name', 'counterparty', 'auftraggeber', 'zahlungspflichtiger', 'avsender'],
  reference: ['reference', 'verwendungszweck', 'description', 'purpose', 'details', 'melding'],
} as const;

type Column = keyof typeof headings;
export type Columns = Readonly<Record<Column, number>>;

const plain = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ');

/** Where each column stands; -1 where there is none. */
export function columnsOf(heading: readonly string[]): Columns {
  const named = heading.map(plain);
  const at = (column: Column) =>
    named.findIndex((name) => (headings[column] as readonly string[]).includes(name));
  return {
    date: at('date'),
    amount: at('amount'),
    currency: at('currency'),
    payer: at('payer'),
    reference: at('reference'),
  };
}

/** '2026-11-20', '20.11.2026' and '20/11/2026', the day before the month. Null: no day. */
export function dayOf(typed: string): string | null {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  const parts = iso === null ? [local?.[3], local?.[2], local?.[1]] : [iso[1], iso[2], iso[3]];
  const [year, month, day] = parts.map(Number);
  if (!year || !month || !day) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal ? at.toISOString().slice(0, 10) : null;
}

/** '1,234.50', '1.234,50', '1 234.5' and '-12' in the smallest unit. Null: no amount. */
export function amountOf(typed: string, currency: string): number | null {
  const text = typed.replaceAll(/[\s\u00A0'’]/g, '').replace(/^\+/, '');
  const match = /^(-?)(\d[\d.,]*)$/.exec(text.replace('−', '-'));
  if (match === null) return null;
  const [, sign = '', number = ''] = match;
  const digits = digitsOf(currency);
  const tail = /[.,](\d+)$/.exec(number);
  const hasPart = digits > 0 && tail !== null && (tail[1] ?? '').length <= digits;
  const whole = hasPart ? number.slice(0, -((tail[1] ?? '').length + 1)) : number;
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole)) return null;
  const part = (hasPart ? (tail[1] ?? '') : '').padEnd(digits, '0');
  const minor = Number(whole.replaceAll(/[.,]/g, '') + part);
  if (minor > MOST_AMOUNT * 10) return null;
  return sign === '-' ? -minor : minor;
}

export type ReadStatement = {
  readonly lines: readonly BankLine[];
  readonly unread: readonly {
    readonly line: number;
    readonly what: 'date' | 'amount' | 'currency';
  }[];
  readonly outgoing: number;
};

/** What came in, each line with a mark of its own; of two that say the same, one is the second. */
export function readLines(rows: readonly Row[], columns: Columns, usual: string): ReadStatement {
  const lines: BankLine[] = [];
  const unread: ReadStatement['unread'][number][] = [];
  const seen = new Map<string, number>();
  let outgoing = 0;
  for (const { line, cells } of rows) {
    const cell = (column: Column) => (cells[columns[column]] ?? '').trim();
    const currency = cell('currency').toUpperCase() || usual;
    const bookedOn = dayOf(cell('date'));
    const amount = /^[A-Z]{3}$/.test(currency) ? amountOf(cell('amount'), currency) : null;
    if (!/^[A-Z]{3}$/.test(currency)) unread.push({ line, what: 'currency' });
    else if (bookedOn === null) unread.push({ line, what: 'date' });
    else if (amount === null || amount === 0) unread.push({ line, what: 'amount' });
    else if (amount < 0) outgoing += 1;
    else {
      const payer = cell('payer').slice(0, 200);
      const reference = cell('reference').slice(0, 500);
      const says = [bookedOn, amount, currency, payer, reference].join('|');
      const nth = (seen.get(says) ?? 0) + 1;
      seen.set(says, nth);
      lines.push({ line, mark: `${nth}|${says}`, bookedOn, amount, currency, payer, reference });
    }
  }
  return { lines, unread, outgoing };
}

/**
 * The number of an invoice in a reference, also where a bank took its sign away. Null: none, or more than one: a payer's
 * own numbers begin with the year as well, and another company may owe the same amount under one of them.
 */
export function numberIn(reference: string): string | null {
  const found = reference.matchAll(/(?<!\d)(20\d{2})[\s\-–/]*(\d{5,7})(?!\d)/g);
  const [number = null, ...others] = new Set([...found].map(([, year, n]) => `${year}-${n}`));
  return others.length === 0 ? number : null;
}

export type OpenInvoice = {
  readonly state: PaymentState;
  readonly currency: string;
  readonly gross: number;
};

const stillPayable: readonly PaymentState[] = statesBefore('paid').filter(
  (state) => state !== 'disputed',
);

/** What a line that was not seen before does about the invoice that it names. */
export function outcomeOf(
  { amount, currency }: Pick<BankLine, 'amount' | 'currency'>,
  number: string | null,
  invoice: OpenInvoice | undefined,
): LineOutcome {
  if (number === null) return 'no-number';
  if (invoice === undefined) return 'unknown-number';
  if (!stillPayable.includes(invoice.state)) return 'paid-already';
  if (invoice.currency !== currency) return 'other-currency';
  return invoice.gross === amount ? 'match' : 'other-amount';
}
