import {
  blockedCombinations,
  clockOf,
  type KeyEntry,
  mostCommon,
  plainType,
  summaryOf,
} from './keyboard-panel-rules.ts';
import { MonitorFacts, MonitorLine } from './monitor-line.tsx';
import { testNames, type useKeyboardMonitor } from './use-keyboard-monitor.ts';

type Props = { readonly keyboard: ReturnType<typeof useKeyboardMonitor> };

/** KB-1. */
export function KeyboardPanel({ keyboard }: Props) {
  const { entries, isRunning } = keyboard;
  const status = isRunning ? 'Keyboard Monitoring Active' : 'Keyboard Monitoring Inactive';
  const last = entries.at(-1);
  const common = mostCommon(entries);
  return (
    <MonitorLine name="Keyboard" status={status} state={isRunning ? 'active' : 'off'}>
      <MonitorFacts
        facts={summaryOf(entries).map(([name, count]) => [name, String(count)] as const)}
      />
      <RecentViolations entries={entries} onClear={keyboard.clear} />
      <h3>Blocked Key Combinations</h3>
      <ul className="monitor-line__keys">
        {blockedCombinations.map((combination) => (
          <li key={combination}>
            <kbd>{combination}</kbd>
          </li>
        ))}
      </ul>
      <div className="monitor-line__actions">
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={isRunning ? keyboard.stop : keyboard.start}
        >
          {isRunning ? 'Stop Monitoring' : 'Start Monitoring'}
        </button>
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={keyboard.clear}
          disabled={entries.length === 0}
        >
          Clear Violations
        </button>
        {testNames.map((name) => (
          <button
            key={name}
            type="button"
            className="room-button room-button--quiet"
            onClick={() => keyboard.test(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <p>The last three buttons try the warnings out; nobody is told of a test.</p>
      <h3>Statistics</h3>
      <MonitorFacts
        facts={[
          ['Total', String(entries.length)],
          ['Status', isRunning ? 'Active' : 'Inactive'],
          ['Last violation', last === undefined ? 'None' : clockOf(last.at)],
          ['Most common', common === undefined ? 'None' : plainType(common)],
        ]}
      />
    </MonitorLine>
  );
}

function RecentViolations({
  entries,
  onClear,
}: {
  readonly entries: readonly KeyEntry[];
  readonly onClear: () => void;
}) {
  return (
    <section aria-label="Recent Violations">
      <h3>Recent Violations</h3>
      {entries.length === 0 ? (
        <p>Nothing was noted.</p>
      ) : (
        <>
          {/* A scrolled list must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ol className="monitor-line__list" tabIndex={0} aria-label="Recent Violations">
            {entries.toReversed().map((entry) => (
              <li key={entry.id}>
                <span>
                  {plainType(entry.type)}
                  {entry.combination !== '' && `: ${entry.combination}`}
                  {entry.isTest && ' (test)'}
                </span>
                <span>{clockOf(entry.at)}</span>
                <span>{entry.prevented ? 'BLOCKED' : 'DETECTED'}</span>
              </li>
            ))}
          </ol>
          <button
            type="button"
            className="room-button room-button--quiet monitor-line__clear"
            onClick={onClear}
          >
            Clear
          </button>
        </>
      )}
    </section>
  );
}
