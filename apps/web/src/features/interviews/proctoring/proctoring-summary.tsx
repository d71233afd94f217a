import { assessmentWords, healthWords, riskWords } from './episodes.ts';
import type { Proctoring } from './proctoring-queries.ts';
import { ProctoringRecord } from './proctoring-record.tsx';
import { severalVoicesText } from './voice-words.ts';
import './proctoring-summary.css';

/** RK-1 with its rule, the assessment with its arithmetic, and how well the monitors could watch. */
export function ProctoringSummary({ proctoring }: { readonly proctoring: Proctoring }) {
  const { risk, assessment, health, keyboardNavigation, totalsAgree } = proctoring;
  const severalVoices = severalVoicesText(proctoring);
  return (
    <div className="proctoring-summary">
      <p className="proctoring-summary__assessment" data-label={assessment.label}>
        {assessmentWords[assessment.label]}
      </p>
      <ul className="proctoring-summary__why">
        {assessment.explanation.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <strong>{riskWords[risk.label]}</strong> by count. {risk.rule}
      </p>
      <ul className="proctoring-summary__health">
        {health.map((monitor) => (
          <li key={monitor.trackingSystem}>{healthWords(monitor)}</li>
        ))}
        {severalVoices !== null && <li>{severalVoices}</li>}
        {keyboardNavigation && <li>Keys of navigation: allowed by accommodation, never counted</li>}
        {totalsAgree === false && (
          <li>
            The page counted other totals than the events that arrived; the events count here.
          </li>
        )}
      </ul>
      <ProctoringRecord proctoring={proctoring} />
      <p className="proctoring-summary__note">
        An event is a note of what was measured. A person decides what it means.
      </p>
    </div>
  );
}
