export type InterviewLink =
  | { readonly path: string; readonly problem?: undefined }
  | { readonly path?: undefined; readonly problem: string };

/** Reads what somebody copied from the invitation; mail programs like to break long links. */
export function interviewLink(pasted: string, origin: string): InterviewLink {
  const text = pasted.replace(/\s+/g, '');
  if (text === '') return { problem: 'Please paste the link from your invitation e-mail.' };
  const url = URL.parse(text, origin);
  const token = url?.searchParams.get('token') ?? '';
  if (url === null || url.pathname !== '/bot-interview' || token === '') {
    return {
      problem:
        'This is not an interview link. It has “/bot-interview?token=” in it; copy all of it.',
    };
  }
  if (url.origin !== origin) {
    return { problem: `This link belongs to ${url.host}. Open it from the e-mail.` };
  }
  return { path: `${url.pathname}${url.search}` };
}
