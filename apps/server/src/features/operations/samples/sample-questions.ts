/** The drawn screen of the recording (tools/sample-recording/drawing.html) shows the same, in this order. */
export const sampleQuestions = [
  {
    stem: 'What does a database index cost?',
    options: [
      'Slower writes and some space',
      'Slower reads',
      'Nothing, it is free',
      'A lock on every read',
    ],
    key: 0,
    explanation: 'Every write keeps the index up to date, and it takes room beside the table.',
  },
  {
    stem: 'Which join keeps customers without an order?',
    options: ['INNER JOIN', 'LEFT JOIN', 'CROSS JOIN', 'No join does'],
    key: 1,
    explanation: 'A left join keeps each row of the left table, with nulls where nothing matches.',
  },
  {
    stem: 'What makes a request safe to send twice?',
    options: [
      'It is small',
      'It is encrypted',
      'Its key says it is the same one',
      'It is sent by POST',
    ],
    key: 2,
    explanation: 'A key of its own lets the server see that it has done this already.',
  },
  {
    stem: 'Two sums differ by a cent. What is the likely cause?',
    options: ['A slow network', 'Money kept as floating point', 'A missing index', 'The time zone'],
    key: 1,
    explanation: 'Binary fractions cannot hold most cents; whole cents in integers can.',
  },
] as const;
