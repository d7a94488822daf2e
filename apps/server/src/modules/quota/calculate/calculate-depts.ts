import { deptCalculate, quotaOf, type calculateDepts, type EndpointInput, type EndpointOutput } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { warnOfRooms, yearOf } from '../row-checks.ts';
import { factsFrom, readFacts } from './read-facts.ts';
import { readStandards } from './read-standards.ts';
import { storeResults } from './store-results.ts';

const locked = `
  select from dept_calculate where tenant_id = $1 and year = $2 and status = 3 and is_deleted = 0 limit 1`;

export async function isLocked({ db, tenantId }: Ctx, year: number): Promise<boolean> {
  return (await db.query(locked, [tenantId, year])).length > 0;
}

/**
 * The quotas of a year, of all units or of one (handbook C.1): made again as often as wished until the year is locked;
 * what had been published is a draft again.
 */
export async function calculateQuotas(
  ctx: Ctx,
  input: EndpointInput<typeof calculateDepts>,
): Promise<EndpointOutput<typeof calculateDepts>> {
  const year = yearOf(ctx, input);
  const facts = await readFacts(ctx, { year, deptId: input.deptId });
  if (await isLocked(ctx, year)) refuse('quota.locked', { year });
  const standards = await readStandards(ctx, year);
  const rows = facts.map((row) => {
    const { parts, total, headcount, trace } = quotaOf(factsFrom(row), standards);
    return { deptId: row.deptId, unitKind: row.unitKind, headcount, total, ...parts, status: 0, trace };
  });
  const isWhole = input.deptId === undefined;
  await storeResults(ctx, deptCalculate, { year, rows, isWhole });
  const known = rows.map(({ deptId }) => deptId);
  const warnings = isWhole ? await warnOfRooms(ctx, known, 'quota.noFacts') : [];
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'deptCalculate.calculate',
    subject: String(year),
    payload: { year, quotas: rows.map(({ deptId, total }) => ({ deptId, total })) },
  });
  return { run: { depts: rows.length, warnings } };
}
