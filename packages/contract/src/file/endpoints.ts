import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';

const uploaded = z.object({
  fileId: z.string(),
  name: z.string(),
  /** A signed download link; it lives for minutes. Records keep the fileId and ask for a fresh one. */
  url: z.string(),
  /** The address that answers a fresh link for as long as the file exists. */
  distUri: z.string(),
  suffix: z.string(),
  /** Where the store keeps it, for the record only: nothing can be fetched by it. */
  ossUri: z.string(),
  size: z.number(),
  sha256: z.string(),
});
export type UploadedFile = z.infer<typeof uploaded>;

const downloadLink = z.object({
  fileId: z.string(),
  url: z.string(),
  expireTime: z.string(),
  fileName: z.string(),
  fileSuffix: z.string(),
  contentType: z.string(),
  size: z.number(),
});
export type DownloadLink = z.infer<typeof downloadLink>;

/** `inline=1`: pictures and PDF may be shown instead of saved. */
const inline = z.enum(['0', '1']).optional();

export const fileApi = {
  /**
   * Not `writes`: that would hold a transaction, and with it a database connection, open for as long as a slow
   * client takes to send. The one insert comes after the last byte. A retry makes a second file; nobody refers to it.
   */
  upload: endpoint({
    route: 'POST /api/file/uploadOSS',
    label: { zh: '上传文件', en: 'Upload a file' },
    permission: 'signedIn',
    upload: true,
    // fileLocal is sent by every uploader; where a file lies is the store's business, so it is taken and not used.
    input: z.object({ fileType: z.string().max(64).optional(), fileLocal: z.string().max(200).optional() }),
    output: uploaded,
  }),
  downloadTicket: endpoint({
    route: 'GET /api/file/downloadTicket',
    label: { zh: '获取下载链接', en: 'Get a download link' },
    permission: 'signedIn',
    input: z.object({ fileId: idInput, inline }),
    output: downloadLink,
    ids: { fileId: 'file' },
  }),
  /** The ticket is the right: a browser's own download carries no session header. */
  download: endpoint({
    route: 'GET /api/file/download',
    label: { zh: '下载文件', en: 'Download a file' },
    permission: 'public',
    raw: true,
    input: z.object({ ticket: z.string().max(200), inline }),
    output: z.unknown(),
  }),
};
