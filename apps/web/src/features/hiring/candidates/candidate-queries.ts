import type { Endpoint, Input, Output } from '@candor/contract';
import {
  addCandidateFile,
  getCandidateProfile,
  listCandidateConsents,
  listCandidateFiles,
  listCandidateNotes,
  removeCandidateFile,
  removeCandidateNote,
  type updateCandidate,
} from '@candor/contract/hiring/candidate-profile';
import {
  compareCandidates,
  keepApart,
  listSamePerson,
  mergeCandidates,
  undoMerge,
} from '@candor/contract/hiring/candidate-merges';
import {
  addCandidatesToJob,
  deleteCandidateSearch,
  exportCandidates,
  getCandidatesByFilter,
  listCandidateChoices,
  listCandidateSearches,
  saveCandidateSearch,
  tagCandidates,
  updateCandidateSearch,
} from '@candor/contract/hiring/candidates';
import { listCandidateTimeline } from '@candor/contract/hiring/candidate-timeline';
import {
  blackenCandidateFile,
  openBlackenedCopy,
  openCandidateFile,
  removeBlackenedCopy,
} from '@candor/contract/hiring/candidate-files';
import { call, fetchFile } from '../../../lib/api.ts';
import { readPages } from '../../../lib/read-pages.ts';
import { read, useWrite, useWriteOf } from '../../../lib/server-state.ts';
import { DOCUMENT_BYTES_MOST } from '../../../ui/document/pdf-rules.ts';
import type { CandidateBody } from './candidate-search.ts';

export type CandidatePage = Output<typeof getCandidatesByFilter>;
export type CandidateRow = CandidatePage['candidates'][number];
export type Profile = Output<typeof getCandidateProfile>;
export type TimelineEntry = Output<typeof listCandidateTimeline>['entries'][number];
export type Note = Output<typeof listCandidateNotes>['notes'][number];
export type CandidateFile = Output<typeof listCandidateFiles>['files'][number];
export type SavedSearch = Output<typeof listCandidateSearches>['searches'][number];
export type Facts = Input<typeof updateCandidate>['body'];

export const candidatesQuery = (body: CandidateBody) =>
  readPages(getCandidatesByFilter, {
    inputAt: (cursor: string | undefined) => ({
      body: { ...body, ...(cursor !== undefined && { cursor }) },
    }),
    next: ({ nextCursor }) => nextCursor,
  });

export const choicesQuery = read(listCandidateChoices, {}, { staleTime: 60_000 });
export const searchesQuery = read(listCandidateSearches, {});

const of = (candidateID: string) => ({ params: { candidateID } });
export const profileQuery = (candidateID: string) => read(getCandidateProfile, of(candidateID));

type Group = NonNullable<Input<typeof listCandidateTimeline>['query']['only']>;

export const timelineQuery = (candidateID: string, only: Group | undefined) =>
  readPages(listCandidateTimeline, {
    inputAt: (cursor: string | undefined) => ({
      ...of(candidateID),
      query: { ...(cursor !== undefined && { cursor }), ...(only !== undefined && { only }) },
    }),
    next: ({ nextCursor }) => nextCursor,
  });

export type Comparison = Output<typeof compareCandidates>;

export const samePersonQuery = (candidateID: string) => read(listSamePerson, of(candidateID));
export const compareQuery = (candidateID: string, otherID: string) =>
  read(compareCandidates, { params: { candidateID, otherID } });
export const notesQuery = (candidateID: string) => read(listCandidateNotes, of(candidateID));
export const filesQuery = (candidateID: string) => read(listCandidateFiles, of(candidateID));
export const consentsQuery = (candidateID: string) => read(listCandidateConsents, of(candidateID));

/** After a change everything about candidates is asked for again. */
export const everythingOfApplicants = ['/api/applicants', getCandidatesByFilter] as const;
const useChange = <E extends Endpoint>(endpoint: E) =>
  useWrite(endpoint, { refreshes: everythingOfApplicants });

/** Asked for again by whoever merges, once nothing shows the one who is gone. */
export const useMerge = () => useWrite(mergeCandidates, { refreshes: [] });
export const useUndoMerge = () => useChange(undoMerge);
export const useKeepApart = () => useChange(keepApart);
export const useTagging = () => useChange(tagCandidates);
export const useAddToJob = () => useChange(addCandidatesToJob);
export const useSaveSearch = () => useChange(saveCandidateSearch);
export const useUpdateSearch = () => useChange(updateCandidateSearch);
export const useDeleteSearch = () => useChange(deleteCandidateSearch);
export const useRemoveNote = () => useChange(removeCandidateNote);
export const useAddFile = () => useChange(addCandidateFile);
export const useRemoveFile = () => useChange(removeCandidateFile);
export const useBlacken = () => useChange(blackenCandidateFile);
export const useRemoveCopy = () => useChange(removeBlackenedCopy);
export const useExport = () => useWrite(exportCandidates, { refreshes: [] });

/** What a file says, to be drawn here; its address lives for a minute and is asked for again each time. */
export async function loadFile(fileID: number, signal: AbortSignal): Promise<ArrayBuffer> {
  const params = { fileID: String(fileID) };
  const { url } = await call(openCandidateFile, { params }, { signal });
  return fetchFile(url, { most: DOCUMENT_BYTES_MOST, signal });
}

/** The file as a download: what somebody sent is never opened as a page of ours. */
export const useOpenFile = () =>
  useWriteOf(
    openCandidateFile,
    ({ fileID }: { readonly fileID: number }) => ({ params: { fileID: String(fileID) } }),
    { refreshes: [], onDone: ({ url }) => location.assign(url) },
  );

/** As whoever interviews reads it. */
export async function loadCopy(fileID: number, signal: AbortSignal): Promise<ArrayBuffer> {
  const params = { fileID: String(fileID) };
  const { url } = await call(openBlackenedCopy, { params }, { signal });
  return fetchFile(url, { most: DOCUMENT_BYTES_MOST * 2, signal });
}

export const useOpenCopy = () =>
  useWriteOf(
    openBlackenedCopy,
    ({ fileID }: { readonly fileID: number }) => ({ params: { fileID: String(fileID) } }),
    { refreshes: [], onDone: ({ url }) => location.assign(url) },
  );
