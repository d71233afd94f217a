import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useLinkCheck, useSetPassword } from './account-queries.ts';
import { accountWords, passwordPageWords as words } from './account-words.ts';
import { toastLife } from './account-times.ts';
import { failureText } from './failure-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { loginAfterSet } from './login-rules.ts';
import { type MailedLink, useMailedLink } from './mailed-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { StatusPage } from './status-page.tsx';

/** PW-4: the first password of an account that was made for somebody. */
export function SetPasswordPage() {
  usePageTitle(words.set);
  const link = useMailedLink();
  const { email, token } = link;
  const { isSuccess, error, refetch, isFetching } = useLinkCheck('set', { email, token });
  if (isSuccess) return <SetForm link={link} />;
  if (error === null) {
    return (
      <>
        <h1 className="visually-hidden">{words.set}</h1>
        <LoadingState what={accountWords.link} />
      </>
    );
  }
  if (error.code === 'already_set') {
    return (
      <StatusPage
        title={words.setAlready}
        action={
          <ButtonLink to="/login/$type" params={{ type: 'company' }}>
            {accountWords.login}
          </ButtonLink>
        }
        back={<Link to="/forgot-password">{accountWords.forgot}</Link>}
      >
        <p>
          {words.signInAs.before}
          <strong>{email}</strong>
          {words.signInAs.after}
        </p>
      </StatusPage>
    );
  }
  if (error.mayPass) {
    return (
      <StatusPage
        title={words.unchecked}
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {accountWords.again}
          </Button>
        }
        back={<Link to="/">{accountWords.back}</Link>}
      >
        <p>{error.message}</p>
      </StatusPage>
    );
  }
  return (
    <StatusPage
      title={words.unusable}
      action={<ButtonLink to="/forgot-password">{words.newLink}</ButtonLink>}
      back={<Link to="/">{accountWords.back}</Link>}
    >
      <p>{error.message}</p>
    </StatusPage>
  );
}

function SetForm({ link }: { readonly link: MailedLink }) {
  const { email, token, query } = link;
  const navigate = useNavigate();
  const set = useSetPassword();
  return (
    <NewPasswordForm
      title={words.set}
      intro={
        <>
          {words.setFor.before}
          <strong>{email}</strong>
          {words.setFor.after}
        </>
      }
      labels={[accountWords.password, accountWords.confirm]}
      button={words.submit}
      isPending={set.isPending}
      problem={
        set.error === null ? undefined : { text: failureText(set.error), count: set.submittedAt }
      }
      onInvalidSubmit={() => showToast({ tone: 'error', text: words.invalid, life: toastLife })}
      onSubmit={(password, confirmPassword) =>
        set.mutate(
          { email, token, password, confirmPassword },
          {
            onSuccess: () => {
              showToast({ tone: 'success', text: words.isSet, life: toastLife });
              void navigate({ to: loginAfterSet(query['userType']), replace: true });
            },
          },
        )
      }
    />
  );
}
