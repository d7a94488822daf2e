import type { EndpointInput, SignatureMark, signApi, UploadedFile } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { noteFileRead, type Files } from '../../../platform/files/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { bytesOfBase64 } from '../upload-base64.ts';
import { answerUploaded } from '../upload-file.ts';
import type { KeyBox } from './key-box.ts';
import { withPdfInHand } from './pdf-threads.ts';
import { readP12 } from './read-p12.ts';
import { signPdf, type PlacedMark } from './sign-pdf.ts';

export interface SignDeps {
  readonly files: Files;
  readonly box: KeyBox;
}

interface KeptCertificate {
  readonly subjectName: string;
  readonly fingerprint: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly sealedP12: string;
}

const find = `
  select subject_name as "subjectName", fingerprint, valid_from as "validFrom", valid_to as "validTo",
    sealed_p12 as "sealedP12"
  from sign_certificate where tenant_id = $1 and id = $2 and is_deleted = 0`;

/** A PDF is signed in memory. */
const mostBytes = 20 * 1024 * 1024;

/** Signs a stored PDF; what comes of it is a new file of the caller's, the old one stays. */
export async function signFile(
  { files, box }: SignDeps,
  ctx: Ctx,
  { fileId, certificateId, reason, marks }: EndpointInput<typeof signApi.sign>,
): Promise<UploadedFile> {
  const attachment = await files.readable(ctx, fileId);
  const [kept] = await ctx.db.query<KeptCertificate>(find, [ctx.tenantId, certificateId]);
  if (!kept) notFound();
  if (attachment.fileSuffix !== 'pdf' || attachment.isSealed) refuse('file.choosePdf');
  if (attachment.fileSize > mostBytes) refuse('file.pdfTooLarge');
  if (ctx.now < kept.validFrom || ctx.now > kept.validTo) refuse('file.certificateTime');
  const signing = {
    key: await readP12(box.open(kept.sealedP12)),
    signerName: kept.subjectName,
    reason,
    now: ctx.now,
    marks: marks.map(placed),
  };
  const signed = await withPdfInHand(async () => signPdf((await files.openFile(ctx, fileId)).bytes, signing));
  const stored = await files.storeBytes(ctx, { fileName: signedName(attachment.fileName), bytes: signed });
  const { tenantId, now } = ctx;
  const { userId } = ctx.user;
  await noteFileRead(ctx.db, { tenantId, userId, fileId, fileName: attachment.fileName, action: 4, now });
  const answer = await answerUploaded(files, ctx, stored);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'file.sign',
    subject: stored.fileId,
    payload: {
      of: fileId,
      sha256Before: attachment.sha256,
      sha256: stored.sha256,
      fingerprint: kept.fingerprint,
      reason,
    },
  });
  return answer;
}

function placed({ picture, ...place }: SignatureMark): PlacedMark {
  const bytes = bytesOfBase64(picture);
  const isPicture = bytes.subarray(0, 4).equals(Buffer.from('89504e47', 'hex')) || bytes.readUInt16BE(0) === 0xffd8;
  if (!isPicture) refuse('file.markPicture');
  return { ...place, picture: bytes };
}

/** `合同.pdf` → `合同-已签.pdf`, cut where the name would be too long. */
function signedName(fileName: string): string {
  const base = [...fileName.replace(/\.pdf$/i, '').replace(/-已签(?:\d+)?$/, '')].slice(0, 40).join('');
  return `${base}-已签.pdf`;
}
