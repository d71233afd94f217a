import type { Client } from 'pg';

type Counted = { readonly year: number; readonly number: number };

export type Last = {
  readonly invoice: Counted | null;
  readonly creditNote: Counted | null;
  readonly batch: { readonly id: number; readonly madeAt: Date } | null;
  /** The end of the platform's own chain in the audit log. */
  readonly audit: { readonly seq: number; readonly hash: string } | null;
};

const INVOICE = 'select year, last as number from invoice_numbers order by year desc limit 1';
const CREDIT_NOTE =
  'select year, last as number from credit_note_numbers order by year desc limit 1';
const BATCH = 'select id, made_at as "madeAt" from payout_batches order by id desc limit 1';
const AUDIT = 'select seq, hash from audit_heads where company_id = 0';

/**
 * The newest of what somebody elsewhere holds as well: whoever restores compares, and sees what came after the backup. In
 * the transaction that loads the rows, while no policy hides any and the tables are those of the release that made it.
 */
export async function findLast(client: Client): Promise<Last> {
  const isThere = async (table: string): Promise<boolean> =>
    (await client.query('select to_regclass($1) is not null as "is"', [`public.${table}`])).rows[0]
      .is;
  const first = async (table: string, query: string) =>
    (await isThere(table)) ? (await client.query(query)).rows[0] : undefined;
  const invoice = await first('invoice_numbers', INVOICE);
  const creditNote = await first('credit_note_numbers', CREDIT_NOTE);
  const batch = await first('payout_batches', BATCH);
  const audit = await first('audit_heads', AUDIT);
  return {
    invoice: invoice ?? null,
    creditNote: creditNote ?? null,
    batch: batch === undefined ? null : { id: Number(batch.id), madeAt: batch.madeAt },
    audit: audit === undefined ? null : { seq: Number(audit.seq), hash: audit.hash },
  };
}
