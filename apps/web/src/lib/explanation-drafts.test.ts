import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keepExplanationDrafts,
  onExplanationDrafts,
  readExplanationDrafts,
  removeExplanationDrafts,
} from './explanation-drafts.ts';
import { storeSession, storeToken } from './session.ts';
import { session, TabStorage } from './test-api-server.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new TabStorage());
  vi.stubGlobal('sessionStorage', new TabStorage());
});
afterEach(() => void vi.unstubAllGlobals());

test('what a candidate typed outlives a refreshed token of this browser, and goes with the next sign-in', () => {
  storeSession(session);
  keepExplanationDrafts(7, 'typed');
  storeToken('fresh');
  expect(readExplanationDrafts(7)).toBe('typed');
  storeSession(session);
  expect(readExplanationDrafts(7)).toBeNull();
});

test('whoever leaves their page leaves nothing of their interviews, and what is another’s', () => {
  for (const interview of [7, 8, 9]) keepExplanationDrafts(interview, 'typed');
  removeExplanationDrafts([{ interviewScheduleID: 7 }, { interviewScheduleID: 9 }]);
  expect([7, 8, 9].map(readExplanationDrafts)).toEqual([null, 'typed', null]);
});

test('a tab hears what another one types of the same interview, until it is closed', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const heard: (string | null)[] = [];
  const stop = onExplanationDrafts(7, (content) => heard.push(content));
  const tell = (interview: number, newValue: string | null) =>
    target.dispatchEvent(
      Object.assign(new Event('storage'), {
        key: `candor-draft:0:evidence-${interview}`,
        newValue,
      }),
    );
  tell(7, 'typed');
  tell(8, 'of another interview');
  tell(7, null);
  stop();
  tell(7, 'later');
  expect(heard).toEqual(['typed', null]);
});
