import { monitorNames, monitors } from '@candor/contract/interviews/monitor-rules';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Instant } from '../../../ui/instant.tsx';
import type { Proctoring } from './proctoring-queries.ts';
import { counterRows, endingWords } from './record-rules.ts';
import './proctoring-record.css';

type Props = { readonly proctoring: Pick<Proctoring, 'counters' | 'risk' | 'history'> };

/** MS-6: what was counted, and each session of the monitors in its own words. */
export function ProctoringRecord({ proctoring }: Props) {
  const { counters, risk, history } = proctoring;
  const rows = counterRows(counters);
  return (
    <div className="stack gap-xs proctoring-record">
      <h3>Counters</h3>
      <Facts>
        {rows.map(([name, count]) => (
          <Fact key={name} name={name}>
            {count}
          </Fact>
        ))}
        <Fact name="Violations in all">{risk.total}</Fact>
      </Facts>
      <details>
        <summary>Sessions of the monitors: {history.length}</summary>
        <ol className="stack gap-xs dimmed small anywhere proctoring-record__sessions">
          {history.map((session) => (
            <li key={session.startedAt}>
              <p>
                <Instant at={session.startedAt} />
                {session.endedAt !== null && (
                  <>
                    {' to '}
                    <Instant at={session.endedAt} />
                  </>
                )}
                : {endingWords(session)}.
              </p>
              {monitorNames.map((name) => (
                <p key={name}>{session[monitors[name].history]}</p>
              ))}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
