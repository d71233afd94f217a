import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { downloadWords } from './download-words.ts';
import { type Look, lookKeys } from './look-key.ts';
import { noSuchInterview } from './share-handlers.ts';
import { hasInterview } from './share-store.ts';
import { findMemberView, insertMemberView, noteMemberDownload } from './view-store.ts';
import { readShown } from './shown-store.ts';
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
    async downloadRecording({ params, query: { film }, ...request }) {
      const deed = deedOf(request);
      const { companyId, accountId, now } = deed;
      const scheduleId = params.interviewScheduleID;
      const look = { companyId, scheduleId, accountId };
      const file = await companyWrite(db, deed, async (tx) => {
        if (!(await hasInterview(tx, companyId, scheduleId))) throw noSuchInterview();
        const shown = await readShown(tx, companyId, scheduleId);
        if (shown.isOfCall && !shown.hasFilm) {
          throw fail('several_files', downloadWords.severalFiles);
        }
        const chosen =
          film === undefined
            ? shown
            : shown.files.find((one) => 'kind' in one && one.kind === film);
        const { status, objectKey = null, durationMs = null } = chosen ?? {};
        if (chosen === undefined || status !== 'playable' || objectKey === null) {
          throw fail('no_recording', 'There is no recording to download.');
        }
        await note(tx, { ...look, viewKey: newLook(look, now), durationMs }, now);
        const about = { objectKind: 'interview', objectId: scheduleId };
        const audit = { action: 'recording.downloaded', ...about };
        return { result: { ...chosen, objectKey }, audit };
      });
      const fileName = `Interview ${scheduleId}.${fileTypeOf(file.objectKey)}`;
      const options = { expiresInSeconds: DOWNLOAD_URL_SECONDS, downloadName: fileName };
      const url = await objects.signRead(file.objectKey, options);
      return { url, fileName, converted: isConverted(file) };
    },
  };
}

type NewLook = Look & { readonly viewKey: string; readonly durationMs: number | null };

/** In the list of who watched, with the look that is going on or one of its own. */
async function note(tx: Tx, look: NewLook, now: Date): Promise<void> {
  const since = new Date(now.getTime() - SAME_LOOK_MS);
  const viewKey = await findMemberView(tx, look, since);
  if (viewKey !== null) await noteMemberDownload(tx, { companyId: look.companyId, viewKey }, now);
  else await insertMemberView(tx, { ...look, openedAt: now, downloadGiven: true }, now);
}
