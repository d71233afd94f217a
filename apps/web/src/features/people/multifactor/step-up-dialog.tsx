import type { Input, Output } from '@candor/contract';
import type { giveProof, startProof } from '@candor/contract/people/multifactor';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { useGiveProof, useStartProof } from './multifactor-queries.ts';
import { passkeyHindrance, passkeyProblem, signWithPasskey } from './passkey-browser.ts';
import { PasswordForm } from './password-form.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import './multifactor.css';

type Asked = Output<typeof startProof>;
type Way = Asked['ways'][number];
type Proof = Input<typeof giveProof>['body'];

const words: Readonly<Record<Way, { lead: string; other: string }>> = {
  authenticator: {
    lead: 'Before this is done, enter the code that your authenticator app shows.',
    other: 'Use your authenticator app',
  },
  passkey: {
    lead: 'Before this is done, your browser asks for your passkey.',
    other: 'Use a passkey',
  },
  'recovery-code': {
    lead: 'Before this is done, enter one of the codes that you kept. Each works once.',
    other: 'Use a recovery code',
  },
  password: {
    lead: 'Before this is done, enter your password once more.',
    other: 'Use your password',
  },
};

/** Asks for the second factor again, or for the password where there is none. Closing it is a no. */
export function StepUpDialog({ onAnswer }: { readonly onAnswer: (isProved: boolean) => void }) {
  const { mutate: start, data: asked } = useStartProof();
  const [chosen, choose] = useState<Way>();
  useEffect(() => start({}, { onError: () => onAnswer(false) }), [start, onAnswer]);
  if (asked === undefined) return null;
  const way = chosen ?? asked.ways[0];
  const cancel = () => onAnswer(false);
  if (way === undefined) return <SignInAgain onClose={cancel} />;
  return (
    <ModalDialog title="Is it you?" onClose={cancel}>
      <p>{words[way].lead}</p>
      <ProofForm key={way} {...{ way, asked, onAnswer }} />
      {asked.ways.length > 1 && (
        <div className="row apart multifactor__ways">
          {asked.ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} variant="subtle" size="compact-sm" onClick={() => choose(other)}>
                {words[other].other}
              </Button>
            ))}
        </div>
      )}
    </ModalDialog>
  );
}

type FormProps = {
  readonly way: Way;
  readonly asked: Asked;
  readonly onAnswer: (isProved: boolean) => void;
};

function ProofForm(props: FormProps) {
  const box = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={box}>
      <ProofFields {...props} />
    </div>
  );
}

function ProofFields({ way, asked, onAnswer }: FormProps) {
  const give = useGiveProof();
  const prove = (body: Proof, onError?: () => void) =>
    give.mutate({ body }, { onSuccess: () => onAnswer(true), ...(onError && { onError }) });
  const cancel = () => onAnswer(false);
  const problem = give.error?.message;
  const { isPending } = give;
  if (way === 'passkey') {
    return <PasskeyProof {...{ asked, isPending, problem, prove, cancel }} />;
  }
  if (way === 'password') {
    return (
      <PasswordForm
        {...{ isPending, problem }}
        hasPassword
        submitLabel="Continue"
        onSubmit={(secret) => prove({ way, secret })}
        onCancel={cancel}
      />
    );
  }
  return (
    <CodeForm
      {...{ isPending, problem }}
      label={way === 'authenticator' ? 'Code' : 'Recovery code'}
      kind={way}
      submitLabel="Continue"
      onSubmit={(secret) => prove({ way, secret })}
      onCancel={cancel}
    />
  );
}

function PasskeyProof(props: {
  readonly asked: Asked;
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly prove: (body: Proof, onError: () => void) => void;
  readonly cancel: () => void;
}) {
  const { asked, isPending, problem, prove, cancel } = props;
  const [refused, setRefused] = useState(passkeyHindrance());
  const again = useStartProof();
  const { passkey } = again.data ?? asked;
  const sign = async () => {
    setRefused(undefined);
    if (passkey === null) return;
    const { challengeToken, options } = passkey;
    try {
      const response = await signWithPasskey(options);
      // What was signed serves once, and for some minutes: the next try needs another.
      prove({ way: 'passkey', challengeToken, response }, () => again.mutate({}));
    } catch (error) {
      setRefused(passkeyProblem(error));
    }
  };
  const shown = refused ?? problem;
  return (
    <div className="stack">
      {shown !== undefined && (
        <p className="notice bad" role="alert">
          {shown}
        </p>
      )}
      <div className="row gap-sm">
        <Button loading={isPending || again.isPending} onClick={() => void sign()}>
          Use the passkey
        </Button>
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** An account with neither password nor factor comes in through another provider only. */
function SignInAgain({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalDialog title="Is it you?" onClose={onClose}>
      <p>Please sign out, sign in again, and then do this within a few minutes.</p>
      <Button variant="default" onClick={onClose}>
        Close
      </Button>
    </ModalDialog>
  );
}
