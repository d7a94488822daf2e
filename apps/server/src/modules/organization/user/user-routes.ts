import * as contract from '@zhaocai/contract';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { exportUsers, userTemplate } from './export-users.ts';
import { grantRoles } from './grant-roles.ts';
import { importUsers } from './import-users.ts';
import { removeUsers } from './remove-users.ts';
import { resetPasswords } from './reset-passwords.ts';
import { submitUser } from './submit-user.ts';
import { unlockUsers } from './unlock-users.ts';
import { updatePlatform } from './update-platform.ts';
import {
  assignableRoles,
  listUsers,
  pageUsers,
  platformDetail,
  tenantsToLookAfter,
  userDetail,
} from './user-queries.ts';

export function userRoutes(): MountedEndpoint[] {
  return [
    handle(contract.pageUsers, pageUsers),
    handle(contract.userDetail, userDetail),
    handle(contract.submitUser, submitUser),
    handle(contract.updateUser, submitUser),
    handle(contract.removeUsers, removeUsers),
    handle(contract.grantUsers, grantRoles),
    handle(contract.resetPasswords, resetPasswords),
    handle(contract.unlockUsers, unlockUsers),
    handle(contract.userPlatformDetail, platformDetail),
    handle(contract.updateUserPlatform, updatePlatform),
    handle(contract.listUsers, listUsers),
    handle(contract.assignableRoles, assignableRoles),
    handle(contract.importUsers, importUsers),
    handle(contract.exportUsers, exportUsers),
    handle(contract.userTemplate, userTemplate),
    handle(contract.tenantsToLookAfter, tenantsToLookAfter),
  ];
}
