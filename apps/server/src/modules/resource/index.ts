import type { Module } from '../../platform/module/index.ts';
import { createSecretBox, sealedColumn } from '../../platform/secrets/index.ts';
import { resourceRoutes } from './routes.ts';

export { storeDirectory } from './oss/store-directory.ts';

/** Object stores, short messages, and the files of the tenant. */
export const resourceModule: Module = {
  name: 'resource',
  routes: resourceRoutes,
  sealed(secret) {
    const box = createSecretBox(secret);
    const tables = ['oss', 'sms'];
    const columns = ['access_key', 'secret_key'];
    return tables.flatMap((table) => columns.map((column) => sealedColumn(box, { table, column })));
  },
};
