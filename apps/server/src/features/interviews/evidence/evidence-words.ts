/** To the team of the job. What was said stands in the report alone. */
export const noticeOf = (jobTitle: string) => ({
  title: 'A candidate explained what was noted in their interview',
  body: jobTitle,
});
