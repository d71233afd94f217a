import type { signIn } from '@candor/contract/people/accounts';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CallError } from '../../../lib/api-error.ts';
import { secondStepPath } from '../../../lib/pending-sign-in.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { useSignIn } from './account-queries.ts';
import { StatusPage } from './status-page.tsx';

const titles = {
  membership_refused: 'Your request to join was declined',
  membership_deactivated: 'Your access is deactivated',
  company_suspended: 'Your company is suspended',
} as const;

export type ShutCode = keyof typeof titles;

type Props = {
  readonly code: ShutCode;
  /** Says which company it is, and whom to ask. */
  readonly text: string;
  readonly count: number;
  /** Signs in once more, to create a company. */
  /** What was typed, and was right. */
  readonly credentials: Parameters<ReturnType<typeof useSignIn>['mutate']>[0];
  readonly onBack: () => void;
};

export const shutCodeOf = ({ code }: CallError<typeof signIn>): ShutCode | undefined =>
  Object.keys(titles).find((known): known is ShutCode => known === code);

/** The password was right and the company's door is shut: what happened, whom to ask, where else to go. */
export function EntranceRefused({ code, text, count, credentials, onBack }: Props) {
  const mayFound = code === 'membership_refused';
  const founding = useSignIn();
  const navigate = useNavigate();
  const found = (): void =>
    founding.mutate(
      { ...credentials, foundsCompany: true },
      {
        onSuccess: (reply) => {
          if ('multifactorToken' in reply) void navigate({ to: secondStepPath(reply) });
        },
      },
    );
  return (
    <div lang="en" dir="ltr">
      <StatusPage
        title={titles[code]}
        action={
          mayFound ? (
            <Button loading={founding.isPending} onClick={found}>
              Create a company of your own
            </Button>
          ) : undefined
        }
        back={
          <Button variant="default" onClick={onBack}>
            Sign in with another account
          </Button>
        }
      >
        <FormProblem key={count} text={text} />
        {founding.error !== null && (
          <FormProblem key={founding.submittedAt} text={founding.error.message} />
        )}
        {mayFound && <p>You may also use Candor without them, with a company of your own.</p>}
        <p>
          Your account itself works as before. If you are a candidate or an interviewer too, sign in{' '}
          <Door type="candidate">as a candidate</Door> or{' '}
          <Door type="interviewer">as an interviewer</Door>.
        </p>
      </StatusPage>
    </div>
  );
}

function Door({ type, children }: { readonly type: string; readonly children: ReactNode }) {
  return (
    <Link to="/login/$type" params={{ type }}>
      {children}
    </Link>
  );
}
