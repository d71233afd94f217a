export const callLogWords = {
  title: 'The call',
  text: 'Who came and went, and what was written. The candidate saw nothing of what the interviewers wrote to each other.',
  hidden:
    'Who came and went, and what everybody read. What the interviewers wrote to each other is shown once your scorecard is sent.',
  failed: 'What was written in the call could not be loaded.',
  again: 'Try again',
  aside: 'to the interviewers',
  joined: (name: string) => `${name} joined`,
  left: (name: string) => `${name} left`,
};
