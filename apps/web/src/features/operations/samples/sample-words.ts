export const sampleWords = {
  title: 'Sample data',
  what: 'Nine invented people apply for one job: a recorded interview with flags, a need that was granted, an offer, a reply that is late. Nobody is written to, and nobody outside sees the job.',
  counted:
    'While they are here, lists and reports count them like everybody else. Their names end in “(sample)”.',
  add: 'Add sample data',
  adding: 'Adding the sample data …',
  here: 'The sample data is here.',
  remove: 'Remove sample data',
  removing: 'Removing the sample data …',
  late: 'This takes longer than it should. Whoever runs Candor finds the reason under Operations; you may remove what is there.',
  removeTitle: 'Remove the sample data?',
  removeText:
    'The invented people go with their interviews, recording and offer, and so do their job and test. Whoever is real stays.',
  keep: 'Keep it',
  removeIt: 'Remove it',
  kept: (count: number) =>
    count === 1
      ? 'One thing stayed when it was removed, because somebody real is part of it.'
      : `${count} things stayed when it was removed, because somebody real is part of them.`,
} as const;

export const cardWords = {
  newTitle: 'Look round first?',
  newText:
    'Add nine invented people and walk through a day of work with them. One click removes them again.',
  dayTitle: 'Play the day',
  dayText:
    'Four minutes, eight stops: from what waits for you to a flag in a recording, a decision and an offer.',
  start: 'Play the day',
  goOn: 'Continue the day',
} as const;
