import type { Module } from '../../platform/module/index.ts';
import { resourceRoutes } from './routes.ts';

export { storeDirectory } from './oss/store-directory.ts';

/** Object stores, short messages, and the files of the tenant. */
export const resourceModule: Module = { name: 'resource', routes: resourceRoutes };
