import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { PlainForm } from '../../../ui/plain-form.tsx';
import '../../../ui/task-form.css';
import { waitText } from './access-rules.ts';
import { isComplete, noDigits } from './code-box-rules.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import { gateWords as words } from './viewing-words.ts';
import { useVerifyCode } from './viewing-queries.ts';

type Props = {
  readonly token: string;
  readonly email: string;
  /** When another code may be asked for, by this browser's clock. */
  readonly resendAt: number;
  /** Counts the codes that were sent. */
  readonly sentCount: number;
  readonly isSending: boolean;
  readonly sendProblem: string | undefined;
  readonly onResend: () => void;
  readonly onBack: () => void;
  readonly onVerified: () => void;
};

/** RV-4. Back goes to the form and forgets the digits. */
export function CodeStep(props: Props) {
  const [digits, setDigits] = useState(noDigits);
  const problemId = useId();
  const verify = useVerifyCode();
  const problem = verify.error === null ? props.sendProblem : proofProblem(verify.error);
  const submit = (): void => {
    if (!isComplete(digits) || verify.isPending) return;
    const proof = { token: props.token, email: props.email.trim(), otp: digits.join('') };
    verify.mutate(proof, { onSuccess: props.onVerified });
  };
  return (
    <div className="stack gap-lg viewing-page__task">
      <header>
        <h1>{words.enter}</h1>
        <p className="intro">
          {words.mailed.before}
          <strong>{props.email.trim()}</strong>
          {words.mailed.after}
        </p>
      </header>
      {problem === undefined && (
        <output key={props.sentCount} className="notice viewing-page__note">
          {words.sent}
        </output>
      )}
      <PlainForm className="stack" onSubmit={submit}>
        <CodeBoxes
          digits={digits}
          problemId={problem === undefined ? undefined : problemId}
          onChange={(next) => {
            setDigits(next);
            if (verify.isError) verify.reset();
          }}
        />
        {problem !== undefined && (
          <p id={problemId} key={verify.submittedAt} className="notice bad" role="alert">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          fullWidth
          disabled={!isComplete(digits)}
          loading={verify.isPending || verify.isSuccess}
        >
          {words.verify}
        </Button>
      </PlainForm>
      <div className="row gap-md unwrapped spread viewing-page__ways">
        <Button variant="default" onClick={props.onBack}>
          {words.back}
        </Button>
        <Resend
          {...props}
          onResend={() => {
            verify.reset();
            props.onResend();
          }}
        />
      </div>
    </div>
  );
}

function Resend({ resendAt, isSending, onResend }: Props) {
  const seconds = useSecondsLeft(resendAt);
  return (
    <button
      type="button"
      className="link-button viewing-page__link tabular"
      disabled={seconds > 0 || isSending}
      onClick={onResend}
    >
      {seconds > 0 ? words.wait(seconds) : words.again}
    </button>
  );
}

function proofProblem(refusal: { code: string; retryAfterSeconds: number | undefined }): string {
  if (refusal.code === 'invalid_otp') return words.wrong;
  return `${words.failed}${waitText(refusal, words)}`;
}
