import { inviteUser } from '@candor/contract/people/company-members';
import { emailProblem } from '@candor/contract/people/email-rules';
import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { Actions, CompanyFrame } from './company-frame.tsx';
import { memberChange } from './member-queries.ts';
import { roleOf } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';

export function AddUserPage() {
  usePageTitle('Invite a colleague');
  const navigate = useNavigate();
  const form = useEndpointForm(inviteUser, {
    initial: { email: '', choice: 'none' },
    toInput: ({ email, choice }) => ({ body: { email: email.trim(), ...roleOf(choice) } }),
    rules: { email: emailProblem },
    checks: 'blur',
    ...memberChange,
    tells: (_done, { body }) =>
      showToast({ tone: 'success', text: `The invitation to ${body.email} is on its way.` }),
    onDone: () => void navigate({ to: '/company/users' }),
  });
  return (
    <CompanyFrame
      title="Invite a colleague"
      intro="They get a mail with a link that works once, for 7 days. You need not approve them afterwards."
    >
      <EndpointForm of={form} className="stack">
        <TextInput
          label="E-mail"
          type="email"
          withAsterisk
          autoComplete="off"
          maxLength={254}
          {...form.field('email')}
        />
        <RoleSelect value={form.values.choice} onChange={(choice) => form.set('choice', choice)} />
        <FormRefusal of={form} />
        <Actions>
          <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
            Send invitation
          </Button>
          <Link to="/company/users">Cancel</Link>
        </Actions>
      </EndpointForm>
    </CompanyFrame>
  );
}
