import { blueprintBody } from '@candor/contract/interviews/tests';
import { FIXED_MOST, PARTS_MOST } from '@candor/contract/interviews/tests-rules';
import { text } from '@candor/contract/fields';
import * as z from 'zod/mini';
import { long } from './row-fields.ts';

const { parts, familyIDs: _ids, ...settings } = blueprintBody.shape;
const { skillID: _skill, ...part } = parts._zod.def.element.shape;

/** A test, with its skills by name and its questions by what they say: numbers are of a place. */
export const testRow = z.object({
  ...settings,
  parts: z
    .array(z.object({ ...part, skill: text(80).check(z.minLength(1)) }))
    .check(z.maxLength(PARTS_MOST)),
  questions: z
    .array(z.object({ stem: long, code: z.nullable(long) }))
    .check(z.maxLength(FIXED_MOST)),
});
