import type { AskedQuestion } from '@candor/contract/hiring/job-question-rules';
import { questionWords } from './job-words.ts';
import './question-list.css';

type Shown = AskedQuestion & { readonly knockOut?: readonly string[] };

/** What the apply form will ask, for the company's own eyes. */
export function QuestionList({ questions }: { readonly questions: readonly Shown[] }) {
  if (questions.length === 0) return null;
  return (
    <section className="stack gap-sm question-list" aria-labelledby="question-list">
      <h3 id="question-list" className="question-list__heading">
        Asked in the apply form
      </h3>
      <ol className="stack gap-sm question-list__all">
        {questions.map((question, index) => (
          <li key={`${index} ${question.label}`}>
            <p>
              {question.label}
              {question.isRequired && <span className="dimmed"> (must be answered)</span>}
            </p>
            <p className="dimmed">{detailOf(question)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function detailOf({ kind, options, knockOut = [] }: Shown): string {
  const rulesOut = knockOut.length === 0 ? '' : `rules out: ${knockOut.join(', ')}`;
  return [questionWords[kind], options.join(', '), rulesOut].filter(Boolean).join(' · ');
}
