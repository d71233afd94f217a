import type { Input } from '@candor/contract';
import { lookUpPrivilege } from '@candor/contract/people/privileges';
import { call } from '../lib/api.ts';
import type { LoginData } from '../lib/session.ts';
import { placeOf } from './place-rules.ts';

type Question = Input<typeof lookUpPrivilege>['body'];

/**
 * PR-1: whether the server refuses this page to a company's user. Asked at each visit, because what the shell
 * knows of the role may be some seconds old. Without an answer the page opens, and shows the failure itself.
 */
export async function isRefused(session: LoginData | undefined, path: string): Promise<boolean> {
  if (session?.userType[0] !== 'COMPANY_USER' || session.companyID <= 0) return false;
  const body = questionAbout(path);
  if (body === undefined) return false;
  try {
    return !(await call(lookUpPrivilege, { body })).isAllowed;
  } catch {
    return false;
  }
}

/** undefined for a page that needs no privilege; whom a mailed link names is judged before. */
function questionAbout(path: string): Question | undefined {
  const { featureId, activityId, hasMultipleEntryPoint } = placeOf(path) ?? {};
  if (featureId === undefined) return undefined;
  return {
    featureId,
    ...(activityId === undefined ? {} : { activityId }),
    ...(hasMultipleEntryPoint === undefined
      ? {}
      : { hasMultipleEntryPoint: [...hasMultipleEntryPoint] }),
  };
}
