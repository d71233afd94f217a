import type { ImportSystem } from '@candor/contract/hiring/candidate-import-rules';
import { TAGS_MOST } from '@candor/contract/hiring/candidate-rules';
import { noteWords, systemNames } from './candidate-import-words.ts';
import type { PlannedRow } from './plan-rules.ts';
import type { ReadRow } from './row-rules.ts';

/** Somebody of the file, from every row about them. */
export type ImportedPerson = Pick<
  ReadRow,
  'email' | 'firstName' | 'lastName' | 'phone' | 'city' | 'country' | 'headline'
> & {
  readonly links: readonly string[];
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  readonly sourceDetail: string;
};

const NOTE_MOST = 10_000;
const SKILLS_MOST = 50;

/** "Lever · LinkedIn": where somebody came from, by the system that had them. */
export const sourceDetailOf = (system: ImportSystem | null, source: string): string =>
  [system === null ? '' : systemNames[system], source].filter((part) => part !== '').join(' · ');

const small = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.toLowerCase()))].toSorted();

/** The first row says who they are; tags, skills and notes are of all rows. A note is null where none says anything. */
export function peopleOf(
  planned: readonly PlannedRow[],
  system: ImportSystem | null,
): { readonly person: ImportedPerson; readonly note: string | null }[] {
  const rowsOf = Map.groupBy(
    planned.map(({ row }) => row),
    ({ email }) => email,
  );
  return [...rowsOf.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { email, firstName, lastName, phone, city, country, headline, links } = first;
    return [
      {
        person: {
          ...{ email, firstName, lastName, phone, city, country, headline, links },
          skills: small(rows.flatMap(({ skills }) => skills)).slice(0, SKILLS_MOST),
          tags: small(rows.flatMap(({ tags }) => tags)).slice(0, TAGS_MOST),
          sourceDetail: sourceDetailOf(system, first.source),
        },
        note: noteOf(rows),
      },
    ];
  });
}

function noteOf(rows: readonly ReadRow[]): string | null {
  const said = rows.flatMap(({ note, over, job }) => [
    ...(note === '' ? [] : [note]),
    ...(over === '' ? [] : [noteWords.over(job, over)]),
  ]);
  if (said.length === 0) return null;
  return [noteWords.heading, ...new Set(said)].join('\n\n').slice(0, NOTE_MOST);
}
