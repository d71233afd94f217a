import { Link } from '@tanstack/react-router';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import type { Card, Stage } from './pipeline-queries.ts';
import { dayText, interviewText, sourceWords, statusWords, waitText } from './pipeline-words.ts';
import { ReplyMark } from './reply-mark.tsx';
import '../../ui/row-list.css';
import './applicant-table.css';

type Props = {
  readonly cards: readonly Card[];
  readonly stages: readonly Stage[];
  readonly now: number;
  readonly selected: ReadonlySet<number>;
  /** Left out: nothing could be done with those who are selected. */
  readonly onSelect: ((ids: readonly number[], isSelected: boolean) => void) | undefined;
};

/** J and K walk the rows, Enter opens the person beside the table. */
export function ApplicantTable({ cards, stages, now, selected, onSelect }: Props) {
  const body = useRowKeys();
  const names = new Map(stages.map(({ stageID, name }) => [stageID, name]));
  const all = cards.map(({ applicationID }) => applicationID);
  return (
    <table className="row-list applicant-table">
      <caption className="visually-hidden">Applications</caption>
      <thead>
        <tr>
          {onSelect !== undefined && (
            <th scope="col" className="applicant-table__check">
              <input
                type="checkbox"
                aria-label="Select all on this page"
                checked={all.length > 0 && all.every((id) => selected.has(id))}
                onChange={({ currentTarget: { checked } }) => onSelect(all, checked)}
              />
            </th>
          )}
          <th scope="col">Name</th>
          <th scope="col">Stage</th>
          <th scope="col">Interview</th>
          <th scope="col">Source</th>
          <th scope="col">Time in stage</th>
          <th scope="col">Reply</th>
          <th scope="col">Applied</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {cards.map((card) => (
          <Row
            key={card.applicationID}
            card={card}
            now={now}
            stage={names.get(card.stageID) ?? ''}
            isSelected={selected.has(card.applicationID)}
            onSelect={onSelect && ((isSelected) => onSelect([card.applicationID], isSelected))}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  readonly card: Card;
  readonly now: number;
  readonly stage: string;
  readonly isSelected: boolean;
  readonly onSelect: ((isSelected: boolean) => void) | undefined;
};

function Row({ card, now, stage, isSelected, onSelect }: RowProps) {
  const { applicationID, name, status } = card;
  return (
    <tr className={isSelected ? 'applicant-table__row--selected' : undefined}>
      {onSelect !== undefined && (
        <td className="applicant-table__check">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={({ currentTarget: { checked } }) => onSelect(checked)}
          />
        </td>
      )}
      <th scope="row">
        <Link
          id={`row-${applicationID}`}
          className="row-list__link"
          to="/company/jobs/view-jobs"
          search={(before) => ({ ...before, application: String(applicationID) })}
          resetScroll={false}
        >
          {name}
        </Link>
      </th>
      <td className="applicant-table__stage">
        {status === 'active' ? stage : `${statusWords[status]} · ${stage}`}
      </td>
      <td className="applicant-table__interview tabular">{interviewText(card) ?? '–'}</td>
      <td className="applicant-table__source">{sourceWords[card.source]}</td>
      <td className="applicant-table__wait tabular">{waitText(card.stageSince, now)}</td>
      <td className="applicant-table__reply">
        <ReplyMark card={card} now={now} />
      </td>
      <td className="applicant-table__applied">
        <time dateTime={card.appliedAt}>{dayText(card.appliedAt)}</time>
      </td>
    </tr>
  );
}
