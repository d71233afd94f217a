import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import type { GuardedMedia } from '../../../platform/objects/guarded-media.ts';
import { refuseWhileJoined, withinPage } from '../../hiring/candidate-page/index.ts';
import { createLimiter } from '../../people/accounts/index.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { findPlayback, playbackOf } from '../recordings/index.ts';
import { findAttemptOf, findTaken, type Taken } from './evidence-store.ts';
import { explain } from './explaining.ts';
import { noteShown } from './showing.ts';
import { type Of, readEvidence, readExplanations } from './read-evidence.ts';

type Handlers = HandlersOf<typeof contract.evidence>;
type Parts = { readonly db: Database; readonly media: GuardedMedia; readonly notify: Notify };

const noInterview = () => refuse('not_found', { params: { what: 'interview' } });

export function createEvidenceHandlers({ db, media, notify }: Parts): Handlers {
  const within = ownInterview(db);
  return {
    openEvidence: ({ body, ...request }) =>
      within({ body, request }, async (tx, of, taken) => {
        const { now } = request;
        const read = await readEvidence(tx, { of, taken, now });
        await noteShown(tx, of.companyId, { taken, now });
        return read;
      }),

    async openOwnRecording({ body, ...request }) {
      const { found, guard } = await within({ body, request }, async (tx, of) => ({
        found: await findPlayback(tx, of.companyId, of.scheduleId),
        guard: { companyId: of.companyId, grantId: of.grantId, gate: 'page' } as const,
      }));
      if (found === undefined) throw noInterview();
      return playbackOf(found, {
        signRead: (key, options) => media.signRead(key, { ...options, guard }),
      });
    },

    sendExplanations: ({ body: { explanations: wishes, ...body }, ...request }) =>
      within({ body, request }, async (tx, of, taken) => ({
        refused: await explain(tx, notify, { of, taken, wishes, request }),
      })),

    listExplanations: ({ params, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const found = await findAttemptOf(tx, companyId, params.interviewScheduleID);
        if (found === undefined) throw noInterview();
        const { attemptId, startedAt } = found;
        if (attemptId === null || startedAt === null) return { explanations: [] };
        const attempt = { companyId, attemptId, attemptStartedAt: startedAt };
        return { explanations: await readExplanations(tx, attempt) };
      }),
  };
}

type Asked = {
  readonly body: { readonly token: string; readonly interviewScheduleID: number };
  readonly request: Pick<RequestContext, 'now' | 'cookies' | 'isPlainLoopback'>;
};

/** While two records may still be parted, nobody watches what may be another person's. */
function ownInterview(db: Database) {
  const limiter = createLimiter(db, 'evidence');
  return <T>(
    { body: { token, interviewScheduleID: scheduleId }, request }: Asked,
    work: (tx: Tx, of: Of & { readonly grantId: number }, taken: Taken) => Promise<T>,
  ): Promise<T> =>
    withinPage(db, { token, request, limiter }, async (tx, page) => {
      await refuseWhileJoined(tx, page, request.now);
      const taken = await findTaken(tx, page, scheduleId);
      if (taken === undefined) throw noInterview();
      const { companyId, companyName, candidateId, grantId } = page;
      return work(tx, { companyId, companyName, candidateId, grantId, scheduleId }, taken);
    });
}
