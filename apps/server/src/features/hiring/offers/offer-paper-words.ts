export const paperWords = {
  title: 'Offer',
  of: (companyName: string, jobTitle: string) => `Offer of ${companyName}: ${jobTitle}`,
  to: 'To',
  from: 'From',
  position: 'Position',
  salary: 'Salary',
  startsOn: 'First day',
  sentAt: 'Sent',
  until: 'To be answered by',
  terms: 'Terms',
  accepted: 'Accepted',
  signedName: 'Name, as typed',
  signedAt: 'At',
  signedFrom: 'From the address',
  hash: 'SHA-256 of what was shown',
  notAccepted: 'This paper shows what was offered. It is no acceptance.',
  page: (number: number) => `Page ${number}`,
  fileName: (jobTitle: string) => {
    const plain = jobTitle
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^A-Za-z0-9]+/g, '-');
    return `offer-${plain.replaceAll(/^-|-$/g, '').toLowerCase() || 'paper'}.pdf`;
  },
};
