/** What a stage of a job is for, in the order in which people come to them. Lists need no more of a job's rules. */
export const stageKinds = ['applied', 'screening', 'bot-interview', 'interview', 'offer'] as const;
