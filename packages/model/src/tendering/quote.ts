import { entity } from '../kit/entity.ts';
import { bidRuling, openFault, quoteKind } from './choices.ts';
import { rulingLifecycle } from './ruling-lifecycle.ts';

const project = { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true } as const;
const purchasePackage = { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, required: true } as const;
const entry = { kind: 'ref', to: 'entry', label: { zh: '报名', en: 'Registration' }, required: true } as const;
const supplierTenantId = {
  kind: 'text',
  label: { zh: '供应商租户', en: 'Tenant' },
  maxLength: 6,
  required: true,
} as const;
const sealed = (zh: string, en: string) =>
  ({ kind: 'longText', label: { zh, en }, maxLength: 100_000, secret: true }) as const;

/** The public half of the key that a package's quotes are sealed to; the private half is wrapped under SECRET. */
export const packageKey = entity({
  name: 'packageKey',
  table: 'package_key',
  label: { zh: '密封密钥', en: 'Sealing key' },
  path: '/api/purchase/package-key',
  verbs: {},
  menu: 'project',
  appendOnly: true,
  dataScoped: false,
  fields: {
    projectId: project,
    packageId: purchasePackage,
    publicKey: { kind: 'text', label: { zh: '公钥', en: 'Public key' }, maxLength: 200, required: true },
    wrappedPrivateKey: sealed('加密的私钥', 'Wrapped private key'),
  },
});

/** One sealed version of a quote. Nothing here can be read before opening but by the bidder himself. */
export const quote = entity({
  name: 'quote',
  table: 'quote',
  label: { zh: '密封报价', en: 'Sealed quote' },
  path: '/api/purchase/quote',
  verbs: {},
  menu: 'entry',
  parties: ['supplier_tenant_id'],
  appendOnly: true,
  dataScoped: false,
  fields: {
    projectId: project,
    packageId: purchasePackage,
    entryId: entry,
    supplierTenantId,
    versionNo: { kind: 'integer', label: { zh: '版本', en: 'Version' }, required: true },
    kind: { kind: 'choice', label: { zh: '类型', en: 'Kind' }, choices: quoteKind.choices, required: true },
    cipher: sealed('密文', 'Cipher text'),
    packageDek: sealed('开标密钥', 'Key sealed to the package'),
    bidderDek: sealed('供应商密钥', 'Key sealed to the bidder'),
    cipherHash: { kind: 'text', label: { zh: '密文摘要', en: 'Hash of the cipher text' }, maxLength: 64 },
    /** Of what was sealed in the bidder's browser: the canonical text, its signature, and the public key of that. */
    envelope: { kind: 'longText', label: { zh: '信封', en: 'Envelope' }, maxLength: 200_000 },
    signature: { kind: 'longText', label: { zh: '签名', en: 'Signature' }, maxLength: 1000 },
    signingKey: { kind: 'longText', label: { zh: '签名公钥', en: 'Signing key' }, maxLength: 3000 },
    /** Of a revocation. */
    reason: { kind: 'longText', label: { zh: '撤销原因', en: 'Why it was revoked' }, maxLength: 500 },
    receiptSeq: { kind: 'text', label: { zh: '回执序号', en: 'Receipt no.' }, maxLength: 20, required: true },
    receiptHash: { kind: 'text', label: { zh: '回执摘要', en: 'Receipt hash' }, maxLength: 64, required: true },
  },
});

/** What opens a file of a quote, which is sealed like the price, name included. Its id is the attachment's. */
export const quoteFile = entity({
  name: 'quoteFile',
  table: 'quote_file',
  label: { zh: '密封文件', en: 'Sealed file' },
  path: '/api/purchase/quote-file',
  verbs: {},
  menu: 'entry',
  parties: ['supplier_tenant_id'],
  appendOnly: true,
  dataScoped: false,
  fields: {
    projectId: project,
    packageId: purchasePackage,
    entryId: entry,
    supplierTenantId,
    sealedName: sealed('密封的文件名', 'Sealed file name'),
    packageDek: sealed('开标密钥', 'Key sealed to the package'),
    bidderDek: sealed('供应商密钥', 'Key sealed to the bidder'),
    /** Of what was sealed in the bidder's browser, which keeps no name and no key here. */
    cipherSha256: { kind: 'text', label: { zh: '密文摘要', en: 'Hash of the cipher text' }, maxLength: 64 },
  },
});

