import { refuseIdentity } from '@candor/contract/operations/administration';
import { IDENTITY_DOCUMENT_DAYS } from '@candor/contract/people/person-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AdministrationFrame, Waiting } from './administration-frame.tsx';
import { type Check, checkQuery, useApproveIdentity } from './administration-queries.ts';
import { ReasonForm } from './reason-form.tsx';
import {
  atStripeWords,
  documentWords,
  reasonWords,
  sideWords,
  statusWords,
} from './administration-words.ts';

export function IdentityCheckPage({ checkID }: { readonly checkID: string }) {
  usePageTitle('Identity check');
  const check = useRead(checkQuery(checkID));
  return (
    <AdministrationFrame
      title={check.data?.name ?? 'Identity check'}
      intro={<Link to="/superAdmin/dashboard/identity-checks">All identity checks</Link>}
    >
      {check.data === undefined ? (
        <Waiting of={check} what="the identity check" />
      ) : (
        <Review check={check.data} />
      )}
    </AdministrationFrame>
  );
}

function Review({ check }: { readonly check: Check }) {
  return (
    <>
      <p>
        {check.headline} · {check.email}
        <span className="dimmed administration__second">
          {check.documentType === null ? atStripeWords.title : documentWords[check.documentType]},{' '}
          {check.way === 'stripe' ? atStripeWords.begun : atStripeWords.handedIn}{' '}
          <Instant at={check.submittedAt} />
        </span>
      </p>
      <ul className="stack gap-lg columns administration__documents">
        {check.documents.map(({ kind, url, contentType, fileName }) => (
          <li key={kind}>
            <h2>{sideWords[kind]}</h2>
            {contentType.startsWith('image/') && (
              <img src={url} alt={`${sideWords[kind]}: ${fileName}`} />
            )}
            <a href={url} target="_blank" rel="noreferrer">
              Open {fileName}
            </a>
          </li>
        ))}
      </ul>
      {check.way === 'stripe' && <p>{atStripeWords.text}</p>}
      {check.documents.length === 0 && check.way === 'review' && (
        <p>The documents are deleted, {IDENTITY_DOCUMENT_DAYS} days after the decision.</p>
      )}
      {check.status === 'pending' && check.way === 'review' ? (
        <Decision checkID={String(check.checkID)} />
      ) : (
        <Decided {...check} />
      )}
    </>
  );
}

function Decided({ status, decidedAt, reason, reasonCode }: Check) {
  const why = reasonCode === null ? reason : reasonWords[reasonCode];
  return (
    <p aria-live="polite">
      {statusWords[status]} {decidedAt !== null && <Instant at={decidedAt} />}
      {why !== null && <>: {why}</>}
    </p>
  );
}

function Decision({ checkID }: { readonly checkID: string }) {
  const approve = useApproveIdentity();
  const [isRefusing, setRefusing] = useState(false);
  const params = { checkID };
  return (
    <div className="stack narrow">
      {approve.error !== null && <FormProblem text={approve.error.message} />}
      {isRefusing ? (
        <ReasonForm
          label="Why? The interviewer reads this."
          button="Refuse"
          endpoint={refuseIdentity}
          inputOf={(reason) => ({ params, body: { reason } })}
          onEnd={() => setRefusing(false)}
        />
      ) : (
        <div className="row gap-sm">
          <Button loading={approve.isPending} onClick={() => approve.mutate({ params })}>
            Confirm the identity
          </Button>
          <Button variant="default" onClick={() => setRefusing(true)}>
            Refuse
          </Button>
        </div>
      )}
    </div>
  );
}
