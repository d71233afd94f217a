import { expect, test } from 'vitest';
import { faultOf, unnamedByTcp, wayOf } from './relay-rules.ts';

test('the way to a relay is read from its address', () => {
  expect(wayOf('turn:relay.example:3478')).toBe('udp');
  expect(wayOf('turn:relay.example?transport=udp')).toBe('udp');
  expect(wayOf('turn:relay.example:3478?transport=tcp')).toBe('tcp');
  expect(wayOf('turns:relay.example:443?transport=tcp')).toBe('tls');
});

test('what the relay said counts before what did not reach it by another network', () => {
  const unreached = { code: 701, text: 'TURN allocate request timed out.' };
  const wrong = { code: 401, text: 'Unauthorized.' };
  expect(faultOf([unreached, wrong])).toEqual({ fault: 'password', code: 401 });
  expect(faultOf([{ code: 486, text: 'Allocation Quota Reached' }]).fault).toBe('full');
  expect(faultOf([{ code: 403, text: 'Forbidden' }])).toEqual({ fault: 'other', code: 403 });
});

test('what did not reach it is told by what the browser knows', () => {
  const text = 'TURN host lookup received error.';
  expect(faultOf([{ code: 701, text }])).toEqual({ fault: 'unknown', code: null });
  expect(faultOf([{ code: 701, text: 'Failed to establish connection' }]).fault).toBe('closed');
  expect(faultOf([{ code: 701, text: 'TURN allocate request timed out.' }]).fault).toBe('silent');
  expect(faultOf([]).fault).toBe('silent');
});

test('a relay that is named by UDP alone may answer by TCP too', () => {
  expect(unnamedByTcp(['turn:one:3478', 'turn:two:3478?transport=udp'])).toEqual([
    'turn:one:3478?transport=tcp',
    'turn:two:3478?transport=tcp',
  ]);
  expect(unnamedByTcp(['turn:one:3478', 'turn:one:3478?transport=tcp', 'turns:one:443'])).toEqual(
    [],
  );
});
