import { isAnswerable } from '@candor/contract/interviews/need-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { grantedTexts } from '../../../ui/accommodation-words.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AnswerPart } from './answer-part.tsx';
import { askedTexts } from './asked-words.ts';
import { NeedMark } from './need-mark.tsx';
import { type Need, needQuery } from './need-queries.ts';
import { pageWords } from './need-words.ts';
import { SecondPart } from './second-part.tsx';

/** What one candidate needs, and the answer: by whoever may schedule, and for a refusal by two of them. */
export function NeedPage({ needID }: { readonly needID: string }) {
  usePageTitle(pageWords.page);
  const need = useRead(needQuery(/^[1-9]\d{0,15}$/.test(needID) ? needID : '0'));
  if (need.data !== undefined) return <Shown need={need.data} />;
  if (need.isPending) return <LoadingState what={pageWords.what} />;
  if (need.error.code === 'not_found' || need.error.code === 'validation_failed') {
    return (
      <ErrorState isPage title={pageWords.gone} action={<All />}>
        {pageWords.goneText}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      isPage
      title={pageWords.failed}
      action={
        <Button variant="default" onClick={() => void need.refetch()}>
          {pageWords.again}
        </Button>
      }
    >
      {need.error.message}
    </ErrorState>
  );
}

const All = () => (
  <Link to="/company/interviews/needs" search={{}}>
    {pageWords.all}
  </Link>
);

type Props = { readonly need: Need };

function Shown({ need }: Props) {
  const { candidateName, jobTitle, state, place, revision } = need;
  return (
    <article className="stack gap-lg column">
      <PageHead
        title={candidateName}
        back={
          <p className="unprinted way-back">
            <All />
          </p>
        }
      >
        <div className="row apart">
          <span>{jobTitle}</span>
          <NeedMark need={need} />
        </div>
        <p className="dimmed small measure">{pageWords.private}</p>
      </PageHead>
      <AskedPart need={need} />
      {state === 'confirming' && isAnswerable(state, place) && <SecondPart need={need} />}
      {state === 'open' && isAnswerable(state, place) && <AnswerPart key={revision} need={need} />}
      {state !== 'open' && state !== 'confirming' && <Told need={need} />}
    </article>
  );
}

const Texts = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length === 0 ? (
    <span className="dimmed">{pageWords.nothing}</span>
  ) : (
    <span>{texts.join(', ')}</span>
  );

function AskedPart({ need }: Props) {
  const { asked, words, askedAt, replyBy, granted, isKept, wasTurnedDown } = need;
  return (
    <>
      <Facts>
        <Fact name={pageWords.asked}>
          <Texts texts={askedTexts(asked)} />
        </Fact>
        <Fact name={pageWords.now}>
          <Texts texts={grantedTexts(granted)} />
        </Fact>
        <Fact name={pageWords.askedAt}>
          <Instant at={askedAt} />
        </Fact>
        <Fact name={pageWords.promised}>
          <Instant at={replyBy} />
        </Fact>
        {isKept && <Fact name={pageWords.kept}>{pageWords.keptText}</Fact>}
      </Facts>
      <section className="stack gap-2xs" aria-label={pageWords.words}>
        <p className="dimmed small">{pageWords.words}</p>
        {words === '' ? (
          <p className="dimmed">{pageWords.noWords}</p>
        ) : (
          <p className="written measure">{words}</p>
        )}
      </section>
      {wasTurnedDown && <p className="notice">{pageWords.turnedDown}</p>}
    </>
  );
}

function Told({ need: { answer, offered, answeredAt, answeredBy, secondBy, state } }: Props) {
  if (answeredAt === null) return null;
  return (
    <section className="stack gap-xs section" aria-labelledby="need-told">
      <h2 id="need-told">{pageWords.told}</h2>
      <p className="dimmed small">
        <Instant at={answeredAt} /> {answeredBy !== null && pageWords.by(answeredBy)}
        {secondBy !== null && `, ${pageWords.secondBy(secondBy)}`}
      </p>
      {answer !== '' && <p className="written measure">{answer}</p>}
      {(state === 'offered' || state === 'accepted') && offered !== null && (
        <>
          <p className="dimmed small">{pageWords.offers}</p>
          <Texts texts={grantedTexts(offered)} />
        </>
      )}
    </section>
  );
}
