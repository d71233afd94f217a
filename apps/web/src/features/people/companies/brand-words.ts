const schemes = { light: 'light', dark: 'dark' } as const;

export const logoWords = {
  label: 'Logo (optional)',
  alt: 'The logo',
  hint: 'PNG, JPEG or WebP. It is drawn anew, small: nothing else of the file is kept.',
  wrong: 'Please choose a PNG, JPEG or WebP picture.',
  large: 'Please choose a picture of at most 20 MB.',
  broken: 'This picture cannot be read. Please choose another.',
  remove: 'Remove the logo',
};

export const colourWords = {
  label: 'Colour (optional)',
  hint: 'Of buttons and links on what candidates see.',
  pick: 'Pick a colour',
  wrong: 'Please enter a colour such as #0f6b55.',
  remove: 'Use no colour of your own',
  changed: (scheme: keyof typeof schemes) =>
    `So that it can be read, ${schemes[scheme]} pages show another shade of it: `,
};

export const previewWords = {
  title: 'What candidates see',
  what: 'the preview',
  mail: 'Mail',
  mailNote: 'Mails are light. Programs that show them dark change the colours themselves.',
  page: { light: 'Page, light', dark: 'Page, dark' },
  room: { light: 'Interview, light', dark: 'Interview, dark' },
  heading: 'An offer for Vera Lindqvist',
  sentence: 'Please read it, and answer by Friday.',
  link: 'Everything kept about you',
  button: 'Accept the offer',
  greeting: 'Welcome Vera Lindqvist, to the ebot interview',
  timer: 'Total timer 29:58',
  option: 'The second answer',
  next: 'Next',
};
