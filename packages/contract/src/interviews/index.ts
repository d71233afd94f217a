import type { Endpoint } from '../endpoint.ts';
import * as health from '../operations/operations.ts';
import * as appointmentCalls from './appointment-calls.ts';
import * as appointmentDeeds from './appointment-deeds.ts';
import * as appointmentLinks from './appointment-links.ts';
import * as appointmentSeats from './appointment-seats.ts';
import * as appointments from './appointments.ts';
import * as attemptBreaks from './attempt-breaks.ts';
import * as attemptTerms from './attempt-terms.ts';
import * as attempts from './attempts.ts';
import * as availability from './availability.ts';
import * as calendars from './calendars.ts';
import * as callAside from './call-aside.ts';
import * as callConnection from './call-connection.ts';
import * as callKnock from './call-knock.ts';
import * as callLog from './call-log.ts';
import * as callReactions from './call-reactions.ts';
import * as callRecordings from './call-recordings.ts';
import * as callRoom from './call-room.ts';
import * as calls from './calls.ts';
import * as currentTerms from './current-terms.ts';
import * as evidence from './evidence.ts';
import * as interviewFeeds from './interview-feeds.ts';
import * as invitations from './invitations.ts';
import * as kits from './kits.ts';
import * as memberWatched from './member-watched.ts';
import * as needs from './needs.ts';
import * as proctoringReview from './proctoring-review.ts';
import * as proctoring from './proctoring.ts';
import * as questionImport from './question-import.ts';
import * as questionReports from './question-reports.ts';
import * as questions from './questions.ts';
import * as recordings from './recordings.ts';
import * as decisions from './review-decisions.ts';
import * as review from './review.ts';
import * as roomLanguage from './room-language.ts';
import * as scheduling from './scheduling.ts';
import * as candidateFeedback from './candidate-feedback.ts';
import * as usualKits from './usual-kits.ts';
import * as scorecards from './scorecards.ts';
import * as statements from './statements.ts';
import * as sharing from './sharing.ts';
import * as terms from './terms.ts';
import * as tests from './tests.ts';
import * as viewing from './viewing.ts';
import * as seatHours from './seat-hours.ts';

