import type { Text } from '@zhaocai/model/kit/text';
import { approvalTexts as texts } from '../texts.ts';

/** What a rejection does, by the step's setting: 1 ends · 2 the step before · 3 the initiator · 4 a step that is chosen. */
export function rejectHelp(rejectHandle: string | null): Text {
  if (rejectHandle === '1') return texts.rejectEndsHelp;
  if (rejectHandle === '2') return texts.rejectPreviousHelp;
  return rejectHandle === '3' ? texts.rejectInitiatorHelp : texts.rejectHelp;
}
