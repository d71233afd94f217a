/** Why a live interview ends that nobody cancelled. */
export const applicationEnded = 'The application has ended.';

/** Why a seat is empty whose person declined nothing. */
export const personLeft = 'This person has left, or is locked out.';

/** What the member who asked for an interview is told when its application ends before it takes place. */
export const stillBookedTitle = 'An application has ended, and its interview is still booked';

/** Whom the others would have met, once that person is erased. */
export const somebody = 'a candidate';
