import { instanceStateNames, messageKindNames } from '@zhaocai/model/workflow/state-names';
import type { Text } from '@zhaocai/model/kit/text';
import type { Tone } from '@zhaocai/model/kit/field';

interface State {
  readonly label: Text;
  readonly tone: Tone;
}

/** What an application may be; the same word and colour on every screen. */
export const instanceStates = {
  running: { label: instanceStateNames.running, tone: 'blue' },
  returned: { label: instanceStateNames.returned, tone: 'orange' },
  finished: { label: instanceStateNames.finished, tone: 'green' },
  rejected: { label: instanceStateNames.rejected, tone: 'red' },
  withdrawn: { label: instanceStateNames.withdrawn, tone: 'grey' },
  error: { label: instanceStateNames.error, tone: 'red' },
} as const satisfies Record<string, State>;

export type InstanceStatus = keyof typeof instanceStates;

export function isInstanceStatus(text: string | undefined): text is InstanceStatus {
  return text !== undefined && text in instanceStates;
}

export const messageKinds: Readonly<Record<string, State>> = {
  todo: { label: messageKindNames.todo, tone: 'orange' },
  returned: { label: messageKindNames.returned, tone: 'orange' },
  urge: { label: messageKindNames.urge, tone: 'orange' },
  overdue: { label: messageKindNames.overdue, tone: 'red' },
  finished: { label: messageKindNames.finished, tone: 'green' },
  rejected: { label: messageKindNames.rejected, tone: 'red' },
  withdrawn: { label: messageKindNames.withdrawn, tone: 'grey' },
  error: { label: messageKindNames.error, tone: 'red' },
  cc: { label: messageKindNames.cc, tone: 'blue' },
  contractSigned: { label: messageKindNames.contractSigned, tone: 'orange' },
  contractChanged: { label: messageKindNames.contractChanged, tone: 'orange' },
  contractDone: { label: messageKindNames.contractDone, tone: 'green' },
};
