import { useState } from 'react';
import type { ApiError } from './api-error.ts';

/**
 * For what must not be done twice: a request that got lost on its way is sent again as the same one. Where something else
 * was written meanwhile the server refuses it, because the first words have arrived; what is sent from then on is another
 * request.
 */
export function useRequestKey() {
  const [requestKey, setKey] = useState(() => crypto.randomUUID());
  const onRefused = ({ code }: ApiError): void => {
    if (code === 'request_key_reused') setKey(crypto.randomUUID());
  };
  return { requestKey, onRefused };
}
