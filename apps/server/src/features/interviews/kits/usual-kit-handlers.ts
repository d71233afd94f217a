import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { findKit } from './kit-store.ts';
import { noSuchKit } from './take-kit.ts';
import {
  addUsual,
  dropUsual,
  findUsual,
  isPlace,
  listJobsWithStages,
  listPlaces,
} from './usual-kit-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.kits>,
  'listUsualKits' | 'setUsualKit' | 'getUsualKit'
>;

export function usualKitHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    listUsualKits: ({ params: { kitID: kitId }, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        if ((await findKit(tx, { companyId, kitId })) === undefined) throw noSuchKit();
        const places = await listPlaces(tx, { companyId, kitId });
        return {
          usual: places.map(({ jobId, stageId, ...named }) => ({
            ...{ jobID: jobId, stageID: stageId, ...named },
          })),
          jobs: await listJobsWithStages(tx, companyId),
        };
      }),
    setUsualKit: ({ params: { kitID: kitId }, body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId }) => {
        const { jobID: jobId, stageID: stageId, isUsual } = body;
        const kit = await findKit(tx, { companyId, kitId });
        if (kit === undefined || (isUsual && kit.isRetired)) throw noSuchKit();
        if (!(await isPlace(tx, companyId, { jobId, stageId }))) {
          throw refuse('not_found', { params: { what: 'job' }, path: 'body.jobID' });
        }
        const usual = { companyId, jobId, stageId, kitId };
        const places = await listPlaces(tx, usual);
        const stands = places.some((one) => one.jobId === jobId && one.stageId === stageId);
        if (stands === isUsual) return { result: { done: true }, noAudit: 'nothing-changed' };
        await (isUsual ? addUsual : dropUsual)(tx, usual);
        const action = isUsual ? 'interview-kit.made-usual' : 'interview-kit.not-usual';
        const after = { jobID: jobId, stageID: stageId };
        return {
          result: { done: true },
          audit: { action, objectKind: 'interview-kit', objectId: kitId, after },
        };
      }),
    getUsualKit: ({ query: { applicationID }, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const found = await findUsual(tx, companyId, applicationID);
        if (found === undefined) throw refuse('not_found', { params: { what: 'application' } });
        return found;
      }),
  };
}
