import { auditStatus as audit } from '@zhaocai/model/kit/audit-states';
import { isByInvitation } from '@zhaocai/model/tendering/invitation-need';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import type { Text } from '@zhaocai/model/kit/text';
import { hasStep, type WayFacts } from '@zhaocai/model/tendering/project-way';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { isInApproval } from '@zhaocai/model/workflow/object-approval';
import { isShortWithReason } from './late-times.tsx';
import { detailTexts as texts } from './texts.ts';

/** What the project waits for, in words for this user. */
export function nextStep(detail: ProjectDetail): Text {
  const { stage, actions, next, child } = detail;
  const leadsOn = (action: string) => next.some((step) => step.action === action);
  if (leadsOn('decideException')) return texts.nextException;
  if (leadsOn('publishNotice')) return texts.nextHandedOver;
  const may = (action: string) => actions.includes(action);
  switch (projectLifecycle.named(stage)?.name) {
    case 'initiated':
      return nextOfDraft(detail);
    case 'toConfirm':
      return may('approve') ? texts.nextConfirm : texts.nextAwait;
    case 'drafting':
      return leadsOn('decideDocuments') ? texts.nextDocumentsAsked : texts.nextDocuments;
    case 'suspended':
      return texts.nextSuspended;
    case 'ready':
      if (leadsOn('retreat')) return texts.nextLate;
      if (isShortWithReason(detail)) return texts.nextShort;
      return isByInvitation(detail) ? texts.nextInvite : texts.nextPublish;
    case 'published':
    case 'registering':
      return leadsOn('open') ? texts.nextOpen : texts.nextEntry;
    case 'quoting':
      return leadsOn('open') ? texts.nextOpen : texts.nextQuoting;
    case 'opened':
      return nextOfOpened(detail);
    case 'resultToConfirm':
      return nextOfResult(detail);
    case 'resultPublished':
      if (leadsOn('putUpAgain')) return texts.nextNoticeDown;
      return hasStep(detail, 'publishResult') ? texts.nextDone : texts.nextDoneQuietly;
    case 'failed':
      return child ? texts.nextTakenUp : texts.nextFailed;
    case 'terminated':
      return child ? texts.nextTakenUp : texts.nextTerminated;
    default:
      return texts.nextAwait;
  }
}

function nextOfOpened(detail: ProjectDetail): Text {
  const leadsOn = (action: string) => detail.next.some((step) => step.action === action);
  if (leadsOn('setAuction')) return texts.nextSetAuction;
  if (leadsOn('select')) return texts.nextSelect;
  return hasStep(detail, 'bidDown') ? texts.nextAuctionRuns : texts.nextEvaluating;
}

function nextOfDraft({ rejectReason, isTakenBack }: ProjectDetail): Text {
  if (!rejectReason) return texts.nextDraft;
  return isTakenBack ? texts.nextTakenBack : texts.nextReturned;
}

function nextOfResult({ auditStatus, actions, approval, next, nextDeadline }: ProjectDetail): Text {
  const leadsOn = (action: string) => next.some((step) => step.action === action);
  if (isInApproval(approval)) return texts.nextInApproval;
  if (leadsOn('publishCandidates')) return texts.nextCandidates;
  if (nextDeadline?.field === 'candidatesEnd') return texts.nextPublicity;
  if (actions.includes('approveResult')) return texts.nextReview;
  if (audit.is(auditStatus, 'inApproval')) return texts.nextAwaitResult;
  return leadsOn('publishFailure') ? texts.nextPublishFailure : texts.nextPublishResult;
}

const steps: Readonly<Record<string, Text>> = {
  decideException: texts.stepDecide,
  publishNotice: texts.stepPublishNotice,
  submit: texts.submit,
  approve: texts.approve,
  publish: texts.publish,
  handInDocuments: texts.handInDocuments,
  decideDocuments: texts.decideDocuments,
  publishCandidates: texts.publishCandidates,
  resume: projectLifecycle.actions.resume.label,
  retreat: projectLifecycle.actions.retreat.label,
  open: texts.open,
  askFail: texts.stepFail,
  setAuction: texts.stepSetAuction,
  select: texts.stepSelect,
  approveResult: texts.review,
  publishResult: texts.publishResult,
  publishFailure: projectLifecycle.actions.publishFailure.label,
  putUpAgain: texts.putUpAgain,
  rebid: texts.rebid,
};

/** A step that somebody can take, in words; whoever is invited gets a letter in place of a notice. */
export function stepText(action: string, project: WayFacts): Text {
  if (action === 'publish' && isByInvitation(project)) return texts.sendLetter;
  return steps[action] ?? texts.nextStep;
}
