import type { Entity } from '../kit/entity.ts';
import { report, reportOwnEndpoints } from './report.ts';

export * from './report.ts';
export * from './report-queries.ts';

export const reportEntities = [report] as const satisfies readonly Entity[];
export const reportEndpoints = [...reportOwnEndpoints] as const;
