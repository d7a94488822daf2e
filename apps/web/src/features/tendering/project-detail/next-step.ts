import type { Text } from '@zhaocai/model/kit/text';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { isInApproval } from '@zhaocai/model/workflow/object-approval';
import { detailTexts as texts } from './texts.ts';

const inApproval = 1;

/** What the project waits for, in words for this user. */
export function nextStep({ stage, auditStatus, actions, rejectReason, approval }: ProjectDetail): Text {
  const may = (action: string) => actions.includes(action);
  switch (stage) {
    case 5:
      return rejectReason ? texts.nextReturned : texts.nextDraft;
    case 10:
      return may('approve') ? texts.nextConfirm : texts.nextAwait;
    case 25:
      return texts.nextPublish;
    case 30:
    case 35:
      return may('open') ? texts.nextOpen : texts.nextEntry;
    case 40:
      return may('open') ? texts.nextOpen : texts.nextQuoting;
    case 45:
      return texts.nextSelect;
    case 60:
      if (isInApproval(approval)) return texts.nextInApproval;
      if (may('approveResult')) return texts.nextReview;
      return auditStatus === inApproval ? texts.nextAwaitResult : texts.nextPublishResult;
    case 65:
      return texts.nextDone;
    default:
      return texts.nextAwait;
  }
}
