import type { Endpoint, Input, Output } from '@candor/contract';
import {
  addCandidateFile,
  addCandidateNote,
  editCandidateNote,
  getCandidateProfile,
  listCandidateConsents,
  listCandidateFiles,
  listCandidateNotes,
  removeCandidateFile,
  removeCandidateNote,
  updateCandidate,
} from '@candor/contract/applicant-profile';
import {
  compareCandidates,
  keepApart,
  listSamePerson,
  mergeCandidates,
  undoMerge,
} from '@candor/contract/candidate-merges';
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
} from '@candor/contract/applicants';
import { listCandidateTimeline } from '@candor/contract/candidate-timeline';
import { openCandidateFile } from '@candor/contract/candidate-files';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, fetchFile } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';
import { DOCUMENT_BYTES_MOST } from '../../ui/document/pdf-rules.ts';
import type { CandidateBody } from './candidate-search.ts';

export type CandidatePage = Output<typeof getCandidatesByFilter>;
export type CandidateRow = CandidatePage['candidates'][number];
export type Profile = Output<typeof getCandidateProfile>;
export type TimelineEntry = Output<typeof listCandidateTimeline>['entries'][number];
export type Note = Output<typeof listCandidateNotes>['notes'][number];
export type NoteBody = Input<typeof addCandidateNote>['body'];
export type CandidateFile = Output<typeof listCandidateFiles>['files'][number];
export type SavedSearch = Output<typeof listCandidateSearches>['searches'][number];
export type Facts = Input<typeof updateCandidate>['body'];

export function candidatesQuery(body: CandidateBody) {
  return infiniteQueryOptions({
    queryKey: ['applicants', 'search', body],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return call(getCandidatesByFilter, { body: { ...body, ...cursor } }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The rows stay while the next letter of a search is on its way.
    placeholderData: keepPreviousData,
  });
}

export const choicesQuery = queryOptions({
  queryKey: ['applicants', 'choices'],
  queryFn: ({ signal }) => call(listCandidateChoices, {}, { signal }),
  staleTime: 60_000,
});

export const searchesQuery = queryOptions({
  queryKey: ['applicants', 'searches'],
  queryFn: ({ signal }) => call(listCandidateSearches, {}, { signal }),
});

export const profileQuery = (candidateID: string) =>
  queryOptions<Profile, CallError<typeof getCandidateProfile>>({
    queryKey: ['applicants', 'profile', candidateID],
    queryFn: ({ signal }) => call(getCandidateProfile, { params: { candidateID } }, { signal }),
  });

type Group = NonNullable<Input<typeof listCandidateTimeline>['query']['only']>;

export const timelineQuery = (candidateID: string, only: Group | undefined) =>
  infiniteQueryOptions({
    queryKey: ['applicants', 'timeline', candidateID, only],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(pageParam !== null && { cursor: pageParam }),
        ...(only !== undefined && { only }),
      };
      return call(listCandidateTimeline, { params: { candidateID }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const samePersonQuery = (candidateID: string) =>
  queryOptions({
    queryKey: ['applicants', 'same', candidateID],
    queryFn: ({ signal }) => call(listSamePerson, { params: { candidateID } }, { signal }),
  });

export type Comparison = Output<typeof compareCandidates>;

export const compareQuery = (candidateID: string, otherID: string) =>
  queryOptions<Comparison, CallError<typeof compareCandidates>>({
    queryKey: ['applicants', 'compare', candidateID, otherID],
    queryFn: ({ signal }) =>
      call(compareCandidates, { params: { candidateID, otherID } }, { signal }),
  });

export const notesQuery = (candidateID: string) =>
  queryOptions({
    queryKey: ['applicants', 'notes', candidateID],
    queryFn: ({ signal }) => call(listCandidateNotes, { params: { candidateID } }, { signal }),
  });

export const filesQuery = (candidateID: string) =>
  queryOptions({
    queryKey: ['applicants', 'files', candidateID],
    queryFn: ({ signal }) => call(listCandidateFiles, { params: { candidateID } }, { signal }),
  });

export const consentsQuery = (candidateID: string) =>
  queryOptions({
    queryKey: ['applicants', 'consents', candidateID],
    queryFn: ({ signal }) => call(listCandidateConsents, { params: { candidateID } }, { signal }),
  });

/** After a change everything about candidates is asked for again. */
function useChange<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<Output<E>, CallError<E>, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['applicants'] }),
  });
}

/** Asked for again by whoever merges, once nothing shows the one who is gone. */
export const useMerge = () =>
  useMutation<
    Output<typeof mergeCandidates>,
    CallError<typeof mergeCandidates>,
    Input<typeof mergeCandidates>
  >({ mutationFn: (input) => call(mergeCandidates, input) });
export const useUndoMerge = () => useChange(undoMerge);
export const useKeepApart = () => useChange(keepApart);
export const useTagging = () => useChange(tagCandidates);
export const useAddToJob = () => useChange(addCandidatesToJob);
export const useSaveSearch = () => useChange(saveCandidateSearch);
export const useUpdateSearch = () => useChange(updateCandidateSearch);
export const useDeleteSearch = () => useChange(deleteCandidateSearch);
export const useUpdateCandidate = () => useChange(updateCandidate);
export const useAddNote = () => useChange(addCandidateNote);
export const useEditNote = () => useChange(editCandidateNote);
export const useRemoveNote = () => useChange(removeCandidateNote);
export const useAddFile = () => useChange(addCandidateFile);
export const useRemoveFile = () => useChange(removeCandidateFile);

export const useExport = () =>
  useMutation<
    Output<typeof exportCandidates>,
    CallError<typeof exportCandidates>,
    Input<typeof exportCandidates>
  >({ mutationFn: (input) => call(exportCandidates, input) });

/** What a file says, to be drawn here; its address lives for a minute and is asked for again each time. */
export async function loadFile(fileID: number, signal: AbortSignal): Promise<ArrayBuffer> {
  const params = { fileID: String(fileID) };
  const { url } = await call(openCandidateFile, { params }, { signal });
  return fetchFile(url, { most: DOCUMENT_BYTES_MOST, signal });
}

/** The file as a download: what somebody sent is never opened as a page of ours. */
export const useOpenFile = () =>
  useMutation<
    Output<typeof openCandidateFile>,
    CallError<typeof openCandidateFile>,
    { readonly fileID: number }
  >({
    mutationFn: ({ fileID }) => call(openCandidateFile, { params: { fileID: String(fileID) } }),
    onSuccess: ({ url }) => location.assign(url),
  });
