import type { Endpoint } from '@candor/contract';
import * as z from 'zod/mini';
import { inReadersLanguage } from './said-in-english.ts';
import type { FieldProblem } from './api-error.ts';

type Found = Pick<FieldProblem, 'path' | 'message'>;

/** What the endpoint's contract has against a body, told as the server would tell it. */
export function contractProblems({ body }: Endpoint, sent: unknown): readonly Found[] {
  const checked = body === undefined ? undefined : z.safeParse(body, sent);
  if (checked === undefined || checked.success) return [];
  return checked.error.issues.map(({ path, message }) => ({
    path: ['body', ...path.map(String)].join('.'),
    message: inReadersLanguage(message),
  }));
}

/**
 * Problems by the form's field, the first of each. One that lies deeper is told at its own place and at its field, for
 * a field that is shown as a whole.
 */
export function fieldProblems(
  problems: readonly Found[],
  fields: readonly string[],
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { path, message } of problems) {
    const [part, field, ...rest] = path.split('.');
    if (part !== 'body' || field === undefined || !fields.includes(field)) continue;
    found[field] ??= message;
    if (rest.length > 0) found[[field, ...rest].join('.')] ??= message;
  }
  return found;
}
