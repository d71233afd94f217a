import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import { recordAudit } from '../../operations/audit/index.ts';
import { type Look, lookKeys } from './look-key.ts';
import { noSuchInterview } from './share-handlers.ts';
import { hasInterview } from './share-store.ts';
import { findMemberView, insertMemberView, noteMemberDownload, readShown } from './view-store.ts';
import { fileTypeOf, isConverted, SAME_LOOK_MS } from './viewing-rules.ts';

export type DownloadParts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly sealingKey: Uint8Array;
};

const DOWNLOAD_URL_SECONDS = 900;

export function downloadHandlers({
  db,
  objects,
  sealingKey,
}: DownloadParts): Pick<HandlersOf<typeof contract.viewing>, 'downloadRecording'> {
  const { newLook } = lookKeys(sealingKey);
  return {
    async downloadRecording({ params, session, now, client }) {
      const { companyId, accountId } = session;
      const scheduleId = params.interviewScheduleID;
      const look = { companyId, scheduleId, accountId };
      const file = await db.inCompany(companyId, async (tx) => {
        if (!(await hasInterview(tx, companyId, scheduleId))) throw noSuchInterview();
        const shown = await readShown(tx, companyId, scheduleId);
        const { status, objectKey, durationMs } = shown;
        if (status !== 'playable' || objectKey === null) {
          throw fail('no_recording', 'There is no recording to download.');
        }
        await note(tx, { ...look, viewKey: newLook(look, now), durationMs }, { now, client });
        return { ...shown, objectKey };
      });
      const fileName = `Interview ${scheduleId}.${fileTypeOf(file.objectKey)}`;
      const options = { expiresInSeconds: DOWNLOAD_URL_SECONDS, downloadName: fileName };
      const url = await objects.signRead(file.objectKey, options);
      return { url, fileName, converted: isConverted(file) };
    },
  };
}

type NewLook = Look & { readonly viewKey: string; readonly durationMs: number | null };

/** In the list of who watched, with the look that is going on or one of its own, and in the audit log. */
async function note(
  tx: Tx,
  look: NewLook,
  { now, client }: Pick<RequestContext, 'now' | 'client'>,
): Promise<void> {
  const { companyId, scheduleId, accountId } = look;
  const since = new Date(now.getTime() - SAME_LOOK_MS);
  const viewKey = await findMemberView(tx, look, since);
  if (viewKey !== null) await noteMemberDownload(tx, { companyId, viewKey }, now);
  else await insertMemberView(tx, { ...look, openedAt: now, downloadGiven: true }, now);
  const entry = {
    ...{ companyId, actorKind: 'account', actorAccountId: accountId },
    ...{ action: 'recording.downloaded', objectKind: 'interview', objectId: scheduleId },
    ...{ ip: client.ip, userAgent: client.userAgent ?? undefined, requestId: client.requestId },
  };
  await recordAudit(tx, entry, now);
}
