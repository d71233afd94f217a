/** What a key is made for: it goes when this goes. */
export type KeyKind = 'candidate' | 'application' | 'interview';

/** What an entry is about, where that belongs to a person: the object and the key its values are sealed with. */
export const personalKinds = {
  candidate: 'candidate',
  application: 'application',
  interview: 'interview',
  attempt: 'interview',
  recording: 'interview',
  'recording-segment': 'interview',
  'proctoring-verdict': 'interview',
  statement: 'interview',
} as const satisfies Readonly<Record<string, KeyKind>>;

export type PersonalKind = keyof typeof personalKinds;

export const isPersonalKind = (kind: string): kind is PersonalKind =>
  Object.hasOwn(personalKinds, kind);

/** Somebody without an account of the company: where they called from is theirs too. */
export const isOutsider = (actorKind: string): boolean =>
  ['visitor', 'candidate', 'viewer'].includes(actorKind);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Whether there is a word in it. Numbers, switches and instants say nothing of anybody without the rows they name. */
export function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && !INSTANT.test(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return Object.values(value).some(hasWords);
}

/** What was typed to find people, which may be their names: that it was, not what. */
const TYPED = ['search', 'keywords', 'city', 'tags'];

export function withoutTypedWords<T extends object>(filter: T): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).map(([field, value]) => [
      field,
      TYPED.includes(field) && hasWords(value) ? '…' : value,
    ]),
  );
}
