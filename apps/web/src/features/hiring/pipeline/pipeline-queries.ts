import type { Endpoint, Input, Output } from '@candor/contract';
import { listMailTemplates } from '@candor/contract/hiring/mail-templates';
import {
  getApplication,
  getBoard,
  getColumn,
  listApplicants,
} from '@candor/contract/hiring/pipeline';
import {
  addApplicant,
  moveApplications,
  rejectApplications,
  reopenApplications,
  undoMoves,
} from '@candor/contract/hiring/pipeline-moves';
import {
  listRejectionReasons,
  saveRejectionReasons,
} from '@candor/contract/hiring/pipeline-settings';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';
import { heard } from '../../../lib/changes.ts';
import { read, readList, readOwn, refresh } from '../../../lib/server-state.ts';
import { afterMove } from './board-rules.ts';

export type BoardQuery = NonNullable<Input<typeof getBoard>['query']>;
export type ApplicantQuery = NonNullable<Input<typeof listApplicants>['query']>;
export type Board = Output<typeof getBoard>;
export type Stage = Output<typeof listApplicants>['stages'][number];
export type Lane = Board['stages'][number];
export type Card = Lane['cards'][number];
export type Application = Output<typeof getApplication>;
export type Results = Output<typeof moveApplications>;

/** How many more pages than the first each stage shows. */
export type Pages = Readonly<Record<number, number>>;

/** The whole of what is shown in one go, so that a moved card is neither lost nor there twice. */
export function boardQuery(jobID: string, query: BoardQuery, pages: Pages) {
  return readOwn<Board, CallError<typeof getBoard>>(
    [getBoard.path, { params: { jobID }, query }, pages],
    async (signal) => {
      const params = { jobID };
      const board = await call(getBoard, { params, query }, { signal });
      const more = async (lane: Lane): Promise<Lane> => {
        let { cards, next } = lane;
        for (let page = pages[lane.stageID] ?? 0; page > 0 && next !== null; page -= 1) {
          const wanted = { ...query, stageID: String(lane.stageID), after: next };
          const column = await call(getColumn, { params, query: wanted }, { signal });
          cards = [...cards, ...column.cards];
          next = column.next;
        }
        return { ...lane, cards, next };
      };
      return { ...board, stages: await Promise.all(board.stages.map(more)) };
    },
    {
      ...heard<Board>({ hears: { applications: jobID } }),
      // The cards stay while the next letter of a search, or the next page of a stage, is on its way.
      placeholderData: keepPreviousData,
    },
  );
}

export const applicantsQuery = (jobID: string, query: ApplicantQuery) =>
  readList(listApplicants, { params: { jobID }, query }, heard({ hears: { applications: jobID } }));

/** A mail that waits leaves by time alone. */
export const applicationQuery = (applicationID: number, jobID: number | string) =>
  read(
    getApplication,
    { params: { applicationID: String(applicationID) } },
    heard<Application>({ hears: { applications: jobID }, inAnyCaseMs: 60_000, everyMs: 60_000 }),
  );

/** And whether the law of a job of these has them told: asked anew each time, because whoever edits the job may choose one. */
export const reasonsFor = (people: readonly { readonly applicationID: number }[]) =>
  read(
    listRejectionReasons,
    { query: { of: people.map(({ applicationID }) => applicationID).join(',') } },
    { staleTime: 0 },
  );

export const reasonsQuery = read(listRejectionReasons, { query: {} }, { staleTime: 60_000 });

export const rejectionMailsQuery = read(
  listMailTemplates,
  { query: { kind: 'rejection' } },
  { staleTime: 60_000 },
);

/** What leaves the board or stands elsewhere on it before the server has answered; undefined: nothing does. */
type Guess<E extends Endpoint> = (
  input: Input<E>,
) => { readonly ids: readonly number[]; readonly stageID: number | null } | undefined;

/**
 * Shows the guess at once, puts the truth back if it was wrong, and asks again in either case. One after another:
 * whoever moves a card twice in a second moves it the second time from where the first has put it.
 */
function useStep<E extends Endpoint>(
  endpoint: E,
  guess: Guess<E>,
  prepare: (input: Input<E>) => Input<E> = (input) => input,
) {
  const client = useQueryClient();
  const boards = { queryKey: [getBoard.path] };
  return useMutation<Output<E>, CallError<E>, Input<E>, (() => void) | undefined>({
    scope: { id: 'pipeline' },
    mutationFn: async (input) => {
      const prepared = prepare(input);
      const output = await call(endpoint, prepared);
      if (isResults(output)) noteVersions(prepared, output);
      return output;
    },
    onMutate: async (input) => {
      const guessed = guess(input);
      if (guessed === undefined) return undefined;
      await client.cancelQueries(boards);
      const before = client.getQueriesData<Board>(boards);
      const at = new Date().toISOString();
      client.setQueriesData<Board>(boards, (board) =>
        board === undefined
          ? undefined
          : {
              ...board,
              stages: afterMove<Card, Lane>(board.stages, guessed.ids, {
                ...{ stageID: guessed.stageID, at },
              }),
            },
      );
      return () => {
        for (const [key, board] of before) client.setQueryData(key, board);
      };
    },
    onError: (_error, _input, restore) => restore?.(),
    // The page of a person says where each application stands.
    onSettled: () => refresh(client, ['/api/pipeline', '/api/applicants']),
  });
}

type Chosen = { readonly applicationID: number; readonly version: number };
type Choosing = { readonly body: { readonly applications: readonly Chosen[] } };

/** What our own steps made of a version, until the board has been read again. */
const made = new Map<string, number>();
const nameOf = ({ applicationID, version }: Chosen) => `${applicationID}.${version}`;

const isResults = (output: unknown): output is Results =>
  typeof output === 'object' && output !== null && 'results' in output;

function noteVersions(input: unknown, { results }: Results): void {
  const { applications = [] } = (input as Partial<Choosing>).body ?? {};
  for (const [index, { code, version }] of results.entries()) {
    const before = applications[index];
    if (before !== undefined && code === null && version !== null && version > before.version) {
      made.set(nameOf(before), version);
    }
  }
}

/** The newest version that only we have made; a colleague's change is still refused by the server. */
function current(chosen: Chosen): Chosen {
  const version = made.get(nameOf(chosen));
  return version === undefined ? chosen : current({ ...chosen, version });
}

const withCurrent = <I extends Choosing>(input: I): I => ({
  ...input,
  body: { ...input.body, applications: input.body.applications.map(current) },
});

const idsOf = (applications: readonly { readonly applicationID: number }[]) =>
  applications.map(({ applicationID }) => applicationID);

export const useMove = () =>
  useStep(
    moveApplications,
    ({ body: { applications, stageID } }) => ({ ids: idsOf(applications), stageID }),
    withCurrent,
  );
export const useReject = () =>
  useStep(
    rejectApplications,
    ({ body: { applications } }) => ({ ids: idsOf(applications), stageID: null }),
    withCurrent,
  );
export const useReopen = () =>
  useStep(
    reopenApplications,
    ({ body: { applications } }) => ({ ids: idsOf(applications), stageID: null }),
    withCurrent,
  );
export const useUndo = () => useStep(undoMoves, () => undefined);
export const useAdd = () => useStep(addApplicant, () => undefined);
export const useSaveReasons = () => useStep(saveRejectionReasons, () => undefined);
