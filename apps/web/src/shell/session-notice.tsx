import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loginTypeOf } from '../features/people/accounts/login-rules.ts';
import { storedLoginUserTypes } from '../features/people/accounts/login-user-types.ts';
import { inReadersLanguage } from '../lib/said-in-english.ts';
import { sessionEnded } from '../lib/session.ts';
import { readStored, removeStored, storageKeys } from '../lib/storage.ts';
import { siteWords } from './site-words.ts';

/**
 * Why the person is here again: said once, and it stays until they go on. Whose session ended is shown the
 * door they came in by; whoever came from an interview's link may have no account, and is shown none.
 */
export function SessionNotice() {
  const [message] = useState(() => readStored(storageKeys.errorMessage));
  const [type] = useState(() => loginTypeOf(storedLoginUserTypes()[0]));
  useEffect(() => removeStored(storageKeys.errorMessage), []);
  if (message === null) return null;
  return (
    <p className="notice bad" role="alert">
      {inReadersLanguage(message)}{' '}
      {message === sessionEnded && (
        <Link to="/login/$type" params={{ type }}>
          {siteWords.signIn}
        </Link>
      )}
    </p>
  );
}
