/** What a picture stands for, to whom it is read. */
export const logoText = (company: string): string => `Logo of ${company}`;
