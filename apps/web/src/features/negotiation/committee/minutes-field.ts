import type { Text } from '@zhaocai/model/kit/text';
import { leastRoundMinutes, mostRoundMinutes } from '@zhaocai/model/negotiation/round-rule';

/** Minutes, as a form asks for them. */
export const minutesField = (label: Text) =>
  ({ kind: 'integer', label, min: leastRoundMinutes, max: mostRoundMinutes, required: true }) as const;
