import { Link } from '@tanstack/react-router';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { QuestionRow } from './question-queries.ts';
import {
  difficultyWords,
  facilityText,
  listedDiscrimination,
  statusShapes,
  statusWords,
} from './question-words.ts';

/** On a phone each row is its question, its skill and its state; the figures are on its own page. */
export const questionColumns: Columns<QuestionRow> = [
  { name: 'Question', width: '33%', isWrapped: true, cell: (question) => <Stem {...question} /> },
  {
    name: 'Skill',
    width: '11%',
    isDimmed: true,
    card: '2 start',
    cell: ({ skillName }) => skillName,
  },
  {
    name: 'Difficulty',
    width: '7.5%',
    isDimmed: true,
    card: '2 end',
    cell: ({ difficulty }) => difficultyWords[difficulty],
  },
  { name: 'State', width: '10.5%', card: '1 end', cell: (question) => <State {...question} /> },
  {
    name: 'Version',
    width: '6%',
    isDimmed: true,
    isNumber: true,
    cell: ({ version }) => version,
  },
  { name: 'Shown', width: '6%', isNumber: true, cell: ({ exposure }) => exposure },
  { name: 'Right answers', width: '12%', isDimmed: true, isNumber: true, cell: facilityText },
  {
    name: 'Discrimination',
    isDimmed: true,
    isNumber: true,
    width: '9.5%',
    cell: listedDiscrimination,
  },
];

function Stem({ questionID, stem, hasCode, hasImage, openReports }: QuestionRow) {
  const marks = [hasCode && 'code', hasImage && 'picture'].filter(Boolean);
  return (
    <>
      <Link to="/company/questions/question" search={{ questionID: String(questionID) }}>
        {stem}
      </Link>
      {marks.length > 0 && <span className="dimmed"> · {marks.join(', ')}</span>}
      {openReports > 0 && (
        <span className="problem">
          {' '}
          · {openReports === 1 ? '1 reported error' : `${openReports} reported errors`}
        </span>
      )}
    </>
  );
}

function State({ status, liveVersion, version }: QuestionRow) {
  const isNext = liveVersion !== null && liveVersion !== version;
  return (
    <StateMark shape={statusShapes[status]}>
      {statusWords[status]}
      {isNext && <span className="dimmed"> · {liveVersion} is live</span>}
    </StateMark>
  );
}
