export const leaveWords = { leave: 'Leave', stay: 'Stay here' };
