import { listQuestions } from '@candor/contract/interviews/questions';
import { useRead } from '../../../lib/server-state.ts';
import { useList } from '../../../lib/use-list.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ExportButton } from './export-button.tsx';
import { questionColumns } from './question-columns.tsx';
import { QuestionMoves } from './question-moves.tsx';
import { type QuestionQuery, skillsQuery } from './question-queries.ts';
import {
  countedWords,
  difficultyWords,
  listWords,
  sortNames,
  statusWords,
} from './question-words.ts';

export function QuestionsPage() {
  const list = useList(listQuestions, ['search', 'skillID', 'difficulty', 'status']);
  const { data } = useRead(skillsQuery);
  const skills = (data?.skills ?? []).map(({ skillID, name }) => ({
    value: String(skillID),
    label: name,
  }));
  return (
    <DataList
      list={list}
      words={listWords}
      filters={[
        { name: 'search', placeholder: 'Words of the question' },
        { name: 'skillID', label: 'Skill', all: 'All skills', choices: skills },
        {
          name: 'difficulty',
          label: 'Difficulty',
          all: 'All difficulties',
          choices: difficultyWords,
        },
        { name: 'status', label: 'State', all: 'All states', choices: statusWords },
        { name: 'sort', label: 'Sort', standard: 'updated', choices: sortNames },
      ]}
      columns={questionColumns}
      rowsOf={({ questions }) => questions}
      keyOf={({ questionID }) => questionID}
      select={{
        nameAll: 'Select all questions of this page',
        nameOf: ({ stem }) => stem,
        renderBar: (questions, onClear) => <QuestionMoves {...{ questions, onClear }} />,
      }}
      actions={<Actions query={list.query} openReports={list.data?.openReports ?? 0} />}
      firstAction={<NewButton />}
      below={list.data !== undefined && <Counted at={list.data.countedAt} />}
    />
  );
}

/** What the columns of figures are of: they are counted now and then, not at each look. */
function Counted({ at }: { readonly at: string | null }) {
  return (
    <p className="dimmed small">
      {at === null ? (
        countedWords.never
      ) : (
        <>
          {countedWords.asOf}
          <Instant at={at} />.
        </>
      )}
    </p>
  );
}

type ActionsProps = { readonly query: QuestionQuery; readonly openReports: number };

function Actions({ query, openReports }: ActionsProps) {
  return (
    <>
      <ButtonLink variant="default" to="/company/questions/reports">
        {openReports === 0 ? 'Reported errors' : `Reported errors (${openReports})`}
      </ButtonLink>
      <ExportButton query={query} />
      <ButtonLink variant="default" to="/company/questions/import">
        Import CSV
      </ButtonLink>
      <NewButton />
    </>
  );
}

function NewButton() {
  return <ButtonLink to="/company/questions/question">New question</ButtonLink>;
}
