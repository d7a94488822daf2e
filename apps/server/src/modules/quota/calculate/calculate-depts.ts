import {
  deptCalculate,
  quotaLifecycle,
  quotaOf,
  quotaPartFields,
  type calculateDepts,
  type EndpointInput,
  type EndpointOutput,
  type Quota,
  type Row,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { holdQuotaBook } from '../locked-years.ts';
import { warnOfRooms, yearOf } from '../row-checks.ts';
import { factsFrom, readFacts } from './read-facts.ts';
import { readStandards } from './read-standards.ts';
import { storeResults } from './store-results.ts';

const quotasOf = 'select id::text from dept_calculate where tenant_id = $1 and year = $2 and is_deleted = 0';

/** The quotas of a year that is not locked, held until the transaction ends. */
export async function holdQuotas(ctx: Ctx, year: number): Promise<Row<typeof deptCalculate>[]> {
  await holdQuotaBook(ctx);
  const found = await ctx.db.query<{ id: string }>(quotasOf, [ctx.tenantId, year]);
  const quotas = await lockRows(ctx, deptCalculate, { ids: found.map(({ id }) => id), reach: 'tenant' });
  if (quotas.some(({ status }) => quotaLifecycle.is(status, 'locked'))) refuse('quota.locked', { year });
  return quotas;
}

/**
 * The quotas of a year, of all units or of one (docs/estate.md C.1): made again as often as wished until the year is locked;
 * what had been published is a draft again.
 */
export async function calculateQuotas(
  ctx: Ctx,
  input: EndpointInput<typeof calculateDepts>,
): Promise<EndpointOutput<typeof calculateDepts>> {
  const year = yearOf(ctx, input);
  const quotas = await holdQuotas(ctx, year);
  const facts = await readFacts(ctx, { year, deptId: input.deptId });
  const standards = await readStandards(ctx, year);
  const rows = facts.map((row) => {
    const { parts, total, headcount, trace } = quotaOf(factsFrom(row), standards);
    return {
      deptId: row.deptId,
      unitKind: row.unitKind,
      headcount,
      total,
      ...wireParts(parts),
      status: quotaLifecycle.code.draft,
      trace,
    };
  });
  const isWhole = input.deptId === undefined;
  const known = rows.map(({ deptId }) => deptId);
  const published = quotas.filter(
    ({ deptId, status }) => quotaLifecycle.is(status, 'published') && known.includes(deptId),
  );
  await transitionAll(ctx, deptCalculate, { ids: published.map(({ id }) => id), action: 'recalculate' });
  await storeResults(ctx, deptCalculate, { year, rows, isWhole });
  const warnings = isWhole ? await warnOfRooms(ctx, known, 'quota.noFacts') : [];
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'deptCalculate.calculate',
    subject: String(year),
    payload: { year, quotas: rows.map(({ deptId, total }) => ({ deptId, total })) },
  });
  return { run: { depts: rows.length, warnings } };
}

/** The parts by the names that the API has for them. */
function wireParts(parts: Quota['parts']): Record<string, string> {
  const named = Object.entries(quotaPartFields).map(([name, field]) => [
    field,
    new Map(Object.entries(parts)).get(name),
  ]);
  return Object.fromEntries(named);
}
