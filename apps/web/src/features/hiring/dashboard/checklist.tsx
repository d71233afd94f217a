import { Link } from '@tanstack/react-router';
import type { Dashboard } from './dashboard-queries.ts';
import { steps as known } from './dashboard-words.ts';
import './checklist.css';

/** The first steps of a new company, until the last one is done. */
export function Checklist({ steps }: { readonly steps: NonNullable<Dashboard['checklist']> }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <section className="stack gap-sm card checklist" aria-labelledby="checklist">
      <h2 id="checklist">
        Getting started{' '}
        <span className="checklist__count tabular">
          {done} of {steps.length} done
        </span>
      </h2>
      <ol>
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone}>
            {isDone ? (
              <span>
                {known[step].text}
                <span className="visually-hidden">, done</span>
              </span>
            ) : (
              <Link to={known[step].to} aria-current={step === next ? 'step' : undefined}>
                {known[step].text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
