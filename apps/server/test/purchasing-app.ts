import { procedureModule } from '../src/modules/procedure/index.ts';
import type { Module } from '../src/platform/module/index.ts';
import { startTenderingApp, type TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

/** As the product begins with them, of all those that there are. */
const regions = `
  insert into region (tenant_id, id, code, parent_code, name, level, create_time)
  values ('000000', 32, '32', '00', '江苏省', 1, now()), ('000000', 33, '33', '00', '浙江省', 1, now()),
    ('000000', 3310, '3310', '33', '台州市', 2, now())`;

/** Procurements of a buyer who has brought in the usual configuration, on the day of publication. */
export async function startPurchasingApp(more: readonly Module[] = []): Promise<TenderingApp> {
  const app = await startTenderingApp([procedureModule, ...more]);
  await procedureModule.seed?.(app.database);
  await app.asSuperuser(regions);
  app.clock.setTo(steps.publicationDay);
  steps.dataOf(await app.as('manager').post('/purchase/conf/type/loadDefaults', {}));
  return app;
}

/** A row of the purchasing configuration, as its lists answer it. */
export interface ConfigurationLine {
  readonly id: string;
  readonly version: number;
  readonly [name: string]: unknown;
}

/** A list of the configuration as the manager reads it; `path` below `/purchase/conf`. */
export async function configurationLines(app: TenderingApp, path: string): Promise<ConfigurationLine[]> {
  return steps.dataOf(await app.as('manager').get(`/purchase/conf/${path}`));
}
