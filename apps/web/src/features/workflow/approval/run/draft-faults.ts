import type { ActionDraft, ActionSpec } from './run-actions.ts';

export type DraftFault = 'remark' | 'people' | 'toNode';

/** What is still missing before an action can be sent. */
export function faultsOf(spec: ActionSpec, draft: ActionDraft, choosesStep: boolean): DraftFault[] {
  const faults: [boolean, DraftFault][] = [
    [spec.people !== undefined && draft.people.length === 0, 'people'],
    [choosesStep && draft.toNode === undefined, 'toNode'],
    [spec.needsRemark === true && draft.remark.trim() === '', 'remark'],
  ];
  return faults.flatMap(([isMissing, fault]) => (isMissing ? [fault] : []));
}
