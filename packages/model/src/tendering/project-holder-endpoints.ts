import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { mostHolders } from '../sealing/envelope.ts';
import { byProject, savedAnswer, versionInput } from './wire.ts';

const keyHolder = z.object({
  userId: z.string(),
  userName: z.string(),
  /** Nobody was named, and the project itself says who. */
  isAssumed: z.boolean(),
  /** His account is not in use. */
  isDisabled: z.boolean(),
  /** null: he has no opening key in use. */
  keyId: z.string().nullable(),
  recipient: z.string().nullable(),
});
export type KeyHolder = z.infer<typeof keyHolder>;

const keyHolders = z.object({
  /** So many of them open together. */
  threshold: z.number(),
  /** So many are needed at least. */
  count: z.number(),
  /** One alone opens. */
  isLowAssurance: z.boolean(),
  /** As they were settled, with the publication as a rule; nobody changes them any more. */
  isFixed: z.boolean(),
  holders: z.array(keyHolder),
});
export type KeyHolders = z.infer<typeof keyHolders>;

const base = '/api/bid-electronic/seal/holder';

/** Who will open the sealed bids of a project's packages, and who of them has a key. */
export const projectKeyHolders = endpoint({
  route: `GET ${base}/list`,
  label: { zh: '开标密钥持有人', en: 'Holders of opening keys' },
  permission: 'project_view',
  input: byProject,
  output: keyHolders,
  ids: { projectId: 'project' },
});

/**
 * Names them anew, before the publication; none: those whom the project itself says. A project that was published before
 * bids were sealed in the browser has none yet: there they are settled at once. Needs one of `memberPermissions` as well.
 */
export const saveKeyHolders = endpoint({
  route: `POST ${base}/save`,
  label: { zh: '保存开标密钥持有人', en: 'Name the holders of opening keys' },
  permission: 'project_view',
  input: z.object({
    projectId: idInput,
    version: versionInput,
    userIds: z.array(idInput).max(mostHolders),
  }),
  output: savedAnswer,
  writes: true,
  stepUp: true,
  ids: { projectId: 'project', userIds: 'user' },
});

export const projectHolderEndpoints = [projectKeyHolders, saveKeyHolders] as const;
