import { rejectHandling } from '@zhaocai/model/workflow/definition';
import type { FlowDetail } from '@zhaocai/model/workflow/wire';
import type { Translate } from '../../../../kit/text/language.ts';
import { approvalTexts as texts } from '../texts.ts';

/** What a rejection does, by the step's setting; where it ends the flow, what becomes of what it is about. */
export function rejectHelp(
  { rejectHandle, afterReject }: Pick<FlowDetail, 'rejectHandle' | 'afterReject'>,
  t: Translate,
): string {
  switch (rejectHandling.named(Number(rejectHandle))?.name) {
    case 'end':
      return afterReject ?? t(texts.rejectEndsHelp);
    case 'previous':
      return t(texts.rejectPreviousHelp);
    case 'initiator':
      return t(texts.rejectInitiatorHelp);
    default:
      return t(texts.rejectHelp);
  }
}
