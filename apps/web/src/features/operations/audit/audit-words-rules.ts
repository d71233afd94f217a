/** `recording.raw-removed` → “Recording: raw removed”. */
export function actionWords(action: string): string {
  const [kind = '', ...rest] = action.split('.');
  const words = (text: string) => text.replaceAll(/[-_]/g, ' ');
  const first = `${kind.charAt(0).toUpperCase()}${words(kind).slice(1)}`;
  return rest.length === 0 ? first : `${first}: ${words(rest.join(' '))}`;
}

const actors: Readonly<Record<string, string>> = { system: 'Candor', sample: 'Sample data' };

/** Who acted where the log names no person: the product itself, or nobody, for what is invented. */
export const actorWord = (actorKind: string): string => actors[actorKind] ?? actionWords(actorKind);

const gone = {
  erased: 'Erased. What stood here was about a person whose data was deleted.',
  upgraded: 'Removed at an upgrade. What stood here was about people whom the log no longer names.',
  'secret-lost':
    'Lost. What stood here was sealed with a secret that this installation no longer has.',
  unreadable: 'What stood here cannot be opened. Please check the chain.',
} as const;

/** What stands in the place of words that are not there; null: there were none. */
export const goneWords = (because: keyof typeof gone | null): string =>
  because === null ? 'The entry names no fields.' : gone[because];

export type Difference = {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What an entry says was before and after, field by field; equal fields are left out. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  return names.flatMap((name) => {
    const pair = { name, before: asText(old[name]), after: asText(fresh[name]) };
    return pair.before === pair.after ? [] : [pair];
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return { ...value };
  return { value };
}

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
