import { contract } from '@candor/contract';
import { startProduct } from '../e2e/product.ts';
import { begin, inviteMany, optionsOf, post, randomFrom } from './interviews.ts';
import { compare } from './verdict.ts';

const { saveAnswer, submitBotInterview } = contract.attempts;

export type Settings = {
  readonly rounds: number;
  readonly seed: number;
  /** Against a server that reads an attempt without locking it. */
  readonly broken: boolean;
};

/** QUALITY A8: 100 parallel submits of one interview with answers racing them, round after round. */
export async function runA8({ rounds, seed, broken }: Settings): Promise<boolean> {
  const random = randomFrom(seed);
  const module = new URL('./check-then-act.ts', import.meta.url).href;
  const product = await startProduct(broken ? { NODE_OPTIONS: `--import ${module}` } : {});
  const bad = { roundsOfDifferentReplies: 0, lost: 0, notSubmittedOnce: 0 };
  try {
    const { baseUrl } = product.demo();
    for (const token of await inviteMany(product.dataDir, rounds)) {
      const started = (await begin(baseUrl, token))?.data;
      const questions = started?.skillGroups.flatMap((group) => group.questions) ?? [];
      if (started === undefined) throw new Error('the interview did not start');
      const acknowledged = new Map<number, number>();
      const answers = questions.slice(0, 20).map(async (question, index) => {
        const possible = optionsOf(question);
        const choice = possible[Math.floor(random() * possible.length)] ?? 0;
        const { botInterviewQuestionID } = question;
        const body = {
          token,
          botInterviewQuestionID,
          choice,
          life: 1,
          revision: index + 1,
          answeredAt: Date.now(),
        };
        const reply = await post<{ outcome: string }>(`${baseUrl}${saveAnswer.path}`, body);
        if (reply?.data?.outcome === 'accepted') acknowledged.set(botInterviewQuestionID, choice);
      });
      const body = { token, life: started.life };
      const submits = Array.from({ length: 100 }, () =>
        post(`${baseUrl}${submitBotInterview.path}`, body),
      );
      const replies = (await Promise.all(submits)).map((reply) => JSON.stringify(reply));
      await Promise.all(answers);
      const ledger = {
        token,
        sessionId: started.sessionId,
        acknowledged,
        acknowledgements: acknowledged.size,
        unanswered: null,
        resent: 0,
        submitted: true,
      };
      const verdict = await compare(product.dataDir, [ledger]);
      if (new Set(replies).size !== 1) bad.roundsOfDifferentReplies += 1;
      bad.lost += verdict.lost;
      bad.notSubmittedOnce += verdict.notSubmittedOnce;
    }
    console.log({ experiment: 'A8', seed, broken, rounds, ...bad });
    return Object.values(bad).every((count) => count === 0);
  } finally {
    await product.dispose();
  }
}
