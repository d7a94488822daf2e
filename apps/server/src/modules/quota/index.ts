import {
  calculateDepts,
  calculateDifferences,
  calculateResearch,
  calculateResearchOfDept,
  deptCalculate,
  differenceCalculate,
  quotaInput,
  scientificResearch,
  settleQuotas,
  type Entity,
} from '@zhaocai/model';
import { crud, namedReads, type CrudOptions, type Values } from '../../platform/crud/index.ts';
import { handle, refuse, type Ctx, type MountedEndpoint } from '../../platform/http/index.ts';
import { calculateQuotas } from './calculate/calculate-depts.ts';
import { calculateAllResearch, calculateOneResearch } from './calculate/calculate-research.ts';
import { settle } from './calculate/settle-quotas.ts';
import { calculateOveruse } from './difference/calculate-differences.ts';
import { ownYear, readOnlyOnceLocked } from './locked-years.ts';
import { regulationRoutes } from './regulation/routes.ts';
import { isTaken } from '../../platform/rows/index.ts';
import { unitName } from './row-checks.ts';
import { seedDemoQuota } from './seed/seed-demo.ts';
import type { Module } from '../../platform/module/index.ts';

/** How much room a unit may have, how much it has, and what the difference costs. */
export const quotaModule: Module = {
  name: 'quota',
  tables: ['quota_book'],
  routes: quotaRoutes,
  seedDemo: seedDemoQuota,
};

function quotaRoutes(): MountedEndpoint[] {
  return [
    ...regulationRoutes(),
    ...named(quotaInput, readOnlyOnceLocked(quotaInput, ownYear, { beforeSave: checkFacts })),
    ...named(scientificResearch),
    ...named(deptCalculate),
    ...named(differenceCalculate),
    handle(calculateResearch, calculateAllResearch),
    handle(calculateResearchOfDept, calculateOneResearch),
    handle(calculateDepts, calculateQuotas),
    handle(settleQuotas, settle),
    handle(calculateDifferences, calculateOveruse),
  ];
}

function named(entity: Entity, options: CrudOptions = {}): MountedEndpoint[] {
  return [...crud(entity, { ...options, without: ['page', 'detail'] }), ...namedReads(entity)];
}

/** One row for a unit and a year. */
async function checkFacts(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const name = await unitName(ctx, values.deptId);
  if (await isTaken(ctx, quotaInput, { names: ['year', 'deptId'], values, existing }))
    refuse('quota.taken', { year: String(values.year), name });
  return {};
}