/** A quote after opening: the buyer's row. */
export const openedQuote = entity({
  name: 'openedQuote',
  table: 'opened_quote',
  label: { zh: '开标报价', en: 'Opened quote' },
  path: '/api/purchase/opened-quote',
  verbs: {},
  menu: 'entry',
  permanent: true,
  dataScoped: false,
  lifecycle: rulingLifecycle,
  fields: {
    projectId: project,
    packageId: purchasePackage,
    entryId: entry,
    quoteId: { kind: 'ref', to: 'quote', label: { zh: '密封报价', en: 'Sealed quote' }, required: true },
    perMoney: { kind: 'money', label: { zh: '单价', en: 'Unit price' } },
    /** Of every quote that could be opened. */
    totalMoney: { kind: 'money', label: { zh: '总价', en: 'Total' } },
    openFault: {
      kind: 'choice',
      label: { zh: '不能开启的原因', en: 'Why it cannot be opened' },
      choices: openFault.choices,
    },
    rulingStatus: {
      kind: 'choice',
      label: { zh: '认定状态', en: 'Ruling status' },
      choices: rulingLifecycle.choices,
      required: true,
      readOnly: true,
    },
    /** Whoever opened: who has to rule where it did not open. */
    openerId: { kind: 'ref', to: 'user', label: { zh: '开标人', en: 'Opened by' }, readOnly: true },
    ruling: { kind: 'choice', label: { zh: '责任认定', en: 'Ruling' }, choices: bidRuling.choices },
    rulingReason: { kind: 'longText', label: { zh: '认定理由', en: 'Reason of the ruling' }, maxLength: 500 },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 2000 },
    serviceShow: { kind: 'longText', label: { zh: '服务说明', en: 'Service' }, maxLength: 4000 },
    matchExplain: { kind: 'longText', label: { zh: '响应说明', en: 'Compliance' }, maxLength: 4000 },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' } },
    selected: { kind: 'flag', label: { zh: '中标（成交）', en: 'Selected' }, required: true },
    bidRemark: { kind: 'longText', label: { zh: '选择理由', en: 'Reason' }, maxLength: 1000 },
  },
});

/** The unit price of one goods line, known since opening. */
export const quoteLine = entity({
  name: 'quoteLine',
  table: 'quote_line',
  label: { zh: '报价明细', en: 'Quote line' },
  path: '/api/purchase/quote-line',
  verbs: {},
  menu: 'entry',
  appendOnly: true,
  dataScoped: false,
  fields: {
    projectId: project,
    packageId: purchasePackage,
    entryId: entry,
    itemId: { kind: 'ref', to: 'packageItem', label: { zh: '货物明细', en: 'Goods line' }, required: true },
    quantity: { kind: 'decimal', label: { zh: '数量', en: 'Quantity' }, required: true },
    perMoney: { kind: 'money', label: { zh: '单价', en: 'Unit price' }, required: true },
    totalMoney: { kind: 'money', label: { zh: '总价', en: 'Total' }, required: true },
  },
});

/** What opens a sealed file: written by the opening, read by the download. */
export const quoteFileKey = entity({
  name: 'quoteFileKey',
  table: 'quote_file_key',
  label: { zh: '文件密钥', en: 'File key' },
  path: '/api/purchase/quote-file-key',
  verbs: {},
  menu: 'entry',
  appendOnly: true,
  dataScoped: false,
  fields: {
    projectId: project,
    entryId: entry,
    fileId: { kind: 'ref', to: 'quoteFile', label: { zh: '密封文件', en: 'Sealed file' }, required: true },
    fileName: { kind: 'text', label: { zh: '文件名', en: 'File name' }, maxLength: 100, required: true },
    dek: sealed('文件密钥', 'File key'),
  },
});
