const languages = new Intl.DisplayNames('en', { type: 'language' });

export const captionWords = {
  title: 'Captions',
  says: (name: string) => `${name}:`,
  preparing: (language: string) =>
    `Your browser is preparing captions in ${languages.of(language)}, the language that it is set to…`,
  waiting: (language: string) =>
    `What the others say is written here by your browser in ${languages.of(language)}, on this device. It may be wrong.`,
  unavailable: (language: string) =>
    `Your browser cannot write ${languages.of(language)} down on this device. Sending the sound elsewhere is no way: the others did not agree to it.`,
  failed: 'Your browser gives no captions now. Everything else goes on.',
};
