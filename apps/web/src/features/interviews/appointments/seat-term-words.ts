export const termWords = {
  title: 'What you agree to',
  price: (amount: string, rate: string, minutes: number) =>
    `${amount} for this interview: ${minutes} minutes at ${rate} an hour, your rate when you take the seat.`,
  late: (hours: number, percent: number) =>
    hours === 0 || percent === 0
      ? 'If it is cancelled, nothing is owed.'
      : `If it is cancelled less than ${hours} hours before it begins, and not by you, ${percent} % of it is owed.`,
  noShow: (minutes: number) =>
    `Who comes more than ${minutes} minutes late counts as not come, and nothing is owed.`,
  rules: (rules: string) => `The company says: ${rules}`,
};
