import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { longestSealedPassword } from './password-form.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** Who is signed in, with the roles that the client shows and hides by. */
export const sessionInfo = z.object({
  userId: z.string(),
  tenantId: z.string(),
  tenantName: z.string(),
  tenantKind: z.enum(['platform', 'buyer', 'agency', 'supplier']),
  account: z.string(),
  userName: z.string(),
  nickName: z.string(),
  realName: z.string().nullable(),
  avatar: z.string().nullable(),
  oauthId: z.string(),
  roleId: z.string(),
  /** Aliases joined by commas, and the same as a list. */
  roleName: z.string(),
  roles: z.array(z.string()),
  deptId: z.string(),
  mustChange: z.boolean(),
  mustEnrol: z.boolean(),
  /** All that he holds, and in which of them this session acts; null: in all (rule 142). */
  ownRoles: z.array(named),
  ownDepts: z.array(named),
  actingRoleId: z.string().nullable(),
  actingDeptId: z.string().nullable(),
});

export const userInfo = endpoint({
  route: 'GET /api/blade-auth/oauth/user-info',
  label: { zh: '当前登录信息', en: 'Who is signed in' },
  permission: 'signedIn',
  input: z.object({}),
  output: sessionInfo,
});

export const ownUser = z.object({
  id: z.string(),
  tenantId: z.string(),
  tenantName: z.string(),
  account: z.string(),
  /** The nick name, as the API calls it. */
  name: z.string(),
  realName: z.string().nullable(),
  avatar: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  sex: z.number().nullable(),
  birthday: z.string().nullable(),
  /** Ids joined by commas; the names likewise. */
  roleId: z.string(),
  roleName: z.string(),
  deptId: z.string(),
  deptName: z.string(),
  status: z.number(),
  createTime: z.string(),
  updateTime: z.string(),
  version: z.number(),
});

export const ownUserInfo = endpoint({
  route: 'GET /api/blade-user/info',
  label: { zh: '个人信息', en: 'Own profile' },
  permission: 'signedIn',
  input: z.object({}),
  output: ownUser,
});

const typedPassword = z.string().max(longestSealedPassword).default('');

/**
 * Each is sealed to the server's key (password.ts), or in the old form the md5 of what was typed; a malformed one is the
 * command's refusal, not the parser's. Not `writes`: no connection may be held while passwords are hashed, and a wrong
 * old password must stay counted though it is refused. The command opens its own transaction, and the same change sent
 * twice is done once.
 */
export const updatePassword = endpoint({
  route: 'POST /api/blade-user/update-password',
  label: { zh: '修改密码', en: 'Change the password' },
  permission: 'signedIn',
  input: z.object({
    oldPassword: typedPassword,
    newPassword: typedPassword,
    newPassword1: typedPassword,
  }),
  output: z.null(),
  beforePasswordChange: true,
  beforeEnrolment: true,
});
