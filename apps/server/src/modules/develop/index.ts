import type { Module } from '../../platform/module/index.ts';
import { developRoutes } from './routes.ts';

/** Data sources and code entries, for those who extend the product. */
export const developModule: Module = { name: 'develop', routes: developRoutes };
