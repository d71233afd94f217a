import type { NetworkState } from './network-rules.ts';

export const networkWords = {
  title: 'Network',
  checking: 'Looking whether your network lets the call through…',
  again: 'Check the network again',
};

const otherwise = 'You can join; if the others do not appear, tell whoever invited you.';

export const networkSentences: Readonly<Record<NetworkState, string>> = {
  good: 'Your network lets the call through.',
  direct: 'Your browser can make connections. The call will tell whether they reach the others.',
  'by-tcp':
    'Your network lets no UDP through, so the call takes the way over the relay by TCP. That works, with a little more delay.',
  'relay-only': 'Your network lets the call through by the relay and nothing else. That works.',
  offline: 'This device has no network. The call can begin when it has one.',
  blocked:
    'Something stops this browser from making connections: an extension, or a rule of your network. Try another browser or another network, for example that of your phone.',
  'not-carried': `The relay of the calls answers, but nothing comes through it. ${otherwise}`,
  password: `The relay of the calls refuses the password it was given. ${otherwise}`,
  full: `The relay of the calls has no room at the moment. ${otherwise}`,
  unknown: `The name of the relay of the calls is not known here. ${otherwise}`,
  unreadable: `This browser does not understand the address of the relay of the calls. ${otherwise}`,
  other: `The relay of the calls refuses this browser. ${otherwise}`,
  closed: `Nothing answers where the relay of the calls should be. ${otherwise}`,
  silent:
    'The relay of the calls does not answer; your network may block it. You can join; if the others do not appear, try another network, for example that of your phone.',
};
