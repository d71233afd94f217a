import type { FoundGroup } from './find-queries.ts';
import type { FindPlace } from './find-rules.ts';
import { findWords, kindWords } from './find-words.ts';

export type FindRow = {
  /** Tells it from every other, whatever comes above it. */
  readonly key: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly text: string;
  readonly note?: string;
  /** To the whole list. */
  readonly leadsOn?: boolean;
};

export type FindSection = {
  readonly title: string;
  readonly rows: readonly FindRow[];
  readonly hasFailed?: true;
};

type FoundOf = {
  readonly places: readonly FindPlace[];
  readonly groups: readonly FoundGroup[];
  readonly views: readonly FindRow[];
};

/**
 * What is shown, in its order: a page that is called just so, then the kinds in which somebody or something is, then the
 * rest; views that are kept of lists stand before the pages.
 */
export function sectionsOf(
  { places, groups, views }: FoundOf,
  asked: string,
): readonly FindSection[] {
  const ordered = [
    ...groups.filter(({ isNamed }) => isNamed),
    ...groups.filter(({ isNamed }) => !isNamed),
  ];
  const found = ordered.map(
    ({ kind, rows, all, isMore, hasFailed }): FindSection => ({
      title: kindWords[kind],
      rows: [
        ...rows.map(({ id, ...row }) => ({ ...row, key: `${kind}-${id}` })),
        ...(isMore ? [{ ...all, key: `${kind}-all`, text: findWords.all, leadsOn: true }] : []),
      ],
      ...(hasFailed && { hasFailed }),
    }),
  );
  const named = places.map((place) => ({ key: place.to, to: place.to, text: place.text }));
  const goTo: FindSection = { title: findWords.places, rows: named };
  const isCalledSo = places.some(({ text }) => text.toLowerCase().startsWith(asked.toLowerCase()));
  const kept: FindSection = { title: findWords.views, rows: views };
  const all = isCalledSo ? [goTo, kept, ...found] : [...found, kept, goTo];
  return all.filter(({ rows, hasFailed }) => rows.length > 0 || hasFailed === true);
}
