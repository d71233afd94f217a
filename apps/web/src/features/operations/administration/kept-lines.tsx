import type { Output } from '@candor/contract';
import { assignBankLine, dismissBankLine, listBankLines } from '@candor/contract/operations/bank';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { read, useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { administrationActs } from './administration-queries.ts';
import { keptWords as words, lineText } from './bank-words.ts';
import { ReasonForm } from './reason-form.tsx';

const linesQuery = read(listBankLines, {});

type Line = Output<typeof listBankLines>['lines'][number];

/** Money that came, and that no invoice could be found for. */
export function KeptLines() {
  const kept = useRead(linesQuery);
  return (
    <Loaded query={kept} what="the lines">
      {({ total, lines }) =>
        total > 0 && (
          <section className="stack gap-sm" aria-labelledby="kept-lines">
            <h2 id="kept-lines">{words.title(total)}</h2>
            {lines.map((line) => (
              <KeptLine key={line.lineID} line={line} />
            ))}
            {total > lines.length && <p>{words.more}</p>}
          </section>
        )
      }
    </Loaded>
  );
}

function KeptLine({ line }: { readonly line: Line }) {
  const [isAsking, setAsking] = useState(false);
  const onEnd = () => setAsking(false);
  return (
    <div className="row apart spread">
      <p>
        {lineText(line)}
        {line.reference !== '' && <span className="dimmed">: {line.reference}</span>}
      </p>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={words.decideOf(lineText(line))}
        onClick={() => setAsking(true)}
      >
        {words.decide}
      </Button>
      {isAsking && (
        <ModalDialog title={words.assignTitle(lineText(line))} onClose={onEnd}>
          <div className="stack gap-lg">
            <AssignForm line={line} onEnd={onEnd} />
            <ReasonForm
              endpoint={dismissBankLine}
              inputOf={(reason) => ({ params: paramsOf(line), body: { reason } })}
              label={words.dismissLabel}
              button={words.dismiss}
              onEnd={onEnd}
            />
          </div>
        </ModalDialog>
      )}
    </div>
  );
}

const paramsOf = ({ lineID }: Line) => ({ lineID: String(lineID) });

type AssignProps = { readonly line: Line; readonly onEnd: () => void };

function AssignForm({ line, onEnd }: AssignProps) {
  const form = useEndpointForm(assignBankLine, {
    initial: { invoiceNumber: '', reason: '' },
    toInput: (body) => ({ params: paramsOf(line), body }),
    rules: {
      invoiceNumber: (typed) => (typed.trim() === '' ? words.numberMissing : null),
      reason: (typed) => (typed.trim() === '' ? words.reasonMissing : null),
    },
    ...administrationActs,
    onDone: onEnd,
  });
  return (
    <EndpointForm of={form} className="stack narrow">
      <TextInput
        label={words.invoice}
        withAsterisk
        maxLength={20}
        {...form.field('invoiceNumber')}
      />
      <TextInput label={words.reason} withAsterisk maxLength={500} {...form.field('reason')} />
      <FormRefusal of={form} />
      <div className="row">
        <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
          {words.assign}
        </Button>
      </div>
    </EndpointForm>
  );
}
