/** Specification 000 §6: the features that a role may use, by their numbers. Those from 20 on are ours. */

export const jobs = 2;
export const users = 3;
export const candidates = 4;
export const interviews = 5;
export const payments = 6;
export const interviewers = 8;
/** What is decided once for the company. */
export const settings = 20;
