import { reactivateUser } from '@candor/contract/people/company-members';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useWrite } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { CompanyFrame } from './company-frame.tsx';
import { LoadedUser } from './loaded-user.tsx';
import { memberChange, type UserDetails } from './member-queries.ts';
import { RequestAnswer } from './request-answer.tsx';
import { UserDeactivation } from './user-deactivation.tsx';
import { jobsInWords, nameOf, roleWords, statusShapes, statusWords } from './user-words.ts';

/** Both /company/users/view-user and /company/view-user. */
export function UserPage() {
  usePageTitle('User');
  return <LoadedUser>{(user) => <User user={user} />}</LoadedUser>;
}

function User({ user }: { readonly user: UserDetails }) {
  const isAdmin = useSession()?.userType[0] === 'COMPANY_ADMIN';
  const { membershipID, status, mayChange } = user;
  const isMember = status === 'active' || status === 'suspended';
  const search = { membershipID: String(membershipID) };
  return (
    <CompanyFrame
      title={nameOf(user)}
      intro={<Link to="/company/users">All users</Link>}
      action={
        mayChange &&
        isMember && (
          <ButtonLink variant="default" to="/company/users/update-user" search={search}>
            Edit
          </ButtonLink>
        )
      }
    >
      {status === 'pending' && isAdmin && <RequestAnswer user={user} />}
      <UserFacts user={user} />
      {mayChange && status === 'active' && <UserDeactivation user={user} />}
      {mayChange && status === 'suspended' && <Reactivation user={user} />}
    </CompanyFrame>
  );
}

function UserFacts({ user }: { readonly user: UserDetails }) {
  const { email, jobTitle, phone, timeZone, jobs, status, reason, joinedAt, lastLoginAt } = user;
  return (
    <Facts>
      <Fact name="E-mail">{email}</Fact>
      <Fact name="Job title">{jobTitle || 'Not given'}</Fact>
      <Fact name="Phone">{phone || 'Not given'}</Fact>
      <Fact name="Time zone">{timeZone}</Fact>
      <Fact name="Role">{roleWords(user)}</Fact>
      {user.role !== 'COMPANY_ADMIN' && <Fact name="Jobs">{jobsInWords(jobs)}</Fact>}
      <Fact name="State">
        <StateMark shape={statusShapes[status]}>{statusWords[status]}</StateMark>
      </Fact>
      {reason !== null && <Fact name="Reason">{reason}</Fact>}
      <Fact name="Since">
        <Instant at={joinedAt} />
      </Fact>
      <Fact name="Last sign-in">
        {lastLoginAt === null ? 'Never' : <Instant at={lastLoginAt} />}
      </Fact>
    </Facts>
  );
}

function Reactivation({ user }: { readonly user: UserDetails }) {
  const reactivate = useWrite(reactivateUser, {
    ...memberChange,
    tells: () => showToast({ tone: 'success', text: `${nameOf(user)} can sign in again.` }),
  });
  const params = { membershipID: String(user.membershipID) };
  return (
    <>
      {reactivate.error !== null && (
        <FormProblem key={reactivate.submittedAt} text={reactivate.error.message} />
      )}
      <div>
        <Button
          variant="default"
          loading={reactivate.isPending}
          onClick={() => reactivate.mutate({ params })}
        >
          Reactivate
        </Button>
      </div>
    </>
  );
}
