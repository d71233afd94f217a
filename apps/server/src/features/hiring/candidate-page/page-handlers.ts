import type { contract } from '@candor/contract';
import type { PageWayKind } from '@candor/contract/hiring/candidate-page-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createLimiter } from '../../people/accounts/index.ts';
import { type Telling, withdraw } from '../applications/index.ts';
import { readNeedsOf } from '../../interviews/needs/index.ts';
import { brandOf } from '../../people/brand/index.ts';
import { chooseLanguage, findLanguage } from '../candidate-records/index.ts';
import { readKept } from './kept.ts';
import { stepUrl, type Way } from './step-link.ts';
import { listSteps, type Step } from './step-store.ts';
import { withinPage } from './within-page.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.candidatePage>,
  'openPage' | 'choosePageLanguage' | 'takePageStep' | 'withdrawOnPage'
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
          language: await findLanguage(tx, page),
          accessExpiresAt: page.expiresAt.toISOString(),
          steps: steps.map(shownStep),
          needs: await readNeedsOf(tx, page, request.now),
        };
      }),

    choosePageLanguage: ({ body: { token, language }, ...request }) =>
      withinPage(db, { token, request, limiter }, async (tx, page) => {
        await chooseLanguage(tx, page, { ...request, language });
        return { done: true };
      }),

    takePageStep: ({ body: { token, kind, subjectID }, ...request }) =>
      withinPage(db, { token, request, limiter }, async (tx, page) => {
        const { companyId } = page;
        const { now } = request;
        const way = await findWay(tx, page, { kind, subjectID, now });
        if (way === undefined) return { url: null };
        return { url: await stepUrl(tx, way, { companyId, baseUrl: telling.baseUrl, now }) };
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

type Asked = { readonly kind: PageWayKind; readonly subjectID: number; readonly now: Date };

/** An interview that opens later is led to as well: its page checks the computer and lets practise. */
async function findWay(
  tx: Tx,
  page: { readonly companyId: number; readonly candidateId: number },
  { kind, subjectID, now }: Asked,
): Promise<Way | undefined> {
  if (kind === 'needs') {
    const needs = await readNeedsOf(tx, page, now);
    const isOwn = needs.some((one) => one.interviewScheduleID === subjectID);
    return isOwn ? { kind, subjectId: subjectID } : undefined;
  }
  const steps = await listSteps(tx, page, now);
  return steps.find((one) => one.kind === kind && one.subjectId === subjectID);
}

const shownStep = ({ kind, subjectId: subjectID, title, at, opensAt }: Step) => ({
  ...{ kind, subjectID, title },
  at: at?.toISOString() ?? null,
  opensAt: opensAt?.toISOString() ?? null,
});
