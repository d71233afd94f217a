import { lazy, Suspense } from 'react';
import { assessmentWords, healthWords, riskWords } from './episodes.ts';
import type { Proctoring } from './proctoring-queries.ts';
import { severalVoicesText } from './voice-words.ts';
import './proctoring-summary.css';

const loadRecord = () => import('./proctoring-record.tsx');
const ProctoringRecord = lazy(async () => ({ default: (await loadRecord()).ProctoringRecord }));

/** RK-1 with its rule, the assessment with its arithmetic, and how well the monitors could watch. */
export function ProctoringSummary({ proctoring }: { readonly proctoring: Proctoring }) {
  const { risk, assessment, health, keyboardNavigation, totalsAgree } = proctoring;
  const severalVoices = severalVoicesText(proctoring);
  return (
    <div className="stack gap-xs">
      <p className="proctoring-summary__assessment" data-label={assessment.label}>
        {assessmentWords[assessment.label]}
      </p>
      <ul className="stack gap-2xs">
        {assessment.explanation.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <strong>{riskWords[risk.label]}</strong> by count. {risk.rule}
      </p>
      <ul className="stack gap-2xs dimmed small">
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
      <Suspense fallback={null}>
        <ProctoringRecord proctoring={proctoring} />
      </Suspense>
      <p className="dimmed small">
        An event is a note of what was measured. A person decides what it means.
      </p>
    </div>
  );
}
