import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { readSettings } from '../../operations/settings/index.ts';
import { findKeptRate } from './kept-rate-store.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { brandOf } from '../../people/brand/index.ts';
import { dayOf } from './advert-rules.ts';
import { ADVERTS_PER_PAGE, findAdvert, findCareerCompany, listAdverts } from './advert-store.ts';

/** What visitors read: adverts only, never a job's own row. */
export function createCareerHandlers({
  db,
}: {
  readonly db: Database;
}): HandlersOf<typeof contract.careers> {
  return {
    async listAdverts({ query: { page = 1, ...filter }, now }) {
      const { rows, total } = await db.global((tx) =>
        listAdverts(tx, { ...filter, today: dayOf(now) }, page),
      );
      return { jobs: rows, total, pageSize: ADVERTS_PER_PAGE };
    },

    async getAdvert({ params: { jobID }, now }) {
      const advert = await db.global((tx) => findAdvert(tx, jobID, dayOf(now)));
      if (advert === undefined) throw refuse('not_found', { params: { what: 'advert' } });
      return advert;
    },

    async getCareerCompany({ params: { companyID }, now }) {
      // Sixteen digits pass the contract; a company of the transaction must be a number that keeps them all.
      const page = Number.isSafeInteger(companyID)
        ? await db.inCompany(companyID, async (tx) => {
            const company = await findCareerCompany(tx, companyID);
            const brand = await brandOf(tx, companyID);
            const keptPercent = await keptPercentOf(tx, companyID, now);
            return company && { ...company, brand, logo: brand.logo, keptPercent };
          })
        : undefined;
      if (page === undefined) throw refuse('not_found', { params: { what: 'career-page' } });
      return page;
    },
  };
}

/** Where the company chose that everybody reads it. */
async function keptPercentOf(tx: Tx, companyId: number, now: Date): Promise<number | null> {
  const { chosen } = await readSettings(tx, companyId, 'careers');
  return chosen.keptRate === 'yes' ? findKeptRate(tx, companyId, now) : null;
}
