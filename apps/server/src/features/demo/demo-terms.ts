/**
 * What candidates agree to, version by version. A text that somebody accepted never changes: an edit is a
 * new version. It promises only what the software does; change both together.
 */
const bot = `What this is
You are about to take an interview without an interviewer: written questions, each with up to four answers, and a fixed amount of time. The company that invited you will read the result.

What is recorded
While the interview runs we record your whole screen and the sound of your microphone, and the sound of your computer where your browser can give it. Your camera picture is shown to you on the page, so it is part of the recording of your screen. We also keep your answers with their times, the browser you use, your network address, and events such as leaving fullscreen, switching to another tab, pasting, or a lost connection.
Please close whatever others should not see before you share your screen.

Who sees it
Only people of the company that invited you who are signed in, and whoever runs this installation of Candor for them. Nothing is sold, and nothing is used to train models.

What it is not
An event is a note of what happened, with its time. It is not a finding against you: a lost connection or a disconnected camera is a technical gap. No decision is made by the software; a person looks at your interview and decides.

How long it is kept
The company states the number of days in your invitation. After that time the company has to erase the recording, unless you and the company agree on something else.

Your rights
You may ask the company for a copy of what is stored about you, for a correction, or for its erasure, and you may object to how your interview was judged. Taking part is your choice: you may close this page now. Screen, camera and microphone are not recorded before you start.
If you need more time or another way to take the interview because of a disability, tell the company before you start.

During the interview
The time runs on our server from the moment you start, also when your page is closed or your connection is lost. Answers are kept on your device until they have arrived; when you come back, they are sent by themselves. Stay in fullscreen, keep the sharing on, and answer by yourself.`;

/** The dialog shows at most five lines, each with its icon. */
const facialTracking = `Keep your face in the picture and sit facing the screen.
Be alone in the room: no second person in the picture and no talking with others.
Sit in even light, and leave the camera uncovered until the end.
Your camera and microphone are analysed on your own device; only the events found are sent, with their times.
An event is a note for a person to look at. It never rejects you by itself.`;

export const demoTerms = [
  { type: 'Bot', version: 1, termsAndConditions: bot },
  { type: 'FacialTracking', version: 1, termsAndConditions: facialTracking },
] as const;
