import { applyChange, type FormValues } from '@zhaocai/model';
import { refuse } from '../../../platform/http/index.ts';
import { rightsAt, type FlowVersion } from './flow-version.ts';

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Field by field, what is different. */
export function changesBetween(before: FormValues, after: FormValues): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

export interface ChangedForm {
  readonly form: FormValues;
  readonly changes: readonly FieldChange[];
}

interface Sent {
  readonly version: FlowVersion;
  readonly nodeId: string;
  readonly current: FormValues;
  readonly sent: FormValues;
  /** The business knows the form's fields; else the flow does. */
  readonly isOfBusiness?: boolean;
}

/** What a step sends, taken into the form as far as the step may write it; anything else refuses the whole. */
export function changeForm({ version, nodeId, current, sent, isOfBusiness }: Sent): ChangedForm {
  if (!isOfBusiness) demandKnown(version, { ...sent }, current);
  const step = rightsAt(version, nodeId);
  const change = applyChange(current, sent, step);
  if (!change.ok) {
    const fields = change.fields.join('、');
    if (change.refused === 'missing') return refuse('workflow.fieldMissing', { fields });
    const mayWriteSome =
      step.mayEdit || Object.values(step.rights).some((right) => right !== 'read' && right !== 'hidden');
    return mayWriteSome ? refuse('workflow.fieldFixed', { fields }) : refuse('workflow.formFixed');
  }
  const names = [...new Set(change.changed.map((path) => path.split('.')[0] ?? path))];
  return {
    form: change.values,
    changes: names.map((field) => ({ field, before: current[field] ?? null, after: change.values[field] ?? null })),
  };
}

/** A form has the fields that its flow declares, and those it was started with. */
export function demandKnown(
  { variables }: Pick<FlowVersion, 'variables'>,
  sent: FormValues,
  current: FormValues,
): void {
  if (variables.length === 0 && Object.keys(current).length === 0) return;
  const known = new Set([...variables.map(({ name }) => name), ...Object.keys(current)]);
  const unknown = Object.keys(sent).filter((name) => !known.has(name));
  if (unknown.length > 0) refuse('workflow.fieldUnknown', { fields: unknown.join('、') });
}
