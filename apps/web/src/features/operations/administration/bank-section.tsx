import { importStatement, previewStatement } from '@candor/contract/operations/bank';
import { MOST_STATEMENT } from '@candor/contract/operations/bank-rules';
import { moneyText } from '@candor/contract/operations/billing-rules';
import { Button } from '@mantine/core';
import { call } from '../../../lib/api.ts';
import { useTask, useWrite } from '../../../lib/server-state.ts';
import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { administrationActs } from './administration-queries.ts';
import {
  bankWords as words,
  cameText,
  outcomeText,
  type Preview,
  type PreviewLine,
} from './bank-words.ts';
import { KeptLines } from './kept-lines.tsx';

type Chosen = { readonly name: string; readonly csv: string; readonly preview: Preview };

/** PY-1. A file of a bank, what its lines pay, and only then the invoices. */
export function BankSection() {
  const look = useTask<Chosen, Error, File>(
    async (file) => {
      const csv = await textOf(file);
      const preview = await call(previewStatement, { body: { csv } });
      return { name: file.name, csv, preview };
    },
    { refreshes: [] },
  );
  return (
    <details className="card">
      <summary>{words.title}</summary>
      <div className="stack">
        <p>{words.intro}</p>
        <FileField
          label={words.file}
          accept=".csv,text/csv,text/plain"
          hint={words.hint}
          kept={look.data?.name ?? null}
          problem={look.error?.message}
          isPending={look.isPending}
          onChoose={(file) => look.mutate(file)}
        />
        {look.data !== undefined && (
          <Looked key={look.submittedAt} chosen={look.data} onEnd={look.reset} />
        )}
        <KeptLines />
      </div>
    </details>
  );
}

/** Banks write UTF-8, or what Windows wrote before it. */
async function textOf(file: File): Promise<string> {
  if (file.size > MOST_STATEMENT) throw new Error(words.tooLarge);
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const columns: readonly PlainColumn<PreviewLine>[] = [
  { name: words.line, isNumber: true, cell: ({ line }) => line },
  { name: words.came, cell: cameText },
  {
    name: words.amount,
    isNumber: true,
    cell: ({ amount, currency }) => moneyText(amount, currency),
  },
  { name: words.outcome, cell: outcomeText },
];

type LookedProps = { readonly chosen: Chosen; readonly onEnd: () => void };

function Looked({ chosen: { csv, preview }, onEnd }: LookedProps) {
  const take = useWrite(importStatement, {
    ...administrationActs,
    tells: (counts) => {
      showToast({ tone: 'success', text: words.taken(counts) });
      onEnd();
    },
  });
  const { problem, lines, unread, outgoing } = preview;
  if (problem !== null) return <FormProblem text={words.problem(problem.line, problem.message)} />;
  const paid = lines.filter(({ outcome }) => outcome === 'match').length;
  const isNew = lines.some(({ outcome }) => outcome !== 'seen');
  return (
    <>
      <PlainTable columns={columns} rows={lines} keyOf={({ line }) => line} />
      {unread.length > 0 && (
        <ul className="bullets">
          {unread.map(({ line, message }) => (
            <li key={line}>{words.problem(line, message)}</li>
          ))}
        </ul>
      )}
      {outgoing > 0 && <p className="dimmed">{words.outgoing(outgoing)}</p>}
      {take.error !== null && <FormProblem key={take.submittedAt} text={take.error.message} />}
      {isNew ? (
        <div className="row">
          <Button loading={take.isPending} onClick={() => take.mutate({ body: { csv } })}>
            {words.take(paid)}
          </Button>
        </div>
      ) : (
        <p>{words.nothing}</p>
      )}
    </>
  );
}
