import type { Module } from '../../platform/module/index.ts';
import { scopeRoutes } from './routes.ts';

/** Which rows and calls a role reaches. */
export const scopeModule: Module = { name: 'scope', routes: scopeRoutes };
