/** What people read of the sample data itself; everything of it says what it is. */
export const sampleTexts = {
  skill: 'Data basics (sample)',
  test: 'Data engineer, a first look (sample)',
  job: 'Data engineer (sample)',
  description:
    'This job and everybody who applied for it are invented, so that you can look round.\n\nNobody outside sees it, and it goes with the rest of the sample data.',
  need: 'I think with a pencil: may I write on paper beside the keyboard?',
  needGranted: 'Of course. Paper and a pencil are fine, and the test gives you more time.',
  offerTerms:
    'Dear {{firstName}},\n\nwe offer you {{jobTitle}} for {{salary}} from {{startDate}}.\n\nThis is a sample: it was sent to nobody.',
  offerMessage: 'We would love to have you with us.',
} as const;
