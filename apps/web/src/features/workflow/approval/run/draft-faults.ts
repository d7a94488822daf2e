import type { ActionDraft, ActionSpec } from './run-actions.ts';

export type DraftFault = 'remark' | 'people' | 'chosen';

/** What is still missing before an action can be sent. */
export function faultsOf(spec: ActionSpec, draft: ActionDraft, mustChoose: boolean): DraftFault[] {
  const faults: [boolean, DraftFault][] = [
    [spec.people !== undefined && draft.people.length === 0, 'people'],
    [mustChoose && draft.chosen === undefined, 'chosen'],
    [spec.needsRemark === true && draft.remark.trim() === '', 'remark'],
  ];
  return faults.flatMap(([isMissing, fault]) => (isMissing ? [fault] : []));
}
