import type { Text } from '@zhaocai/model/kit/text';
import { rejectHandling } from '@zhaocai/model/workflow/definition';
import { approvalTexts as texts } from '../texts.ts';

/** What a rejection does, by the step's setting. */
export function rejectHelp(rejectHandle: string | null): Text {
  switch (rejectHandling.named(Number(rejectHandle))?.name) {
    case 'end':
      return texts.rejectEndsHelp;
    case 'previous':
      return texts.rejectPreviousHelp;
    case 'initiator':
      return texts.rejectInitiatorHelp;
    default:
      return texts.rejectHelp;
  }
}
