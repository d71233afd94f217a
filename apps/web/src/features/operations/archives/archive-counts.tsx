import { Button } from '@mantine/core';
import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type Archive, type Count, useSaveLeavings } from './archive-queries.ts';
import { archiveWords, kindWords } from './archive-words.ts';

type Props = {
  readonly archive: Archive;
  readonly caption: string;
  /** What the rows that were counted first are called here; and those that are known, where that can be. */
  readonly words: { readonly new: string; readonly known?: string };
};

/** How much of each kind, and the way to what was left out. */
export function ArchiveCounts({ archive, caption, words }: Props) {
  const saving = useSaveLeavings();
  const { counts, leavings, archiveID } = archive;
  const isLeft = counts.some(({ left }) => left > 0);
  const columns: readonly PlainColumn<Count>[] = [
    { name: archiveWords.kind, cell: ({ kind }) => kindWords[kind] ?? kindWords.unknown },
    { name: words.new, cell: (count) => count.new, isNumber: true },
    ...(words.known === undefined
      ? []
      : [{ name: words.known, cell: ({ known }: Count) => known, isNumber: true }]),
    ...(isLeft
      ? [{ name: archiveWords.left, cell: ({ left }: Count) => left, isNumber: true }]
      : []),
  ];
  return (
    <>
      <PlainTable caption={caption} columns={columns} rows={counts} keyOf={({ kind }) => kind} />
      {saving.error !== null && (
        <FormProblem key={saving.submittedAt} text={saving.error.message} />
      )}
      {leavings > 0 && (
        <Button
          variant="subtle"
          loading={saving.isPending}
          onClick={() => saving.mutate({ params: { archiveID: String(archiveID) } })}
        >
          {archiveWords.leavings(leavings)}
        </Button>
      )}
    </>
  );
}
