import type { Module } from '../../platform/module/index.ts';
import { reportRoutes } from './routes.ts';

/** Reports that administrators put together. */
export const reportModule: Module = { name: 'report', routes: reportRoutes };
