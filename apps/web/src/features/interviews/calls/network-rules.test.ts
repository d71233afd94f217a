import { expect, test } from 'vitest';
import { type RelayAnswer, type RelayFault, wayOf } from '../../../lib/relay-rules.ts';
import { isFine, type Network, stateOf } from './network-rules.ts';

const udp = 'turn:relay.example:3478';
const tcp = 'turn:relay.example:3478?transport=tcp';
const answer = (url: string, fault: RelayFault | null = null): RelayAnswer => ({
  ...{ url, fault, way: wayOf(url), code: null, seenAs: null },
});
const network: Network = { isOnline: true, isDirect: true, answers: [], isCarried: false };
const withRelay: Network = { ...network, answers: [answer(udp)], isCarried: true };

test('a relay that carries is good, and so is one that is the only way', () => {
  expect(stateOf(withRelay)).toBe('good');
  expect(stateOf({ ...withRelay, isDirect: false })).toBe('relay-only');
});

test('where UDP is shut the way by TCP is told, and not where only TCP was named', () => {
  expect(stateOf({ ...withRelay, answers: [answer(udp, 'silent'), answer(tcp)] })).toBe('by-tcp');
  expect(stateOf({ ...withRelay, answers: [answer(tcp)] })).toBe('good');
});

test('without a relay nothing is promised of the others', () => {
  expect(stateOf(network)).toBe('direct');
});

test('without any way it says whose fault it is', () => {
  expect(stateOf({ ...network, isDirect: false })).toBe('blocked');
  expect(stateOf({ ...network, isDirect: false, isOnline: false })).toBe('offline');
  const both = { ...network, isDirect: false, answers: [answer(udp, 'silent')] };
  expect(stateOf(both)).toBe('blocked');
});

test('what somebody can mend is told before what may pass', () => {
  const answers = [answer(udp, 'silent'), answer(tcp, 'password')];
  expect(stateOf({ ...network, answers })).toBe('password');
  expect(stateOf({ ...network, answers: [answer(udp, 'silent')] })).toBe('silent');
});

test('an address of the relay through which nothing comes is no good relay', () => {
  const state = stateOf({ ...withRelay, isCarried: false });
  expect(state).toBe('not-carried');
  expect(isFine(state)).toBe(false);
});
