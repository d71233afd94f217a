import type { Tx } from '../../../platform/database/database.ts';
import type { ObjectStore } from '@candor/folder-store';
import { drawTest } from './draw-attempt.ts';
import type { RandomBelow } from './draw-rules.ts';
import { groupBySkill } from './question-groups.ts';
import { withPictures } from './question-pictures.ts';
import { readDrawnQuestions } from './shown-question-store.ts';

/** As long as somebody looks at a test. */
const PICTURES_SECONDS = 3600;

/** The groups that a candidate would get now, drawn as an interview draws them; stores nothing. */
export async function drawPreview(
  { tx, objects }: { readonly tx: Tx; readonly objects: ObjectStore },
  given: { readonly companyId: number; readonly blueprintId: number },
  random: RandomBelow,
) {
  const drawn = await drawTest(tx, given, random);
  const questions = await readDrawnQuestions(tx, given.companyId, drawn);
  return groupBySkill(await withPictures(objects, questions, PICTURES_SECONDS));
}
