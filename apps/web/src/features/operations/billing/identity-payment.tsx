import {
  beginIdentityPayment,
  payIdentityByTestCard,
} from '@candor/contract/people/identity-payments';
import { moneyText, rateText, testCards } from '@candor/contract/operations/billing-rules';
import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { CreditNoteLine } from './credit-note-line.tsx';
import { creditNoteWords } from './credit-note-words.ts';
import { PaperButtons } from './paper-buttons.tsx';
import {
  cardWords,
  checkoutWords,
  providerWords,
  stateShapes,
  stateWords,
} from './billing-words.ts';
import {
  identityPaymentQuery,
  type IdentityPayment as Payment,
  type IdentityStanding,
  type Price,
  readFactsAgain,
  readIdentityCreditNote,
  readIdentityPaper,
  useBeginIdentityPayment,
  useCancelIdentityPayment,
  useCheckOutIdentity,
  usePayIdentity,
  useResendIdentityPayment,
} from './identity-payment-queries.ts';
import {
  identityElsewhereSteps as elsewhere,
  identityPaymentWords as words,
  identitySteps,
} from './identity-payment-words.ts';

const AGAIN_AFTER_MS = 10_000;

/** PY-3. What the check costs an interviewer, and all that can be done about it. */
export function IdentityPayment() {
  const standing = useRead(identityPaymentQuery);
  const isDue = standing.data?.isDue;
  const isDone = useSession()?.isPaymentDoneForIDVerification;
  // Where it was paid elsewhere, the shell hears of it here.
  useEffect(() => {
    if (isDue !== undefined && isDone === isDue) void readFactsAgain();
  }, [isDue, isDone]);
  return (
    <Loaded query={standing} what={words.loading}>
      {(data) => <Standing of={data} />}
    </Loaded>
  );
}

function Standing({
  of: { isDue, price, providers, payment, creditNotes },
}: {
  readonly of: IdentityStanding;
}) {
  const isPending = payment !== null && ['open', 'waiting', 'failed'].includes(payment.state);
  return (
    <section className="stack gap-md" aria-labelledby="identity-payment">
      <h2 id="identity-payment">{isDue ? words.title : words.done}</h2>
      {isDue && <p>{words.intro}</p>}
      {payment !== null && <Shown payment={payment} />}
      {payment === null && price === null && <p>{words.free}</p>}
      {isDue && !isPending && price !== null && <Begin price={price} providers={providers} />}
      {creditNotes.length > 0 && <TakenBack notes={creditNotes} />}
    </section>
  );
}

