import type { Input } from '@candor/contract';
import type { rejectApplications } from '@candor/contract/hiring/pipeline-moves';
import { pipelineRefusals } from './refusal-words.ts';
import { UNDO_SECONDS } from '@candor/contract/hiring/pipeline-rules';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type Card,
  type Results,
  useMove,
  useReject,
  useReopen,
  useUndo,
} from './pipeline-queries.ts';
import { peopleText } from './pipeline-words.ts';
import { useMay } from './use-may.ts';

export type Person = Pick<Card, 'applicationID' | 'version' | 'name'>;

export type Rejecting = Input<typeof rejectApplications>;

/** Moving, rejecting and reopening, each told in a toast that takes it back while it is there. */
export function useSteps() {
  const may = useMay();
  const [moving, rejecting, reopening, undoing] = [useMove(), useReject(), useReopen(), useUndo()];
  const failed = ({ message }: { readonly message: string }) =>
    showToast({ tone: 'error', text: message, life: UNDO_SECONDS * 1000 });

  const takeBack = (moves: { applicationID: number; moveID: number }[]): void =>
    undoing.mutate(
      { body: { moves } },
      {
        onSuccess: ({ mailsSent }) => {
          const mails = mailsSent === 0 ? '' : ` ${sentText(mailsSent)}`;
          showToast({ tone: 'success', text: `Taken back.${mails}` });
        },
        onError: failed,
      },
    );

  const tell = (people: readonly Person[], what: string, mayUndo = true) => ({
    onSuccess: ({ results }: Results) => {
      const done = results.filter(({ code }) => code === null);
      const moves = results.flatMap(({ applicationID, moveID }) =>
        moveID === null ? [] : [{ applicationID, moveID }],
      );
      const who = people.length === 1 ? (people[0]?.name ?? '') : peopleText(done.length);
      const left = results.length - done.length;
      if (done.length === 0) {
        showToast({ tone: 'error', text: leftText(left) });
        return;
      }
      const held = (Object.keys(heldWords) as (keyof typeof heldWords)[]).find((why) =>
        results.some(({ code }) => code === why),
      );
      const why = held === undefined ? '' : ` ${heldWords[held]}`;
      const rest = left === 0 ? '' : ` ${leftText(left)}${why}`;
      showToast({
        ...{ tone: 'success', text: `${who} ${what}.${rest}`, life: UNDO_SECONDS * 1000 },
        ...(mayUndo &&
          moves.length > 0 && {
            action: { label: 'Undo', onPress: () => takeBack(moves) },
          }),
      });
    },
    onError: failed,
  });
  const chosen = (people: readonly Person[]) =>
    people.map(({ applicationID, version }) => ({ applicationID, version }));

  return {
    /** Null hires. */
    move: (people: readonly Person[], stage: { stageID: number; name: string } | null): void =>
      moving.mutate(
        { body: { applications: chosen(people), stageID: stage?.stageID ?? null } },
        tell(people, stage === null ? 'hired' : `moved to ${stage.name}`),
      ),
    reject: (people: readonly Person[], rejection: Rejecting): void =>
      rejecting.mutate(rejection, tell(people, 'rejected')),
    /** Taking it back would reject, which is a right of its own. */
    reopen: (people: readonly Person[]): void =>
      reopening.mutate(
        { body: { applications: chosen(people) } },
        tell(people, 'reopened', may.reject),
      ),
  };
}

export type Steps = ReturnType<typeof useSteps>;

const heldWords = {
  review_first: pipelineRefusals.review_first,
  reasons_needed: pipelineRefusals.reasons_needed.pipeline,
};
const leftText = (count: number) =>
  count === 1 ? 'One had changed meanwhile and stays.' : `${count} had changed meanwhile and stay.`;
const sentText = (count: number) =>
  count === 1 ? 'The mail had left already.' : `${count} mails had left already.`;
