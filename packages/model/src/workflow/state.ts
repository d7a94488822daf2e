import type { ClosedBecause, DecidedByRule, InstanceStatus, OperateStatus } from './run-lifecycle.ts';

export interface FlowTask {
  /** Counts up within its instance. */
  readonly no: number;
  readonly visitNo: number;
  readonly nodeId: string;
  readonly person: string;
  status: OperateStatus;
  closedBecause?: ClosedBecause;
  /** What it counts as; a task whose signer refused counts as a rejection though its holder said nothing. */
  vote?: 'agree' | 'reject';
  /** Decided by a rule, not by the person. */
  automatic?: DecidedByRule;
  /** Asked by somebody who wants another's word before or after his own: his task. */
  sign?: { readonly parentNo: number; readonly when: 'before' | 'after' };
  /** He has agreed; the word of those whom he asked afterwards is still out. */
  hasAgreed?: boolean;
  /** Who held it before, latest last. */
  readonly formerHolders: readonly string[];
}

/** A stay at a node where people act: who was asked, and what they have said so far. */
export interface FlowVisit {
  readonly no: number;
  readonly nodeId: string;
  /** The visits that led here, in order: what a return goes back along. */
  trail: readonly number[];
  /** How many votes there are; fixed when it opened. */
  readonly votes: number;
  readonly tasks: FlowTask[];
}

/** A visit that is over, as long as somebody can be sent back to it. */
export interface PastVisit {
  readonly no: number;
  readonly nodeId: string;
  readonly trail: readonly number[];
  /** Who decided it. */
  readonly actors: readonly string[];
  /** Who held a vote there, decided or not; absent of runs from before it was kept. */
  readonly people?: readonly string[];
}

/** A decision that conditions took: which edges, over the form as it was. It has a place on the trail like a visit. */
export interface Judgement {
  readonly no: number;
  readonly nodeId: string;
  readonly trail: readonly number[];
  readonly edges: readonly string[];
}

export interface FlowToken {
  readonly no: number;
  nodeId: string;
  /** `visiting`: people act on it there · `waiting`: for others to arrive · `stuck`: no way on, an administrator must look. */
  state: 'visiting' | 'waiting' | 'stuck';
  visitNo?: number;
  trail: readonly number[];
  /** What had been joined to it before it was sent back: it is on the trail again behind the next join. */
  carried?: readonly number[];
  /** Of a stuck one: where a retry begins. */
  stuckAt?: 'entering' | 'leaving';
}

/** Where the run stood when it was returned to the initiator, so that it can go on there. */
export interface Suspended {
  readonly tokens: readonly FlowToken[];
  readonly visits: readonly { readonly no: number; readonly nodeId: string; readonly people: readonly string[] }[];
  /** The rejecter wants every step again. */
  readonly mustRestart?: boolean;
}

/** Everything that the engine knows of a run. Plain data: stored as it is, compared as it is. */
export interface FlowState {
  readonly initiator: string;
  status: InstanceStatus;
  tokens: FlowToken[];
  visits: FlowVisit[];
  past: PastVisit[];
  /** Absent of runs from before it was kept. */
  judged?: Judgement[];
  suspended?: Suspended;
  /** Others than the initiator who have handed it in again in his place. */
  handedInBy?: readonly string[];
  /** Who has agreed so far to the content as it is now. */
  agreed: string[];
  /** Who has agreed at an approval since it was handed in, or refused, last; absent of runs from before it was kept. */
  approved?: readonly string[];
  lastTokenNo: number;
  /** Counts visits and judgements: both are places on a trail. */
  lastVisitNo: number;
  lastTaskNo: number;
}

export type FlowCommand =
  | { readonly kind: 'start'; readonly by: string }
  | { readonly kind: 'agree'; readonly by: string; readonly taskNo: number; readonly hasChanged?: boolean }
  | {
      readonly kind: 'reject';
      readonly by: string;
      readonly taskNo: number;
      readonly toNodeId?: string;
      /** Of one that goes back to the initiator: he may not come straight back to this step. */
      readonly mustRestart?: boolean;
    }
  | { readonly kind: 'resubmit'; readonly by: string; readonly taskNo: number; readonly resume: 'restart' | 'back' }
  | { readonly kind: 'recall'; readonly by: string; readonly visitNo: number }
  | { readonly kind: 'withdraw'; readonly by: string }
  | {
      readonly kind: 'transfer';
      readonly by: string;
      readonly taskNo: number;
      readonly to: string;
      readonly isForced?: boolean;
    }
  | {
      readonly kind: 'addSign';
      readonly by: string;
      readonly taskNo: number;
      readonly to: readonly string[];
      readonly when: 'before' | 'after';
    }
  | { readonly kind: 'retry'; readonly by: string }
  /** Lets the run go on past a step, by an administrator. */
  | { readonly kind: 'skip'; readonly by: string; readonly nodeId: string }
  /** Whoever is asked and cannot act any more hands on what he has. */
  | { readonly kind: 'replaceAbsent'; readonly by: string }
  | { readonly kind: 'terminate'; readonly by: string };

