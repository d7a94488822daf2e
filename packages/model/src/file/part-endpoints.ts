import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { uploaded } from './endpoints.ts';

/** The name of an upload in parts: only its user knows it. */
const key = z.string().regex(/^[0-9a-f]{32}$/);

const progress = z.object({
  key: z.string(),
  /** How many bytes lie safely on the server: the next part starts there. */
  received: z.number(),
  size: z.number(),
  /** How large a part should be. */
  partBytes: z.number(),
  expireTime: z.string(),
});
export type PartProgress = z.infer<typeof progress>;

/** An upload that survives a broken line: begin, parts one after the other, finish. */
export const partApi = {
  begin: endpoint({
    route: 'POST /api/file/part/begin',
    label: { zh: '开始分片上传', en: 'Begin an upload in parts' },
    permission: 'signedIn',
    input: z.object({
      fileName: z.string().max(400),
      size: z.number().int().nonnegative(),
      fileType: z.string().max(64).optional(),
    }),
    output: progress,
    writes: true,
  }),
  /** Not `writes`, as every upload. What came before the line broke is kept. */
  send: endpoint({
    route: 'POST /api/file/part/send',
    label: { zh: '上传分片', en: 'Send a part' },
    permission: 'signedIn',
    upload: true,
    input: z.object({ key, offset: z.coerce.number().int().nonnegative() }),
    output: progress,
  }),
  progress: endpoint({
    route: 'GET /api/file/part/progress',
    label: { zh: '查询上传进度', en: 'How far an upload is' },
    permission: 'signedIn',
    input: z.object({ key }),
    output: progress,
  }),
  /** Not `writes`: hashing and moving 100 MB must not hold a transaction open. */
  finish: endpoint({
    route: 'POST /api/file/part/finish',
    label: { zh: '完成分片上传', en: 'Finish an upload in parts' },
    permission: 'signedIn',
    input: z.object({
      key,
      /** Of the whole file, where the sender knows it. */
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
    }),
    output: uploaded,
  }),
  cancel: endpoint({
    route: 'POST /api/file/part/cancel',
    label: { zh: '取消分片上传', en: 'Cancel an upload in parts' },
    permission: 'signedIn',
    input: z.object({ key }),
    output: z.null(),
    writes: true,
  }),
};
