import type { Domain } from '../kit/domain.ts';
import { organizationMenus } from './menus.ts';
import { organizationMessages } from './messages.ts';
import { onlineExport } from './online-exports.ts';
import { deptEndpoints } from './dept-endpoints.ts';
import { dept } from './dept.ts';
import { onlineEndpoints } from './online.ts';
import { post, postEndpoints } from './post.ts';
import { profileEndpoints } from './profile.ts';
import { userEndpoints } from './user-endpoints.ts';
import { user } from './user.ts';

export * from './account.ts';
export * from './dept-endpoints.ts';
export * from './dept.ts';
export * from './online.ts';
export * from './phone.ts';
export * from './post.ts';
export * from './profile.ts';
export * from './user-import-endpoints.ts';
export * from './user-endpoints.ts';
export * from './user.ts';
export * from './messages.ts';

export const organizationDomain = {
  name: 'organization',
  entities: [user, dept, post],
  endpoints: [...userEndpoints, ...deptEndpoints, ...postEndpoints, ...onlineEndpoints, ...profileEndpoints],
  exports: [onlineExport],
  messages: organizationMessages,
  menus: { system: organizationMenus },
} as const satisfies Domain;
