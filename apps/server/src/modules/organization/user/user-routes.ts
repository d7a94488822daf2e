import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { exportUsers, userTemplate } from './export-users.ts';
import { grantRoles } from './grant-roles.ts';
import { checkUsers, importUsers, userFaults } from './import-users.ts';
import { openDuties } from './open-duties.ts';
import { removeUsers } from './remove-users.ts';
import { resetPasswords } from './reset-passwords.ts';
import { resetSecondFactors } from './reset-second-factors.ts';
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
    handle(model.pageUsers, pageUsers),
    handle(model.userDetail, userDetail),
    handle(model.submitUser, submitUser),
    handle(model.updateUser, submitUser),
    handle(model.removeUsers, removeUsers),
    handle(model.grantUsers, grantRoles),
    handle(model.resetPasswords, resetPasswords),
    handle(model.resetSecondFactors, resetSecondFactors),
    handle(model.unlockUsers, unlockUsers),
    handle(model.userDuties, openDuties),
    handle(model.userPlatformDetail, platformDetail),
    handle(model.updateUserPlatform, updatePlatform),
    handle(model.listUsers, listUsers),
    handle(model.assignableRoles, assignableRoles),
    handle(model.importUsers, importUsers),
    handle(model.importUsersCheck, checkUsers),
    handle<model.EndpointInput<typeof model.importUsersFaults>, unknown>(model.importUsersFaults, userFaults),
    handle(model.exportUsers, exportUsers),
    handle(model.userTemplate, userTemplate),
    handle(model.tenantsToLookAfter, tenantsToLookAfter),
  ];
}
