import { STATEMENT_REASON_MOST } from '@candor/contract/interviews/statement-rules';
import { replyToStatement } from '@candor/contract/interviews/statements';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useReadPages } from '../../../lib/read-pages.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { StatementFacts } from './statement-facts.tsx';
import {
  type OwnPage,
  type OwnStatement,
  ownStatementsQuery,
  useExportOwn,
} from './statement-queries.ts';
import { money, ownWords } from './statement-words.ts';

/** What an interviewer is owed over all companies, and what companies think of them. */
export function OwnStatements() {
  const own = useReadPages(ownStatementsQuery);
  const download = useExportOwn();
  return (
    <section className="stack" aria-labelledby="own-statements">
      <h2 id="own-statements">{ownWords.title}</h2>
      <Loaded query={own} what={ownWords.what}>
        {({ pages }) => {
          const [first] = pages;
          const all = pages.flatMap(({ statements }) => statements);
          return (
            <>
              {first !== undefined && <Sums page={first} />}
              {all.length === 0 ? (
                <p className="dimmed">{ownWords.none}</p>
              ) : (
                <ul className="lines">
                  {all.map((one) => (
                    <li key={one.statementID}>
                      <OwnLine of={one} />
                    </li>
                  ))}
                </ul>
              )}
              {all.length > 0 && (
                <div className="row">
                  {own.hasNextPage && (
                    <Button
                      variant="default"
                      loading={own.isFetchingNextPage}
                      onClick={() => void own.fetchNextPage()}
                    >
                      {ownWords.more}
                    </Button>
                  )}
                  <Button
                    variant="default"
                    loading={download.isPending}
                    onClick={() => download.mutate()}
                  >
                    {ownWords.export}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
      {download.error !== null && (
        <FormProblem key={download.submittedAt} text={download.error.message} />
      )}
    </section>
  );
}

function Sums({ page: { sums, rating } }: { readonly page: OwnPage }) {
  return (
    <div className="stack gap-2xs">
      {sums.map(({ currency, open, owed, paid }) => (
        <ul key={currency} className="dotted">
          <li>{ownWords.sums.open(money(open, currency))}</li>
          <li>{ownWords.sums.owed(money(owed, currency))}</li>
          <li>{ownWords.sums.paid(money(paid, currency))}</li>
        </ul>
      ))}
      <p className="dimmed">
        {rating === null ? ownWords.noRating : ownWords.rating(rating.mean, rating.count)}
      </p>
    </div>
  );
}

function OwnLine({ of: one }: { readonly of: OwnStatement }) {
  const [isAnswering, setAnswering] = useState(false);
  const mayAnswer = one.state === 'disputed' || one.state === 'no-show';
  return (
    <div className="stack gap-xs">
      <StatementFacts of={one} title={`${one.jobTitle}, ${one.companyName}`} />
      {mayAnswer && !isAnswering && (
        <div className="row">
          <Button
            variant="default"
            size="compact-sm"
            aria-label={ownWords.answerTo(one.companyName)}
            onClick={() => setAnswering(true)}
          >
            {ownWords.answer}
          </Button>
        </div>
      )}
      {mayAnswer && isAnswering && <AnswerForm of={one} onClose={() => setAnswering(false)} />}
    </div>
  );
}

type AnswerProps = { readonly of: OwnStatement; readonly onClose: () => void };

function AnswerForm({ of: { statementID, reply }, onClose }: AnswerProps) {
  const form = useEndpointForm(replyToStatement, {
    initial: { reply },
    toInput: (body) => ({ params: { statementID: String(statementID) }, body }),
    refreshes: ['/api/own-statements'],
    tells: () => showToast({ tone: 'success', text: ownWords.sent }),
    onDone: onClose,
  });
  return (
    <EndpointForm of={form} className="stack gap-sm">
      <Textarea
        label={ownWords.label}
        maxLength={STATEMENT_REASON_MOST}
        autosize
        minRows={2}
        {...form.field('reply')}
      />
      <FormRefusal of={form} />
      <div className="row">
        <Button type="submit" size="compact-sm" loading={form.isPending}>
          {ownWords.send}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          {ownWords.back}
        </Button>
      </div>
    </EndpointForm>
  );
}
