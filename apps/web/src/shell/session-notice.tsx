import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loginTypeOf } from '../features/accounts/login-rules.ts';
import { storedLoginUserTypes } from '../features/accounts/login-user-types.ts';
import { readStored, removeStored, storageKeys } from '../lib/storage.ts';
import './session-notice.css';

/** Why the person is here again, and the door they came in by: said once, and it stays until they go on. */
export function SessionNotice() {
  const [message] = useState(() => readStored(storageKeys.errorMessage));
  const [type] = useState(() => loginTypeOf(storedLoginUserTypes()[0]));
  useEffect(() => removeStored(storageKeys.errorMessage), []);
  if (message === null) return null;
  return (
    <p className="session-notice" role="alert">
      {message}{' '}
      <Link to="/login/$type" params={{ type }}>
        Sign in
      </Link>
    </p>
  );
}