/** Of payments that were given back or never came, also those before the one that counts. */
function TakenBack({ notes }: { readonly notes: IdentityStanding['creditNotes'] }) {
  return (
    <section className="stack" aria-labelledby="identity-credit-notes">
      <h3 id="identity-credit-notes">{creditNoteWords.title}</h3>
      <ul className="lines">
        {notes.map((note) => (
          <li key={note.creditNoteID}>
            <CreditNoteLine note={note} read={readIdentityCreditNote} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sums({ of: { net, tax, taxBasisPoints, gross, currency } }: { readonly of: Price }) {
  return (
    <Facts>
      <Fact name={words.what}>{words.check}</Fact>
      <Fact name={checkoutWords.net}>{moneyText(net, currency)}</Fact>
      <Fact name={`${checkoutWords.tax} (${rateText(taxBasisPoints)})`}>
        {moneyText(tax, currency)}
      </Fact>
      <Fact name={checkoutWords.gross}>
        <strong>{moneyText(gross, currency)}</strong>
      </Fact>
    </Facts>
  );
}

type BeginProps = {
  readonly price: Price;
  readonly providers: IdentityStanding['providers'];
};

function Begin({ price, providers }: BeginProps) {
  // Made with the intent: however often it is sent, it begins one payment.
  const [intent] = useState(() => crypto.randomUUID());
  const form = useTaskForm(beginIdentityPayment, useBeginIdentityPayment(), {
    initial: { provider: providers[0] ?? 'invoice' },
    toInput: ({ provider }) => ({ body: { provider, intent } }),
  });
  return (
    <EndpointForm of={form} className="stack">
      <Sums of={price} />
      <NativeSelect
        label={checkoutWords.how}
        data={providers.map((value) => ({ value, label: providerWords[value] }))}
        {...form.field('provider')}
      />
      <FormRefusal of={form} />
      <div className="row gap-sm">
        <Button type="submit" loading={form.isPending}>
          {words.begin}
        </Button>
      </div>
    </EndpointForm>
  );
}

/** Where it stands, and the next step. */
function Shown({ payment }: { readonly payment: Payment }) {
  const { state, provider, because, invoiceNumber } = payment;
  const isOpen = state === 'open' || state === 'failed';
  const isOver = state === 'cancelled' || state === 'expired';
  const numberName = state === 'waiting' ? checkoutWords.reference : words.receipt;
  return (
    <div className="stack gap-sm" aria-live="polite">
      <p>
        <StateMark shape={stateShapes[state]}>{stateWords[state]}</StateMark>
      </p>
      <p>{(provider === 'stripe' ? elsewhere[state] : undefined) ?? identitySteps[state]}</p>
      {state === 'failed' && because !== null && <p>{because}</p>}
      {!isOver && state !== 'refunded' && <Sums of={payment} />}
      {invoiceNumber !== null && !isOver && (
        <Facts>
          <Fact name={numberName}>{invoiceNumber}</Fact>
        </Facts>
      )}
      {!isOver && (
        <div className="row gap-sm">
          <PaperButtons payment={payment} read={readIdentityPaper} />
        </div>
      )}
      {isOpen && provider === 'test' && <Card payment={payment} />}
      {isOpen && provider === 'stripe' && <Elsewhere payment={payment} />}
      {(isOpen || state === 'waiting') && <Cancel />}
    </div>
  );
}

function Card({ payment: { gross, currency } }: { readonly payment: Payment }) {
  const [isUnknown, setUnknown] = useState(true);
  const form = useTaskForm(
    payIdentityByTestCard,
    usePayIdentity(() => setUnknown(true)),
    {
      initial: { card: testCards[0] },
      toInput: ({ card }) => ({ body: { card } }),
    },
  );
  const isAsking = useAskedAgain(isUnknown && !form.isPending, setUnknown);
  return (
    <EndpointForm of={form} className="stack">
      <NativeSelect
        label={checkoutWords.card}
        data={testCards.map((value) => ({ value, label: cardWords[value] }))}
        {...form.field('card')}
      />
      {isAsking ? <p role="alert">{words.checking}</p> : <FormRefusal of={form} />}
      <div className="row gap-sm">
        <Button type="submit" loading={form.isPending}>
          {checkoutWords.pay(moneyText(gross, currency))}
        </Button>
      </div>
    </EndpointForm>
  );
}

/** Before the page of the provider and after it: how it ended there is asked at start. */
function Elsewhere({ payment: { gross, currency } }: { readonly payment: Payment }) {
  const [isUnknown, setUnknown] = useState(true);
  const isAsking = useAskedAgain(isUnknown, setUnknown);
  const { mutate, isPending, error, submittedAt } = useCheckOutIdentity();
  return (
    <div className="stack">
      {isAsking ? (
        <p role="alert">{words.checking}</p>
      ) : (
        error !== null && <FormProblem key={submittedAt} text={error.message} />
      )}
      <div className="row gap-sm">
        <Button loading={isPending} onClick={() => mutate({})}>
          {checkoutWords.payElsewhere(moneyText(gross, currency))}
        </Button>
      </div>
    </div>
  );
}

/**
 * PY-2. At start, and when nobody knows how a payment ended, the provider is asked, and asked again until it answers.
 * The server knows which payment it is, so nothing of it lies in the browser. True once a first answer failed to come.
 */
function useAskedAgain(isUnknown: boolean, setUnknown: (value: false) => void): boolean {
  const { mutate, isError } = useResendIdentityPayment();
  useEffect(() => {
    if (!isUnknown) return;
    const ask = (): void => mutate({}, { onSuccess: () => setUnknown(false) });
    ask();
    const again = setInterval(ask, AGAIN_AFTER_MS);
    return () => clearInterval(again);
  }, [isUnknown, mutate, setUnknown]);
  return isUnknown && isError;
}

function Cancel() {
  const cancel = useCancelIdentityPayment();
  return (
    <>
      {cancel.error !== null && (
        <FormProblem key={cancel.submittedAt} text={cancel.error.message} />
      )}
      <div className="row gap-sm">
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({})}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}
