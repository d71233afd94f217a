import { REPORT_MOST } from '@candor/contract/interviews/question-rules';
import { useId, useRef, useState } from 'react';
import { sendReport } from './report-problem.ts';
import './question-report.css';

type Props = { readonly token: string; readonly botInterviewQuestionID: number };

/** Says what is wrong with a question, beside the interview: no answer, clock or recording waits for it. */
export function QuestionReport({ token, botInterviewQuestionID }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const field = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    setText('');
    button.current?.focus();
  };
  const send = async (): Promise<void> => {
    setNote('Sending…');
    close();
    const reportKey = crypto.randomUUID();
    setNote(await sendReport({ token, botInterviewQuestionID, reportKey, text }));
  };
  return (
    <div className="question-report">
      <button
        ref={button}
        type="button"
        className="question-report__open"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        Report a problem with this question
      </button>
      <output className="room-dimmed">{note}</output>
      {isOpen && (
        <div className="question-report__form">
          <label htmlFor={field}>
            What is wrong with it? It changes nothing in your interview.
          </label>
          <textarea
            id={field}
            rows={3}
            maxLength={REPORT_MOST}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className="room-actions">
            <button type="button" className="room-button room-button--quiet" onClick={close}>
              Cancel
            </button>
            <button
              type="button"
              className="room-button"
              disabled={text.trim() === ''}
              onClick={() => void send()}
            >
              Report
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
