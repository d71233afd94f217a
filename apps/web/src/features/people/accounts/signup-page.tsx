import { emailProblem } from '@candor/contract/people/email-rules';
import { passwordProblem } from '@candor/contract/people/password-rules';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '../../../ui/page-title.ts';
import { TaskForm } from '../../../ui/task-form.tsx';
import { useSignUp } from './account-queries.ts';
import { failureText } from './failure-words.ts';
import { isSignUpType, type SignUpType } from './login-rules.ts';
import { NewPasswordField } from '../../../ui/password-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { TermsConsent } from './terms-consent.tsx';

const texts: Readonly<Record<SignUpType, { title: string; intro: string }>> = {
  company: {
    title: 'Create your company account',
    intro: 'Use your work address. If your company is here already, its administrator is asked.',
  },
  candidate: {
    title: 'Create your candidate account',
    intro: 'If you only have an interview link, you need no account: open the link.',
  },
  interviewer: {
    title: 'Create your interviewer account',
    intro:
      'Interview for companies from where you are. Your identity is checked before the first one.',
  },
};

export function SignupPage() {
  const { type: word } = useParams({ strict: false }) as { type?: string };
  const type = isSignUpType(word) ? word : 'candidate';
  usePageTitle(texts[type].title);
  return <SignupForm key={type} type={type} />;
}

function SignupForm({ type }: { readonly type: SignUpType }) {
  const signUp = useSignUp();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const form = useForm({
    initialValues: { email: '', password: '', acceptsTerms: false },
    validateInputOnBlur: true,
    onValuesChange: (values) => setPassword(values.password),
    validate: {
      email: emailProblem,
      password: passwordProblem,
      acceptsTerms: (accepts) => (accepts ? null : 'Please accept the terms to go on.'),
    },
  });
  const submit = form.onSubmit((values) => {
    const email = values.email.trim();
    signUp.mutate(
      { email, password: values.password, type, acceptsTerms: true },
      { onSuccess: () => void navigate({ to: '/verify-email', search: { email } }) },
    );
  });
  return (
    <TaskForm
      {...texts[type]}
      onSubmit={submit}
      onInvalidSubmit={form.validate}
      isValid={form.isValid()}
      ways={
        <Link to="/login/$type" params={{ type }}>
          I have an account
        </Link>
      }
    >
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <NewPasswordField
        label="Password"
        password={password}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <TermsConsent
        key={form.key('acceptsTerms')}
        {...form.getInputProps('acceptsTerms', { type: 'checkbox' })}
      />
      {signUp.error !== null && (
        <FormProblem key={signUp.submittedAt} text={failureText(signUp.error)} />
      )}
      <Button type="submit" fullWidth disabled={!form.isValid()} loading={signUp.isPending}>
        Create account
      </Button>
    </TaskForm>
  );
}
