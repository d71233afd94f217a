/** What an outage held up is still told; what was imported or happened long ago is not. */
const NEWS_MS = 3 * 86_400_000;

/** Whether what happened then is still worth a notice. */
export const isNews = (happenedAt: Date, now: Date): boolean =>
  happenedAt <= now && now.getTime() - happenedAt.getTime() <= NEWS_MS;
