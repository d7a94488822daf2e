import { fileApi, fileLog, partApi, signApi, signCertificate } from '@zhaocai/model';
import { demandPlaceOf } from '../../platform/access/index.ts';
import { crud } from '../../platform/crud/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { noteFileRead, videoUpload, type Files } from '../../platform/files/index.ts';
import { handle, handlePublic, refuse, type Ctx, type MountedEndpoint } from '../../platform/http/index.ts';
import { createDiscovery, editableKinds } from './office/discovery.ts';
import { createOfficeTokens } from './office/office-token.ts';
import { openOffice } from './office/open-office.ts';
import { importCertificate } from './sign/import-certificate.ts';
import { createKeyBox } from './sign/key-box.ts';
import { signFile } from './sign/sign-file.ts';
import { signaturesOfFile, signaturesOfUpload, usableCertificates } from './sign/signature-queries.ts';
import { uploadBase64 } from './upload-base64.ts';
import { answerUploaded } from './upload-file.ts';
import type { Secret } from '../../platform/secrets/index.ts';

export interface FileOptions {
  readonly database: Database;
  readonly files: Files;
  readonly secret: Secret;
  /** OFFICE_URL: an office server that speaks WOPI. */
  readonly officeUrl?: string;
  /** BASE_URL, under which it finds us. */
  readonly baseUrl?: string;
}

export function fileRoutes(options: FileOptions): MountedEndpoint[] {
  return [...uploads(options), ...downloads(options), ...office(options), ...signing(options), ...crud(fileLog)];
}

function uploads({ files }: FileOptions): MountedEndpoint[] {
  const { parts } = files;
  return [
    handle(fileApi.upload, async (ctx, { fileType }) =>
      answerUploaded(files, ctx, await files.storeOnly(ctx, typed(fileType))),
    ),
    handle(fileApi.uploadVideo, async (ctx, { fileType }) =>
      answerUploaded(files, ctx, await files.storeOnly(ctx, { ...typed(fileType), kind: videoUpload })),
    ),
    handle(fileApi.uploadBase64, (ctx, input) => uploadBase64(files, ctx, input)),
    handle(partApi.begin, (ctx, input) => parts.begin(ctx, input)),
    handle(partApi.send, (ctx, { key, offset }) => ctx.sentFile((part) => parts.send(ctx, { key, offset, part }))),
    handle(partApi.progress, (ctx, { key }) => parts.progress(ctx, key)),
    handle(partApi.finish, async (ctx, input) => answerUploaded(files, ctx, await parts.finish(ctx, input))),
    handle(partApi.cancel, async (ctx, { key }) => {
      await parts.cancel(ctx, key);
      return null;
    }),
  ];
}

function typed(fileType: string | undefined) {
  return fileType === undefined ? {} : { fileType };
}

function downloads({ database, files }: FileOptions): MountedEndpoint[] {
  return [
    handle(fileApi.downloadTicket, (ctx, { fileId, inline }) => files.linkTo(ctx, fileId, { inline: inline === '1' })),
    handlePublic(fileApi.download, async (ctx, { ticket: text, inline, as }) => {
      const { tenantId, userId, fileId } = files.readTicket(text, { now: ctx.now, userId: ctx.user?.userId });
      const viewer = { db: database.scoped(tenantId), tenantId, userId, now: ctx.now };
      await demandPlaceOf(viewer.db, tenantId, ctx);
      const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = ctx.headers;
      const how = { inline: inline === '1', asPdf: as === 'pdf' };
      return files.download(viewer, { fileId, ...how, range, ifRange, ifNoneMatch });
    }),
    handle(fileApi.eamDownload, async (ctx, { fileId }) => {
      await files.readable(ctx, fileId);
      return files.download(viewerOf(ctx), { fileId, inline: false });
    }),
    handle(fileApi.saveFileLog, async (ctx, { fileId, action }) => {
      const { fileName } = await files.readable(ctx, fileId);
      await noteFileRead(ctx.db, { ...viewerOf(ctx), fileId, fileName, action });
      return null;
    }),
  ];
}

function office({ files, secret, officeUrl, baseUrl = '' }: FileOptions): MountedEndpoint[] {
  const deps = { files, baseUrl, tokens: createOfficeTokens(secret), discover: createDiscovery(officeUrl) };
  return [
    handle(fileApi.office, (ctx, input) => openOffice(deps, ctx, input)),
    handle(fileApi.officeKinds, async () => ({ edit: editableKinds(await deps.discover()) })),
  ];
}

function viewerOf({ db, tenantId, user, now }: Ctx) {
  return { db, tenantId, userId: user.userId, now };
}

function signing({ files, secret }: FileOptions): MountedEndpoint[] {
  const box = createKeyBox(secret);
  return [
    ...crud(signCertificate, {
      beforeSave(_ctx, _values, existing) {
        if (!existing) refuse('file.certificateNew');
        return {};
      },
    }),
    handle(signApi.importCertificate, (ctx, input) => importCertificate(box, ctx, input)),
    handle(signApi.sign, (ctx, input) => signFile({ files, box }, ctx, input)),
    handle(signApi.certificates, usableCertificates),
    handle(signApi.signatures, (ctx, { fileId }) => signaturesOfFile(files, ctx, fileId)),
    handle(signApi.signaturesOf, signaturesOfUpload),
  ];
}
