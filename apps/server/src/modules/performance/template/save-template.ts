import {
  judgeTemplate,
  judgeTemplateLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type saveJudgeTemplate as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { demandAddPermission } from '../../../platform/crud/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import {
  changeRow,
  demandValid,
  demandVersion,
  insertRow,
  lockRow,
  type Values,
} from '../../../platform/rows/index.ts';
import type { TemplateRow } from './template-queries.ts';
import { demandWhole, sortedLevels } from './template-rules.ts';

/** Writes a template as a whole: it may be used at once, or it is refused and nothing is kept. */
export async function saveTemplate(
  ctx: Ctx,
  { id, version, items, levels, ...head }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  demandAddPermission(ctx, judgeTemplate, { id });
  demandValid(judgeTemplate, head, ctx);
  demandWhole(ctx, items, levels);
  const values: Values = {
    ...head,
    items: items.map((item) => ({ itemId: nextId(), ...item, weight: item.weight ?? null })),
    levels: sortedLevels(levels),
    itemCount: items.length,
  };
  return id ? changeTemplate(ctx, { id, version, values }) : addTemplate(ctx, values);
}

async function addTemplate(ctx: Ctx, values: Values): Promise<EndpointOutput<typeof endpoint>> {
  const id = await insertRow(ctx, judgeTemplate, { values: { ...values, edition: 1 } });
  await record(ctx, id, { action: 'add', after: values });
  return { id, version: 0, edition: 1 };
}

interface Change {
  readonly id: string;
  readonly version: number | undefined;
  readonly values: Values;
}

async function changeTemplate(ctx: Ctx, { id, version, values }: Change): Promise<EndpointOutput<typeof endpoint>> {
  const row = await lockRow(ctx, judgeTemplate, { id });
  demandVersion(row, version);
  if (judgeTemplateLifecycle.is(row.enable, 'replaced')) refuse('platform.badState');
  const { judgeType, cycle } = values;
  if (judgeType !== row.judgeType || cycle !== row.cycle) {
    const { label } = judgeTemplate.fields[judgeType === row.judgeType ? 'cycle' : 'judgeType'];
    refuse('platform.fixed', { field: label[ctx.language] });
  }
  const before = { name: row.name, items: row.items, levels: row.levels };
  if (judgeTemplateLifecycle.is(row.enable, 'enabled')) return replaceTemplate(ctx, row, { before, after: values });
  await changeRow(ctx, judgeTemplate, { id, values });
  await record(ctx, id, { action: 'edit', before, after: values });
  return { id, version: row.version + 1, edition: row.edition ?? 1 };
}

/** What people are judged by is never changed: another edition takes its place, and it stays readable. */
async function replaceTemplate(
  ctx: Ctx,
  row: TemplateRow,
  { before, after }: { readonly before: Values; readonly after: Values },
): Promise<EndpointOutput<typeof endpoint>> {
  const edition = (row.edition ?? 1) + 1;
  await transition(ctx, judgeTemplate, { subject: row, action: 'replace', payload: { edition } });
  const values = { ...after, edition, enable: row.enable };
  const id = await insertRow(ctx, judgeTemplate, { values });
  await record(ctx, id, { action: 'add', replaces: row.id, before, after: values });
  return { id, version: 0, edition };
}

interface Written {
  readonly action: 'add' | 'edit';
  readonly before?: Values;
  readonly after: Values;
  /** The edition whose place it takes. */
  readonly replaces?: string;
}

function record(ctx: Ctx, subject: string, { action, ...payload }: Written): Promise<void> {
  return recordEvidence(ctx, { stream: 'admin', action: `judgeTemplate.${action}`, subject, payload });
}
