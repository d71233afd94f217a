import type { Endpoint, Input, Output } from '@candor/contract';
import {
  archiveBlueprint,
  cloneBlueprint,
  createBlueprint,
  getBlueprint,
  listBlueprints,
  previewBlueprint,
  saveBlueprint,
} from '@candor/contract/blueprints';
import { listQuestions, listSkills } from '@candor/contract/questions';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type BlueprintQuery = Input<typeof listBlueprints>['query'];
export type BlueprintPageOf = Output<typeof listBlueprints>;
export type BlueprintRow = BlueprintPageOf['blueprints'][number];
export type Blueprint = Output<typeof getBlueprint>;
export type BlueprintBody = Input<typeof createBlueprint>['body'];
export type SavedBlueprint = Output<typeof saveBlueprint>;
export type FixedQuestion = Blueprint['questions'][number];
export type Skill = Output<typeof listSkills>['skills'][number];
export type Preview = Output<typeof previewBlueprint>;

export function blueprintsQuery(query: BlueprintQuery) {
  return queryOptions<BlueprintPageOf, CallError<typeof listBlueprints>>({
    queryKey: ['blueprints', 'list', query],
    queryFn: ({ signal }) => call(listBlueprints, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function blueprintQuery(blueprintID: string) {
  return queryOptions<Blueprint, CallError<typeof getBlueprint>>({
    queryKey: ['blueprints', 'blueprint', blueprintID],
    queryFn: ({ signal }) => call(getBlueprint, { params: { blueprintID } }, { signal }),
  });
}

/** Another draw each time that it is asked for; nothing is asked behind the reader's back. */
export function previewQuery(blueprintID: string, draw: number) {
  return queryOptions<Preview, CallError<typeof previewBlueprint>>({
    queryKey: ['blueprints', 'preview', blueprintID, draw],
    queryFn: ({ signal }) => call(previewBlueprint, { params: { blueprintID } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export const skillsQuery = queryOptions({
  queryKey: ['questions', 'skills'],
  queryFn: ({ signal }) => call(listSkills, {}, { signal }),
});

/** Live questions to put on a fixed list. */
export function liveQuestionsQuery(search: string) {
  return queryOptions({
    queryKey: ['questions', 'list', 'to-choose', search],
    queryFn: ({ signal }) =>
      call(
        listQuestions,
        { query: { status: 'live' as const, ...(search !== '' && { search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

function useChange<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<Output<E>, CallError<E>, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['blueprints'] }),
  });
}

export const useCreateBlueprint = () => useChange(createBlueprint);
export const useSaveBlueprint = () => useChange(saveBlueprint);
export const useCloneBlueprint = () => useChange(cloneBlueprint);
export const useArchiveBlueprint = () => useChange(archiveBlueprint);
