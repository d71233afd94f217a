import { createQuestion, fingerprintsOf, skillsNamed } from '../../interviews/questions/index.ts';
import type { QuestionRow } from './archive-rows.ts';
import type { Taker } from './bringing.ts';

/** Known by what they say: two companies may have written the same. */
export const questionTaker: Taker<QuestionRow, QuestionRow> = {
  async judge(tx, { deed: { companyId } }, rows) {
    const marks = await fingerprintsOf(tx, companyId, rows);
    const seen = new Set<unknown>();
    return rows.map((row, at) => {
      const mark = marks[at];
      const isRepeated = seen.size === seen.add(mark?.fingerprint).size;
      return mark?.isKnown !== false || isRepeated ? 'known' : { take: row };
    });
  },

  async take(tx, { deed: { companyId } }, news) {
    const names = news.map(({ skill }) => skill);
    const skills = await skillsNamed(tx, companyId, names);
    for (const { skill, code, explanation, ...question } of news) {
      await createQuestion(tx, {
        ...{ companyId, ...question, skillId: skills.get(skill.trim().toLowerCase()) ?? 0 },
        ...{ code: code ?? undefined, explanation: explanation ?? undefined },
      });
    }
  },
};
