import { interviewWords as words } from './interview-words.ts';
import { pageMarks } from './pagination-rules.ts';
import { type Question, type QuestionState, stateOf } from './questions.ts';
import './question-status.css';

const states: readonly QuestionState[] = ['Answered', 'Unanswered', 'Not attempted'];

type Props = { questions: readonly Question[]; index: number; onShow: (index: number) => void };

/** The legend beside the numbered pages; shape and word say the state, not colour alone. */
export function QuestionStatus({ questions, index, onShow }: Props) {
  return (
    <section className="room-status" aria-labelledby="question-status">
      <h2 id="question-status">{words.status}</h2>
      <ul className="room-legend">
        {states.map((state) => (
          <li key={state}>
            <span className="room-mark" data-state={state} aria-hidden="true" />
            {words.states[state]}
          </li>
        ))}
      </ul>
      <nav aria-label={words.questions} className="room-pages">
        {pageMarks(questions.length, index + 1).map((mark, place) => {
          if (mark === 'gap') return <span key={`gap-${place === 1 ? 'before' : 'after'}`}>…</span>;
          const question = questions[mark - 1];
          const state = question === undefined ? 'Not attempted' : stateOf(question);
          return (
            <button
              key={mark}
              type="button"
              data-state={state}
              aria-label={words.questionState(mark, words.states[state])}
              aria-current={mark === index + 1 ? 'step' : undefined}
              onClick={() => onShow(mark - 1)}
            >
              {mark}
            </button>
          );
        })}
      </nav>
    </section>
  );
}
