import { scheduleBasis } from '@zhaocai/model';
import { handle } from '../../platform/http/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { readScheduleBasis } from './schedule-basis.ts';
import { seedPeriods } from './seed/seed-periods.ts';

/** How a procurement runs: methods as definitions, and their days. */
export const procedureModule: Module = {
  name: 'procedure',
  routes: () => [handle(scheduleBasis, readScheduleBasis)],
  seed: seedPeriods,
};
