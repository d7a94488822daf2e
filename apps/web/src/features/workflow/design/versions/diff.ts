import type { FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import type { Graph } from '../drawing/graph.ts';

export interface Difference {
  readonly id: string;
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Of a change: which fields, and how they read before and after. */
  readonly fields: readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

interface Shown {
  readonly row: FlowExamine;
  readonly place: string;
  readonly ends: string;
}

/** What differs between two drawings, step by step and edge by edge; what was only moved stands apart. */
export function differences(before: Graph, after: Graph): readonly Difference[] {
  const [was, is] = [shownOf(before), shownOf(after)];
  const ids = [...new Set([...is.keys(), ...was.keys()])];
  return ids.flatMap((id): Difference[] => {
    const [old, now] = [was.get(id), is.get(id)];
    const shown = now ?? old;
    if (!shown) return [];
    const name = shown.row.examine || shown.row.nodeExpression || shown.ends;
    if (!old) return [{ id, name, kind: 'added', fields: [] }];
    if (!now) return [{ id, name, kind: 'removed', fields: [] }];
    const fields = changedFields(old, now);
    if (fields.length > 0) return [{ id, name, kind: 'changed', fields }];
    return old.place === now.place ? [] : [{ id, name, kind: 'moved', fields: [] }];
  });
}

function shownOf({ steps, ways }: Graph): ReadonlyMap<string, Shown> {
  const names = new Map(steps.map(({ id, data }) => [id, data.row.examine]));
  return new Map([
    ...steps.map(
      ({ id, data, position }) => [id, { row: data.row, place: `${position.x},${position.y}`, ends: '' }] as const,
    ),
    ...ways.flatMap(({ id, data, source, target }) => {
      const ends = `${names.get(source)} → ${names.get(target)}`;
      return data ? [[id, { row: data.row, place: JSON.stringify(data.points), ends }] as const] : [];
    }),
  ]);
}

const silent = ['nodeId', 'grantUserStr', 'sourceNodeId', 'targetNodeId'];

function changedFields(before: Shown, after: Shown): Difference['fields'] {
  const values = { before: new Map(Object.entries(before.row)), after: new Map(Object.entries(after.row)) };
  const names = [...new Set([...values.before.keys(), ...values.after.keys()])].filter(
    (name) => !silent.includes(name),
  );
  const fields = names.map((name) => ({
    name,
    before: written(values.before.get(name)),
    after: written(values.after.get(name)),
  }));
  return [...fields, { name: 'ends', before: before.ends, after: after.ends }].filter(
    (field) => field.before !== field.after,
  );
}

function written(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
