/** What people agree to. Apart from the sentences (terms-rules.ts), which few pages need. */
export const termsTypes = ['Bot', 'FacialTracking', 'RecordingViewer'] as const;
export type TermsType = (typeof termsTypes)[number];

export const TERMS_TEXT_MOST = 20_000;
export const HOST_NAME_MOST = 120;