/** From a question to what a company decides on an interview. */
export const interviews = {
  questions: {
    listQuestions: questions.listQuestions,
    listSkills: questions.listSkills,
    getQuestion: questions.getQuestion,
    createQuestion: questions.createQuestion,
    saveQuestion: questions.saveQuestion,
    moveQuestion: questions.moveQuestion,
    moveQuestions: questions.moveQuestions,
    takeBackMoves: questions.takeBackMoves,
    uploadQuestionImage: questions.uploadQuestionImage,
    previewImport: questionImport.previewImport,
    importQuestions: questionImport.importQuestions,
    convertQti: questionImport.convertQti,
    exportQuestions: questionImport.exportQuestions,
    reportShownQuestion: questionReports.reportShownQuestion,
    reportQuestion: questionReports.reportQuestion,
    listQuestionReports: questionReports.listQuestionReports,
    resolveQuestionReport: questionReports.resolveQuestionReport,
  },
  tests: {
    listBlueprints: tests.listBlueprints,
    getBlueprint: tests.getBlueprint,
    createBlueprint: tests.createBlueprint,
    saveBlueprint: tests.saveBlueprint,
    cloneBlueprint: tests.cloneBlueprint,
    archiveBlueprint: tests.archiveBlueprint,
    previewBlueprint: tests.previewBlueprint,
  },
  scheduling: {
    getScheduleChoices: scheduling.getScheduleChoices,
    findInvitees: scheduling.findInvitees,
    previewInvitation: scheduling.previewInvitation,
    scheduleInterviews: scheduling.scheduleInterviews,
    getInvitation: invitations.getInvitation,
    resendInvitation: invitations.resendInvitation,
    extendInvitation: invitations.extendInvitation,
    cancelInvitation: invitations.cancelInvitation,
    setAccommodations: invitations.setAccommodations,
    remindCandidates: invitations.remindCandidates,
  },
  evidence: {
    openEvidence: evidence.openEvidence,
    openOwnRecording: evidence.openOwnRecording,
    sendExplanations: evidence.sendExplanations,
    listExplanations: evidence.listExplanations,
  },
  needs: {
    openNeeds: needs.openNeeds,
    askNeed: needs.askNeed,
    withdrawNeed: needs.withdrawNeed,
    answerNeedOffer: needs.answerNeedOffer,
    keepNeeds: needs.keepNeeds,
    listNeeds: needs.listNeeds,
    getNeed: needs.getNeed,
    grantNeed: needs.grantNeed,
    offerNeed: needs.offerNeed,
    declineNeed: needs.declineNeed,
    confirmRefusal: needs.confirmRefusal,
  },
  terms: {
    listTerms: terms.listTerms,
    getTermsHistory: terms.getTermsHistory,
    saveTermsDraft: terms.saveTermsDraft,
    discardTermsDraft: terms.discardTermsDraft,
    publishTerms: terms.publishTerms,
    setHostName: terms.setHostName,
  },
  attempts: {
    openInvitation: attempts.openInvitation,
    getTerms: currentTerms.getTerms,
    getInterviewTerms: attemptTerms.getInterviewTerms,
    getBotQuestions: attempts.getBotQuestions,
    saveAnswer: attempts.saveAnswer,
    getClock: attempts.getClock,
    streamClock: attempts.streamClock,
    takeBreak: attemptBreaks.takeBreak,
    endBreak: attemptBreaks.endBreak,
    submitBotInterview: attempts.submitBotInterview,
    recordAttemptEvents: attempts.recordAttemptEvents,
    chooseRoomLanguage: roomLanguage.chooseRoomLanguage,
    measureUpload: health.measureUpload,
  },
  proctoring: {
    startProctoring: proctoring.startProctoring,
    recordViolation: proctoring.recordViolation,
    recordAuditHistory: proctoring.recordAuditHistory,
    recordMonitorHealth: proctoring.recordMonitorHealth,
    getProctoring: proctoringReview.getProctoring,
    judgeEpisode: proctoringReview.judgeEpisode,
  },
  recordings: {
    initiateUpload: recordings.initiateUpload,
    signPart: recordings.signPart,
    signSlice: recordings.signSlice,
    uploadOnLeaving: recordings.uploadOnLeaving,
    listParts: recordings.listParts,
    completeUpload: recordings.completeUpload,
    getRecording: recordings.getRecording,
  },
  viewing: {
    sendOtpToEmail: viewing.sendOtpToEmail,
    verifyOtp: viewing.verifyOtp,
    getRecordingByToken: viewing.getRecordingByToken,
    logAccess: viewing.logAccess,
    reportWatched: viewing.reportWatched,
    listShares: sharing.listShares,
    shareRecording: sharing.shareRecording,
    revokeShare: sharing.revokeShare,
    resendShare: sharing.resendShare,
    downloadRecording: sharing.downloadRecording,
    reportMemberWatched: memberWatched.reportMemberWatched,
    listViews: sharing.listViews,
    listOwnViews: sharing.listOwnViews,
  },
  availability: {
    getAvailability: availability.getAvailability,
    saveAvailability: availability.saveAvailability,
  },
  calendars: {
    listCalendars: calendars.listCalendars,
    connectCalendar: calendars.connectCalendar,
    readCalendarNow: calendars.readCalendarNow,
    disconnectCalendar: calendars.disconnectCalendar,
  },
  appointments: {
    listLiveInterviews: appointments.listLiveInterviews,
    getLiveChoices: appointments.getLiveChoices,
    findLiveTimes: appointments.findLiveTimes,
    scheduleLiveInterview: appointments.scheduleLiveInterview,
    getLiveInterview: appointments.getLiveInterview,
    getLiveTimes: appointments.getLiveTimes,
    bookLiveInterview: appointmentDeeds.bookLiveInterview,
    moveLiveInterview: appointmentDeeds.moveLiveInterview,
    declineMove: appointmentDeeds.declineMove,
    cancelLiveInterview: appointmentDeeds.cancelLiveInterview,
    remindOfLiveInterview: appointmentDeeds.remindOfLiveInterview,
    changePlan: appointmentDeeds.changePlan,
    changePlace: appointmentDeeds.changePlace,
    changeSeat: appointmentDeeds.changeSeat,
    openAppointment: appointmentLinks.openAppointment,
    offerTimes: appointmentLinks.offerTimes,
    pickTime: appointmentLinks.pickTime,
    keepAppointment: appointmentLinks.keepAppointment,
    withdrawFromAppointment: appointmentLinks.withdrawFromAppointment,
    writeAppointmentNote: appointmentLinks.writeAppointmentNote,
    listOwnAppointments: appointmentLinks.listOwnAppointments,
    openOwnAppointment: appointmentLinks.openOwnAppointment,
    openSeat: appointmentSeats.openSeat,
    answerSeat: appointmentSeats.answerSeat,
    swapSeat: appointmentSeats.swapSeat,
    readSeatHours: seatHours.readSeatHours,
    saveSeatHours: seatHours.saveSeatHours,
    listOwnSeats: appointmentSeats.listOwnSeats,
    openOwnSeat: appointmentSeats.openOwnSeat,
    callAsCandidate: appointmentCalls.callAsCandidate,
    callFromSeat: appointmentCalls.callFromSeat,
    callAsMember: appointmentDeeds.callAsMember,
  },
  interviewFeeds: {
    getInterviewFeed: interviewFeeds.getInterviewFeed,
    makeInterviewFeed: interviewFeeds.makeInterviewFeed,
    revokeInterviewFeed: interviewFeeds.revokeInterviewFeed,
    readInterviewFeed: interviewFeeds.readInterviewFeed,
  },
  kits: {
    listKits: kits.listKits,
    getKit: kits.getKit,
    createKit: kits.createKit,
    saveKit: kits.saveKit,
    retireKit: kits.retireKit,
    listKitChoices: kits.listKitChoices,
    getLiveKit: kits.getLiveKit,
    chooseLiveKit: kits.chooseLiveKit,
    listUsualKits: usualKits.listUsualKits,
    setUsualKit: usualKits.setUsualKit,
    getUsualKit: usualKits.getUsualKit,
  },
  scorecards: {
    openScorecard: scorecards.openScorecard,
    openSeatCv: scorecards.openSeatCv,
    saveScorecard: scorecards.saveScorecard,
    sendScorecard: scorecards.sendScorecard,
    listOwnScorecards: scorecards.listOwnScorecards,
    openOwnScorecard: scorecards.openOwnScorecard,
    getScorecards: scorecards.getScorecards,
    getCallLog: callLog.getCallLog,
  },
  candidateFeedback: {
    openFeedback: candidateFeedback.openFeedback,
    sendFeedback: candidateFeedback.sendFeedback,
    declineFeedback: candidateFeedback.declineFeedback,
    getFeedback: candidateFeedback.getFeedback,
    listFeedback: candidateFeedback.listFeedback,
  },
  statements: {
    listStatements: statements.listStatements,
    settleStatement: statements.settleStatement,
    rateInterviewer: statements.rateInterviewer,
    listOwnStatements: statements.listOwnStatements,
    replyToStatement: statements.replyToStatement,
    exportOwnStatements: statements.exportOwnStatements,
  },
  calls: {
    userHasPassword: calls.userHasPassword,
    resetPasswordWithToken: calls.resetPasswordWithToken,
    getPublicKey: calls.getPublicKey,
    logInToInterview: calls.logInToInterview,
    getInterviewLinkToken: calls.getInterviewLinkToken,
    getCallSite: calls.getCallSite,
    enterCall: callRoom.enterCall,
    openCall: callRoom.openCall,
    joinCall: callRoom.joinCall,
    streamCall: callRoom.streamCall,
    signalInCall: callRoom.signalInCall,
    sayInCall: callRoom.sayInCall,
    showInCall: callRoom.showInCall,
    beatInCall: callRoom.beatInCall,
    countConnection: callConnection.countConnection,
    leaveCall: callRoom.leaveCall,
    inviteGuest: callKnock.inviteGuest,
    knockAtCall: callKnock.knockAtCall,
    waitAtCall: callKnock.waitAtCall,
    answerKnock: callKnock.answerKnock,
    sayAside: callAside.sayAside,
    readCallPlan: callAside.readCallPlan,
    reactInCall: callReactions.reactInCall,
  },
  callRecordings: {
    askToRecord: callRecordings.askToRecord,
    answerRecording: callRecordings.answerRecording,
    stopRecording: callRecordings.stopRecording,
    getCallClock: callRecordings.getCallClock,
  },
  callTracks: {
    initiateTrack: callRecordings.initiateTrack,
    signTrackPart: callRecordings.signTrackPart,
    signTrackSlice: callRecordings.signTrackSlice,
    listTrackParts: callRecordings.listTrackParts,
    completeTrack: callRecordings.completeTrack,
    getLiveRecordings: callRecordings.getLiveRecordings,
  },
  review: {
    listInterviews: review.listInterviews,
    exportInterviews: review.exportInterviews,
    getInterviewReport: review.getInterviewReport,
    getInterviewReview: decisions.getInterviewReview,
    decideInterview: decisions.decideInterview,
    addInterviewNote: decisions.addInterviewNote,
    exportInterviewReport: decisions.exportInterviewReport,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;
