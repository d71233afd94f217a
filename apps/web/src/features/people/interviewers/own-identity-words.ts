export const ownIdentityWords = {
  title: 'Identity check',
  intro: 'Interviewers decide about people, so we make sure that each is who they say.',
  loading: 'your check',
  confirmed: 'Your identity is confirmed.',
  dashboard: 'To your dashboard',
  early: 'First say who you are and what you know.',
  register: 'To the registration',
  handIn: 'Hand in',
  atStripe: 'Show them at Stripe instead',
  documents: 'documents',
};
