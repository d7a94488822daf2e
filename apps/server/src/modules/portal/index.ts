import type { Module } from '../../platform/module/index.ts';
import { portalRoutes } from './routes.ts';

/** What anybody reads without signing in: published notices as pages, feeds and open data. */
export const portalModule: Module = {
  name: 'portal',
  routes: portalRoutes,
};
