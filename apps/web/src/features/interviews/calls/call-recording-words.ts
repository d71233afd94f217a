/** Version 1 of what people are asked (`CALL_NOTICE`): another text needs another number. */
const notice = (company: string): string =>
  `It is recorded only while everybody who is in the call agrees. Each browser records its own camera, microphone and shared screen. ${company === '' ? 'The company' : company} keeps this with the interview, for the people who decide on it and those it names, and deletes it after its time. You can say no, or stop agreeing at any time: you stay in the call, and nothing is recorded then.`;

export const recordingWords = {
  title: 'Recording of the call',
  on: 'Recording',
  off: 'Not recorded',
  unsure: 'Not recorded here while your line is interrupted',
  waitingFor: (names: readonly string[]) => `Not recorded yet: waiting for ${names.join(', ')}`,
  refused: 'Not recorded: not everybody agrees',
  record: 'Record',
  askTitle: 'Ask to record this call?',
  askedTitle: (name: string) => `${name} asks to record this call`,
  notice,
  ask: 'Ask everybody',
  cancel: 'Cancel',
  agree: 'I agree',
  refuse: 'I do not agree',
  agreeAfterAll: 'Agree after all',
  withdraw: 'Agree no longer',
  withdrawing:
    'Nothing of you is recorded any more. The others hear of it when your line is back: it is said again until then.',
  end: 'End recording',
  problems: {
    again: 'Your own part is not recorded at the moment. It is tried again by itself.',
    refused:
      'Not all of your own part is recorded: the server takes no more of it. The parts of the others go on.',
  },
};
