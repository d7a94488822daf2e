import { appealType, isDecided, objectionWindow, raisedObjectionLifecycle } from '@zhaocai/model';
import { dueOf, type Due, type Law } from './objection-law.ts';

/** An objection as its periods are counted. */
export interface Counted {
  readonly appealType: number;
  readonly appealStatus: number;
  readonly target: number;
  /** What the period for what is next began with: that it was submitted, or taken up. */
  readonly since: string;
  readonly lawRegime: number;
}

/** By when it is answered, or taken up, or decided. */
export function dueOfNext(
  law: Law,
  { appealType: type, appealStatus, since }: Omit<Counted, 'target' | 'lawRegime'>,
): Due {
  if (!isDecided(type))
    return dueOf(law, appealType.is(type, 'query') ? 'objectionAnswerPeriod' : 'answerPeriod', since);
  const isTaken = raisedObjectionLifecycle.is(appealStatus, 'accepted');
  return dueOf(law, isTaken ? 'complaintDecisionPeriod' : 'complaintAcceptPeriod', since);
}

interface Answered {
  readonly target: number;
  readonly lawRegime: number;
  readonly dueTime: string | null;
  readonly answerTime: string;
}

/** Until when somebody may complain of an answer; null where no calendar says it. */
export function lapseOf(law: Law, { target, lawRegime, dueTime, answerTime }: Answered): string | null {
  const never = { publishTime: answerTime, bidEndTime: answerTime, openedTime: null, resultTime: null };
  const facts = { ...never, lawRegime, candidates: null, takenTime: null };
  const query = { dueTime, answerTime };
  return objectionWindow(facts, { appealType: appealType.code.complaint, target, knowTime: answerTime, query }, law)
    .end;
}
