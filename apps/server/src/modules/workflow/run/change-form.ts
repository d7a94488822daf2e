import { applyChange, faultOfFormValue, type FormValues, type Language } from '@zhaocai/model';
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
  /** Of whoever reads a refusal. */
  readonly language: Language;
  /** What a business calls its fields; asked for when something is refused. */
  readonly labels?: () => Promise<Readonly<Record<string, string>>>;
}

/** What a step sends, taken into the form as far as the step may write it; anything else refuses the whole. */
export async function changeForm({
  version,
  nodeId,
  current,
  sent,
  isOfBusiness,
  language,
  labels,
}: Sent): Promise<ChangedForm> {
  if (!isOfBusiness) demandKnown(version, { ...sent }, current);
  const step = rightsAt(version, nodeId);
  const change = applyChange(current, sent, step);
  if (!change.ok) {
    const own = (await labels?.()) ?? {};
    const fields = change.fields.map((path) => own[path] ?? labelOf(version, path, language)).join('、');
    if (change.refused === 'missing') return refuse('workflow.fieldMissing', { fields });
    const mayWriteSome =
      step.mayEdit || Object.values(step.rights).some((right) => right !== 'read' && right !== 'hidden');
    return mayWriteSome ? refuse('workflow.fieldFixed', { fields }) : refuse('workflow.formFixed');
  }
  if (!isOfBusiness) demandKinds(version, { changed: change.changed, values: change.values, language });
  const names = rootsOf(change.changed);
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

const rootsOf = (paths: readonly string[]) => [...new Set(paths.map((path) => path.split('.')[0] ?? path))];

interface Changed {
  readonly changed: readonly string[];
  readonly values: FormValues;
  readonly language: Language;
}

const mostKilobytes = 256;

/** Conditions read a value as its field's kind, and people read it on every step: what is not of the kind stays out. */
function demandKinds(version: FlowVersion, { changed, values, language }: Changed): void {
  if (JSON.stringify(values).length > mostKilobytes * 1024) refuse('workflow.formTooLarge', { max: mostKilobytes });
  for (const name of rootsOf(changed)) {
    const type = version.variables.find((one) => one.name === name)?.type ?? 'any';
    const fault = faultOfFormValue(values[name], type);
    if (fault) refuse(`workflow.value.${fault}`, { field: labelOf(version, name, language) });
  }
}

/** What people read on the form; a column of a sub-table is told by its table. */
function labelOf({ variables }: FlowVersion, path: string, language: Language): string {
  const [name = path] = path.split('.');
  return variables.find((one) => one.name === name)?.label?.[language] ?? path;
}
