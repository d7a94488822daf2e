import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';

const stored = z.object({
  /** A signed link that lives for minutes; records keep the attachId and ask for a fresh one. */
  link: z.string(),
  domain: z.string(),
  /** Where the store keeps it, for the record only. */
  name: z.string(),
  originalName: z.string(),
  attachId: z.string(),
});
export type PutFile = z.infer<typeof stored>;

/** Not `writes`, as every upload: no transaction stays open while a slow client sends. */
export const putFile = endpoint({
  route: 'POST /api/blade-resource/oss/endpoint/put-file',
  label: { zh: '上传图片或文件', en: 'Put a file' },
  permission: 'signedIn',
  upload: true,
  /** `image=1`: a picture or nothing, as an avatar must be. */
  input: z.object({ image: z.enum(['0', '1']).optional() }),
  output: stored,
});

export const enableOss = endpoint({
  route: 'POST /api/blade-resource/oss/enable',
  aliases: ['GET /api/blade-resource/oss/enable'],
  label: { zh: '启用对象存储', en: 'Use a storage provider' },
  permission: 'oss_enable',
  input: z.object({ id: idInput }),
  output: z.null(),
  writes: true,
  ids: { id: 'oss' },
});

const step = z.object({ step: z.enum(['put', 'read', 'delete']), ms: z.number() });
export type StorageStep = z.infer<typeof step>;

/** Really puts a small object, reads it back and deletes it; a failure is a refusal that says why. */
export const testOss = endpoint({
  route: 'POST /api/blade-resource/oss/test',
  label: { zh: '测试对象存储', en: 'Test a storage provider' },
  permission: 'oss_test',
  input: z.object({ id: idInput }),
  output: z.object({ steps: z.array(step) }),
  ids: { id: 'oss' },
});

export const enableSms = endpoint({
  route: 'POST /api/blade-resource/sms/enable',
  label: { zh: '启用短信服务', en: 'Use an SMS provider' },
  permission: 'sms_enable',
  input: z.object({ id: idInput }),
  output: z.null(),
  writes: true,
  ids: { id: 'sms' },
});

/** Without a code the provider in use sends; phones are a comma list. */
export const sendMessage = endpoint({
  route: 'POST /api/blade-resource/sms/endpoint/send-message',
  label: { zh: '发送短信', en: 'Send a message' },
  permission: 'sms_send',
  input: z.object({
    code: z.string().max(40).default(''),
    phones: z.string().max(2000).default(''),
    params: z.string().max(1000).default(''),
  }),
  /** `count` reached a phone; `logged` were only written down. */
  output: z.object({ count: z.number(), logged: z.number() }),
  writes: true,
});

/** How many phones one call may name. */
export const maxPhones = 100;
