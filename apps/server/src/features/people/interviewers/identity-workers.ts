import { IDENTITY_DOCUMENT_DAYS } from '@candor/contract/people/person-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { followIdentity, forgetIdentity } from './follow-identity.ts';
import type { Identities } from './identity-provider.ts';
import { listInterviewers } from './identity-retention-store.ts';
import { retireIdentityDocuments } from '../profiles/index.ts';

const DAY = 86_400_000;

type Parts = Identities & {
  readonly db: Database;
  readonly clock: Clock;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly onProblem: (problem: Error) => void;
};

/** Deletes the pictures of identity documents that nobody needs any more; the check and its outcome stay. */
export function createInterviewerWorkers(parts: Parts): Job[] {
  const run = async () => {
    const now = parts.clock();
    for (const accountId of await listInterviewers(parts.db)) {
      try {
        await forget(parts, accountId, now);
      } catch (cause) {
        const name = `Identity documents of account ${accountId} were not deleted`;
        parts.onProblem(new Error(name, { cause }));
      }
    }
  };
  return [
    defineJob({ name: 'forget-identity-documents', every: '57 3 * * *', run }),
    ...stripeJobs(parts),
  ];
}

/** Where identities are checked at Stripe, or were: what it collected is deleted there also when nobody is sent there. */
function stripeJobs({ identity, identityKept, ...parts }: Parts): Job[] {
  const isOnce = true;
  return [
    ...(identity === null
      ? []
      : [
          defineJob({
            ...{ name: 'follow-identity', every: '*/5 * * * *', isOnce },
            run: () => followIdentity({ ...parts, identity }),
          }),
        ]),
    ...(identityKept === null
      ? []
      : [
          defineJob({
            ...{ name: 'forget-identity-sessions', every: '37 * * * *', isOnce },
            run: () => forgetIdentity({ ...parts, identity: identityKept }),
          }),
        ]),
  ];
}

async function forget({ db }: Parts, accountId: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() - IDENTITY_DOCUMENT_DAYS * DAY);
  await db.inCompany(
    0,
    async (tx) => {
      const removed = await retireIdentityDocuments(tx, { accountId, until, now });
      if (removed > 0) {
        await recordAudit(
          tx,
          {
            companyId: 0,
            actorKind: 'system',
            action: 'identity.documents-removed',
            objectKind: 'account',
            objectId: accountId,
            after: { removed },
          },
          now,
        );
      }
    },
    { accountId },
  );
}
