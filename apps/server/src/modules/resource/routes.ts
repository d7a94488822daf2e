import {
  attachment,
  enableOss as enableOssEndpoint,
  enableSms as enableSmsEndpoint,
  oss,
  putFile as putFileEndpoint,
  resource,
  sendMessage as sendMessageEndpoint,
  sms,
  testOss as testOssEndpoint,
  type ExportInput,
  type PageInput,
} from '@zhaocai/model';
import { crud } from '../../platform/crud/index.ts';
import type { Files } from '../../platform/files/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { attachList, exportAttachments } from './attach/attach-list.ts';
import { attachHooks } from './attach/attach-rules.ts';
import { ossHooks } from './oss/oss-rules.ts';
import { putFile } from './oss/put-file.ts';
import { enableOss, testOss } from './oss/test-oss.ts';
import { providerReads } from './provider/provider-reads.ts';
import { createSecretBox, type Secret } from '../../platform/secrets/index.ts';
import { enableSms, sendMessage } from './sms/send-message.ts';
import { smsLogReads } from './sms/sms-log-reads.ts';
import { smsHooks } from './sms/sms-rules.ts';

export interface ResourceOptions {
  readonly files: Files;
  readonly secret: Secret;
  /** STORAGE_PRIVATE_HOSTS */
  readonly privateHosts?: readonly string[];
}

export function resourceRoutes({ files, secret, privateHosts = [] }: ResourceOptions): readonly MountedEndpoint[] {
  const box = createSecretBox(secret);
  const deps = { files, box };
  const { page: attachPage, export: attachSpreadsheet } = resource(attachment);
  return [
    ...crud(attachment, { ...attachHooks, without: ['page', 'export'] }),
    handle<PageInput, unknown>(attachPage, attachList),
    handle<ExportInput, unknown>(attachSpreadsheet, exportAttachments),
    handle(putFileEndpoint, (ctx, input) => putFile(files, ctx, input)),
    ...crud(oss, { ...ossHooks({ box, privateHosts }), without: ['page', 'detail'] }),
    ...providerReads(oss),
    handle(enableOssEndpoint, (ctx, input) => enableOss(deps, ctx, input)),
    handle(testOssEndpoint, (ctx, input) => testOss(deps, ctx, input)),
    ...crud(sms, { ...smsHooks(), without: ['page', 'detail'] }),
    ...providerReads(sms),
    handle(enableSmsEndpoint, enableSms),
    handle(sendMessageEndpoint, sendMessage),
    ...smsLogReads(),
  ];
}
