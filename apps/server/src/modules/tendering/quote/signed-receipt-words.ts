export const signedReceiptWords = {
  title: { zh: '报价回执', en: 'Receipt of a quote' },
  project: { zh: '项目', en: 'Project' },
  package: { zh: '采购包', en: 'Package' },
  version: { zh: '版本', en: 'Version' },
  time: { zh: '平台接收时间', en: 'Received (platform time)' },
  receiptNo: { zh: '回执编号', en: 'Receipt no.' },
  envelopeHash: { zh: '密封信封摘要', en: 'Hash of the envelope' },
  chainSeq: { zh: '存证序号', en: 'Evidence no.' },
  chainHash: { zh: '存证摘要', en: 'Evidence hash' },
  signature: { zh: '平台签名（Ed25519）', en: 'Signature of the platform (Ed25519)' },
  publicKey: { zh: '平台公钥', en: 'Public key of the platform' },
  help: {
    zh: '签名对象为回执内容的规范 JSON（RFC 8785）。请同时保存 JSON 回执，可脱离平台核验。',
    en: 'What is signed is the canonical JSON (RFC 8785) of the receipt. Keep the JSON receipt too: it can be verified without the platform.',
  },
} as const;
