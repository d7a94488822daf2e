import { providerStates } from '@zhaocai/model';
import type { Database } from '../../../platform/db/index.ts';
import type { PlacedStore, StoreDirectory } from '../../../platform/files/index.ts';
import { createSecretBox, type Secret } from '../../../platform/secrets/index.ts';
import { ossColumns, storeOfRow, type OssRow } from './store-of-row.ts';

const platform = '000000';

const rowInUse = `
  select ${ossColumns} from oss where tenant_id = $1 and status in ${providerStates.sql('inUse')} and is_deleted = 0`;
/** Also a removed one: what lies there is still there. */
const rowById = `select ${ossColumns} from oss where tenant_id = $1 and id = $2`;

/**
 * The platform's storage providers, for the files of all tenants: read by the program itself, so under the platform's
 * own connection and not that of whoever uploads. Asked each time, for another process may have changed them.
 */
export function storeDirectory({ database, secret }: { database: Database; secret: Secret }): StoreDirectory {
  const box = createSecretBox(secret);
  const placed = (row: OssRow): PlacedStore | null => {
    const store = storeOfRow(box, row);
    return store && { storageId: row.id, version: row.version, store };
  };
  return {
    async inUse() {
      const [row] = await database.scoped(platform).query<OssRow>(rowInUse, [platform]);
      return row ? placed(row) : null;
    },
    async byId(storageId) {
      const [row] = await database.scoped(platform).query<OssRow>(rowById, [platform, storageId]);
      const found = row && placed(row);
      if (!found) throw new Error(`no storage ${storageId}`);
      return found;
    },
  };
}
