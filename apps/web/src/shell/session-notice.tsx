import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readStored, removeStored, storageKeys } from '../lib/storage.ts';
import './session-notice.css';

/** Why the person is here again: said once, and it stays until they go on. */
export function SessionNotice() {
  const [message] = useState(() => readStored(storageKeys.errorMessage));
  useEffect(() => removeStored(storageKeys.errorMessage), []);
  if (message === null) return null;
  return (
    <p className="session-notice" role="alert">
      {message}{' '}
      <Link to="/login/$type" params={{ type: 'company' }}>
        Sign in
      </Link>
    </p>
  );
}
