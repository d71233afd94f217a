import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createLimiter } from '../../people/accounts/index.ts';
import { type Telling, withdraw } from '../applications/index.ts';
import { brandOf } from '../../people/brand/index.ts';
import { readKept } from './kept.ts';
import { stepUrl } from './step-link.ts';
import { listSteps, type Step } from './step-store.ts';
import { withinPage } from './within-page.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.candidatePage>,
  'openPage' | 'takePageStep' | 'withdrawOnPage'
>;

export type PageParts = Telling & { readonly db: Database };

export function pageHandlers({ db, ...telling }: PageParts): Handlers {
  const limiter = createLimiter(db, 'page');
  return {
    openPage: ({ body: { token }, ...request }) =>
      withinPage(db, { token, request }, async (tx, page) => {
        const steps = await listSteps(tx, page, request.now);
        return {
          ...(await readKept(tx, page, request.now)),
          brand: await brandOf(tx, page.companyId),
          accessExpiresAt: page.expiresAt.toISOString(),
          steps: steps.map(shownStep),
        };
      }),

    takePageStep: ({ body: { token, kind, subjectID }, ...request }) =>
      withinPage(db, { token, request, limiter }, async (tx, page) => {
        const { companyId } = page;
        const { now } = request;
        const steps = await listSteps(tx, page, now);
        const step = steps.find((one) => one.kind === kind && one.subjectId === subjectID);
        if (step === undefined || step.opensAt !== null) return { url: null };
        return { url: await stepUrl(tx, step, { companyId, baseUrl: telling.baseUrl, now }) };
      }),

    withdrawOnPage: ({ body: { token, applicationID }, ...request }) =>
      withinPage(db, { token, request, limiter }, async (tx, { companyId, candidateId }) => {
        const { client, now } = request;
        const given = { companyId, candidateId, applicationId: applicationID, client, now };
        await withdraw(tx, telling, { ...given, accountId: null });
        return { done: true };
      }),
  };
}

const shownStep = ({ kind, subjectId: subjectID, title, at, opensAt }: Step) => ({
  ...{ kind, subjectID, title },
  at: at?.toISOString() ?? null,
  opensAt: opensAt?.toISOString() ?? null,
});
