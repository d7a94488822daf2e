import { ownNoticesExport } from './desk/notice-exports.ts';
import { projectFilesExport } from './document/dossier-exports.ts';
import { formsExport } from './form/form-exports.ts';
import type { ListExport } from './kit/list-export.ts';
import { onlineExport } from './organization/online-exports.ts';
import { permissionListExports } from './permission/permission-exports.ts';
import { spaceListExports } from './space/space-exports.ts';
import { tenancyListExports } from './tenancy/tenancy-exports.ts';
import { tenderingListExports } from './tendering/tendering-exports.ts';
import { workflowListExports } from './workflow/work-exports.ts';

/** Every export of a list that is not the generic one of an entity. */
export const listExports: readonly ListExport[] = [
  ...workflowListExports,
  ...tenderingListExports,
  ...tenancyListExports,
  ...permissionListExports,
  onlineExport,
  ownNoticesExport,
  formsExport,
  projectFilesExport,
  ...spaceListExports,
];
