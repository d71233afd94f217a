import { Link } from '@tanstack/react-router';
import { pageAppealQuery } from '../features/hiring/appeals/appeal-queries.ts';
import { OwnAppealView } from '../features/hiring/appeals/own-appeal.tsx';
import { ownWords as words } from '../features/hiring/appeals/own-appeal-words.ts';
import { PageGate } from '../features/hiring/candidate-page/page-gate.tsx';
import { useOwnPage } from '../features/hiring/candidate-page/use-own-page.ts';
import { useLetterLink } from '../lib/letter-link.ts';
import { useRead } from '../lib/server-state.ts';
import { useAddress } from '../lib/use-address.ts';
import { Loaded } from '../ui/loaded.tsx';
import { NotByLink } from '../ui/opened-by-link.tsx';
import { EmptyState } from '../ui/page-states.tsx';
import { usePageTitle } from '../ui/page-title.ts';

/** What a candidate can say against a decision, by the link of any mail and the code of their page. */
export function AppealLinkPage() {
  usePageTitle(words.page);
  const token = useLetterLink();
  const { application = '' } = useAddress();
  const applicationID = Number(application);
  if (token === '') return <NotByLink words={{ ...words, dead: words.noToken }} />;
  if (!Number.isSafeInteger(applicationID) || applicationID < 1) return <Nothing />;
  return <Gated token={token} applicationID={applicationID} />;
}

type Props = { readonly token: string; readonly applicationID: number };

function Gated(props: Props) {
  const { page, isClosed } = useOwnPage(props.token);
  if (isClosed) return <PageGate token={props.token} />;
  return (
    <Loaded query={page} what={words.what}>
      {() => <Opened {...props} />}
    </Loaded>
  );
}

function Opened({ token, applicationID }: Props) {
  const own = useRead(pageAppealQuery(token, applicationID));
  if (own.error?.code === 'not_found') return <Nothing />;
  return (
    <Loaded query={own} what={words.what}>
      {(data) => (
        <OwnAppealView
          door={{ token, applicationID }}
          own={data}
          back={
            <Link to="/candidate-page" state={{ letterLink: token }}>
              {words.back}
            </Link>
          }
        />
      )}
    </Loaded>
  );
}

const Nothing = () => (
  <EmptyState isPage title={words.failed}>
    {words.none}
  </EmptyState>
);
