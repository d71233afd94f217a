import { listQuestions } from '@candor/contract/interviews/questions';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { useList } from '../../../lib/use-list.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { ExportButton } from './export-button.tsx';
import { questionColumns } from './question-columns.tsx';
import { QuestionMoves } from './question-moves.tsx';
import { type QuestionQuery, skillsQuery } from './question-queries.ts';
import { difficultyWords, listWords, sortNames, statusWords } from './question-words.ts';

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
    />
  );
}

type ActionsProps = { readonly query: QuestionQuery; readonly openReports: number };

function Actions({ query, openReports }: ActionsProps) {
  return (
    <>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/company/questions/reports" {...props} />}
      >
        {openReports === 0 ? 'Reported errors' : `Reported errors (${openReports})`}
      </Button>
      <ExportButton query={query} />
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/company/questions/import" {...props} />}
      >
        Import CSV
      </Button>
      <NewButton />
    </>
  );
}

function NewButton() {
  return (
    <Button renderRoot={(props) => <Link to="/company/questions/question" {...props} />}>
      New question
    </Button>
  );
}
