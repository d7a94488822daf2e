import { auditStatus as audit } from '@zhaocai/model/kit/audit-states';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import type { Text } from '@zhaocai/model/kit/text';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { isInApproval } from '@zhaocai/model/workflow/object-approval';
import { detailTexts as texts } from './texts.ts';

/** What the project waits for, in words for this user. */
export function nextStep({ stage, auditStatus, actions, rejectReason, approval }: ProjectDetail): Text {
  const may = (action: string) => actions.includes(action);
  switch (projectLifecycle.named(stage)?.name) {
    case 'initiated':
      return rejectReason ? texts.nextReturned : texts.nextDraft;
    case 'toConfirm':
      return may('approve') ? texts.nextConfirm : texts.nextAwait;
    case 'ready':
      return texts.nextPublish;
    case 'published':
    case 'registering':
      return may('open') ? texts.nextOpen : texts.nextEntry;
    case 'quoting':
      return may('open') ? texts.nextOpen : texts.nextQuoting;
    case 'opened':
      return texts.nextSelect;
    case 'resultToConfirm':
      if (isInApproval(approval)) return texts.nextInApproval;
      if (may('approveResult')) return texts.nextReview;
      return audit.is(auditStatus, 'inApproval') ? texts.nextAwaitResult : texts.nextPublishResult;
    case 'resultPublished':
      return texts.nextDone;
    default:
      return texts.nextAwait;
  }
}
