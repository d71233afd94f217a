import { callPromises } from './test-call-promises.ts';
import { lawPromises } from './test-law-promises.ts';

/** What a page, a mail or the terms promise, and how the title of the test begins that holds it. A new sentence needs one. */
export const heldPromises: Readonly<Record<string, readonly string[]>> = {
  // Links and codes.
  'a trusted device is asked for the password alone for thirty days, then for both again': [
    'A sign-in there asks for the password alone.',
    'For thirty days a sign-in there asks for your password alone.',
  ],
  'signing a lost device out ends its trust, and leaves the trust of the one that did it': [
    'Once a device is signed out, every other browser but this one asks for the second factor again, also where you had trusted it.',
  ],
  '“%s”: the link works once, for as long as the mail says, and no longer': [
    'The link works once, for 7 days.',
    'The link works once, for 24 hours.',
    'The link works once, for one hour.',
  ],
  'the pages say of a link or a code what its mail says': [
    'It works once, for one hour.',
    'They get a mail with a link that works once, for 7 days.',
    'It works for ten minutes.',
  ],
  'a code to watch a recording works once, for ten minutes, in the browser that asked; the link until its day':
    [
      'It works once, for ten minutes, in the browser that asked for it.',
      'The link is for you alone and works until ${day.format(expiresAt)} (UTC).',
      'It works for their address alone, with a code that is mailed when they open it.',
      'Your access ends with the date that the player shows, and the company may end it earlier.',
    ],
  'that the company itself wanted to move tells the candidate that no other is needed': [
    'It stays as it is.',
  ],
  'is changed while it is booked: everybody is told once, and calendars take the new entry': [
    'Its time stays.',
  ],
  'what lasts is told to every super admin by mail, once a day, and forgotten when it is over': [
    'You get this mail once a day for as long as it lasts.',
  ],
  'what nobody paid for 30 days says that it has expired': [
    'It expires 30 days after it was begun; what it is for begins with the money.',
  ],
  'a draft comes back as far as the job still asks for it; an agreement is given anew': [
    'Please load the page again and read it; what you typed is kept.',
  ],
  'days ahead a candidate practises in the room itself, and nothing of it leaves their computer': [
    'Nothing of it is recorded or sent.',
    'Nothing was recorded, nothing left this computer, and it is forgotten now.',
  ],
  // What laws have candidates told.
  'erasing leaves nothing of the candidate, and the link leads nowhere': [
    'You may see, correct and copy what is stored of you, and have it erased.',
    'On your own page, where every mail leads, you can erase everything at once.',
  ],
  'a candidate appeals once they were told, with what they explained, and is promised an answer': [
    'You may ask ${company} for a person to look again, say how you see it, and contest a decision.',
  ],
  'in New York City an interview opens when ten business days have passed, whatever the window said':
    ['The interview opens when ten business days have passed since your invitation.'],
  // Mails to candidates.
  'whoever accepts is hired, by what they saw, once, and gets it as a paper with their answer': [
    'By the link you see what you accepted, and get it as a PDF with your answer in it.',
    'You can read the terms, keep them as a PDF, and accept or decline until ${until}.',
  ],
  'an offer that was withdrawn says so by its old link, and its candidate is told': [
    'It cannot be accepted any more, and there is nothing you need to do.',
  ],
  'numbers of a job are of five people or more, and only of decided applications': [
    'Who interviewed you sees only numbers of five people or more.',
  ],
  'a candidate reads a receipt and every flag that the report shows, and never the score': [
    'During your interview for ${job} something was noted that ${company} looks at.',
  ],
  'an explanation is read at its flag in the report, changed, and taken back': [
    'You can see all of it, at its moment of the recording, and explain it in your words; the company is told what you say.',
  ],
  'who decided first cannot answer; a second person upholds with a reason, and both are told': [
    'The decision stays as it is.',
  ],
  'an answer that is late stands in the list, and both sides are told once': [
    'Your appeal stays open.',
  ],
  ...callPromises,
  // Accounts.
  '“Your current password works until then”: it does, and not afterwards': [
    'Your current password works until then.',
  ],
  'a candidate becomes an interviewer too, with the account and password they have': [
    'Your password stays the one you have; the one just typed in the form was not stored.',
  ],
  '[C11] a new password ends every session and every other link at once': [
    'You were signed out on every device.',
    'You are then signed out on every device.',
    'Your password has been changed, and you are signed out on every device.',
  ],
  '[PW-5] [C11] a changed password clears the temporary flag and signs out everywhere': [
    'You are then signed out on every device, this one too.',
  ],
  '[C11] signing out everywhere ends this session too': ['You are signed out on every device.'],
  '[C11] a sign-out bites at the next request': ['You are signed out.'],
  'each signs in once, whatever way it is typed, and the owner is told': [
    'Each code works once.',
    'Each works once.',
  ],
  '[C5] the database holds neither its secret nor a recovery code': ['They are not shown again.'],
  'a sign-in that waited too long starts again': [
    'For your safety a sign-in waits ten minutes for its second step.',
  ],
  'a secret that is lost for good is given up: everybody gets in again, by a mail and a new authenticator':
    ['Your password was removed as well, so that nobody gets in with it alone.'],
  '[EV-6] [PR-5] a colleague asks to join, is approved, and sees only what the role allows': [
    'They see nothing of your company until you or another administrator approves.',
  ],
  '[C11] deactivated means out with the next request': [
    'They are signed out at once and cannot sign in to your company until you reactivate them.',
  ],
  'who is signed in: the log writes down a deed': [
    'The account is yours alone; what is done with it counts as done by you.',
    'We keep your address, what you enter, and when and from where you signed in.',
  ],
  'documents: their owner and the office open them': [
    '${host} runs this installation of Candor and can reach what is stored, to keep it working.',
    'Whoever runs this installation of Candor can reach what is stored, to keep it working.',
    'Whoever runs this installation of Candor can reach what is stored.',
    'Only you and the people who run Candor can open these documents.',
    'Companies never see them.',
    'They are deleted ${IDENTITY_DOCUMENT_DAYS} days after the check is decided.',
  ],
  '[F6] what Stripe keeps of a check is deleted there thirty days after the decision': [
    'Only that answer, its times and the numbers that Stripe gave the check are kept here; Stripe deletes the pictures ${IDENTITY_DOCUMENT_DAYS} days later.',
  ],
  '[D2] nobody is found who has not published, is not confirmed, or is locked out': [
    'They see you once you say so and your identity is confirmed.',
  ],
  // A candidate's profile.
  'a profile: no company finds or reads it, not even of somebody who applied there': [
    'No company sees your profile.',
    'An application shows what its form holds.',
    'For now only you can open it.',
  ],
  'a CV is kept, downloaded by its owner, replaced and removed with its file': [
    'I can change all of it at any time, and remove my CV.',
  ],
  // Applications.
  '[PR-3] [D2] a CV is for members with the right to see candidates, and never another company’s': [
    'At ${companyName} its administrators see it, and those whose role includes candidates; so do programs that ${companyName} has connected.',
  ],
  ...lawPromises,
  'a withdrawal is one step, told to the team, and done once': [
    'If this was not you, sign in with this address and withdraw the application.',
    'To see how it stands, or to withdraw it, sign in as a candidate or sign up with this address.',
    'To see how your application stands, or to withdraw it, sign in or sign up as a candidate with this address.',
  ],
  'a refusal shows when its letter has left, and then nothing can be withdrawn': [
    'You can withdraw it until it is decided, and ask ${companyName} to show, correct or delete your data.',
  ],
  'leaves no word of them in any table, and no object': [
    'To take this back I ask ${companyName}, whose administrators can erase what is kept.',
    'You may ask the company for a copy of what is stored about you, for a correction, or for its erasure.',
    'You may ask {{company}} for a copy of what is stored about you, for a correction, or for its erasure, and you may object to how your interview was judged.',
  ],
  'a second application of one address is none: same reply, another mail, nothing lost or overwritten':
    ['What was sent now is kept beside it, for the company to look at.'],
  'who signs in next on the same machine neither sees it nor leaves it there': [
    'What you type stays in this browser until you send it, clear the form, sign in or sign out.',
  ],
  'nothing is kept of a repeated form, an unsent one, or of answers that were not offered': [
    'Nothing was kept.',
  ],
  '[PR-3] no page of the company shows what somebody volunteered, or that they did': [
    'Nobody who chooses candidates sees your answers, or whether you gave any.',
  ],
  '[D2] the database adds up no fewer than five people, and nobody of another company': [
    'Administrators of ${companyName} see sums of at least ${SMALLEST_GROUP} people and nothing else.',
  ],
  'answers go with the application: withdrawn on whichever way, or deleted': [
    'Your answers are kept apart from your application, and deleted with it or when you withdraw it.',
    'Your answers are kept apart from your application.',
  ],
  'answers of five or more who were decided on become sums and are deleted': [
    'Once ${SMALLEST_GROUP} or more people were decided on for this job, the answers are added up and then deleted.',
  ],
  // Live interviews.
  'that the candidate asks for leaves the old time until the company books a new one': [
    'Until one of them is certain it stays on ${told.when}.',
  ],
  'that the company wants asks the candidate for other times, and the old one stands': [
    'Until another time is certain it stays on {{when}}.',
  ],
  '[AV-1] [AV-5] has links that lead where its readers stand, and to nobody else’s': [
    'The link is for you alone.',
  ],
  'who made none has none; a new address ends the one before, and ending it ends it': [
    'It is not shown again; you can make a new one at any time.',
  ],
  // Recordings.
  'people outside are shown a recording as the terms say': [
    'Each of them is named, proves their address by a code, agrees to keep it to themselves, and is let in for at most ${days} days.',
    '${company} may also show the recording to people outside it.',
    'They may also show the recording to named people outside, each behind a code and for at most ${days} days.',
  ],
  'what is recorded, and that nothing can be shown outside without it, follows the test’s setting':
    [
      'Where the company asks for it, your whole screen and the sound of your microphone are recorded while the interview runs.',
      'There is no recording, so none can be shown to anybody outside.',
    ],
  'the days that the terms name are those that count, and never more later': [
    'The recording is kept for ${days} after the end of your interview at most, whatever ${company} sets later.',
    'As ${company} has set it today, what was noted during the interview is kept for ${noted}, and your answers and the result for ${answers}.',
    'The terms say how long your answers are kept.',
    'The interview’s first screen says how many days, before anything is recorded, and nobody has to go on from there.',
    'The recording is kept for ${countOfDays(days)} after the end of the interview at most.',
  ],
  '[BQ-7] where the browser refuses storage, waiting answers can be downloaded': [
    'Answers and recording are sent at once; please keep this page open until the end.',
  ],
  '[F6] “Candor deletes it by itself”': [
    'The company sets the number of days; afterwards Candor deletes the recording by itself.',
    'Then Candor deletes it by itself.',
    'Afterwards Candor deletes the recording by itself.',
    'Afterwards Candor deletes them by itself, in one of the next nights.',
  ],
  'before the terms: neither an upload nor a monitor begins': [
    'Nothing is recorded without a page that says so and asks you first.',
    'Know before you start what is recorded, and see afterwards who watched.',
  ],
  'nothing can be answered, submitted or noted before the start': [
    'Nothing is recorded before you start.',
    'Nothing is recorded yet, and the clock does not run.',
  ],
  'candidates see who watched their own interviews, without addresses, and nobody else’s': [
    'Nobody has watched the recording yet.',
    'If you have an account here, you see there who has watched.',
    'The people of the company who may read this interview, and the person in the recording, who is shown your name but not your address.',
  ],
  'what is noted of a viewer goes with the interview': [
    'As long as the company keeps the interview itself.',
  ],
  '[RV-6] an empty list says why': ['The interview was not recorded.'],
  // In the room.
  'where nothing is recorded the server takes no recording, also with voices listened for': [
    'Nothing is recorded here, and answers need almost nothing.',
    'Neither your screen nor any sound is recorded in this interview, nor the picture of your camera.',
    'This interview listens for voices, and records no sound.',
  ],
  'what a monitor sends has no place for a picture or a sound': [
    'This happens on your own device. Only the events found are sent, with their times: the analysis sends no picture and no sound.',
  ],
  'an event, however grave, rejects nobody and ends nothing': ['It never rejects you by itself.'],
  'what the terms say is kept beside the answers': [
    'We also keep your answers with their times, the browser you use, your network address, and events such as leaving fullscreen, switching to another tab, pasting, or a lost connection.',
  ],
  '[BQ-7] what an earlier release left is sent first': [
    'Answers are kept on your device until they have arrived; when you come back, they are sent by themselves.',
    'What you have answered is kept, and your link works on.',
    'Reload this page to try again; your answers are kept.',
    'It is kept, and we keep trying.',
    'Nothing is lost, and we keep trying.',
    'Not submitted yet, we keep trying.',
    'Not saved yet, we keep trying.',
  ],
  '[BQ-7] an answer of a page that lost the interview is refused, and kept apart': [
    'What was shown as saved counts.',
    'Your screen is no longer recorded by this page.',
  ],
  'is asked for once, said once, and does not fill the computer': [
    'What was not uploaded is not taken any more, and was deleted from this computer.',
    'Nothing is recorded now.',
  ],
};
