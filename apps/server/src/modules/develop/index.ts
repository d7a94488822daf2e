import type { Module } from '../../platform/module/index.ts';
import { sealedColumn } from '../../platform/secrets/index.ts';
import { dataSourceBox } from './develop-deps.ts';
import { developRoutes } from './routes.ts';

export { dataSourceBox } from './develop-deps.ts';

/** Data sources and code entries, for those who extend the product. */
export const developModule: Module = {
  name: 'develop',
  routes: developRoutes,
  sealed: (secret) => [sealedColumn(dataSourceBox(secret), { table: 'data_source', column: 'password' })],
};
