import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Pager } from '../../ui/pager.tsx';
import { ExportButton } from './export-button.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionMoves } from './question-moves.tsx';
import { QuestionTable } from './question-table.tsx';
import { type QuestionPage, type QuestionQuery, questionsQuery } from './question-queries.ts';
import { isFiltered, readQuestionSearch } from './question-search.ts';
import './questions-page.css';

type Change = Partial<Record<keyof QuestionQuery, string | undefined>>;

/** Filters, sort and page stand in the address, so every view can be sent to a colleague. */
export function QuestionsPage() {
  usePageTitle('Questions');
  const query = readQuestionSearch(useSearch({ from: '/company/questions' }));
  const navigate = useNavigate();
  const change = (values: Change): void =>
    void navigate({
      to: '/company/questions',
      // Another filter begins at its first page; typing leaves no trail of steps back.
      search: (before) => ({ ...before, page: undefined, ...values }),
      replace: 'search' in values,
      resetScroll: false,
    });
  const questions = useQuery(questionsQuery(query));
  return (
    <div className="questions-page">
      <header className="questions-page__head">
        <h1>Questions</h1>
        <output className="questions-page__count tabular">
          {questions.data !== undefined && countText(questions.data)}
        </output>
        <Actions query={query} openReports={questions.data?.openReports ?? 0} />
      </header>
      <QuestionFilters query={query} onChange={change} />
      <Loaded query={questions} what="the questions">
        {(data) => <Found page={data} query={query} onChange={change} />}
      </Loaded>
    </div>
  );
}

function Actions({
  query,
  openReports,
}: {
  readonly query: QuestionQuery;
  readonly openReports: number;
}) {
  return (
    <div className="questions-page__actions">
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
    </div>
  );
}

function NewButton() {
  return (
    <Button renderRoot={(props) => <Link to="/company/questions/question" {...props} />}>
      New question
    </Button>
  );
}

type FoundProps = {
  readonly page: QuestionPage;
  readonly query: QuestionQuery;
  readonly onChange: (values: Change) => void;
};

function Found({ page, query, onChange }: FoundProps) {
  if (page.total === 0 && !isFiltered(query)) {
    return (
      <EmptyState title="No questions yet" action={<NewButton />}>
        Write one, or import a file. A test draws from the questions that are live.
      </EmptyState>
    );
  }
  if (page.questions.length === 0) {
    const clear = (): void =>
      onChange({ search: undefined, skillID: undefined, difficulty: undefined, status: undefined });
    return (
      <EmptyState
        title={
          query.search === undefined ? 'Nothing here' : `No question matches “${query.search}”`
        }
        action={
          <Button variant="default" onClick={clear}>
            Clear the filters
          </Button>
        }
      >
        Try fewer words, or all skills and states.
      </EmptyState>
    );
  }
  return (
    <>
      <Selectable key={JSON.stringify(query)} questions={page.questions} />
      <Pager
        total={page.total}
        pageSize={page.pageSize}
        count={page.questions.length}
        at={Number(query.page ?? '1')}
        onPage={(to) => onChange({ page: to })}
      />
    </>
  );
}

/** Another view begins without a selection; what left the page is not selected any more. */
function Selectable({ questions }: Pick<QuestionPage, 'questions'>) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  return (
    <>
      <QuestionTable questions={questions} selected={selected} onSelect={setSelected} />
      <QuestionMoves
        questions={questions.filter(({ questionID }) => selected.has(questionID))}
        onClear={() => setSelected(new Set())}
      />
    </>
  );
}

const countText = ({ total, hasMore }: QuestionPage): string =>
  total === 1 ? '1 question' : `${total}${hasMore ? '+' : ''} questions`;
