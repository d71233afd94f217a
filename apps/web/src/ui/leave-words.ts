import { inLanguages } from '../lib/language.ts';

export const leaveWords = inLanguages('leave', { leave: 'Leave', stay: 'Stay here' });
