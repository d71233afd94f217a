import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type ConnectedCalendar,
  troubleQuery,
  useDisconnect,
  useReadNow,
} from './calendar-queries.ts';
import { calendarWords } from './calendar-words.ts';

export function OneCalendar({ calendar }: { readonly calendar: ConnectedCalendar }) {
  const { name, kind, host } = calendar;
  const [isAsked, setAsked] = useState(false);
  const readNow = useReadNow(calendar, ({ trouble }) => {
    if (trouble === null) showToast({ text: calendarWords.isRead(name), tone: 'success' });
    else showToast({ text: calendarWords.isNotRead(name), tone: 'error' });
  });
  const disconnect = useDisconnect(calendar, () => {
    showToast({ text: calendarWords.isDisconnected(name), tone: 'success' });
    // What had the focus is gone.
    document.getElementById('main')?.focus();
  });
  const problem = readNow.error ?? disconnect.error;
  return (
    <li className="stack gap-xs">
      <div className="row spread">
        <div className="anywhere">
          <h3 className="calendars__name">{name}</h3>
          <p className="dimmed small">{calendarWords.of(calendarWords.kinds[kind], host)}</p>
        </div>
        <div className="row">
          <Button
            variant="default"
            aria-label={calendarWords.readNowOf(name)}
            loading={readNow.isPending}
            onClick={() => readNow.mutate(undefined)}
          >
            {calendarWords.readNow}
          </Button>
          <Button
            variant="default"
            aria-label={calendarWords.disconnectOf(name)}
            loading={disconnect.isPending}
            onClick={() => setAsked(true)}
          >
            {calendarWords.disconnect}
          </Button>
        </div>
      </div>
      <HowItIs calendar={calendar} />
      {problem !== null && <FormProblem text={problem.message} />}
      {isAsked && (
        <ModalDialog title={calendarWords.askTitle(name)} onClose={() => setAsked(false)}>
          <p>{calendarWords.ask}</p>
          <div className="row gap-sm modal-dialog__actions">
            <Button variant="default" onClick={() => setAsked(false)}>
              {calendarWords.cancel}
            </Button>
            <Button
              onClick={() => {
                setAsked(false);
                disconnect.mutate(undefined);
              }}
            >
              {calendarWords.disconnect}
            </Button>
          </div>
        </ModalDialog>
      )}
    </li>
  );
}

function HowItIs({ calendar }: { readonly calendar: ConnectedCalendar }) {
  const { trouble, readAt, nextReadAt } = calendar;
  return (
    <div className="stack gap-2xs">
      {trouble === null ? (
        <StateMark shape="good">{calendarWords.good}</StateMark>
      ) : (
        <>
          <StateMark shape="wrong">
            {calendarWords.since} <Instant at={trouble.since} />
          </StateMark>
          <Trouble code={trouble.code} />
        </>
      )}
      <p className="dimmed small">
        {calendarWords.read} <Instant at={readAt} />, {calendarWords.next}{' '}
        <Instant at={nextReadAt} />
      </p>
    </div>
  );
}

function Trouble({ code }: { readonly code: string }) {
  const { data } = useRead(troubleQuery(code));
  return (
    <p>
      {data} {calendarWords.keeps}
    </p>
  );
}
