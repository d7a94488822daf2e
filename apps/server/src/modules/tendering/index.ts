import * as model from '@zhaocai/model';
import { crud } from '../../platform/crud/index.ts';
import type { Files } from '../../platform/files/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { registerFlowBusiness } from '../workflow/index.ts';
import { bulletinBusiness } from './bulletin/bulletin-business.ts';
import { bulletinRoutes } from './bulletin/routes.ts';
import { agreementAccess, contractFileAccess } from './contract-file/contract-file-access.ts';
import { agreementBusiness, contractBusiness } from './contract-file/hand-in.ts';
import { contractFileRoutes } from './contract-file/routes.ts';
import { entryRoutes } from './entry/routes.ts';
import { openingRoutes } from './opening/routes.ts';
import { packageRoutes } from './package/routes.ts';
import { projectRoutes } from './project/routes.ts';
import { quoteBusiness, quoteFileAccess } from './quote/quote-files.ts';
import { quoteRoutes } from './quote/routes.ts';
import { createSealing } from './quote/sealing.ts';
import { resultBusiness } from './result/result-business.ts';
import { blackListSupplier } from './supplier/black-list.ts';

export { packageDetailsOf } from './package/package-queries.ts';
export { findProject, type ProjectRow } from './project/find-project.ts';
export { seedDemoProjects } from './seed/demo-projects.ts';
export { seedTendering } from './seed/seed-tendering.ts';

export interface TenderingOptions {
  readonly files: Files;
  readonly secret: string;
}

/** Everything of the first procurement that answers under /api. */
export function tenderingRoutes({ files, secret }: TenderingOptions): MountedEndpoint[] {
  const sealing = createSealing(secret);
  registerFileAccess({ files, secret });
  registerFlowBusiness(resultBusiness);
  registerFlowBusiness(bulletinBusiness({ files, sealing }));
  return [
    ...projectRoutes(files),
    ...packageRoutes(),
    ...bulletinRoutes({ files, sealing }),
    ...entryRoutes(),
    ...quoteRoutes({ files, sealing }),
    ...openingRoutes(sealing),
    ...contractFileRoutes(files),
    ...crud(model.supplier),
    handle(model.blackListSupplier, blackListSupplier),
    ...crud(model.lawRule),
    ...crud(model.workCalendar),
  ];
}

/** Who reads which files: drafts the own unit, quotes their bidder and, opened, the buyer, contracts their parties. */
export function registerFileAccess({ files, secret }: TenderingOptions): void {
  for (const business of ['project', 'bulletin']) {
    files.registerAccess(business, { mayRead: async (ctx, { tenantId }) => tenantId === ctx.tenantId });
  }
  files.registerAccess(quoteBusiness, quoteFileAccess(createSealing(secret)));
  files.registerAccess(contractBusiness, contractFileAccess);
  files.registerAccess(agreementBusiness, agreementAccess);
}
