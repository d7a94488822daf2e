import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { uploaded } from './endpoints.ts';

const part = z.number().min(0).max(1);

/** A picture of a seal or of a hand-written name. Place and width are parts of the page, from its upper left corner. */
const mark = z.object({
  page: z.number().int().min(0).max(9999),
  left: part,
  top: part,
  width: z.number().min(0.01).max(1),
  /** PNG or JPEG as base64. */
  picture: z.string().max(700_000),
});
export type SignatureMark = z.infer<typeof mark>;

const foundSignature = z.object({
  /** Whose certificate it is; empty where it does not say. */
  signer: z.string(),
  issuer: z.string(),
  serialNumber: z.string(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  /** When, as the signer's clock said. */
  time: z.string().nullable(),
  reason: z.string(),
  /** What was signed has not changed since, and the signature is the certificate's. */
  isIntact: z.boolean(),
  /** It speaks for the whole document as it is now; else something was added after it. */
  coversWhole: z.boolean(),
  /** The certificate names itself as issuer: nobody else answers for it. */
  isSelfSigned: z.boolean(),
  /** The certificate is one that this tenant keeps here. */
  isKnown: z.boolean(),
  /** `PAdES-B-B`, or the plain kind. */
  level: z.string(),
  /** Why it is not intact. */
  fault: z.string().optional(),
});
export type FoundSignature = z.infer<typeof foundSignature>;

export const signApi = {
  /** Takes a P12 file; not `writes`, as every upload. The password comes in a header of its own, never in a query. */
  importCertificate: endpoint({
    route: 'POST /api/file/certificate/import',
    label: { zh: '导入签名证书', en: 'Import a signing certificate' },
    permission: 'signCertificate_add',
    input: z.object({
      certificateName: z.string().trim().min(1).max(64),
      /** The P12 file as base64. */
      content: z.string().max(100_000),
      password: z.string().max(200),
    }),
    output: z.object({ id: z.string() }),
    writes: true,
  }),
  /** The signed document is a new file; the one that was signed stays as it is. */
  sign: endpoint({
    route: 'POST /api/file/sign',
    label: { zh: '签署 PDF', en: 'Sign a PDF' },
    permission: 'signCertificate_use',
    input: z.object({
      fileId: idInput,
      certificateId: idInput,
      reason: z.string().max(100).default(''),
      marks: z.array(mark).max(20).default([]),
    }),
    output: uploaded,
    writes: true,
    ids: { fileId: 'file', certificateId: 'signCertificate' },
  }),
  /** Certificates that may be signed with, by name. */
  certificates: endpoint({
    route: 'GET /api/file/sign/certificates',
    label: { zh: '可用签名证书', en: 'Certificates to sign with' },
    permission: 'signCertificate_use',
    input: z.object({}),
    output: z.array(
      z.object({ id: z.string(), certificateName: z.string(), subjectName: z.string(), validTo: z.string() }),
    ),
  }),
  signatures: endpoint({
    route: 'GET /api/file/signatures',
    label: { zh: '验证 PDF 签名', en: 'Verify the signatures of a PDF' },
    permission: 'signedIn',
    input: z.object({ fileId: idInput }),
    output: z.array(foundSignature),
    ids: { fileId: 'file' },
  }),
  /** Of a file that is not stored here. */
  signaturesOf: endpoint({
    route: 'POST /api/file/signaturesOf',
    label: { zh: '验证本地 PDF 签名', en: 'Verify the signatures of a local PDF' },
    permission: 'signedIn',
    upload: true,
    input: z.object({}),
    output: z.array(foundSignature),
  }),
};
