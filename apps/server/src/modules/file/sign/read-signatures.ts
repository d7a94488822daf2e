import { X509Certificate } from 'node:crypto';
import type { FoundSignature } from '@zhaocai/model';
import { certificateInstant, commonNameOf, shanghaiInstant } from './distinguished-name.ts';
import type { JudgedSignature } from './judge-pdf.ts';
import { askPdfThread } from './pdf-threads.ts';

/** A signature, and by what its certificate is known again. */
export type ReadSignature = Omit<FoundSignature, 'isKnown'> & { readonly fingerprint: string | undefined };

const script = new URL('read-pdf-thread.ts', import.meta.url);

/**
 * The digital signatures of a stranger's PDF in the order in which they were made, each judged, in a thread of its own that is
 * ended when it takes too long or too much; undefined: it is no readable PDF.
 */
export async function readSignatures(content: Buffer, patienceMs?: number): Promise<ReadSignature[] | undefined> {
  const answer = await askPdfThread({ script, data: new Uint8Array(content), patienceMs });
  // The thread answers this and nothing else.
  return (answer as JudgedSignature[] | undefined)?.map(shown);
}

function shown(judged: JudgedSignature): ReadSignature {
  const { isIntact, fault, name, time, reason, coversWhole } = judged;
  const certificate = judged.certificate && new X509Certificate(judged.certificate);
  return {
    signer: certificate ? commonNameOf(certificate.subject) : name,
    issuer: certificate ? commonNameOf(certificate.issuer) : '',
    serialNumber: certificate?.serialNumber ?? '',
    validFrom: certificate ? certificateInstant(certificate.validFrom) : null,
    validTo: certificate ? certificateInstant(certificate.validTo) : null,
    time: pdfInstant(time),
    reason,
    isIntact,
    coversWhole,
    isSelfSigned: certificate !== undefined && certificate.issuer === certificate.subject,
    level: levelOf(judged),
    fingerprint: certificate && fingerprintOf(certificate.fingerprint256),
    ...(fault === undefined ? {} : { fault }),
  };
}

export function fingerprintOf(text: string): string {
  return text.replaceAll(':', '').toLowerCase();
}

/** B-B: the CMS names its certificate, and the time stands in the PDF alone. */
function levelOf({ isPades, namesCertificate, hasSigningTime }: JudgedSignature): string {
  return isPades && namesCertificate && !hasSigningTime ? 'PAdES-B-B' : 'PKCS#7';
}

/** `D:20261121220000+08'00'` as the wire's instant. */
export function pdfInstant(text: string): string | null {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', sign = 'Z', hours, minutes] =
    /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([Z+-])(?:(\d\d)'?(\d\d)?)?)?/.exec(text) ?? [];
  if (!year) return null;
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const shift = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return shanghaiInstant(sign === 'Z' ? ms : sign === '+' ? ms - shift : ms + shift);
}
