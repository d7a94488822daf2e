import type { Domain } from '../kit/domain.ts';
import { bidQuestion } from './bid-question.ts';
import { bidSignal } from './bid-signal.ts';
import { committeeEndpoints } from './committee-endpoints.ts';
import { committee, committeeMember } from './committee.ts';
import { deskEndpoints } from './desk-endpoints.ts';
import { packageEvaluation, scoreMark, scoreSheet } from './desk.ts';
import { evaluationReport, reportSignature } from './evaluation-report.ts';
import { evaluationStandard } from './evaluation-standard.ts';
import { evaluationMessages } from './messages.ts';
import { ownEvaluationEndpoints } from './own-endpoints.ts';
import { reportEndpoints } from './report-endpoints.ts';
import { signalEndpoints } from './signal-endpoints.ts';
import { bidQuestionEndpoints } from './question-endpoints.ts';
import { standardEndpoints } from './standard-endpoints.ts';
import { summaryEndpoints } from './summary-endpoints.ts';

export * from './bid-question.ts';
export * from './bid-signal.ts';
export * from './candidates.ts';
export * from './choices.ts';
export * from './committee-endpoints.ts';
export * from './committee-lifecycle.ts';
export * from './committee-rule.ts';
export * from './committee.ts';
export * from './desk-endpoints.ts';
export * from './desk-lifecycle.ts';
export * from './desk.ts';
export * from './evaluation-report.ts';
export * from './evaluation-standard.ts';
export * from './low-price-tally.ts';
export * from './messages.ts';
export * from './own-endpoints.ts';
export * from './question-endpoints.ts';
export * from './rejection.ts';
export * from './report-body.ts';
export * from './report-document.ts';
export * from './report-endpoints.ts';
export * from './report-lifecycle.ts';
export * from './signal-endpoints.ts';
export * from './standard-endpoints.ts';
export * from './standard-rule.ts';
export * from './summary-endpoints.ts';
export * from './tally.ts';

/** How bids are evaluated: by which standards, and by whom. */
export const evaluationDomain = {
  name: 'evaluation',
  // A committee before those who sit in it, and what they evaluate before what each of them finds: they are locked in this order.
  entities: [
    evaluationStandard,
    committee,
    committeeMember,
    packageEvaluation,
    scoreSheet,
    scoreMark,
    bidQuestion,
    bidSignal,
    evaluationReport,
    reportSignature,
  ],
  endpoints: [
    ...standardEndpoints,
    ...committeeEndpoints,
    ...ownEvaluationEndpoints,
    ...deskEndpoints,
    ...summaryEndpoints,
    ...bidQuestionEndpoints,
    ...signalEndpoints,
    ...reportEndpoints,
  ],
  messages: evaluationMessages,
} as const satisfies Domain;
