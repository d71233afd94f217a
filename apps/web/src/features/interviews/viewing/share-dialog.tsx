import { shareRecording } from '@candor/contract/interviews/sharing';
import { Button, NativeSelect } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { nobody, peopleProblems } from './share-form-rules.ts';
import { SharePeople } from './share-people.tsx';
import { shareChange, type ShareRequest } from './sharing-queries.ts';
import './share-dialog.css';

/** Offered lives of a link, in days. */
const lives = [1, 3, 7, 14, 30, 90].map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}));

const atFirst: ShareRequest = {
  people: [nobody],
  expiresInDays: 7,
  allowDownload: false,
  watermark: true,
  hideName: false,
};

const choices = [
  ['allowDownload', 'They may download the file'],
  ['watermark', 'Show their e-mail address over the picture'],
  ['hideName', 'Hide the candidate’s name'],
] as const;

type Props = { readonly interviewScheduleID: string; readonly onClose: () => void };

export function ShareDialog({ interviewScheduleID, onClose }: Props) {
  const form = useEndpointForm(shareRecording, {
    initial: atFirst,
    toInput: (body) => ({ params: { interviewScheduleID }, body }),
    rules: { people: peopleProblems },
    ...shareChange,
    tells: ({ shares }) => {
      const who = shares.length === 1 ? '1 person' : `${shares.length} people`;
      showToast({ tone: 'success', text: `Shared with ${who}. The mail is on its way.` });
    },
    onDone: onClose,
  });
  return (
    <ModalDialog isWide title="Share recording" onClose={onClose}>
      <EndpointForm of={form} className="stack share-dialog">
        <p>
          Everybody named here gets a link by mail. It works for their address alone, with a code
          that is mailed when they open it.
        </p>
        <SharePeople
          people={form.values.people}
          problemAt={(index, field) => form.errors[`people.${index}.${field}`]}
          onChange={(people) => form.set('people', [...people])}
        />
        <NativeSelect
          label="Access ends after"
          data={lives}
          value={String(form.values.expiresInDays)}
          onChange={(event) => form.set('expiresInDays', Number(event.currentTarget.value))}
        />
        <div className="stack gap-xs">
          {choices.map(([name, label]) => (
            <label key={name} className="check">
              <input
                type="checkbox"
                checked={form.values[name]}
                onChange={(event) => form.set(name, event.currentTarget.checked)}
              />
              {label}
            </label>
          ))}
        </div>
        <FormRefusal of={form} />
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.isPending}>
            Share
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}
