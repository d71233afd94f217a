import { Loader } from '@mantine/core';
import type { Output } from '@candor/contract';
import type { exchangeLinkedInCode } from '@candor/contract/people/linkedin';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { secondStepPath, storePendingSignIn } from '../../../lib/pending-sign-in.ts';
import { storeSession } from '../../../lib/session.ts';
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useLinkedInAnswer } from './linkedin-answer.ts';
import './linkedin-page.css';
import { useExchange } from './linkedin-queries.ts';
import { chosenUserType, loginPageOf, pageOfRole } from './linkedin-rules.ts';

/** SS-1, SS-2: LinkedIn sends the browser here with a code; the person waits a moment and goes on. */
export function LinkedInPage() {
  usePageTitle('LinkedIn sign-in');
  const navigate = useNavigate();
  const answer = useLinkedInAnswer();
  const [userType] = useState(() => chosenUserType(readStored(storageKeys.loginUserTypes)));
  const { data, error } = useExchange(answer, userType);
  const isPointless = answer === undefined;

  useEffect(() => {
    if (isPointless) void navigate({ to: loginPageOf(userType), replace: true });
  }, [isPointless, navigate, userType]);

  useEffect(() => {
    if (data === undefined) return;
    void navigate({ to: enter(data) ?? loginPageOf(userType), replace: true });
  }, [data, navigate, userType]);

  useEffect(() => {
    if (error === null) return;
    if (error.code === 'unsupported_user_type') sayUnsupported();
    else showToast({ tone: 'error', title: 'Login Failed', text: 'LinkedIn login failed.' });
    void navigate({ to: loginPageOf(userType), replace: true });
  }, [error, navigate, userType]);

  return (
    <div className="stack linkedin-page">
      <h1 className="visually-hidden">LinkedIn sign-in</h1>
      <Loader aria-hidden="true" />
      <output>Authenticating with LinkedIn, please wait...</output>
    </div>
  );
}

/** Keeps what the server gave, and says where it leads; undefined when nowhere. */
function enter(reply: Output<typeof exchangeLinkedInCode>): string | undefined {
  if (!('token' in reply)) {
    storePendingSignIn(reply);
    return secondStepPath(reply);
  }
  const page = pageOfRole(reply.roles[0]?.roleName);
  if (page === undefined) {
    sayUnsupported();
    return undefined;
  }
  writeStored(storageKeys.loginUserTypes, JSON.stringify(reply.userType));
  storeSession(reply);
  return page;
}

function sayUnsupported(): void {
  showToast({ tone: 'error', title: 'Login Error', text: 'Unsupported user role.' });
}
