import { isEnded } from '@candor/contract/interviews/need-rules';
import { Button } from '@mantine/core';
import { grantedTexts } from '../../../ui/accommodation-words.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { askedTexts } from './asked-words.ts';
import { type Own, type OwnNeed, useAnswerOffer, useWithdraw } from './need-queries.ts';
import { endedWords, ownWords } from './own-need-words.ts';

type Props = { readonly token: string; readonly own: Own; readonly need: OwnNeed };

/** How far an ask is, and what its asker can do now. */
export function OwnState({ token, own, need }: Props) {
  return (
    <>
      <Standing own={own} need={need} />
      {need.answer !== '' && (
        <section className="stack gap-2xs" aria-label={ownWords.theyWrote}>
          <p className="dimmed small">{ownWords.theyWrote}</p>
          <p className="written measure">{need.answer}</p>
        </section>
      )}
      {need.state === 'offered' && own.place === 'waiting' && (
        <Offer token={token} own={own} need={need} />
      )}
      <section className="stack gap-2xs" aria-label={ownWords.asked}>
        <p className="dimmed small">
          {ownWords.asked}, <Instant at={need.askedAt} />
        </p>
        <p>{askedTexts(need.asked).join(', ')}</p>
        {need.words !== '' && <p className="written measure">{need.words}</p>}
      </section>
      {!isEnded(need.state) && <Withdraw token={token} need={need} />}
    </>
  );
}

function Standing({ own: { companyName, place }, need }: Omit<Props, 'token'>) {
  const { state, replyBy, answeredAt } = need;
  if (state === 'open' || state === 'confirming') {
    if (place !== 'waiting') return null;
    return (
      <output className="stack gap-2xs notice">
        <p className="medium">{ownWords.open(companyName)}</p>
        <p>
          {ownWords.promised} <Instant at={replyBy} />.
        </p>
        {need.isOverdue && <p>{ownWords.late}</p>}
        <p>{ownWords.mayBegin}</p>
      </output>
    );
  }
  return (
    <output className="stack gap-2xs notice">
      <p className="medium">
        {state === 'offered' ? ownWords.offered(companyName) : endedWords[state](companyName)}
      </p>
      {answeredAt !== null && (
        <p className="small">
          <Instant at={answeredAt} />
        </p>
      )}
    </output>
  );
}

function Offer({ token, need }: Props) {
  const answer = useAnswerOffer();
  const { needID, revision, offered } = need;
  const texts = offered === null ? [] : grantedTexts(offered);
  const say = (isAccepted: boolean): void =>
    answer.mutate({ body: { token, needID, revision, isAccepted } });
  return (
    <section className="stack gap-sm card" aria-labelledby="own-need-offer">
      <h2 id="own-need-offer">{ownWords.offers}</h2>
      {texts.length === 0 ? (
        <p className="dimmed">{ownWords.nothingExtra}</p>
      ) : (
        <p>{texts.join(', ')}</p>
      )}
      <p className="measure">{ownWords.offerText}</p>
      {answer.error !== null && (
        <FormProblem key={answer.submittedAt} text={answer.error.message} />
      )}
      <div className="row">
        <Button loading={answer.isPending} onClick={() => say(true)}>
          {ownWords.accept}
        </Button>
        <Button variant="default" disabled={answer.isPending} onClick={() => say(false)}>
          {ownWords.refuse}
        </Button>
      </div>
    </section>
  );
}

function Withdraw({ token, need: { needID, revision } }: Omit<Props, 'own'>) {
  const withdraw = useWithdraw();
  return (
    <div className="stack gap-xs start">
      {withdraw.error !== null && (
        <FormProblem key={withdraw.submittedAt} text={withdraw.error.message} />
      )}
      <Button
        variant="default"
        loading={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(
            { body: { token, needID, revision } },
            { onSuccess: () => showToast({ tone: 'success', text: ownWords.withdrawn }) },
          )
        }
      >
        {ownWords.withdraw}
      </Button>
    </div>
  );
}
