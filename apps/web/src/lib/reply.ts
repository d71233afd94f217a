import { type Endpoint, type Envelope, everyEndpointErrors, type Problem } from '@candor/contract';
import { type CallError, ApiError, type FailureCode, type FieldProblem } from './api-error.ts';
import { replyWords } from './reply-words.ts';
import { sentenceOf } from './refusal-sentences.ts';
import { inReadersLanguage } from './said-in-english.ts';

/** What a reply says, once its body has been read. */
export type RawReply = {
  readonly status: number;
  readonly body: string;
  readonly requestId: string | null;
  readonly retryAfter: string | null;
};

/** The data of a successful reply, or the error to throw. */
export async function readReply<E extends Endpoint>(
  endpoint: E,
  reply: RawReply,
): Promise<{ readonly data: unknown } | { readonly error: CallError<E> }> {
  const envelope = parseEnvelope(reply.body);
  if (envelope?.success === true && reply.status < 400) return { data: envelope.data };
  const requestId = reply.requestId ?? undefined;
  const told = (envelope?.errors ?? []).map(async (problem) => {
    const message = await sentenceOf(problem);
    return { ...problem, message: message ?? unexpected(requestId) };
  });
  const [first, ...others] = await Promise.all(told);
  const code = declaredCode(endpoint, first?.code);
  const error = new ApiError<FailureCode<E>>({
    code,
    statusCode: reply.status,
    message:
      first === undefined || code !== first.code
        ? unexpected(requestId)
        : envelope?.message === undefined
          ? first.message
          : inReadersLanguage(envelope.message),
    fields: [first, ...others].flatMap((problem) => fieldProblem(problem)),
    requestId,
    retryAfterSeconds: secondsOf(reply.retryAfter),
    data: envelope?.data,
  });
  return { error };
}

export function unreachable<E extends Endpoint>(): CallError<E> {
  return new ApiError<FailureCode<E>>({
    code: 'unreachable',
    statusCode: 0,
    message: replyWords.unreachable,
  });
}

/** A code that the contract does not know is a fault of the server, whatever it calls itself. */
function declaredCode<E extends Endpoint>(endpoint: E, code: string | undefined): FailureCode<E> {
  const isDeclared =
    code !== undefined &&
    (Object.hasOwn(endpoint.errors, code) || Object.hasOwn(everyEndpointErrors, code));
  return isDeclared ? code : 'internal_error';
}

function unexpected(requestId: string | undefined): string {
  const reference = requestId === undefined ? '' : replyWords.reference(requestId);
  return `${replyWords.unexpected}${reference}`;
}

function parseEnvelope(body: string): Envelope<unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && 'success' in value
      ? (value as Envelope<unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function fieldProblem(
  problem: (Problem & { readonly message: string }) | undefined,
): FieldProblem[] {
  if (problem?.path === undefined) return [];
  return [{ path: problem.path, code: problem.code, message: problem.message }];
}

function secondsOf(retryAfter: string | null): number | undefined {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
