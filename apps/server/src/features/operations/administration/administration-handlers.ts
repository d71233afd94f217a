import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { ObjectStore } from '@candor/folder-store';
import type { Queue } from '../../../platform/queue/queue.ts';
import { countWaiting } from '../../people/interviewers/index.ts';
import { countTroubled } from '../../interviews/recordings/index.ts';
import { companyHandlers } from './company-handlers.ts';
import { identityHandlers } from './identity-handlers.ts';
import {
  countCompanies,
  countMailProblems,
  countPeople,
  countWaitingMemberships,
} from './overview-store.ts';
import { peopleHandlers } from './people-handlers.ts';
import { recordAct } from './record-act.ts';
import { recordingHandlers } from './recording-handlers.ts';
import { readMaintenance, saveMaintenance } from './settings-store.ts';

export type AdministrationParts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly postOffice: PostOffice;
  readonly queue: Queue;
  readonly baseUrl: string;
};

export function createAdministrationHandlers(
  parts: AdministrationParts,
): HandlersOf<typeof contract.administration> {
  const { db } = parts;
  return {
    ...identityHandlers(parts),
    ...companyHandlers(parts),
    ...peopleHandlers(parts),
    ...recordingHandlers(parts),

    getOverview: ({ session, now }) =>
      db.asAccount(session.accountId, async (tx) => {
        const { waiting, oldestAt } = await countWaiting(tx);
        const recordings = await countTroubled(tx, now);
        return {
          recordingsTroubled: recordings.count,
          oldestRecordingTroubleAt: recordings.oldestAt?.toISOString() ?? null,
          identityChecksWaiting: waiting,
          oldestIdentityCheckAt: oldestAt?.toISOString() ?? null,
          ...(await countWaitingMemberships(tx)),
          ...(await countMailProblems(tx, now)),
          ...(await countCompanies(tx, now)),
          people: await countPeople(tx),
          isInMaintenance: await readMaintenance(tx),
        };
      }),

    async setMaintenance({ body, session, client, now }) {
      const { isInMaintenance } = body;
      const change = async (tx: Tx) => {
        const changedBy = session.accountId;
        if (!(await saveMaintenance(tx, isInMaintenance, { changedBy, now }))) return;
        await recordAct(
          tx,
          { session, client, now },
          {
            action: isInMaintenance ? 'maintenance.begin' : 'maintenance.end',
            objectKind: 'platform',
            objectId: 1,
          },
        );
      };
      await db.inCompany(0, change, { accountId: session.accountId });
      return { done: true };
    },
  };
}
