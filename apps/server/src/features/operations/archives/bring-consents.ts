import { insertEarlierConsents, withdrawConsent } from '../../hiring/applications/index.ts';
import type { ConsentRow } from './archive-rows.ts';
import { candidatesOf, type Taker } from './bringing.ts';
import { findConsents } from './history-store.ts';

type New = {
  readonly row: ConsentRow;
  readonly candidateId: number;
  /** It is here, and was withdrawn since where it comes from. */
  readonly consentId: number | undefined;
};

/** Known by whose, for what and when; that one was withdrawn holds wherever it was said. */
export const consentTaker: Taker<ConsentRow, New> = {
  async judge(tx, bringing, rows) {
    const { companyId } = bringing.deed;
    const candidateOf = await candidatesOf(tx, bringing, rows);
    const ids = [...new Set(rows.flatMap((row) => candidateOf(row) ?? []))];
    const found = await findConsents(tx, companyId, ids);
    const keyOf = (whose: number | string, purpose: string, at: Date) =>
      `${whose} ${purpose} ${at.getTime()}`;
    const here = new Map(
      found.map((one) => [keyOf(one.candidateId, one.purpose, one.givenAt), one] as const),
    );
    const seen = new Set<string>();
    return rows.map((row) => {
      const candidateId = candidateOf(row);
      if (candidateId === undefined && bringing.isTaking) return 'no_person';
      const key = keyOf(candidateId ?? row.email, row.purpose, new Date(row.givenAt));
      const one = here.get(key);
      const isNews = one?.withdrawnAt === null && row.withdrawnAt !== null;
      const isRepeated = seen.size === seen.add(key).size;
      if ((one !== undefined && !isNews) || isRepeated) return 'known';
      return { take: { row, candidateId: candidateId ?? 0, consentId: one?.id } };
    });
  },

  async take(tx, { deed: { companyId } }, news) {
    const consents = news.flatMap(({ row, candidateId, consentId }) =>
      consentId === undefined
        ? [
            {
              ...{ candidateId, purpose: row.purpose, version: row.version, text: row.text },
              givenAt: new Date(row.givenAt),
              withdrawnAt: row.withdrawnAt === null ? null : new Date(row.withdrawnAt),
            },
          ]
        : [],
    );
    await insertEarlierConsents(tx, companyId, consents);
    for (const { row, consentId } of news) {
      if (consentId === undefined || row.withdrawnAt === null) continue;
      await withdrawConsent(tx, { companyId, consentId, at: new Date(row.withdrawnAt) });
    }
  },
};
