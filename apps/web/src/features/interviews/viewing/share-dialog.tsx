import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { hasProblems, nobody, peopleProblems, refusedPeople } from './share-form-rules.ts';
import type { PersonProblems } from './share-form-rules.ts';
import { SharePeople } from './share-people.tsx';
import { type ShareRequest, useShareRecording } from './sharing-queries.ts';
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
  ['watermark', 'Show their email over the picture'],
  ['hideName', 'Hide the candidate’s name'],
] as const;

type Props = { readonly interviewScheduleID: string; readonly onClose: () => void };

export function ShareDialog({ interviewScheduleID, onClose }: Props) {
  const [values, setValues] = useState(atFirst);
  const [problems, setProblems] = useState<readonly PersonProblems[]>([]);
  const share = useShareRecording(interviewScheduleID);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasProblems(problems)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [problems]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = peopleProblems(values.people);
    setProblems(found);
    if (hasProblems(found) || share.isPending) return;
    share.mutate(values, {
      onSuccess: ({ shares }) => {
        const who = shares.length === 1 ? '1 person' : `${shares.length} people`;
        showToast({ tone: 'success', text: `Shared with ${who}. The mail is on its way.` });
        onClose();
      },
      onError: ({ fields }) => setProblems(refusedPeople(fields, values.people.length) ?? []),
    });
  };
  const isAboutPeople = hasProblems(problems);
  return (
    <ModalDialog isWide title="Share recording" onClose={onClose}>
      <form ref={form} className="share-dialog" noValidate onSubmit={submit}>
        <p>
          Everybody named here gets a link by mail. It works for their address alone, with a code
          that is mailed when they open it.
        </p>
        <SharePeople
          people={values.people}
          problems={problems}
          onChange={(people) => {
            setProblems([]);
            setValues({ ...values, people: [...people] });
          }}
        />
        <NativeSelect
          label="Access ends after"
          data={lives}
          value={String(values.expiresInDays)}
          onChange={(event) =>
            setValues({ ...values, expiresInDays: Number(event.currentTarget.value) })
          }
        />
        <div className="share-dialog__choices">
          {choices.map(([name, label]) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={values[name]}
                onChange={(event) => setValues({ ...values, [name]: event.currentTarget.checked })}
              />
              {label}
            </label>
          ))}
        </div>
        {share.error !== null && !isAboutPeople && (
          <FormProblem key={share.submittedAt} text={share.error.message} />
        )}
        <div className="modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={share.isPending}>
            Share
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
