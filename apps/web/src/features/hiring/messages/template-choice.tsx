import { Button, NativeSelect, TextInput } from '@mantine/core';
import { MESSAGE_TEMPLATE_NAME_MOST } from '@candor/contract/hiring/message-rules';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import {
  keepChange,
  type Template,
  templateEndpoint,
  useRemoveTemplate,
} from './message-queries.ts';
import { formWords, keepWords, starters } from './message-words.ts';

export type Words = { readonly subject: string; readonly body: string };

export const isSame = (one: Words, two: Words): boolean =>
  one.subject === two.subject && one.body === two.body;

const empty: Words = { subject: '', body: '' };

type Props = {
  readonly templates: readonly Template[];
  /** What stands in the fields now. */
  readonly words: Words;
  readonly onWords: (words: Words) => void;
};

/** Words to begin with: the company's own, and a few of ours. What was written before is replaced, and can be had back. */
export function TemplateChoice({ templates, words, onWords }: Props) {
  const [chosen, setChosen] = useState('');
  const [given, setGiven] = useState(empty);
  const [replaced, setReplaced] = useState<Words | null>(null);
  const removing = useRemoveTemplate();
  const choose = (value: string): void => {
    setChosen(value);
    const own = templates.find(({ messageTemplateID }) => `own ${messageTemplateID}` === value);
    const found = own ?? starters.find(({ name }) => `given ${name}` === value);
    const next = { subject: found?.subject ?? '', body: found?.body ?? '' };
    if (!isSame(words, given) && !isSame(words, empty)) setReplaced(words);
    setGiven(next);
    onWords(next);
  };
  const bringBack = (former: Words): void => {
    setReplaced(null);
    setChosen('');
    setGiven(empty);
    onWords(former);
  };
  const own = templates.find(({ messageTemplateID }) => `own ${messageTemplateID}` === chosen);
  const remove = ({ messageTemplateID }: Template): void =>
    removing.mutate(
      { params: { messageTemplateID: String(messageTemplateID) } },
      {
        onSuccess: () => {
          setChosen('');
          showToast({ tone: 'success', text: keepWords.removed });
        },
      },
    );
  const groups = [
    {
      group: formWords.own,
      items: templates.map(({ messageTemplateID, name }) => ({
        value: `own ${messageTemplateID}`,
        label: name,
      })),
    },
    {
      group: formWords.given,
      items: starters.map(({ name }) => ({ value: `given ${name}`, label: name })),
    },
  ];
  return (
    <div className="stack gap-2xs">
      <NativeSelect
        label={formWords.template}
        value={chosen}
        data={[
          { value: '', label: formWords.templateNone },
          ...groups.filter(({ items }) => items.length > 0),
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {replaced !== null && (
        <p className="row gap-xs small">
          {formWords.replaced}
          <Button variant="subtle" size="compact-sm" onClick={() => bringBack(replaced)}>
            {formWords.bringBack}
          </Button>
        </p>
      )}
      {removing.error !== null && <FormProblem text={removing.error.message} />}
      {own !== undefined && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={removing.isPending}
            onClick={() => remove(own)}
          >
            {keepWords.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Of what is in the form; its words are checked as those of a message are. */
export function KeepWords({ words }: { readonly words: Words }) {
  const [isAsked, setAsked] = useState(false);
  const isEmpty = words.subject.trim() === '' || words.body.trim() === '';
  return (
    <>
      <Button variant="default" size="compact-sm" disabled={isEmpty} onClick={() => setAsked(true)}>
        {formWords.keep}
      </Button>
      {isAsked && <KeepDialog words={words} onClose={() => setAsked(false)} />}
    </>
  );
}

function KeepDialog({ words, onClose }: { readonly words: Words; readonly onClose: () => void }) {
  const { subject, body } = words;
  const form = useEndpointForm(templateEndpoint, {
    ...{ initial: { name: '' }, ...keepChange },
    toInput: ({ name }) => ({ body: { name, subject, body } }),
    onDone: () => {
      showToast({ tone: 'success', text: keepWords.kept });
      onClose();
    },
  });
  return (
    <ModalDialog title={keepWords.title} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p>{keepWords.text}</p>
        <TextInput
          label={keepWords.name}
          maxLength={MESSAGE_TEMPLATE_NAME_MOST}
          {...form.field('name')}
        />
        <FormRefusal of={form} />
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {formWords.cancel}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {keepWords.keep}
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}
