import { Link } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { EmptyState } from '../../../ui/page-states.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { accountAppealQuery } from './appeal-queries.ts';
import { OwnAppealView } from './own-appeal.tsx';
import { ownWords } from './own-appeal-words.ts';

const isID = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);

/** For a candidate who is signed in: the same as by their page. */
export function AccountAppealPage() {
  usePageTitle(ownWords.page);
  const { company = '', application = '' } = useAddress();
  return isID(company) && isID(application) ? (
    <Opened companyID={company} applicationID={Number(application)} />
  ) : (
    <Nothing />
  );
}

type Props = { readonly companyID: string; readonly applicationID: number };

function Opened({ companyID, applicationID }: Props) {
  const own = useRead(accountAppealQuery(companyID, applicationID));
  if (own.error?.code === 'not_found') return <Nothing />;
  return (
    <Loaded query={own} what={ownWords.what}>
      {(data) => (
        <OwnAppealView
          door={{ companyID, applicationID }}
          own={data}
          back={<Link to="/jobseeker/candidate-dashboard">{ownWords.backSignedIn}</Link>}
        />
      )}
    </Loaded>
  );
}

const Nothing = () => (
  <EmptyState isPage title={ownWords.failed}>
    {ownWords.none}
  </EmptyState>
);
