import { ownUnitReads } from '../../platform/files/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { avatarBusiness } from './profile/avatar.ts';
import { organizationRoutes } from './routes.ts';

export { userScope } from './user/user-scope.ts';

/** People, departments, posts, sessions and one's own profile. */
export const organizationModule: Module = {
  name: 'organization',
  tables: ['user_dept', 'user_oauth'],
  routes: organizationRoutes,
  // People see each other's pictures.
  fileAccess: () => ({ [avatarBusiness]: ownUnitReads }),
};
