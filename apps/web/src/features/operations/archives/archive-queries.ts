import type { Output } from '@candor/contract';
import { ARCHIVE_PART_BYTES, isArchiveMoving } from '@candor/contract/operations/archive-rules';
import {
  bringArchive,
  downloadArchive,
  dropArchive,
  endArchive,
  getArchives,
  listLeavings,
  makeArchive,
  sendArchivePart,
  takeArchive,
} from '@candor/contract/operations/archives';
import { base64Of } from '../../../lib/file-content.ts';
import { call } from '../../../lib/api.ts';
import { heard } from '../../../lib/changes.ts';
import { read, useTask, useWrite } from '../../../lib/server-state.ts';
import { saveLink, saveText } from '../../../ui/save-file.ts';

export type Archives = Output<typeof getArchives>;
export type Archive = NonNullable<Archives['made']>;
export type Count = Archive['counts'][number];
export type ComparedSetting = NonNullable<Archive['settings']>[number];

const LOOK_AGAIN_MS = 1_500;

const isMoving = ({ made, brought }: Archives): boolean =>
  [made, brought].some((archive) => archive !== null && isArchiveMoving(archive.state));

/** A job makes, looks at and takes them: while one is at it, the page looks again. */
export const archivesQuery = read(
  getArchives,
  {},
  heard<Archives>({
    ...{ hears: {}, everyMs: LOOK_AGAIN_MS, inAnyCaseMs: LOOK_AGAIN_MS },
    whileIts: isMoving,
  }),
);

const own = { refreshes: ['/api/company-archive'], evenIfRefused: true } as const;

export const useMakeArchive = () => useWrite(makeArchive, own);
export const useTakeArchive = () => useWrite(takeArchive, own);
export const useDropArchive = () => useWrite(dropArchive, own);
export const useSaveArchive = () =>
  useWrite(downloadArchive, { ...own, onDone: ({ url, fileName }) => saveLink(url, fileName) });
export const useSaveLeavings = () =>
  useWrite(listLeavings, {
    refreshes: [],
    onDone: ({ fileName, content }) => saveText(fileName, content, 'text/csv'),
  });

/** In parts, one after the other; the server looks at it when all of them are there. */
export const useSendArchive = (onPercent: (percent: number) => void) =>
  useTask(async (file: File) => {
    onPercent(0);
    const { archiveID } = await call(bringArchive, { body: { bytes: file.size } });
    const params = { archiveID: String(archiveID) };
    for (let from = 0, part = 1; from < file.size; from += ARCHIVE_PART_BYTES, part += 1) {
      const base64 = await base64Of(file.slice(from, from + ARCHIVE_PART_BYTES));
      await call(sendArchivePart, { params, body: { part, base64 } });
      onPercent(Math.floor((Math.min(file.size, from + ARCHIVE_PART_BYTES) / file.size) * 100));
    }
    await call(endArchive, { params });
  }, own);

/** What a file that was brought changes on other pages. */
export const broughtTo = [
  '/api/jobs',
  '/api/applicants',
  '/api/questions',
  '/api/blueprints',
  '/api/views',
  '/api/companies/own',
  '/api/dashboard',
] as const;
