import { Button } from '@mantine/core';
import { useState } from 'react';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { agoText } from './watch-figures.ts';
import { useCheckChains, type Vitals } from './watch-queries.ts';
import { brokenText, pageWords, proofWords } from './watch-words.ts';

type Props = Pick<Vitals, 'backup' | 'chains' | 'at'>;

/** What a bad day would be answered with. */
export function ProofSection({ backup, chains, at }: Props) {
  const check = useCheckChains();
  // By the server's clock, as the page knew it when it was asked.
  const [askedAt, setAskedAt] = useState(at);
  const isAnswered = chains !== null && Date.parse(chains.checkedAt) > Date.parse(askedAt);
  return (
    <section className="stack gap-sm" aria-labelledby="proofs">
      <h2 id="proofs">{pageWords.proofs}</h2>
      <Facts>
        <Fact name={proofWords.backup}>
          {backup === null ? (
            proofWords.noBackup
          ) : (
            <>
              {agoText(backup.finishedAt, at)}, <Instant at={backup.finishedAt} />.{' '}
              {proofWords.backupOf(backup.objects, backup.objectBytes)}
            </>
          )}
        </Fact>
        <Fact name={proofWords.chains}>
          <Chains chains={chains} />
        </Fact>
      </Facts>
      <div className="row apart">
        <Button
          variant="default"
          loading={check.isPending}
          onClick={() => {
            setAskedAt(at);
            check.mutate({});
          }}
        >
          {proofWords.check}
        </Button>
        <p className="dimmed" aria-live="polite">
          {check.isSuccess && !isAnswered && proofWords.asked}
        </p>
        {check.error !== null && <FormProblem text={check.error.message} />}
      </div>
    </section>
  );
}

function Chains({ chains }: Pick<Props, 'chains'>) {
  if (chains === null) return proofWords.unchecked;
  return (
    <>
      {chains.brokenChains === 0 ? (
        <StateMark shape="good">{proofWords.whole(chains.chains, chains.entries)}</StateMark>
      ) : (
        <StateMark shape="wrong">{brokenText(chains.broken)}</StateMark>
      )}{' '}
      <span className="dimmed">
        {proofWords.checked}
        <Instant at={chains.checkedAt} />.
      </span>
    </>
  );
}
