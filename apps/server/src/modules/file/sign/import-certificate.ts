import { X509Certificate } from 'node:crypto';
import type { EndpointInput, signApi } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { certificateInstant, commonNameOf } from './distinguished-name.ts';
import type { KeyBox } from './key-box.ts';
import { readP12 } from './read-p12.ts';
import { fingerprintOf } from './read-signatures.ts';

const insert = `
  insert into sign_certificate (tenant_id, id, certificate_name, subject_name, issuer_name, serial_number, fingerprint,
    valid_from, valid_to, sealed_p12, create_user, create_dept, create_time, update_user, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $11, $13)
  on conflict (tenant_id, fingerprint) where is_deleted = 0 do nothing returning id`;

/** Takes a P12 in: opened once to see that it can sign, kept sealed, never answered again. */
export async function importCertificate(
  box: KeyBox,
  ctx: Ctx,
  { certificateName, content, password }: EndpointInput<typeof signApi.importCertificate>,
): Promise<{ id: string }> {
  const kept = { content: content.replace(/^data:[^,]*,/, ''), password };
  const own = (await readP12(kept)).chain[0] ?? refuse('file.certificateUnreadable');
  const certificate = new X509Certificate(own);
  const id = nextId();
  const shown = {
    certificateName,
    subjectName: commonNameOf(certificate.subject).slice(0, 400),
    issuerName: commonNameOf(certificate.issuer).slice(0, 400),
    serialNumber: certificate.serialNumber.slice(0, 80),
    fingerprint: fingerprintOf(certificate.fingerprint256),
    validFrom: certificateInstant(certificate.validFrom),
    validTo: certificateInstant(certificate.validTo),
  };
  if (shown.validTo < ctx.now) refuse('file.certificateTime');
  const made = await ctx.db.query(insert, [
    ctx.tenantId,
    id,
    ...Object.values(shown),
    box.seal(kept),
    ctx.user.userId,
    ctx.user.deptIds[0] ?? null,
    ctx.now,
  ]);
  if (made.length === 0) refuse('file.certificateTwice');
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'signCertificate.import',
    subject: id,
    payload: { after: shown },
  });
  return { id };
}
