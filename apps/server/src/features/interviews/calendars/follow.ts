import type { CalendarTrouble } from '@candor/contract/interviews/calendar-rules';
import type { Answer, Ask, Question } from './calendar-source.ts';
import { ReadTrouble } from './read-trouble.ts';

const REDIRECTS_MOST = 5;

/** Each address on the way is judged as the first one was. A password is for the server that it was typed for. */
export async function follow(ask: Ask, question: Question, left = REDIRECTS_MOST): Promise<Answer> {
  const answer = await ask(question);
  const { location } = answer.headers;
  if (answer.status < 300 || answer.status > 399 || location === undefined) return answer;
  const next = URL.parse(location, question.address);
  if (left === 0 || next === null) throw new ReadTrouble('server_failed');
  const { authorization, ...others } = question.headers;
  const isSame = next.origin === URL.parse(question.address)?.origin;
  const headers = isSame && authorization !== undefined ? question.headers : others;
  return follow(ask, { ...question, headers, address: next.href }, left - 1);
}

export function troubleOfStatus(status: number): CalendarTrouble | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return 'sign_in_refused';
  return status === 404 || status === 410 ? 'address_empty' : 'server_failed';
}
