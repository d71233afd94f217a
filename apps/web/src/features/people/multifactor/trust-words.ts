export const trustWords = {
  label: 'Trust this device for 30 days',
  hint: 'It is then not asked for a second factor. Leave it out on a computer that others use.',
  title: 'Trusted devices',
  intro:
    'A sign-in there asks for the password alone. A new password, and removing a second factor, end it.',
  list: 'Devices that are not asked for a second factor',
  current: ' (this one)',
  forget: 'Forget this device',
  forgetNamed: (name: string) => `Forget this device: ${name}`,
  forgotten: 'The next sign-in there asks for your second factor.',
  lastUsed: 'Last used ',
  from: ' from ',
  until: ', trusted until ',
} as const;
