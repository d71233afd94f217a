import {
  blockedCombinations,
  clockOf,
  type KeyEntry,
  mostCommon,
  summaryOf,
} from './keyboard-panel-rules.ts';
import { MonitorFacts, MonitorLine } from './monitor-line.tsx';
import { monitorPanelWords } from './monitor-panel-words.ts';
import { testNames, type useKeyboardMonitor } from './use-keyboard-monitor.ts';

type Props = { readonly keyboard: ReturnType<typeof useKeyboardMonitor> };

/** KB-1. */
export function KeyboardPanel({ keyboard }: Props) {
  const words = monitorPanelWords.keyboard;
  const { entries, isRunning } = keyboard;
  const status = isRunning ? words.active : words.inactive;
  const last = entries.at(-1);
  const common = mostCommon(entries);
  return (
    <MonitorLine name={words.name} status={status} state={isRunning ? 'active' : 'off'}>
      <MonitorFacts
        facts={summaryOf(entries).map(
          ([name, count]) => [words.summary[name], String(count)] as const,
        )}
      />
      <RecentViolations entries={entries} onClear={keyboard.clear} />
      <h3>{words.blocked}</h3>
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
          {isRunning ? words.stop : words.start}
        </button>
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={keyboard.clear}
          disabled={entries.length === 0}
        >
          {words.clearAll}
        </button>
        {testNames.map((name) => (
          <button
            key={name}
            type="button"
            className="room-button room-button--quiet"
            onClick={() => keyboard.test(name)}
          >
            {words.tests[name]}
          </button>
        ))}
      </div>
      <p>{words.tried}</p>
      <h3>{monitorPanelWords.statistics}</h3>
      <MonitorFacts
        facts={[
          [words.total, String(entries.length)],
          [
            monitorPanelWords.status,
            isRunning ? monitorPanelWords.active : monitorPanelWords.inactive,
          ],
          [words.last, last === undefined ? monitorPanelWords.none : clockOf(last.at)],
          [words.common, common === undefined ? monitorPanelWords.none : typeText(common)],
        ]}
      />
    </MonitorLine>
  );
}

function typeText(type: string): string {
  const { types } = monitorPanelWords.keyboard;
  return type in types ? types[type as keyof typeof types] : type;
}

function RecentViolations({
  entries,
  onClear,
}: {
  readonly entries: readonly KeyEntry[];
  readonly onClear: () => void;
}) {
  const words = monitorPanelWords.keyboard;
  return (
    <section aria-label={words.recent}>
      <h3>{words.recent}</h3>
      {entries.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          {/* A scrolled list must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ol className="monitor-line__list" tabIndex={0} aria-label={words.recent}>
            {entries.toReversed().map((entry) => (
              <li key={entry.id}>
                <span>
                  {typeText(entry.type)}
                  {entry.combination !== '' && `: ${entry.combination}`}
                  {entry.isTest && words.isTest}
                </span>
                <span>{clockOf(entry.at)}</span>
                <span>{entry.prevented ? words.prevented : words.detected}</span>
              </li>
            ))}
          </ol>
          <button
            type="button"
            className="room-button room-button--quiet monitor-line__clear"
            onClick={onClear}
          >
            {words.clear}
          </button>
        </>
      )}
    </section>
  );
}
