import { Button } from '@mantine/core';
import type { Output } from '@candor/contract';
import { getCallLog } from '@candor/contract/interviews/call-log';
import { read, useRead } from '../../../lib/server-state.ts';
import { locale } from '../../../ui/reader-locale.ts';
import { callLogWords } from './call-log-words.ts';

type Entry = Output<typeof getCallLog>['entries'][number];

const logQuery = (interviewScheduleID: string) =>
  read(getCallLog, { params: { interviewScheduleID } }, { refetchInterval: 60_000 });

/** What was written in the call, and who came and went; nothing where it took place elsewhere. */
export function CallLog({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  const log = useRead(logQuery(interviewScheduleID));
  if (log.isError && log.data === undefined) {
    return (
      <section className="stack gap-xs" aria-labelledby="report-call">
        <h2 id="report-call">{callLogWords.title}</h2>
        <p role="alert">{callLogWords.failed}</p>
        <div className="row">
          <Button variant="default" onClick={() => void log.refetch()}>
            {callLogWords.again}
          </Button>
        </div>
      </section>
    );
  }
  const { entries = [], isHidden = false } = log.data ?? {};
  if (entries.length === 0) return null;
  return (
    <section className="stack gap-xs" aria-labelledby="report-call">
      <h2 id="report-call">{callLogWords.title}</h2>
      <p className="dimmed">{isHidden ? callLogWords.hidden : callLogWords.text}</p>
      <ol className="stack gap-xs anywhere">
        {entries.map((entry) => (
          <Line key={entry.entryID} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Line({ entry: { kind, name, text, at } }: { readonly entry: Entry }) {
  const time = new Date(at).toLocaleTimeString(locale, { timeStyle: 'medium' });
  if (kind === 'joined' || kind === 'left') {
    return (
      <li className="dimmed">
        <time dateTime={at}>{time}</time> {callLogWords[kind](name)}
      </li>
    );
  }
  return (
    <li>
      <time dateTime={at} className="dimmed">
        {time}
      </time>{' '}
      <strong>{name}</strong>
      {kind === 'aside' && <span className="dimmed"> {callLogWords.aside}</span>}
      <span className="scorecard__said">{text}</span>
    </li>
  );
}
