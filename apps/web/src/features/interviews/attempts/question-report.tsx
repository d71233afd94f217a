import { REPORT_MOST } from '@candor/contract/interviews/question-rules';
import { useId, useRef, useState } from 'react';
import { interviewWords as words } from './interview-words.ts';
import { sendReport } from './report-problem.ts';
import './question-report.css';

type Props = { readonly token: string; readonly botInterviewQuestionID: number };

/** Says what is wrong with a question, beside the interview: no answer, clock or recording waits for it. */
export function QuestionReport({ token, botInterviewQuestionID }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [note, setNote] = useState<'sending' | 'done' | 'failed'>();
  const field = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    setText('');
    button.current?.focus();
  };
  const send = async (): Promise<void> => {
    setNote('sending');
    close();
    const reportKey = crypto.randomUUID();
    const isDone = await sendReport({ token, botInterviewQuestionID, reportKey, text });
    setNote(isDone ? 'done' : 'failed');
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
        {words.report.open}
      </button>
      <output className="room-dimmed">{note && words.report[note]}</output>
      {isOpen && (
        <div className="question-report__form">
          <label htmlFor={field}>{words.report.field}</label>
          <textarea
            id={field}
            rows={3}
            maxLength={REPORT_MOST}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className="room-actions">
            <button type="button" className="room-button room-button--quiet" onClick={close}>
              {words.cancel}
            </button>
            <button
              type="button"
              className="room-button"
              disabled={text.trim() === ''}
              onClick={() => void send()}
            >
              {words.report.send}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
