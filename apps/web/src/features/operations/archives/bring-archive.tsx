import { Button } from '@mantine/core';
import { useState } from 'react';
import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { type Brought, useLook, useTakeArchive } from './archive-queries.ts';
import { archiveWords, kindWords, problemWords } from './archive-words.ts';

const { bring } = archiveWords;

/** A file, whose it is and what is new of it, and only then the company's own data. */
export function BringArchive() {
  const [brought, setBrought] = useState<Brought | null>(null);
  const looking = useLook(setBrought);
  return (
    <section className="stack gap-sm" aria-labelledby="bring">
      <h2 id="bring">{bring.title}</h2>
      <p>{bring.text}</p>
      <FileField
        label={bring.file}
        accept=".zip"
        hint={bring.hint}
        kept={null}
        problem={looking.error?.message ?? problemOf(brought)}
        isPending={looking.isPending}
        onChoose={(file) => {
          setBrought(null);
          looking.mutate(file);
        }}
      />
      {brought !== null && <Preview brought={brought} onDone={() => setBrought(null)} />}
    </section>
  );
}

const problemOf = (brought: Brought | null): string | undefined =>
  brought?.problem ? problemWords[brought.problem.code](brought.problem.file) : undefined;

type Count = Brought['counts'][number];

const columns: readonly PlainColumn<Count>[] = [
  { name: bring.kind, cell: ({ kind }) => kindWords[kind] },
  { name: bring.new, cell: (count) => count.new, isNumber: true },
  { name: bring.known, cell: ({ known }) => known, isNumber: true },
];

type Props = { readonly brought: Brought; readonly onDone: () => void };

function Preview({ brought: { base64, from, counts }, onDone }: Props) {
  const taking = useTakeArchive();
  if (from === null) return null;
  const isNew = counts.some((count) => count.new > 0);
  return (
    <section className="stack gap-sm start card roomy" aria-labelledby="archive-found">
      <h3 id="archive-found">{bring.found}</h3>
      <p className="anywhere">
        {bring.from(from.companyName)} · <Instant at={from.madeAt} />
      </p>
      <p className="anywhere">
        {bring.by}
        <code>{from.fingerprint}</code>
      </p>
      <p className="dimmed small">{from.isOwn ? bring.own : bring.compare}</p>
      <PlainTable
        caption={bring.found}
        columns={columns}
        rows={counts}
        keyOf={({ kind }) => kind}
      />
      <p>{isNew ? bring.stays : bring.nothing}</p>
      {taking.error !== null && (
        <FormProblem key={taking.submittedAt} text={taking.error.message} />
      )}
      {isNew && (
        <Button
          loading={taking.isPending}
          onClick={() => taking.mutate({ body: { base64 } }, { onSuccess: onDone })}
        >
          {bring.button}
        </Button>
      )}
    </section>
  );
}
