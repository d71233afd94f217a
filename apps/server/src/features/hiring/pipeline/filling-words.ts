/** What the team of a job is told when it closes by itself. */
export const filledTitle = 'The last opening is filled, and the job is closed';
