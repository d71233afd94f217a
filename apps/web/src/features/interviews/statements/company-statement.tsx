import { Button, NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { StatementFacts } from './statement-facts.tsx';
import { type Statement, useConfirm, useRate } from './statement-queries.ts';
import { companyWords } from './statement-words.ts';

const VerdictDialog = lazy(async () => ({
  default: (await import('./verdict-dialog.tsx')).VerdictDialog,
}));

const ratings = [1, 2, 3, 4, 5];

/** What a company says of an interview that is over, and how it rates whoever held it. */
export function CompanyStatement({ of: one }: { readonly of: Statement }) {
  const [now] = useState(Date.now);
  const name = one.interviewerName || companyWords.gone;
  const isOver = one.endsAt !== null && Date.parse(one.endsAt) <= now;
  return (
    <div className="stack gap-xs">
      <StatementFacts of={one} title={`${name}, ${one.jobTitle}`} />
      {isOver && one.state !== 'cancelled' && (
        <div className="row apart bottom">
          {one.state !== 'paid' && !one.isApproved && <Verdicts of={one} name={name} />}
          <Rating of={one} name={name} />
        </div>
      )}
    </div>
  );
}

type Props = { readonly of: Statement; readonly name: string };

function Verdicts({ of: one, name }: Props) {
  const [asked, setAsked] = useState<'no-show' | 'disputed'>();
  const confirm = useConfirm(one, () =>
    showToast({ tone: 'success', text: companyWords.confirmed }),
  );
  const label = (what: string) => companyWords.of(what, name, one.jobTitle);
  return (
    <>
      {one.state !== 'done' && (
        <Button
          size="compact-sm"
          loading={confirm.isPending}
          aria-label={label(companyWords.done)}
          onClick={() => confirm.mutate(undefined)}
        >
          {companyWords.done}
        </Button>
      )}
      {one.state !== 'no-show' && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={label(companyWords.noShow)}
          onClick={() => setAsked('no-show')}
        >
          {companyWords.noShow}
        </Button>
      )}
      {one.state !== 'disputed' && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={label(companyWords.dispute)}
          onClick={() => setAsked('disputed')}
        >
          {companyWords.dispute}
        </Button>
      )}
      {confirm.error !== null && (
        <FormProblem key={confirm.submittedAt} text={confirm.error.message} />
      )}
      {asked !== undefined && (
        <Suspense>
          <VerdictDialog of={one} verdict={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Rating({ of: one, name }: Props) {
  const rate = useRate(one, (rating) =>
    showToast({
      tone: 'success',
      text: rating === null ? companyWords.unrated : companyWords.rated,
    }),
  );
  const shown = rate.isPending ? rate.variables : one.rating;
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={companyWords.ratingOf(name)}
        value={shown === null ? '' : String(shown)}
        data={[
          { value: '', label: companyWords.noRating },
          ...ratings.map((count) => ({ value: String(count), label: companyWords.stars(count) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          rate.mutate(value === '' ? null : Number(value))
        }
      />
      {rate.error !== null && <FormProblem key={rate.submittedAt} text={rate.error.message} />}
    </>
  );
}
