import type { contract } from '@candor/contract';
import { REPORT_APPLICATIONS } from '@candor/contract/hiring/reports';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { planEachQuery } from '../../../platform/database/plan-each.ts';
import { countAll } from '../../../platform/database/count-all.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { countAppeals } from './appeal-figures-store.ts';
import { countPromises } from './promise-figures-store.ts';
import { findChoices, isKnown } from './filter-store.ts';
import { type HiringFilter, readHiringFigures } from './hiring-store.ts';
import { readImpact } from './impact-report.ts';
import { hiringCsv, impactCsv, testsCsv } from './report-csv.ts';
import { flagsOf, funnelOf, type Period, periodOf, sourcesOf } from './report-rules.ts';
import {
  countVerdicts,
  findTests,
  findTimeToDecision,
  findWeakQuestions,
} from './taken-tests-store.ts';

type Query = {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly jobID?: number | undefined;
  readonly membershipID?: number | undefined;
};

export function createReportHandlers({
  db,
}: {
  readonly db: Database;
}): HandlersOf<typeof contract.reports> {
  /** The company's rows of the period, once job and member are known to be its own. */
  const reading = async <R>(
    query: Query,
    { session: { companyId }, now }: { session: { companyId: number }; now: Date },
    read: (tx: Tx, filter: HiringFilter, period: Pick<Period, 'from' | 'until'>) => Promise<R>,
  ): Promise<R> => {
    const period = periodOf(query, now);
    if (period === null) {
      throw refuse('bad_period', { path: 'from' });
    }
    const { from, until, start, end } = period;
    const { jobID, membershipID } = query;
    const filter = { companyId, jobID, membershipID, start, end };
    return db.inCompany(companyId, async (tx) => {
      await planEachQuery(tx);
      await countAll(tx);
      if (await isKnown(tx, filter)) return read(tx, filter, { from, until });
      throw refuse('not_found', { params: { what: 'job-or-member' } });
    });
  };
  return {
    getHiringReport: ({ query, ...request }) => reading(query, request, readHiring(request.now)),
    getTestReport: ({ query, ...request }) => reading(query, request, readTests),
    getImpactReport: ({ query, ...request }) => reading(query, request, readImpact),

    async exportImpactReport({ query, ...request }) {
      const csv = impactCsv(await reading(query, request, readImpact));
      return { fileName: 'adverse-impact.csv', csv };
    },

    async exportReport({ query: { report, ...query }, ...request }) {
      const csv =
        report === 'hiring'
          ? hiringCsv(await reading(query, request, readHiring(request.now)))
          : testsCsv(await reading(query, request, readTests));
      return { fileName: `${report}.csv`, csv };
    },
  };
}

const readHiring =
  (now: Date) => async (tx: Tx, filter: HiringFilter, period: Pick<Period, 'from' | 'until'>) => {
    const { counted, stays, timeToHire } = await readHiringFigures(tx, filter);
    const applications = counted.reduce((sum, { count }) => sum + count, 0);
    return {
      ...period,
      choices: await findChoices(tx, filter.companyId),
      applications,
      isCapped: applications >= REPORT_APPLICATIONS,
      funnel: funnelOf(counted),
      stages: stays,
      timeToHire,
      sources: sourcesOf(counted),
      appeals: await countAppeals(tx, filter, now),
      promises: await countPromises(tx, filter, now),
    };
  };

async function readTests(tx: Tx, filter: HiringFilter, period: Pick<Period, 'from' | 'until'>) {
  const tests = await findTests(tx, filter);
  const interviews = tests.reduce((sum, test) => sum + test.interviews, 0);
  return {
    ...period,
    interviews,
    isCapped: interviews >= REPORT_APPLICATIONS,
    tests,
    questions: await findWeakQuestions(tx, filter.companyId),
    timeToDecision: await findTimeToDecision(tx, filter),
    flags: flagsOf(await countVerdicts(tx, filter)),
  };
}
