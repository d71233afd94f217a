import { difficulties } from '@candor/contract/interviews/question-rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTask } from '../../../lib/server-state.ts';
import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PlainForm } from '../../../ui/plain-form.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { askQti, type ReadQti } from './question-queries.ts';
import { difficultyWords } from './question-words.ts';
import { qtiProblemWords, qtiReasonWords, qtiWords as words } from './qti-words.ts';

type Props = { readonly base64: string; readonly onRead: (csv: string) => void };

/** What QTI does not say is asked for; then its items go the way of a CSV file. */
export function QtiStep({ base64, onRead }: Props) {
  const [skill, setSkill] = useState('');
  const [difficulty, setDifficulty] = useState<(typeof difficulties)[number]>('medium');
  const reading = useTask(() => askQti({ base64, skill, difficulty }), {
    refreshes: [],
    onDone: ({ csv, taken }) => taken > 0 && onRead(csv),
  });
  return (
    <>
      <PlainForm className="row gap-sm bottom" onSubmit={() => reading.mutate()}>
        <TextInput
          label={words.skill}
          maxLength={80}
          value={skill}
          onChange={(event) => setSkill(event.currentTarget.value)}
        />
        <NativeSelect
          label={words.difficulty}
          value={difficulty}
          data={difficulties.map((value) => ({ value, label: difficultyWords[value] }))}
          onChange={(event) => setDifficulty(event.currentTarget.value as typeof difficulty)}
        />
        <Button type="submit" disabled={skill.trim() === ''} loading={reading.isPending}>
          {words.read}
        </Button>
      </PlainForm>
      {reading.isError && <FormProblem text={reading.error.message} />}
      {reading.data !== undefined && <LeftItems read={reading.data} />}
    </>
  );
}

function LeftItems({ read: { problem, left, leftCount } }: { readonly read: ReadQti }) {
  if (problem !== null) return <FormProblem text={qtiProblemWords[problem]} />;
  if (left.length === 0) return null;
  return (
    <section className="stack gap-sm" aria-labelledby="qti-left">
      <h2 id="qti-left">{words.left}</h2>
      <ScrollBox label={words.leftTable}>
        <PlainTable columns={leftColumns} rows={left} keyOf={(_, at) => at} />
      </ScrollBox>
      {leftCount > left.length && <p>{words.more(leftCount - left.length)}</p>}
    </section>
  );
}

const leftColumns: readonly PlainColumn<ReadQti['left'][number]>[] = [
  { name: words.item, cell: ({ item }) => item },
  { name: words.because, cell: ({ because }) => qtiReasonWords[because] },
];
