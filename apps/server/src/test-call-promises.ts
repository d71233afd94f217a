/** What is promised to whoever takes part in a call. */
export const callPromises = {
  'a call opens a quarter of an hour before it begins, and is over an hour after its end': [
    'This call opens 15 minutes before it begins.',
  ],
  'who comes later is asked before anything is recorded while they are in it': [
    'It is recorded only while everybody who is in the call agrees.',
  ],
  'refusing and withdrawing pause it at once, cost nobody their place, and all is kept': [
    'you stay in the call, and nothing is recorded then.',
  ],
  'nothing is taken of a time when somebody did not agree, and nothing of who never did': [
    'This call was not recorded then, because not everybody agreed.',
  ],
  'signals and reactions are forgotten after minutes, and what was said is kept': [
    'Whoever has reactions on sees yours for a few seconds, and they are not kept.',
    'What you write is kept with the interview.',
  ],
  'what interviewers write to each other never reaches the candidate’s page, also when it comes back':
    ['Only the interviewers see this side.'],
  'who agrees no longer is not recorded, also before the server has heard of it': [
    'Nothing of you is recorded any more.',
  ],
  'who knocks is told nothing of the call until somebody inside opens, and is a guest then': [
    'Somebody in the call sees your name and opens, or not.',
    'Until then you hear and see nothing of it.',
  ],
  'one screen at a time': [
    'Somebody else shows their screen.',
    'When they stop, you can show yours.',
  ],
} as const;
