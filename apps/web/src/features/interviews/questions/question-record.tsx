import { Link } from '@tanstack/react-router';
import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { Question } from './question-queries.ts';
import {
  discriminationText,
  facilityText,
  statusShapes,
  statusWords,
  versionsOfQuestion,
} from './question-words.ts';
import './question-record.css';

type Version = Question['history'][number];

/** How it did, and who wrote which version. */
export function QuestionRecord({ question }: { readonly question: Question }) {
  return (
    <section className="stack column" aria-labelledby="record-heading">
      <h2 id="record-heading">Figures and versions</h2>
      <Facts>
        <Fact name="Shown">{question.exposure} times</Fact>
        <Fact name="Right answers">{facilityText(question)}</Fact>
        <Fact name="Discrimination">{discriminationText(question)}</Fact>
      </Facts>
      <p className="dimmed">
        Counted over interviews that are over, without those who never came to the question.
        Discrimination says whether those who do well elsewhere do well here, from −1 to 1: below
        0.2 it separates little, below 0 its key is probably wrong.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: scrolled by keys too */}
      <section className="question-record__scroll" tabIndex={0} aria-label={versionsOfQuestion}>
        <PlainTable
          caption="Versions"
          columns={versionColumns(question.questionID)}
          rows={question.history}
          keyOf={({ questionID }) => questionID}
        />
      </section>
    </section>
  );
}

/** `shown`: the version that the page is about. */
const versionColumns = (shown: number): readonly PlainColumn<Version>[] => [
  {
    name: 'Version',
    isNumber: true,
    cell: ({ questionID, version }) =>
      questionID === shown ? (
        `${version}, shown here`
      ) : (
        <Link
          to="/company/questions/question"
          search={{ questionID: String(questionID) }}
        >{`Version ${version}`}</Link>
      ),
  },
  {
    name: 'State',
    cell: ({ status }) => <StateMark shape={statusShapes[status]}>{statusWords[status]}</StateMark>,
  },
  { name: 'Written by', cell: ({ authorName }) => authorName },
  { name: 'On', cell: ({ createdAt }) => <Instant at={createdAt} /> },
  { name: 'Shown', isNumber: true, cell: ({ exposure }) => exposure },
  { name: 'Right answers', isNumber: true, cell: facilityText },
];
