import {
  numberOf,
  quotaOf,
  scientificResearch,
  traced,
  type calculateResearch,
  type calculateResearchOfDept,
  type EndpointInput,
  type EndpointOutput,
  type Quota,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { readPage } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { holdQuotaBook, isYearLocked } from '../locked-years.ts';
import { warnOfRooms, yearOf } from '../row-checks.ts';
import { factsFrom, readFacts, type FactRow } from './read-facts.ts';
import { readStandards } from './read-standards.ts';
import { storeResults, type Result } from './store-results.ts';

/** The room that research earns each unit of the year (docs/estate.md C.4). */
export async function calculateAllResearch(
  ctx: Ctx,
  input: EndpointInput<typeof calculateResearch>,
): Promise<EndpointOutput<typeof calculateResearch>> {
  const year = yearOf(ctx, input);
  const rows = await calculate(ctx, { year });
  const known = rows.map(({ deptId }) => deptId);
  const warnings = await warnOfRooms(ctx, known, 'quota.noFacts');
  await tell(ctx, year, rows);
  return { count: rows.length, warnings };
}

export async function calculateOneResearch(
  ctx: Ctx,
  input: EndpointInput<typeof calculateResearchOfDept>,
): Promise<EndpointOutput<typeof calculateResearchOfDept>> {
  const year = yearOf(ctx, input);
  const { deptId } = input;
  const rows = await calculate(ctx, { year, deptId });
  const page = await readPage(ctx, scientificResearch, { input: { current: 1, size: 1, year, deptId } });
  await tell(ctx, year, rows);
  const [row] = page.records;
  // A page's rows are known as records; the entity's schema describes them.
  return (row as EndpointOutput<typeof calculateResearchOfDept> | undefined) ?? notFound();
}

async function calculate(ctx: Ctx, { year, deptId }: { year: number; deptId?: string }): Promise<Result[]> {
  await holdQuotaBook(ctx);
  if (await isYearLocked(ctx, year)) refuse('quota.locked', { year });
  const facts = await readFacts(ctx, { year, deptId });
  const standards = await readStandards(ctx, year);
  const rows = facts.map((row) => resultOf(row, quotaOf(factsFrom(row), standards)));
  await storeResults(ctx, scientificResearch, { year, rows, isWhole: deptId === undefined });
  return rows;
}

function resultOf(row: FactRow, { parts, traces }: Quota): Result {
  const { research, equipment, platforms } = parts;
  const totalArea = [equipment, platforms].reduce((sum, one) => sum.plus(one), numberOf(research)).toFixed(2);
  return {
    deptId: row.deptId,
    branch: row.branch,
    funds: row.funds ?? '0',
    nationalPlatforms: row.nationalPlatforms ?? 0,
    provincialPlatforms: row.provincialPlatforms ?? 0,
    bureauPlatforms: row.bureauPlatforms ?? 0,
    largeEquipment: row.largeEquipment ?? 0,
    subsidyArea: research,
    platformArea: platforms,
    equipmentArea: equipment,
    totalArea,
    trace: {
      label: { zh: '科研用房补贴', en: 'Room for research' },
      value: totalArea,
      unit: 'area',
      children: traced({ research: traces.research, equipment: traces.equipment, platforms: traces.platforms }),
    },
  };
}

function tell(ctx: Ctx, year: number, rows: readonly Result[]): Promise<void> {
  return recordEvidence(ctx, {
    stream: 'admin',
    action: 'scientificResearch.calculate',
    subject: String(year),
    payload: { year, areas: rows.map(({ deptId, totalArea }) => ({ deptId, totalArea })) },
  });
}
