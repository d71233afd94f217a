/** ME-1 has the words for monitors that were closed; where nobody promised any, nothing is disabled. */
export const disabledWords = {
  closed: {
    name: 'Proctoring Disabled',
    text: 'Facial tracking is not enabled for this session.',
  },
  unasked: {
    name: 'No monitoring',
    text: 'This interview asks for none. You may turn it on for yourself.',
  },
  enable: 'Enable Proctoring',
} as const;
