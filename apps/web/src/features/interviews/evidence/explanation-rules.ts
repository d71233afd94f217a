import { EXPLANATIONS_AT_ONCE } from '@candor/contract/interviews/evidence-rules';

/** What is typed and not sent, by flag; the key of what is said of the whole interview is empty. */
export type Drafts = Readonly<Record<string, string>>;
export const WHOLE = '';

type Sent = { readonly eventKey: string | null; readonly words: string };

const keyOf = ({ eventKey }: Sent): string => eventKey ?? WHOLE;

export const sentWords = (sent: readonly Sent[], key: string): string =>
  sent.find((one) => keyOf(one) === key)?.words ?? '';

/** As storage has it; anything else that lies there is nobody's. */
export function readDrafts(kept: string | null): Drafts {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** What differs from what the company has, for the flags that are there: as many as may be sent at once. */
export function unsentOf(
  drafts: Drafts,
  sent: readonly Sent[],
  known: ReadonlySet<string>,
): Sent[] {
  return Object.entries(drafts)
    .filter(([key]) => key === WHOLE || known.has(key))
    .map(([key, typed]) => ({ eventKey: key === WHOLE ? null : key, words: typed.trim() }))
    .filter((draft) => draft.words !== sentWords(sent, keyOf(draft)));
}

export const nextOf = (unsent: readonly Sent[]): readonly Sent[] =>
  unsent.slice(0, EXPLANATIONS_AT_ONCE);

/** What was typed on while it was sent stays. */
export function withoutSent(drafts: Drafts, sent: readonly Sent[]): Drafts {
  const left = Object.entries(drafts).filter(
    ([key, typed]) => !sent.some((one) => keyOf(one) === key && one.words === typed.trim()),
  );
  return Object.fromEntries(left);
}

export const withoutDraft = (drafts: Drafts, key: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([one]) => one !== key));

/** As storage keeps it; null: nothing is left to keep. */
export const keptOf = (drafts: Drafts): string | null =>
  Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts);
