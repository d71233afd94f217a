import { reportShownQuestion } from '@candor/contract/interviews/question-reports';
import { backoffMs } from '@candor/outbox';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { attemptLimits } from './attempt-outbox.ts';
import { pause } from './closing.ts';

const TRIES = 6;

export type Report = {
  readonly token: string;
  readonly botInterviewQuestionID: number;
  /** Made with the text: however often it is sent, it is stored once. */
  readonly reportKey: string;
  readonly text: string;
};

/** Tries again while no answer comes. Whether it arrived; nothing else waits for it. */
export async function sendReport(body: Report): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      await call(reportShownQuestion, { body });
      return true;
    } catch (error) {
      const mayTry = error instanceof ApiError && error.isWorthRepeating && tries < TRIES;
      if (!mayTry) return false;
      await pause(backoffMs(tries, Math.random(), attemptLimits));
    }
  }
}
