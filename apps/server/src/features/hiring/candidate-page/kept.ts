import type { Output } from '@candor/contract';
import type { openPage } from '@candor/contract/hiring/candidate-page';
import { retentionKinds } from '@candor/contract/operations/retention-rules';
import { requestAt } from '@candor/contract/interviews/recording-request-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { readDays } from '../../operations/retention-rules/index.ts';
import { findEnds, isKeptByLaw } from '../../operations/retention/index.ts';
import { findRequest, shownRequest } from '../../interviews/recordings/index.ts';
import { viewsOf } from '../../interviews/viewing/index.ts';
import { listApplicationsOf } from '../applications/index.ts';
import { listAgreements } from './agreement-store.ts';
import { listFiles, listRecorded, listTaken, readPerson } from './kept-store.ts';
import type { Grant } from './page-store.ts';

type Kept = Omit<Output<typeof openPage>, 'accessExpiresAt' | 'brand' | 'steps'>;

/** What a company has of a candidate and for how long, as they may read it. */
export async function readKept(tx: Tx, page: Grant, now: Date): Promise<Kept> {
  const { companyId, companyName, firstName, lastName, email } = page;
  const { heldAt, ...person } = await readPerson(tx, page);
  const days = await readDays(tx, companyId);
  const applications = await listApplicationsOf(tx, page, now);
  const ids = applications.map(({ applicationID }) => applicationID);
  const asked = { companyId, now, kind: 'applications', days: days.applications } as const;
  const ends = await findEnds(tx, asked, ids);
  const agreements = await listAgreements(tx, page);
  const files = await listFiles(tx, page);
  return {
    ...{ companyName, firstName, lastName, email, ...person, isHeld: heldAt !== null },
    applications: applications.map((application) => ({
      ...application,
      // As its state: a rejection that has not been told has no end either.
      keptUntil:
        application.state === 'active'
          ? null
          : (ends.get(application.applicationID)?.toISOString() ?? null),
    })),
    agreements: agreements.map(({ givenAt, withdrawnAt, ...agreement }) => ({
      ...agreement,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    interviews: (await listTaken(tx, page)).map(({ scheduleId, jobTitle, endedAt }) => ({
      ...{ interviewScheduleID: scheduleId, jobTitle },
      endedAt: endedAt.toISOString(),
    })),
    recordings: await recordingsOf(tx, page, { isHeld: heldAt !== null, now }),
    files: files.map(({ fileId: fileID, fileName, bytes, uploadedAt, isOwn }) => ({
      ...{ fileID, fileName, bytes, isOwn },
      uploadedAt: uploadedAt.toISOString(),
    })),
    keeping: retentionKinds.map((kind) => ({ kind, days: days[kind] })),
    isKeptByLaw: await isKeptByLaw(tx, page),
  };
}

type Now = { readonly isHeld: boolean; readonly now: Date };

/** Held back, nothing goes by its day. */
async function recordingsOf(
  tx: Tx,
  page: Grant,
  { isHeld, now }: Now,
): Promise<Kept['recordings']> {
  const recordings = [];
  const { companyId } = page;
  for (const { scheduleId, jobTitle, laws } of await listRecorded(tx, page)) {
    const { views, keptUntil, deletedAt } = await viewsOf(tx, companyId, scheduleId);
    const asked = await findRequest(tx, { companyId, scheduleId });
    const isOver = keptUntil !== null;
    const isWaiting = asked !== undefined && asked.goneAt === null;
    // What was recorded after it went was not asked for.
    const isOf = isWaiting || deletedAt !== null;
    recordings.push({
      request: isOf ? shownRequest(asked) : null,
      wouldGoBy:
        isOver && !isWaiting ? (requestAt(laws, now)?.deleteBy.toISOString() ?? null) : null,
      ...{ interviewScheduleID: scheduleId, jobTitle, deletedAt },
      keptUntil: isHeld ? null : keptUntil,
      views: views.map(({ by, firstName, lastName, startedAt, watchedMs, mayHaveDownloaded }) => ({
        ...{ by, startedAt, watchedMs, mayHaveDownloaded },
        name: `${firstName} ${lastName}`.trim(),
      })),
    });
  }
  return recordings;
}
