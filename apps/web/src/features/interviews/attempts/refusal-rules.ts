/** What an error of a call says, read structurally: rules know no classes of others. */
type Refusal = { readonly statusCode: number; readonly code: string };

/** `try-again`: it may pass. `expired`: the link serves no longer. Else the code of a refusal that stays. */
export type Meaning = 'expired' | 'try-again' | (string & {});

/**
 * What the failure of a call means for what was to be sent. Only a refusal in the server's own words
 * may cost an answer: a login page of a hotel's network refuses too, and knows nothing of us.
 */
export function meaningOf(error: unknown): Meaning {
  const refusal = refusalOf(error);
  if (refusal === null || refusal.code === 'internal_error') return 'try-again';
  const { statusCode, code } = refusal;
  if (statusCode === 401) return 'expired';
  // Passes with the break. Whoever never heard that theirs began must not lose what they gave meanwhile.
  if (code === 'on_break') return 'try-again';
  const stays = statusCode >= 400 && statusCode < 500 && ![408, 429].includes(statusCode);
  return stays ? code : 'try-again';
}

/**
 * Refusals with which the server keeps an answer beside those that count, for the company to see (decision
 * 0098). Of every other refusal the only copy is ours.
 */
export function isKeptApart(code: string): boolean {
  return code === 'taken_over' || code === 'answer_locked';
}

/** Whether somebody answered, and with an error: silence and a lost network are told in another way. */
export function isErrorReply(error: unknown): boolean {
  const status = refusalOf(error)?.statusCode ?? 0;
  return status >= 400;
}

/** Whether the server itself has spoken; a proxy's page or silence is nobody's word. */
export function isServersWord(error: unknown): boolean {
  const refusal = refusalOf(error);
  return refusal !== null && refusal.statusCode > 0 && refusal.code !== 'internal_error';
}

function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error) || error.name !== 'ApiError') return null;
  return error as Error & Refusal;
}
