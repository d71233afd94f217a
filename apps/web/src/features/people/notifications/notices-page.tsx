import type { Input, Output } from '@candor/contract';
import { listNoticeChoices, saveNoticeChoices } from '@candor/contract/people/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';
import { read, useRead } from '../../../lib/server-state.ts';
import { PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { noticeWords } from './notice-words.ts';
import { NoticeTimes } from './notice-times.tsx';
import { NotificationSwitch } from './notification-switch.tsx';
import './notices-page.css';

type Choices = Output<typeof listNoticeChoices>;
type Choice = Choices['choices'][number];

const choicesQuery = read(listNoticeChoices, {});

/** What this member hears of, in the list of notifications and by mail; each choice counts at once. */
export function NoticesPage() {
  usePageTitle('Notices');
  const choices = useRead(choicesQuery);
  return (
    <div className="stack column">
      <PageHead title="Notices">
        <p className="notices-page__what">
          Sign-ins on new devices and colleagues who wait for you are told in any case.
        </p>
      </PageHead>
      <Loaded query={choices} what="your choices">
        {(data) => <ChoiceTable choices={data.choices} />}
      </Loaded>
      <NoticeTimes />
      <NotificationSwitch />
    </div>
  );
}

/** Shown as chosen at once, and as it was when the server refuses. */
function useChoose() {
  const client = useQueryClient();
  const { queryKey } = choicesQuery;
  return useMutation<
    Output<typeof saveNoticeChoices>,
    CallError<typeof saveNoticeChoices>,
    Input<typeof saveNoticeChoices>
  >({
    scope: { id: 'notice-choices' },
    mutationFn: (input) => call(saveNoticeChoices, input),
    onMutate: async ({ body }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Choices>(queryKey, (before) =>
        before === undefined
          ? undefined
          : {
              choices: before.choices.map(
                (one) => body.choices.find(({ kind }) => kind === one.kind) ?? one,
              ),
            },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

function ChoiceTable({ choices }: { readonly choices: readonly Choice[] }) {
  const choose = useChoose();
  const box = (choice: Choice, field: 'isTold' | 'isMailed', where: string) => (
    <input
      type="checkbox"
      aria-label={`${noticeWords[choice.kind]}: ${where}`}
      checked={choice[field]}
      onChange={({ currentTarget: { checked } }) =>
        choose.mutate({ body: { choices: [{ ...choice, [field]: checked }] } })
      }
    />
  );
  return (
    <>
      <PlainTable
        columns={[
          { name: 'When', cell: ({ kind }) => noticeWords[kind] },
          {
            name: 'In Candor',
            width: '6rem',
            cell: (choice) => box(choice, 'isTold', 'in Candor'),
          },
          { name: 'By mail', width: '6rem', cell: (choice) => box(choice, 'isMailed', 'by mail') },
        ]}
        rows={choices}
        keyOf={({ kind }) => kind}
      />
      <output className="notices-page__saved">{choose.isSuccess && 'Saved.'}</output>
      {choose.error !== null && (
        <FormProblem key={choose.submittedAt} text={choose.error.message} />
      )}
    </>
  );
}
