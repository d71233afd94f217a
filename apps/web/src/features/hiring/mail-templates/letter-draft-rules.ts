import { type LetterKind, variableProblem } from '@candor/contract/hiring/mail-template-rules';

export type Template = {
  readonly templateID: number | null;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
};

/** What is typed of one mail, and of which state of it. */
export type LetterDraft = {
  readonly templates: readonly Template[];
  /** When the words it began with were saved; null: never. */
  readonly changedAt: string | null;
};

export type TemplateProblems = Partial<Record<'name' | 'subject' | 'body', string>>;

/** The sentences under the fields of the template at this place. */
export function templateProblems(
  kind: LetterKind,
  templates: readonly Template[],
  index: number,
): TemplateProblems {
  const template = templates[index];
  if (template === undefined) return {};
  const name = template.name.trim();
  const first = templates.findIndex((other) => other.name.trim() === name);
  const problems = {
    name: nameProblem(name, first < index),
    subject: wordsProblem(kind, template.subject, 'Please enter a subject.'),
    body: wordsProblem(kind, template.body, 'Please write something.'),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

function nameProblem(name: string, isTaken: boolean): string | null {
  if (name === '') return 'Please enter a name.';
  return isTaken ? 'This template is there already.' : null;
}

const wordsProblem = (kind: LetterKind, text: string, missing: string): string | null =>
  text.trim() === '' ? missing : variableProblem(kind, text);

/** The place of the first template that cannot be saved, or -1. */
export const firstWrong = (kind: LetterKind, templates: readonly Template[]): number =>
  templates.findIndex(
    (_, index) => Object.keys(templateProblems(kind, templates, index)).length > 0,
  );

export const isSame = (one: readonly Template[], other: readonly Template[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What this browser kept, if it is a draft of the words as they stand now. */
export function readKept(content: string | null, changedAt: string | null): LetterDraft | null {
  try {
    const kept: unknown = JSON.parse(content ?? 'null');
    return isDraft(kept) && kept.changedAt === changedAt ? kept : null;
  } catch {
    return null;
  }
}

const isDraft = (value: unknown): value is LetterDraft =>
  typeof value === 'object' &&
  value !== null &&
  'changedAt' in value &&
  'templates' in value &&
  Array.isArray(value.templates) &&
  value.templates.length > 0 &&
  value.templates.every(isTemplate);

const isTemplate = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'templateID' in value &&
  ['name', 'subject', 'body'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

/** A name that no template has yet. */
export function freshName(templates: readonly Template[]): string {
  const taken = new Set(templates.map(({ name }) => name.trim()));
  let count = templates.length + 1;
  while (taken.has(`Template ${count}`)) count += 1;
  return `Template ${count}`;
}
