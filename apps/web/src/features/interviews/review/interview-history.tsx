import { Instant } from '../../../ui/instant.tsx';
import { actionWords, decisionWords } from './decision-words.ts';
import type { Review } from './review-queries.ts';
import './interview-history.css';

type Props = { readonly review: Pick<Review, 'decisions' | 'audit'> };

/** Every decision with its reason, and what the audit log holds of the interview. */
export function InterviewHistory({ review: { decisions, audit } }: Props) {
  return (
    <div className="stack gap-lg interview-history">
      <section aria-labelledby="history-decisions">
        <h3 id="history-decisions">Decisions</h3>
        {decisions.length === 0 && <p className="dimmed">None yet.</p>}
        <ol>
          {decisions.map(({ version, decision, reason, decidedBy, decidedAt }) => (
            <li key={version}>
              <Instant at={decidedAt} />
              <span>
                <strong>{decisionWords[decision]}</strong> by {decidedBy}
                {reason !== '' && `: ${reason}`}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="history-audit">
        <h3 id="history-audit">Audit log</h3>
        <ol>
          {audit.map(({ action, by, at }, index) => (
            <li key={`${at}-${index}`}>
              <Instant at={at} />
              <span>
                {actionWords(action)}
                {by !== null && `, ${by}`}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
