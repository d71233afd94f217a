import * as z from 'zod/mini';
import { amount, id, instant, text } from '../fields.ts';
import { upload } from '../people/profiles.ts';
import {
  MESSAGE_BODY_MOST,
  MESSAGE_FILES_MOST,
  MESSAGE_SUBJECT_MOST,
  messageProblem,
} from './message-rules.ts';

const filled = (most: number, problem: string) =>
  text(most).check(z.refine((value) => value.trim() !== '', problem));
const fillable = (most: number, problem: string) =>
  filled(most, problem).check(
    z.superRefine((value, problems) => {
      const message = messageProblem(value);
      if (message !== null) problems.addIssue({ code: 'custom', message, input: value });
    }),
  );

export const messageSubject = fillable(MESSAGE_SUBJECT_MOST, 'Please enter a subject.');
export const messageBody = fillable(MESSAGE_BODY_MOST, 'Please write something.');
/** Of a candidate: what stands in braces stays as it is. */
export const answerBody = filled(MESSAGE_BODY_MOST, 'Please write something.');

/** PDFs, texts and pictures; all together as large as one file may be. */
export const messageFiles = z.array(z.object(upload)).check(z.maxLength(MESSAGE_FILES_MOST));

export const messageFile = z.object({
  fileID: id,
  fileName: z.string(),
  bytes: amount,
  /** It was taken away since. */
  isRemoved: z.boolean(),
});

/** Null: at once. */
export const sendAt = z.nullable(instant);
