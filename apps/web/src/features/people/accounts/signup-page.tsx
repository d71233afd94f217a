import { emailProblem } from '@candor/contract/people/email-rules';
import { passwordProblem } from '@candor/contract/people/password-rules';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { problemInLanguage } from '../../../lib/said-in-english.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { TaskForm } from '../../../ui/task-form.tsx';
import { useSignUp } from './account-queries.ts';
import { accountWords, signUpWords as words } from './account-words.ts';
import { failureText } from './failure-words.ts';
import { isSignUpType, type SignUpType } from './login-rules.ts';
import { NewPasswordField } from '../../../ui/password-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { TermsConsent } from './terms-consent.tsx';

export function SignupPage() {
  const { type: word } = useParams({ strict: false }) as { type?: string };
  const type = isSignUpType(word) ? word : 'candidate';
  usePageTitle(words[type].title);
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
      email: (email) => problemInLanguage(emailProblem(email)),
      password: (typed) => problemInLanguage(passwordProblem(typed)),
      acceptsTerms: (accepts) => (accepts ? null : words.termsMissing),
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
      {...words[type]}
      onSubmit={submit}
      onInvalidSubmit={form.validate}
      isValid={form.isValid()}
      ways={
        <Link to="/login/$type" params={{ type }}>
          {words.haveOne}
        </Link>
      }
    >
      <TextInput
        label={accountWords.email}
        type="email"
        autoComplete="username"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <NewPasswordField
        label={accountWords.password}
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
        {words.button}
      </Button>
    </TaskForm>
  );
}
