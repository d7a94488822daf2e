import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';

/** Of `fileCaution`; null where there is nothing to say. */
const caution = z.number().nullable();

export const uploaded = z.object({
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
  caution,
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
  caution,
});
export type DownloadLink = z.infer<typeof downloadLink>;

/** `inline=1`: pictures and PDF may be shown instead of saved. */
const inline = z.enum(['0', '1']).optional();
/** `as=pdf`: an office document as the server draws it. */
const as = z.enum(['pdf']).optional();

export const fileApi = {
  /**
   * Not `writes`: that would hold a transaction, and with it a database connection, open for as long as a slow
   * client takes to send. The one insert comes after the last byte. A retry makes a second file; nobody refers to it.
   */
  upload: endpoint({
    route: 'POST /api/file/uploadOSS',
    aliases: ['POST /api/eam/upload/upload'],
    label: { zh: '上传文件', en: 'Upload a file' },
    permission: 'signedIn',
    upload: true,
    // fileLocal is sent by every uploader; where a file lies is the store's business, so it is taken and not used.
    input: z.object({ fileType: z.string().max(64).optional(), fileLocal: z.string().max(200).optional() }),
    output: uploaded,
  }),
  /** Rules 303 and 306: videos of a text have a path and a limit of their own. */
  uploadVideo: endpoint({
    route: 'POST /api/file/uploadVideo',
    label: { zh: '上传视频', en: 'Upload a video' },
    permission: 'signedIn',
    upload: true,
    input: z.object({ fileType: z.string().max(64).optional(), fileLocal: z.string().max(200).optional() }),
    output: uploaded,
  }),
  /** A small file within the body, as drawing pads send it: `data:image/png;base64,…` or the plain letters. */
  uploadBase64: endpoint({
    route: 'POST /api/bid-dms/uploadBase64',
    label: { zh: '上传 Base64 文件', en: 'Upload a file as base64' },
    permission: 'signedIn',
    input: z.object({
      base64: z.string().default(''),
      fileName: z.string().max(400).default('图片.png'),
      fileType: z.string().max(64).optional(),
    }),
    output: uploaded,
  }),
  /** The bytes at once, for whoever may read the file and sends the session with the call. */
  eamDownload: endpoint({
    route: 'GET /api/eam/upload/download',
    label: { zh: '直接下载文件', en: 'Download a file at once' },
    permission: 'signedIn',
    raw: true,
    input: z.object({ fileId: idInput }),
    output: z.unknown(),
    ids: { fileId: 'file' },
  }),
  /** The call of screens that show a file by other means; a look or a download through a link is noted by itself. */
  saveFileLog: endpoint({
    route: 'POST /api/file/saveFileLog',
    label: { zh: '记录文件访问', en: 'Note that a file was read' },
    permission: 'signedIn',
    input: z.object({
      fileId: idInput,
      action: z.coerce
        .number()
        .pipe(z.union([z.literal(1), z.literal(2)]))
        .default(1),
    }),
    output: z.null(),
    writes: true,
    ids: { fileId: 'file' },
  }),
  /** Where a document opens in the office server of the settings (WOPI); refused where there is none. */
  office: endpoint({
    route: 'GET /api/file/office',
    label: { zh: '在线编辑', en: 'Open in the office server' },
    permission: 'signedIn',
    input: z.object({ fileId: idInput, mode: z.enum(['view', 'review', 'edit']).default('view') }),
    output: z.object({ url: z.string(), expires: z.number() }),
    ids: { fileId: 'file' },
  }),
  /** Extensions that the office server of the settings changes; none where there is none. */
  officeKinds: endpoint({
    route: 'GET /api/file/officeKinds',
    label: { zh: '在线编辑支持的类型', en: 'Kinds that can be edited here' },
    permission: 'signedIn',
    input: z.object({}),
    output: z.object({ edit: z.array(z.string()) }),
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
    input: z.object({ ticket: z.string().max(200), inline, as }),
    output: z.unknown(),
  }),
};
