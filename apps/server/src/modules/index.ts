import { listExports } from '@zhaocai/model';
import type { Authenticator } from '../platform/access/index.ts';
import { listExportRoutes } from '../platform/crud/index.ts';
import type { Clock, Database } from '../platform/db/index.ts';
import type { Files } from '../platform/files/index.ts';
import type { MountedEndpoint } from '../platform/http/index.ts';
import { documentRoutes } from './document/index.ts';
import { fileEndpoints } from './file/index.ts';
import { sessionDeps, sessionRoutes } from './session/index.ts';
import { systemRoutes } from './system/index.ts';
import { permissionRoutes } from './permission/index.ts';
import { scopeRoutes } from './scope/index.ts';
import { organizationRoutes } from './organization/index.ts';
import { tenancyRoutes } from './tenancy/index.ts';
import { dictionaryRoutes } from './dictionary/index.ts';
import { deskRoutes } from './desk/index.ts';
import { logRoutes } from './log/index.ts';
import { resourceRoutes } from './resource/index.ts';
import { developRoutes } from './develop/index.ts';
import { reportRoutes } from './report/index.ts';
import { tenderingRoutes } from './tendering/index.ts';
import { workflowRoutes } from './workflow/index.ts';
import { formRoutes } from './form/index.ts';
import { campusRoutes } from './campus/index.ts';
import { spaceRoutes } from './space/index.ts';
import { leaseRoutes } from './lease/index.ts';
import { quotaRoutes } from './quota/index.ts';
import { housingRoutes } from './housing/index.ts';
import { planRoutes } from './plan/index.ts';
import { crmRoutes } from './crm/index.ts';

/** What the modules are given when the server is assembled. */
export interface ModuleOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly authenticator: Authenticator;
  readonly files: Files;
  /** Master secret: keys for sealing and links are derived from it. */
  readonly secret: string;
  readonly demo: boolean;
  /** STORAGE_PRIVATE_HOSTS: inner hosts that an object store may have. */
  readonly privateHosts?: readonly string[];
  /** OFFICE_URL: an office server that speaks WOPI. */
  readonly officeUrl?: string;
  /** BASE_URL: under which others find this server. */
  readonly baseUrl?: string;
}

/** Everything that answers under /api. */
export function mountedEndpoints(options: ModuleOptions): readonly MountedEndpoint[] {
  const mounted: MountedEndpoint[] = [];
  mounted.push(
    ...sessionRoutes(sessionDeps(options)),
    ...systemRoutes(options),
    ...fileEndpoints(options),
    ...tenderingRoutes(options),
    ...permissionRoutes(),
    ...scopeRoutes(),
    ...organizationRoutes(options),
    ...tenancyRoutes(options),
    ...dictionaryRoutes(),
    ...deskRoutes(options),
    ...logRoutes(),
    ...resourceRoutes(options),
    ...developRoutes(options),
    ...reportRoutes(),
    ...workflowRoutes(),
    ...documentRoutes(options),
    ...campusRoutes(),
    ...spaceRoutes(),
    ...leaseRoutes(),
    ...quotaRoutes(),
    ...housingRoutes(options),
    ...planRoutes(options.files),
    ...crmRoutes(),
    ...formRoutes({ ...options, mounted }),
  );
  return [...mounted, ...listExportRoutes(listExports, mounted)];
}
