import { procedureModule } from '../src/modules/procedure/index.ts';
import { startTenderingApp, type TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

/** Procurements of a buyer who has brought in the usual configuration, on the day of publication. */
export async function startPurchasingApp(): Promise<TenderingApp> {
  const app = await startTenderingApp([procedureModule]);
  await procedureModule.seed?.(app.database);
  app.clock.setTo(steps.publicationDay);
  steps.dataOf(await app.as('manager').post('/purchase/conf/type/loadDefaults', {}));
  return app;
}
