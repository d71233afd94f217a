import type { Tx } from '../../../platform/database/database.ts';
import { familiesOf, skillsNamed } from '../../interviews/questions/index.ts';
import { addBlueprint } from '../../interviews/tests/index.ts';
import { recordChange } from '../audit/index.ts';
import type { TestRow } from './archive-rows.ts';
import type { Bringing, Taker } from './bringing.ts';
import { findTestNames } from './blueprint-store.ts';

type New = { readonly row: TestRow; readonly familyIDs: readonly number[] };

const nameOf = ({ name }: TestRow): string => name.trim().toLowerCase();

/** Known by its name. One that asks what is not here is left out: it would ask something else. */
export const testTaker: Taker<TestRow, New> = {
  async judge(tx, bringing, rows) {
    const { companyId } = bringing.deed;
    const names = await findTestNames(tx, companyId);
    const asked = rows.flatMap(({ questions }) => questions);
    const families = await familiesOf(tx, companyId, asked);
    let at = 0;
    return rows.map((row) => {
      const familyIDs = families.slice(at, (at += row.questions.length));
      if (names.size === names.add(nameOf(row)).size) return 'known';
      const isWhole = familyIDs.every((id) => id !== null);
      if (bringing.isTaking && !isWhole) return 'no_question';
      return { take: { row, familyIDs: familyIDs.flatMap((id) => id ?? []) } };
    });
  },

  async take(tx, bringing, news) {
    for (const one of news) await takeOne(tx, bringing, one);
  },
};

/** By the rules of the page where one is written, which refuse a test that has not enough questions. */
async function takeOne(tx: Tx, { deed }: Bringing, { row, familyIDs }: New): Promise<void> {
  const { parts, questions: _asked, ...settings } = row;
  const names = parts.map(({ skill }) => skill);
  const skills = await skillsNamed(tx, deed.companyId, names);
  const body = {
    ...{ ...settings, familyIDs: [...familyIDs] },
    parts: parts.map(({ skill, ...part }) => ({
      ...{ ...part, skillID: skills.get(skill.trim().toLowerCase()) ?? 0 },
    })),
  };
  await recordChange(tx, deed, await addBlueprint(tx, deed, body));
}
