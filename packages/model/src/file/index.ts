import type { Domain } from '../kit/domain.ts';
import { fileMessages } from './messages.ts';
import { attachment, uploaderFields } from './attachment.ts';
import { signCertificate } from './certificate.ts';
import { fileApi } from './endpoints.ts';
import { fileLog } from './file-log.ts';
import { partApi } from './part-endpoints.ts';
import { signApi } from './sign-endpoints.ts';

export { attachment, fileApi, fileLog, partApi, signApi, signCertificate, uploaderFields };
export type { DownloadLink, UploadedFile } from './endpoints.ts';
export type { PartProgress } from './part-endpoints.ts';
export type { FoundSignature, SignatureMark } from './sign-endpoints.ts';
export { fileActions, type FileAction } from './file-log.ts';
export * from './caution.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './office-types.ts';

export const fileDomain = {
  name: 'file',
  entities: [attachment, fileLog, signCertificate],
  endpoints: [...Object.values(fileApi), ...Object.values(partApi), ...Object.values(signApi)],
  messages: fileMessages,
} as const satisfies Domain;
