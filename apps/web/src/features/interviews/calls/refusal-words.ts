import type { SomeRefusalWords } from '@candor/contract/refusals';

export const callRefusals = {
  asking_not_allowed: 'Only an interviewer can do this, in the call of an interview.',
  call_busy_door:
    'Too many people have knocked. Please try again later, or call whoever invited you.',
  call_cancelled: 'This call does not take place, or you are no longer invited to it.',
  call_early: 'This call opens 15 minutes before it begins. If it was moved, the mail says when.',
  call_elsewhere: 'You are in this call in another tab or browser now.',
  call_full: ({ most }) =>
    `${most} people are in this call already, and more do not fit. Please try again when somebody has left.`,
  call_link_used:
    'This way into the call was used, or is too old. Please come again from the page of your interview or from the mail.',
  call_over: 'This call is over.',
  call_shared: 'Somebody else shows their screen. When they stop, you can show yours.',
  no_call: 'This interview does not take place in a video call, or has no time yet.',
  not_interviewer: 'Only the interviewers of this call have this.',
  not_recorded: 'This call was not recorded then, because not everybody agreed.',
  notice_changed: 'The question has just been changed. Please reload this page, and read it again.',
  recording_asked: 'Somebody has asked already whether this call may be recorded.',
  recording_not_asked: 'Nobody asks to record this call any more.',
  too_many_reactions: 'That was a lot at once. In a few seconds you can react again.',
  not_seated: 'Somebody else sits in this interview now, so you need not come.',
} as const satisfies SomeRefusalWords;
