import { exportCreditMoves, type listCreditMoves } from '@candor/contract/operations/credits';
import { Button } from '@mantine/core';
import { call } from '../../../lib/api.ts';
import { useTask } from '../../../lib/server-state.ts';
import type { Asked } from '../../../lib/use-list.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { saveText } from '../../../ui/save-file.ts';
import { creditWords } from './credit-words.ts';

type Props = { readonly list: Asked<typeof listCreditMoves, 'from' | 'until'> };

/** What came and went on the days that are listed, as a file; what it could not hold is said, with the way to the rest. */
export function Export({ list: { query, onChange } }: Props) {
  const { from, until } = query;
  const download = useTask(() => call(exportCreditMoves, { query: { from, until } }), {
    refreshes: [],
    onDone: ({ fileName, csv }) => saveText(fileName, csv, 'text/csv'),
  });
  const { data } = download;
  return (
    <>
      {download.error !== null && (
        <FormProblem key={download.submittedAt} text={download.error.message} />
      )}
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        {creditWords.export}
      </Button>
      <output>
        {data?.isMore === true && (
          <Cut
            count={data.count}
            // A node of the release before says no more than that there is more.
            cutAt={data.cutAt ?? null}
            onRest={(day) => onChange({ until: day })}
          />
        )}
      </output>
    </>
  );
}

type CutProps = {
  readonly count: number;
  readonly cutAt: string | null;
  readonly onRest: (day: string) => void;
};

function Cut({ count, cutAt, onRest }: CutProps) {
  if (cutAt === null) return creditWords.exported(count);
  // As the filter counts them: days of UTC. What stands in this file of that day stands in the next one, too.
  const day = cutAt.slice(0, 10);
  return (
    <>
      {creditWords.cut(count)} <Instant at={cutAt} />
      {creditWords.rest(day)}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => onRest(day)}>
        {creditWords.showRest}
      </Button>
    </>
  );
}
