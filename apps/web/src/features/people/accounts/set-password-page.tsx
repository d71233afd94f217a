import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useLinkCheck, useSetPassword } from './account-queries.ts';
import { toastLife } from './account-times.ts';
import { failureText } from './failure-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { loginAfterSet } from './login-rules.ts';
import { type MailedLink, useMailedLink } from './mailed-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { StatusPage } from './status-page.tsx';

/** PW-4: the first password of an account that was made for somebody. */
export function SetPasswordPage() {
  usePageTitle('Set your password');
  const link = useMailedLink();
  const { email, token } = link;
  const { isSuccess, error, refetch, isFetching } = useLinkCheck('set', { email, token });
  if (isSuccess) return <SetForm link={link} />;
  if (error === null) {
    return (
      <>
        <h1 className="visually-hidden">Set your password</h1>
        <LoadingState what="your link" />
      </>
    );
  }
  if (error.code === 'already_set') {
    return (
      <StatusPage
        title="Your password is set already"
        action={
          <ButtonLink to="/login/$type" params={{ type: 'company' }}>
            Login
          </ButtonLink>
        }
        back={<Link to="/forgot-password">Forgot password?</Link>}
      >
        <p>
          Sign in as <strong>{email}</strong> with the password you have.
        </p>
      </StatusPage>
    );
  }
  if (error.mayPass) {
    return (
      <StatusPage
        title="The link could not be checked"
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
        back={<Link to="/">Back</Link>}
      >
        <p>{error.message}</p>
      </StatusPage>
    );
  }
  return (
    <StatusPage
      title="This link cannot be used any more"
      action={<ButtonLink to="/forgot-password">Send a new link</ButtonLink>}
      back={<Link to="/">Back</Link>}
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
      title="Set your password"
      intro={
        <>
          For <strong>{email}</strong>.
        </>
      }
      labels={['Password', 'Confirm password']}
      button="Submit"
      isPending={set.isPending}
      problem={
        set.error === null ? undefined : { text: failureText(set.error), count: set.submittedAt }
      }
      onInvalidSubmit={() => showToast({ tone: 'error', text: 'Invalid details', life: toastLife })}
      onSubmit={(password, confirmPassword) =>
        set.mutate(
          { email, token, password, confirmPassword },
          {
            onSuccess: () => {
              showToast({ tone: 'success', text: 'Your password is set.', life: toastLife });
              void navigate({ to: loginAfterSet(query['userType']), replace: true });
            },
          },
        )
      }
    />
  );
}
