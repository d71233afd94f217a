/** What is promised of keeping, by what a job's law has kept, and what a rejection says by it. */
export const lawPromises = {
  'who is held back stays whole, with the reason in the list, until somebody lets them go': [
    'Only where the company has to hold it back for a reason that it writes down, such as a complaint, is it kept longer.',
  ],
  'what a candidate was told is kept to, however long the company keeps others': [
    'It is kept for at most ${APPLICATION_KEPT_MONTHS} months after your application was decided or withdrawn, and then deleted; where the notice of a law beside the job names a longer time, for that time.',
    '${companyName} may keep my data for ${TALENT_POOL_MONTHS} months and write to me about other jobs.',
  ],
  'of a job that follows California, application, interview and notes stay for four years; the recording goes as was told':
    [
      '${company} keeps applications, interviews and what was noted in them for at least four years after the decision, also where another text names a shorter time.',
      'Recordings are kept as the terms of the interview say.',
    ],
  'erasing on one’s own page goes before the four years, unless the company holds it back': [
    'What you erase yourself on your own page is erased earlier, unless the company has to keep it for a dispute.',
  ],
  'where a law wants it, a rejection says which part software had and how to have it looked at again':
    [
      'On your own page you read what was noted and can explain it, correct what is stored of you, take a copy of it, and ask for a second person to look again, for as many days as it says there.',
    ],
  'who took no interview is told that software evaluated none, and of no notes': [
    'On your own page you can correct what is stored of you, take a copy of it, and ask for a second person to look again, for as many days as it says there.',
  ],
} as const;
