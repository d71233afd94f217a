import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { removeExplanationDrafts } from '../../../lib/explanation-drafts.ts';
import { loadedOnce } from '../../../lib/loaded-once.ts';
import { useLetterLink } from '../../../lib/letter-link.ts';
import { Instant } from '../../../ui/instant.tsx';
import { NotByLink } from '../../../ui/opened-by-link.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { ViewHeading } from '../../../ui/view-heading.tsx';
import { type Page, useLeave } from './candidate-page-queries.ts';
import { ownDataWords, pageWords } from './candidate-page-words.ts';
import { PageAgreements } from './page-agreements.tsx';
import { PageApplications } from './page-applications.tsx';
import { PageFiles } from './page-files.tsx';
import { PageGate } from './page-gate.tsx';
import { PageInterviews } from './page-interviews.tsx';
import { PageKeeping } from './page-keeping.tsx';
import { PageNeeds } from './page-needs.tsx';
import { PageRecordings } from './page-recordings.tsx';
import { PageSteps } from './page-steps.tsx';
import { useOwnPage } from './use-own-page.ts';

/** Its forms weigh as much as the page, and stand below what is read first. */
const PageOwnData = lazy(loadedOnce(async () => (await import('./page-own-data.tsx')).PageOwnData));

/** Everything between a candidate and a company, by the link of any of its mails and a code given once. */
export function CandidatePage() {
  usePageTitle(pageWords.page);
  const token = useLetterLink();
  return token === '' ? (
    <NotByLink words={{ ...pageWords, dead: pageWords.noToken }} />
  ) : (
    <Opened token={token} />
  );
}

function Opened({ token }: { readonly token: string }) {
  const { page, isClosed } = useOwnPage(token);
  const { data, error, isPending, refetch } = page;
  const [erasedAt, setErasedAt] = useState<string>();
  if (erasedAt !== undefined) return <Erased companyName={erasedAt} />;
  if (isClosed) return <PageGate token={token} />;
  if (data !== undefined) return <Shown token={token} page={data} onErased={setErasedAt} />;
  if (isPending) return <LoadingState what={pageWords.what} />;
  return (
    <ErrorState
      isPage
      title={pageWords.failed}
      action={
        <Button variant="default" onClick={() => void refetch()}>
          {pageWords.again}
        </Button>
      }
    >
      {error?.message ?? ''}
    </ErrorState>
  );
}

type Props = {
  readonly token: string;
  readonly page: Page;
  readonly onErased: (companyName: string) => void;
};

function Shown({ token, page, onErased }: Props) {
  const { companyName, firstName, lastName, steps, agreements } = page;
  const { files, interviews, keeping } = page;
  return (
    <article className="stack gap-xl column">
      <header className="stack gap-xs anywhere">
        <h1>{pageWords.title(companyName)}</h1>
        <p className="intro">{pageWords.hello(`${firstName} ${lastName}`.trim())}</p>
      </header>
      <PageSteps token={token} steps={steps} />
      <PageApplications token={token} page={page} />
      <PageNeeds token={token} needs={page.needs ?? []} />
      <PageInterviews token={token} interviews={interviews} />
      <PageFiles token={token} files={files} />
      <PageRecordings token={token} page={page} />
      <PageAgreements agreements={agreements} />
      <PageKeeping keeping={keeping} isKeptByLaw={page.isKeptByLaw} />
      <Suspense fallback={<LoadingState what={pageWords.what} />}>
        <PageOwnData token={token} page={page} onErased={onErased} />
      </Suspense>
      <Leaving token={token} page={page} />
    </article>
  );
}

/** There is nothing to come back to. */
function Erased({ companyName }: { readonly companyName: string }) {
  return (
    <section className="stack gap-sm narrow">
      <ViewHeading>{ownDataWords.gone}</ViewHeading>
      <output className="intro">{ownDataWords.goneNote(companyName)}</output>
    </section>
  );
}

function Leaving({ token, page }: Omit<Props, 'onErased'>) {
  const leave = useLeave(() => {
    removeExplanationDrafts(page.interviews);
    document.getElementById('main')?.focus();
  });
  return (
    <footer className="row apart spread section">
      <p className="dimmed small">
        {pageWords.until}
        <Instant at={page.accessExpiresAt} />.
      </p>
      <Button
        variant="default"
        loading={leave.isPending}
        onClick={() => leave.mutate({ body: { token } })}
      >
        {pageWords.leave}
      </Button>
    </footer>
  );
}
