import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import { createLimiter } from '../../people/accounts/index.ts';
import { findOwnCandidate } from '../applications/index.ts';
import { withinPage } from '../candidate-page/index.ts';
import type { Telling } from './appeal-telling.ts';
import { type Asking, file, readOwn, takeBack } from './own-appeal.ts';

type Contract = HandlersOf<typeof contract.appeals>;
type ByPage = Pick<Contract, 'openAppeal' | 'fileAppeal' | 'withdrawAppeal'>;
type ByAccount = Pick<Contract, 'openOwnAppeal' | 'fileOwnAppeal' | 'withdrawOwnAppeal'>;
type Parts = Telling & { readonly db: Database };

/** For whoever has only mails: by the code of their page. */
export function pageAppealHandlers({ db, ...telling }: Parts): ByPage {
  const limiter = createLimiter(db, 'page');
  const within = <T>(
    {
      body: { token, applicationID: applicationId },
      request,
    }: {
      readonly body: { readonly token: string; readonly applicationID: number };
      readonly request: RequestContext;
    },
    work: (tx: Tx, asking: Asking) => Promise<T>,
    counted?: { readonly limiter: typeof limiter },
  ): Promise<T> =>
    withinPage(db, { token, request, ...counted }, (tx, { companyId, candidateId }) =>
      work(tx, { companyId, candidateId, applicationId, accountId: null, request }),
    );
  return {
    openAppeal: ({ body, ...request }) => within({ body, request }, readOwn),
    fileAppeal: ({ body, ...request }) =>
      within(
        { body, request },
        async (tx, asking) => {
          const { words, interviewScheduleIDs: scheduleIds } = body;
          await file(tx, telling, { asking, words, scheduleIds });
          return { done: true } as const;
        },
        { limiter },
      ),
    withdrawAppeal: ({ body, ...request }) =>
      within(
        { body, request },
        async (tx, asking) => {
          await takeBack(tx, asking, body);
          return { done: true } as const;
        },
        { limiter },
      ),
  };
}

/** For whoever has an account with the proved address that they applied with. */
export function accountAppealHandlers({ db, ...telling }: Parts): ByAccount {
  const within = <T>(
    {
      params: { companyID: companyId, applicationID: applicationId },
      session: { accountId },
      ...request
    }: RequestContext & {
      readonly params: { readonly companyID: number; readonly applicationID: number };
      readonly session: { readonly accountId: number };
    },
    work: (tx: Tx, asking: Asking) => Promise<T>,
  ): Promise<T> =>
    db.asAccount(accountId, async (tx) => {
      const isWhole = Number.isSafeInteger(companyId) && Number.isSafeInteger(applicationId);
      const candidateId = isWhole ? await findOwnCandidate(tx, accountId, companyId) : undefined;
      if (candidateId === undefined) {
        throw refuse('not_found', { params: { what: 'application' } });
      }
      const asking = { companyId, candidateId, applicationId, accountId, request };
      return withinCompany(tx, companyId, () => work(tx, asking));
    });
  return {
    openOwnAppeal: (asked) => within(asked, readOwn),
    fileOwnAppeal: ({ body: { words, interviewScheduleIDs: scheduleIds }, ...asked }) =>
      within(asked, async (tx, asking) => {
        await file(tx, telling, { asking, words, scheduleIds });
        return { done: true };
      }),
    withdrawOwnAppeal: ({ body, ...asked }) =>
      within(asked, async (tx, asking) => {
        await takeBack(tx, asking, body);
        return { done: true };
      }),
  };
}
