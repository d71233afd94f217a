import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createLimiter } from '../../people/accounts/index.ts';
import { listApplicationsOf, type Telling, withdraw } from '../applications/index.ts';
import { listAgreements } from './agreement-store.ts';
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
        const { companyName, firstName, lastName, email, expiresAt } = page;
        const steps = await listSteps(tx, page, request.now);
        const agreements = await listAgreements(tx, page);
        return {
          ...{ companyName, firstName, lastName, email },
          accessExpiresAt: expiresAt.toISOString(),
          steps: steps.map(shownStep),
          applications: await listApplicationsOf(tx, page),
          agreements: agreements.map(({ givenAt, withdrawnAt, ...agreement }) => ({
            ...agreement,
            givenAt: givenAt.toISOString(),
            withdrawnAt: withdrawnAt?.toISOString() ?? null,
          })),
        };
      }),

    takePageStep: async ({ body: { token, kind, subjectID }, ...request }) => {
      await limiter.countLinkTry(token, '');
      return withinPage(db, { token, request }, async (tx, page) => {
        const { companyId } = page;
        const { now } = request;
        const steps = await listSteps(tx, page, now);
        const step = steps.find((one) => one.kind === kind && one.subjectId === subjectID);
        if (step === undefined) throw refuse('step_over');
        return { url: await stepUrl(tx, step, { companyId, baseUrl: telling.baseUrl, now }) };
      });
    },

    withdrawOnPage: ({ body: { token, applicationID }, ...request }) =>
      withinPage(db, { token, request }, async (tx, { companyId, candidateId }) => {
        const { client, now } = request;
        const given = { companyId, candidateId, applicationId: applicationID, client, now };
        await withdraw(tx, telling, { ...given, accountId: null });
        return { done: true };
      }),
  };
}

const shownStep = ({ kind, subjectId: subjectID, title, at }: Step) => ({
  ...{ kind, subjectID, title },
  at: at?.toISOString() ?? null,
});
