import { expect, test } from 'vitest';
import { callOfRoom, roomNameOf, strangersOf } from './media-room-rules.ts';

test('the name of a room leads back to its call', () => {
  const call = { companyId: 7, callId: 12 };
  expect(callOfRoom('mark', roomNameOf('mark', call))).toEqual(call);
});

test.each(['other-7-12', 'mark-7', 'mark-7-', 'mark-0-12', 'mark-7-12-x', 'x-mark-7-12', 'lobby'])(
  'a room named %s is somebody else’s',
  (name) => {
    expect(callOfRoom('mark', name)).toBeNull();
  },
);

test('who is in a room without a page in the call is a stranger, also an older page of the same seat', () => {
  expect(strangersOf(['1_new', '1_old', '2_page'], ['1_new', '3_page'])).toEqual([
    ...['1_old', '2_page'],
  ]);
});
