import { Link } from '@tanstack/react-router';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import type { QuestionRow } from './question-queries.ts';
import {
  difficultyWords,
  discriminationText,
  facilityText,
  statusWords,
} from './question-words.ts';
import '../../ui/row-list.css';
import './question-table.css';

/** J and K walk the rows, Enter opens the one in focus. */
type Props = {
  readonly questions: readonly QuestionRow[];
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (selected: ReadonlySet<number>) => void;
};

export function QuestionTable({ questions, selected, onSelect }: Props) {
  const body = useRowKeys();
  const isAll = questions.every(({ questionID }) => selected.has(questionID));
  return (
    <table className="row-list question-table">
      <caption className="visually-hidden">Questions</caption>
      <thead>
        <tr>
          <th scope="col" className="question-table__choice">
            <input
              type="checkbox"
              aria-label="Select all questions of this page"
              checked={isAll}
              onChange={() =>
                onSelect(new Set(isAll ? [] : questions.map(({ questionID }) => questionID)))
              }
            />
          </th>
          <th scope="col">Question</th>
          <th scope="col">Skill</th>
          <th scope="col">Difficulty</th>
          <th scope="col">State</th>
          <th scope="col">Version</th>
          <th scope="col">Shown</th>
          <th scope="col">Right answers</th>
          <th scope="col">Discrimination</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {questions.map((question) => (
          <Row
            key={question.questionID}
            question={question}
            isSelected={selected.has(question.questionID)}
            onToggle={() => onSelect(toggled(selected, question.questionID))}
          />
        ))}
      </tbody>
    </table>
  );
}

function toggled(selected: ReadonlySet<number>, one: number): ReadonlySet<number> {
  const others = [...selected].filter((id) => id !== one);
  return new Set(selected.has(one) ? others : [...others, one]);
}

type RowProps = {
  readonly question: QuestionRow;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
};

function Row({ question, isSelected, onToggle }: RowProps) {
  const { questionID, stem, status, liveVersion, version, openReports } = question;
  const marks = [question.hasCode && 'code', question.hasImage && 'picture'].filter(Boolean);
  const isNext = liveVersion !== null && liveVersion !== version;
  return (
    <tr>
      <td className="question-table__choice">
        <input
          type="checkbox"
          aria-label={`Select ${stem}`}
          checked={isSelected}
          onChange={onToggle}
        />
      </td>
      <th scope="row">
        <Link
          to="/company/questions/question"
          search={{ questionID: String(questionID) }}
          className="row-list__link"
        >
          {stem}
        </Link>
        {marks.length > 0 && <span className="question-table__note"> · {marks.join(', ')}</span>}
        {openReports > 0 && (
          <span className="question-table__alarm">
            {' '}
            · {openReports === 1 ? '1 reported error' : `${openReports} reported errors`}
          </span>
        )}
      </th>
      <td className="question-table__skill">{question.skillName}</td>
      <td className="question-table__difficulty">{difficultyWords[question.difficulty]}</td>
      <td className="question-table__state">
        {statusWords[status]}
        {isNext && <span className="question-table__note"> · {liveVersion} is live</span>}
      </td>
      <td className="question-table__version tabular">{version}</td>
      <td className="question-table__shown tabular">{question.exposure}</td>
      <td className="question-table__figure tabular">{facilityText(question)}</td>
      <td className="question-table__figure tabular">{discriminationText(question)}</td>
    </tr>
  );
}
