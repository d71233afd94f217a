import type { Endpoint, Input, Output } from '@candor/contract';
import {
  archiveBlueprint,
  cloneBlueprint,
  createBlueprint,
  getBlueprint,
  type listBlueprints,
  previewBlueprint,
  saveBlueprint,
} from '@candor/contract/interviews/tests';
import { listQuestions, listSkills } from '@candor/contract/interviews/questions';
import { call } from '../../../lib/api.ts';
import { read, readList, readOwn, useWrite } from '../../../lib/server-state.ts';
import type { CallError } from '../../../lib/api-error.ts';

export type BlueprintPageOf = Output<typeof listBlueprints>;
export type BlueprintRow = BlueprintPageOf['blueprints'][number];
export type Blueprint = Output<typeof getBlueprint>;
export type BlueprintBody = Input<typeof createBlueprint>['body'];
export type SavedBlueprint = Output<typeof saveBlueprint>;
export type FixedQuestion = Blueprint['questions'][number];
export type Skill = Output<typeof listSkills>['skills'][number];
export type Preview = Output<typeof previewBlueprint>;

export const blueprintQuery = (blueprintID: string) =>
  read(getBlueprint, { params: { blueprintID } });

/** Another draw each time that it is asked for; nothing is asked behind the reader's back. */
export const previewQuery = (blueprintID: string, draw: number) =>
  readOwn<Preview, CallError<typeof previewBlueprint>>(
    // Not below the path: a change of the test is no reason to draw again.
    ['draw', blueprintID, draw],
    (signal) => call(previewBlueprint, { params: { blueprintID } }, { signal }),
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );

export const skillsQuery = read(listSkills, {});

/** Live questions to put on a fixed list. */
export const liveQuestionsQuery = (search: string) =>
  readList(listQuestions, { query: { status: 'live', ...(search !== '' && { search }) } });

const useChange = <E extends Endpoint>(endpoint: E) =>
  useWrite(endpoint, { refreshes: ['/api/blueprints'] });

export const useCreateBlueprint = () => useChange(createBlueprint);
export const useSaveBlueprint = () => useChange(saveBlueprint);
export const useCloneBlueprint = () => useChange(cloneBlueprint);
export const useArchiveBlueprint = () => useChange(archiveBlueprint);
