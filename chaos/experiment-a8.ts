import { contract } from '@candor/contract';
import { startProduct } from '../e2e/product.ts';
import { begin, inviteMany, optionsOf, post, randomFrom } from './interviews.ts';
import { compare } from './verdict.ts';

const { saveAnswer, submitBotInterview } = contract.attempts;

/** QUALITY A8: 100 parallel submits of one interview with answers racing them, round after round. */
export async function runA8({ rounds, seed }: { rounds: number; seed: number }): Promise<boolean> {
  const random = randomFrom(seed);
  const product = await startProduct();
  let bad = 0;
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
        resent: 0,
        submitted: true,
      };
      const verdict = await compare(product.dataDir, [ledger]);
      if (new Set(replies).size !== 1 || verdict.lost > 0 || verdict.notSubmittedOnce > 0) bad += 1;
    }
    console.log({ experiment: 'A8', seed, rounds, bad });
    return bad === 0;
  } finally {
    await product.dispose();
  }
}
