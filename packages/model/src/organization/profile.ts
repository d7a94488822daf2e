import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

const maxAvatarBytes = 500 * 1024;

/** Pictures of people are small: jpg or png up to 500 kb (rule 307). */
export const avatarRules = { suffixes: ['jpg', 'jpeg', 'png'], maxBytes: maxAvatarBytes } as const;

/**
 * One's own row, whoever is named: roles, departments, account and password are not among what it takes. What is not
 * sent stays; an empty text clears, but a phone that is sent must be one. `avatar` is the id of an uploaded file.
 */
export const updateOwnInfo = endpoint({
  route: 'POST /api/blade-user/update-info',
  label: { zh: '修改个人信息', en: 'Change the own profile' },
  permission: 'signedIn',
  input: z.object({
    version: z.coerce.number().int().min(0).optional(),
    name: z.string().trim().max(400).optional(),
    realName: z.string().trim().max(400).nullish(),
    phone: z.string().trim().max(400).nullish(),
    email: z.string().trim().max(400).nullish(),
    avatar: z.string().max(2000).nullish(),
  }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
});

export const profileEndpoints = [updateOwnInfo] as const;
