import { useEffect, useLayoutEffect, useRef } from 'react';
import { optionsOf, type Question } from './questions.ts';
import './question-card.css';

type Props = {
  question: Question;
  /** What it is written in, whatever the page around it is read in; empty: nobody knows. */
  language: string;
  onChoose: (choice: number) => void;
};

/** One question; their letters choose by the keyboard too. */
export function QuestionCard({ question, language, onChoose }: Props) {
  const options = optionsOf(question);
  const card = useRef<HTMLFieldSetElement>(null);
  // A new question is read out, and Tab leads to its options next.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  // Before it is painted: a key is heard by what is seen, also in the moment in which a dialog goes.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A letter of a text is no choice, nor is one that looks for a language.
      if (event.target instanceof HTMLTextAreaElement) return;
      if (event.target instanceof HTMLSelectElement) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const option = options.find(({ label }) => label === event.key.toUpperCase());
      if (option !== undefined) onChoose(option.id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <fieldset ref={card} className="room-question" lang={language} tabIndex={-1}>
      <legend>{question.questionText}</legend>
      {question.questionImageURL !== null && (
        <img
          className="room-question__picture"
          src={question.questionImageURL}
          alt={question.questionImageAlt}
        />
      )}
      {question.questionCode !== null && (
        // Long lines scroll, by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0}>{question.questionCode}</pre>
      )}
      {options.map(({ label, id, text }) => (
        <label key={id} className="room-option">
          <input
            type="radio"
            name={`question-${question.botInterviewQuestionID}`}
            checked={question.choice === id}
            onChange={() => onChoose(id)}
          />
          <span className="room-option__label">{label}</span>
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
