import { getMailSender, saveMailSender } from '@candor/contract/hiring/mail-templates';
import type { Output } from '@candor/contract';
import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { read, useRead, useWrite } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import './mail-sender-page.css';

type Sender = Output<typeof getMailSender>;

const senderQuery = read(getMailSender, {});

/** In whose name the company's mails to candidates leave, and who gets the answers. */
export function MailSenderPage() {
  usePageTitle('Mail sender');
  const sender = useRead(senderQuery);
  return (
    <div className="mail-sender-page">
      <header>
        <p>
          <Link to="/company/settings">Settings</Link>
        </p>
        <h1>Mail sender</h1>
      </header>
      <Loaded query={sender} what="the sender">
        {(data) => <SenderForm sender={data} />}
      </Loaded>
    </div>
  );
}

const useSaveSender = () => useWrite(saveMailSender, { refreshes: [getMailSender] });

function SenderForm({ sender }: { readonly sender: Sender }) {
  const [name, setName] = useState(sender.name);
  const [replyTo, setReplyTo] = useState(sender.replyTo);
  const save = useSaveSender();
  const fieldError = save.error?.fields.find(({ path }) => path === 'body.replyTo')?.message;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    const onSuccess = (): void => showToast({ tone: 'success', text: 'The sender is saved.' });
    save.mutate({ body: { name, replyTo } }, { onSuccess });
  };
  return (
    <form className="mail-sender-page__form" noValidate onSubmit={submit}>
      <TextInput
        label="Name"
        description="Candidates read it as the sender, followed by “via Candor”. Empty: your company’s name."
        placeholder={sender.companyName}
        maxLength={80}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <TextInput
        label="Answers go to"
        description="An address of a colleague here, or one at your company’s own domain. Empty: answers reach nobody."
        type="email"
        maxLength={254}
        value={replyTo}
        error={fieldError}
        onChange={({ currentTarget: { value } }) => setReplyTo(value)}
      />
      {save.error !== null && fieldError === undefined && (
        <FormProblem key={save.submittedAt} text={save.error.message} />
      )}
      <div>
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
