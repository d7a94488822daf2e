import { entity } from '../kit/entity.ts';

/** A certificate with its private key, to sign PDF documents with. What is secret never leaves the server. */
export const signCertificate = entity({
  name: 'signCertificate',
  table: 'sign_certificate',
  label: { zh: '签名证书', en: 'Signing certificate' },
  path: '/api/file/certificate',
  verbs: { page: 'GET /list', save: 'POST /submit', remove: 'POST /remove', export: 'POST /export' },
  menu: 'signCertificate',
  search: ['certificateName', 'subjectName'],
  sort: ['-createTime'],
  dataScoped: false,
  fields: {
    certificateName: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 64, required: true },
    subjectName: {
      kind: 'text',
      label: { zh: '持有人', en: 'Holder' },
      maxLength: 400,
      required: true,
      readOnly: true,
    },
    issuerName: { kind: 'text', label: { zh: '颁发者', en: 'Issuer' }, maxLength: 400, required: true, readOnly: true },
    serialNumber: {
      kind: 'text',
      label: { zh: '序列号', en: 'Serial number' },
      maxLength: 80,
      required: true,
      readOnly: true,
    },
    fingerprint: {
      kind: 'text',
      label: { zh: '指纹', en: 'Fingerprint' },
      maxLength: 64,
      required: true,
      readOnly: true,
      detailOnly: true,
    },
    validFrom: { kind: 'instant', label: { zh: '生效时间', en: 'Valid from' }, required: true, readOnly: true },
    validTo: { kind: 'instant', label: { zh: '失效时间', en: 'Valid until' }, required: true, readOnly: true },
  },
});
