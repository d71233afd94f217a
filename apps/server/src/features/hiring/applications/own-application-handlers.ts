import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import { appealLine } from '@candor/contract/hiring/appeal-rules';
import { readSettings } from '../../operations/settings/index.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { mailLanguage } from '../candidate-records/index.ts';
import { findWords, postLetter } from '../mail-templates/index.ts';
import { publishEvent } from '../../operations/webhooks/index.ts';
import { withdrawnLetter } from './applications-mails.ts';
import type { Telling } from './apply.ts';
import { findDeciders } from './intake-store.ts';
import { ownState } from './own-application-rules.ts';
import {
  findAddressee,
  findOwnCandidate,
  lockOwn,
  type OwnApplication,
  readApplicationsOf,
  readOwnApplications,
  writeWithdrawal,
} from './own-application-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.applications>,
  'listOwnApplications' | 'withdrawApplication'
>;

type Parts = Telling & { readonly db: Database };

type Withdrawal = Pick<RequestContext, 'client' | 'now'> & {
  readonly companyId: number;
  readonly candidateId: number;
  readonly applicationId: number;
  /** Null: by the page of a mailed link, without an account. */
  readonly accountId: number | null;
};

export function ownApplicationHandlers({ db, ...telling }: Parts): Handlers {
  return {
    async listOwnApplications({ session: { accountId }, now }) {
      return db.asAccount(accountId, async (tx) => {
        const own = await readOwnApplications(tx, accountId);
        const days = new Map<number, number>();
        for (const companyID of new Set(own.map((one) => one.companyID))) {
          const read = () => readAppealDays(tx, companyID);
          days.set(companyID, await withinCompany(tx, companyID, read));
        }
        return {
          applications: own.map(({ companyID, companyName, ...application }) => ({
            ...{ companyID, companyName },
            ...shownOwn(application, { days: days.get(companyID) ?? 0, now }),
          })),
        };
      });
    },

    async withdrawApplication({ params, session: { accountId }, client, now }) {
      const { companyID: companyId, applicationID: applicationId } = params;
      if (!Number.isSafeInteger(companyId) || !Number.isSafeInteger(applicationId)) throw noSuch();
      await db.asAccount(accountId, async (tx) => {
        const candidateId = await findOwnCandidate(tx, accountId, companyId);
        if (candidateId === undefined) throw noSuch();
        const given = { companyId, candidateId, applicationId, accountId, client, now };
        await withinCompany(tx, companyId, () => withdraw(tx, telling, given));
      });
      return { done: true };
    },
  };
}

/** Of one company, as its candidate reads them. */
export async function listApplicationsOf(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
  now: Date,
) {
  const rows = await readApplicationsOf(tx, companyId, candidateId);
  const days = await readAppealDays(tx, companyId);
  return rows.map(({ companyID: _company, companyName: _name, ...application }) =>
    shownOwn(application, { days, now }),
  );
}

/** For so many days a decision can be appealed against. */
async function readAppealDays(tx: Tx, companyId: number): Promise<number> {
  const { chosen } = await readSettings(tx, companyId, 'appeals');
  return Number(chosen.appealDays);
}

type Counted = { readonly days: number; readonly now: Date };

function shownOwn(
  {
    status,
    statusChangedAt,
    hasWaitingMail,
    ...own
  }: Omit<OwnApplication, 'companyID' | 'companyName'>,
  counted: Counted,
) {
  const state = ownState({ status, statusChangedAt, hasWaitingMail });
  const { toldAt, appealState, appealReplyBy, appealCount, isAppealAnswered, ...shown } = own;
  const newest =
    appealState === null || appealReplyBy === null
      ? null
      : { state: appealState, replyBy: appealReplyBy };
  const line = appealLine(newest, {
    ...{ isRejected: state === 'closed' && toldAt !== null, toldAt: toldAt ?? counted.now },
    ...{ count: appealCount, isOpenOrAnswered: isAppealAnswered, ...counted },
  });
  return {
    ...shown,
    // Not before the rejection is told.
    toldReasons: state === 'closed' ? shown.toldReasons : null,
    state,
    appeal: line && { state: line.state, until: line.until?.toISOString() ?? null },
    appliedAt: shown.appliedAt.toISOString(),
    replyBy: state === 'active' ? (shown.replyBy?.toISOString() ?? null) : null,
    endedAt: state === 'active' ? null : (statusChangedAt?.toISOString() ?? null),
  };
}

const noSuch = () => refuse('not_found', { params: { what: 'application' } });

/** By the candidate; again it changes nothing. */
export async function withdraw(tx: Tx, telling: Telling, given: Withdrawal): Promise<void> {
  const { companyId, applicationId, accountId, client, now } = given;
  const before = await lockOwn(tx, given);
  if (before === undefined) throw noSuch();
  const state = ownState(before);
  if (state === 'withdrawn') return;
  if (state !== 'active') throw refuse('already_decided');
  await writeWithdrawal(tx, { companyId, applicationId, now }, before);
  const data = {
    applicationID: applicationId,
    jobID: before.jobId,
    candidateID: given.candidateId,
  };
  await publishEvent(tx, { companyId, now }, { event: 'application.withdrawn', data });
  for (const decider of await findDeciders(tx, companyId, before.jobId)) {
    const path = `/company/jobs/view-jobs?jobID=${before.jobId}&tab=pipeline`;
    const about = { companyId, kind: 'withdrawal' } as const;
    const title = 'An application was withdrawn';
    const notice = { accountId: decider, title, body: '', path, about };
    await telling.notify(tx, notice, now);
  }
  const language = await mailLanguage(tx, { companyId, applicationId });
  await postLetter(tx, telling.postOffice, {
    companyId,
    letter: {
      whom: { applicationId },
      ...withdrawnLetter(
        {
          ...(await findAddressee(tx, companyId, applicationId)),
          language,
          key: `application-withdrawn:${companyId}:${applicationId}:${now.getTime()}`,
          url: new URL('/login/candidate', telling.baseUrl).href,
        },
        await findWords(tx, companyId, { kind: 'withdrawn', language }),
      ),
    },
  });
  await recordAudit(
    tx,
    {
      ...{ companyId, ...(accountId === null ? byLink : byAccount(accountId)) },
      ...{ action: 'application.withdrawn', objectKind: 'application', objectId: applicationId },
      ...{ before: { status: before.status }, after: { status: 'withdrawn' }, isTheirOwn: true },
      ...{ ip: client.ip, userAgent: client.userAgent ?? undefined, requestId: client.requestId },
    },
    now,
  );
}

const byLink = { actorKind: 'candidate' } as const;
const byAccount = (actorAccountId: number) => ({ actorKind: 'account', actorAccountId }) as const;
