import {
  arityOf,
  isLeaf,
  operatorsFor,
  variablesFor,
  type FilterField,
  type FilterOperator,
  type FilterValue,
  type RowFilter,
} from '@zhaocai/model/scope/row-filter';

/** A condition while it is being built: lines may still be open. Keys keep lines apart on the screen. */
export interface GroupDraft {
  readonly key: string;
  readonly joint: 'all' | 'any';
  readonly members: readonly MemberDraft[];
}
export interface LineDraft {
  readonly key: string;
  readonly field?: string;
  readonly operator?: FilterOperator;
  readonly value?: FilterValue;
}
export type MemberDraft = GroupDraft | LineDraft;

/** Groups within groups beyond this are more than anybody reads. */
export const deepestGroup = 3;

let made = 0;
const newKey = () => `c${(made += 1)}`;

export const newLine = (): LineDraft => ({ key: newKey() });
export const newGroup = (joint: GroupDraft['joint']): GroupDraft => ({ key: newKey(), joint, members: [newLine()] });

export function isGroup(member: MemberDraft): member is GroupDraft {
  return 'members' in member;
}

/** What is stored, as a draft; a single line stands in a group of its own. */
export function draftOf(filter: RowFilter): GroupDraft {
  const draft = memberOf(filter);
  return isGroup(draft) ? draft : { key: newKey(), joint: 'all', members: [draft] };
}

function memberOf(filter: RowFilter): MemberDraft {
  if (isLeaf(filter)) return { ...filter, key: newKey() };
  const joint = filter.all ? 'all' : 'any';
  return { key: newKey(), joint, members: (filter[joint] ?? []).map(memberOf) };
}

/** As the server takes it; open lines stay open and are found by the model's check. */
export function filterOf(draft: MemberDraft): unknown {
  if (isGroup(draft)) return { [draft.joint]: draft.members.map(filterOf) };
  const { field, operator, value } = draft;
  return { field, operator, ...(value !== undefined && { value }) };
}

/** Another field keeps what still fits it. */
export function withField(line: LineDraft, field: FilterField): LineDraft {
  const operators = operatorsFor(field);
  const kept = line.operator && operators.includes(line.operator) ? line.operator : operators[0];
  return { key: line.key, field: field.name, operator: kept, value: startingValue(field, kept) };
}

/** Another operator keeps the value where it wants as many values. */
export function withOperator(line: LineDraft, field: FilterField, operator: FilterOperator): LineDraft {
  const isSame = line.operator !== undefined && arityOf(line.operator) === arityOf(operator);
  return { ...line, operator, value: isSame ? line.value : startingValue(field, operator) };
}

/** A reference to a person or a department is most often the user's own. */
function startingValue(field: FilterField, operator: FilterOperator | undefined): FilterValue | undefined {
  if (operator === undefined || field.kind === 'text' || field.kind === 'longText') return undefined;
  const [variable] = variablesFor(field, operator);
  return variable && { variable };
}

/** The group with this member replaced, or without it. */
export function replaced(group: GroupDraft, key: string, next: MemberDraft | undefined): GroupDraft {
  const members = group.members.flatMap((member) => (member.key === key ? (next ?? []) : [member]));
  return { ...group, members };
}