/** Why a command changes nothing; the message's code is `workflow.<reason>`. */
export type FlowRefusal =
  | 'notRunning'
  | 'taskClosed'
  | 'notYours'
  | 'waitsForOthers'
  | 'chooseStep'
  | 'unknownStep'
  | 'notReturned'
  | 'restartOnly'
  | 'tooLateToRecall'
  | 'notTransferable'
  | 'alreadyAsked'
  | 'ownCase'
  | 'nobodyAbsent'
  | 'notSkippable'
  | 'nobodyAgreed'
  | 'notStuck';

/** What happened, in order; the shell stores it as history and tells people of it. */
export type FlowEffect =
  | { readonly kind: 'taskOpened'; readonly task: FlowTask }
  | { readonly kind: 'taskClosed'; readonly task: FlowTask }
  | {
      readonly kind: 'visitOpened';
      readonly visitNo: number;
      readonly nodeId: string;
      readonly trace: readonly TraceLine[];
    }
  | { readonly kind: 'visitClosed'; readonly visitNo: number; readonly nodeId: string; readonly outcome: VisitOutcome }
  /** Those who had decided there took it back, and are asked again. */
  | { readonly kind: 'recalled'; readonly visitNo: number; readonly person: string }
  | { readonly kind: 'edgeTaken' | 'edgeSkipped'; readonly edgeId: string; readonly because: EdgeReason }
  | { readonly kind: 'joined'; readonly nodeId: string; readonly tokens: number }
  | { readonly kind: 'stuck'; readonly nodeId: string; readonly because: StuckReason }
  | { readonly kind: 'statusChanged'; readonly status: InstanceStatus };

export type VisitOutcome = 'agreed' | 'rejected' | 'cancelled' | 'skipped';
export type EdgeReason = 'always' | 'true' | 'false' | 'default' | 'notReached';
export type StuckReason = 'noWayOn' | 'expressionFailed' | 'endlessLoop' | 'nobody';

/** One line of why these people were asked. */
export interface TraceLine {
  readonly step:
    | 'candidates'
    | 'disabled'
    | 'withoutRight'
    | 'substituted'
    | 'self'
    | 'duplicate'
    | 'empty'
    | 'administrators'
    | 'reopened';
  readonly people: readonly string[];
  /** To whom, where somebody stands in for somebody. */
  readonly to?: readonly string[];
}

/** A person as the world knows him when a node is entered. */
export interface Candidate {
  readonly id: string;
  readonly isActive: boolean;
  /** Out of office: who decides in his place. */
  readonly substitute?: string;
  /** His part names him, and he lacks the right to the action that the flow is bound to. */
  readonly lacksRight?: true;
}

export type Evaluation = { readonly value: unknown } | { readonly error: string };

/** What the engine asks of the outside, answered at once and the same for the same run: the shell has looked before. */
export interface FlowWorld {
  candidates(nodeId: string): readonly Candidate[];
  /** Somebody who was asked before; undefined when he is not there any more. */
  person(id: string): Candidate | undefined;
  /** Who decides where nobody is left. */
  administrators(): readonly string[];
  leaderOf(person: string): Candidate | undefined;
  /**
   * Where the business wants a second person: who made what is asked about, though somebody else handed it in. Undefined
   * where the rules of the steps alone say it.
   */
  makers(): readonly string[] | undefined;
  /** An expression over the form and the initiator; `result` is the decision's own value. */
  evaluate(expression: string, result?: unknown): Evaluation;
}

export type FlowOutcome =
  | { readonly ok: true; readonly state: FlowState; readonly effects: readonly FlowEffect[] }
  | { readonly ok: false; readonly refusal: FlowRefusal };
