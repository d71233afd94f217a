export const exportWords = {
  fileName: (companyName: string, day: string): string =>
    `${companyName.replaceAll(/[^\p{L}\p{N} .-]+/gu, ' ').trim() || 'Company'} ${day}.zip`,
  readme: ({
    companyName,
    day,
    missing,
  }: {
    readonly companyName: string;
    readonly day: string;
    readonly missing: readonly string[];
  }): string =>
    [
      `What ${companyName} has of you in Candor, on ${day}.`,
      'data.json: you, your applications, interviews, what you asked for to take part, answers, messages, offers, appeals, what you agreed to, who watched recordings, and for how long everything is kept.',
      'files: what you sent, and what the company sent you with messages.',
      ...(missing.length === 0
        ? []
        : [`Too large to be packed here; download them from your page: ${missing.join(', ')}.`]),
      'Not in here: recordings, what was noticed by monitors during interviews, what you said afterwards about how an interview was, and what people of the company noted among themselves; please ask the company for those. Mails that it sent to you are in your mailbox.',
      '',
    ].join('\n\n'),
} as const;
