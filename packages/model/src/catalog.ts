import type { Entity } from './kit/entity.ts';
import { deskEndpoints, deskEntities } from './desk/index.ts';
import { developEndpoints, developEntities } from './develop/index.ts';
import { dictionaryEndpoints, dictionaryEntities } from './dictionary/index.ts';
import { documentEndpoints, documentEntities } from './document/index.ts';
import { fileEndpoints, fileEntities } from './file/index.ts';
import { formEndpoints, formEntities } from './form/index.ts';
import { listExports } from './list-exports.ts';
import { logEndpoints, logEntities } from './log/index.ts';
import { organizationEndpoints, organizationEntities } from './organization/index.ts';
import { permissionEndpoints, permissionEntities } from './permission/index.ts';
import { reportEndpoints, reportEntities } from './report/index.ts';
import { resourceEndpoints, resourceEntities } from './resource/index.ts';
import { scopeEndpoints, scopeEntities } from './scope/index.ts';
import { sessionEndpoints, sessionEntities } from './session/index.ts';
import { tenancyEndpoints, tenancyEntities } from './tenancy/index.ts';
import { tenderingEndpoints, tenderingEntities } from './tendering/index.ts';
import { workflowEndpoints, workflowEntities } from './workflow/index.ts';
import { campusEndpoints, campusEntities } from './campus/index.ts';
import { spaceEndpoints, spaceEntities } from './space/index.ts';
import { leaseEndpoints, leaseEntities } from './lease/index.ts';
import { quotaEndpoints, quotaEntities } from './quota/index.ts';
import { housingEndpoints, housingEntities } from './housing/index.ts';
import { planEndpoints, planEntities } from './plan/index.ts';
import { crmEndpoints, crmEntities } from './crm/index.ts';

/** Every entity once: feeds types, routes, permissions and tests. */
export const entities = [
  ...fileEntities,
  ...tenderingEntities,
  ...permissionEntities,
  ...scopeEntities,
  ...organizationEntities,
  ...tenancyEntities,
  ...sessionEntities,
  ...dictionaryEntities,
  ...deskEntities,
  ...logEntities,
  ...resourceEntities,
  ...developEntities,
  ...reportEntities,
  ...workflowEntities,
  ...documentEntities,
  ...formEntities,
  ...campusEntities,
  ...spaceEntities,
  ...leaseEntities,
  ...quotaEntities,
  ...housingEntities,
  ...planEntities,
  ...crmEntities,
] as const satisfies readonly Entity[];

/** Every endpoint that is not one of an entity's generic routes. */
export const endpoints = [
  ...sessionEndpoints,
  ...fileEndpoints,
  ...tenderingEndpoints,
  ...permissionEndpoints,
  ...scopeEndpoints,
  ...organizationEndpoints,
  ...tenancyEndpoints,
  ...dictionaryEndpoints,
  ...deskEndpoints,
  ...logEndpoints,
  ...resourceEndpoints,
  ...developEndpoints,
  ...reportEndpoints,
  ...workflowEndpoints,
  ...documentEndpoints,
  ...formEndpoints,
  ...campusEndpoints,
  ...spaceEndpoints,
  ...leaseEndpoints,
  ...quotaEndpoints,
  ...housingEndpoints,
  ...planEndpoints,
  ...crmEndpoints,
  ...listExports.map(({ endpoint }) => endpoint),
] as const;
