import { Button } from '@mantine/core';
import { useLetterLink } from '../../../lib/letter-link.ts';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { NotByLink } from '../../../ui/opened-by-link.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { type Page, pageQuery, useLeave } from './candidate-page-queries.ts';
import { pageWords } from './candidate-page-words.ts';
import { PageAgreements } from './page-agreements.tsx';
import { PageApplications } from './page-applications.tsx';
import { PageGate } from './page-gate.tsx';
import { PageSteps } from './page-steps.tsx';

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
  const { data, error, isPending, refetch } = useRead(pageQuery(token));
  if (error?.code === 'page_closed') return <PageGate token={token} />;
  if (data !== undefined) return <Shown token={token} page={data} />;
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

type Props = { readonly token: string; readonly page: Page };

function Shown({ token, page }: Props) {
  const { companyName, firstName, lastName, steps, agreements } = page;
  return (
    <article className="stack gap-xl column">
      <header className="stack gap-xs anywhere">
        <h1>{pageWords.title(companyName)}</h1>
        <p className="intro">{pageWords.hello(`${firstName} ${lastName}`.trim())}</p>
      </header>
      <PageSteps token={token} steps={steps} />
      <PageApplications token={token} page={page} />
      <PageAgreements agreements={agreements} />
      <Leaving token={token} accessExpiresAt={page.accessExpiresAt} />
    </article>
  );
}

type LeavingProps = { readonly token: string; readonly accessExpiresAt: string };

function Leaving({ token, accessExpiresAt }: LeavingProps) {
  const leave = useLeave();
  return (
    <footer className="row apart spread section">
      <p className="dimmed small">
        {pageWords.until}
        <Instant at={accessExpiresAt} />.
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
