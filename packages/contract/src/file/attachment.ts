import { entity } from '../kit/entity.ts';

/**
 * The register of stored files. It answers no generic call yet: a file comes by its upload and leaves by its link.
 * A file that a supplier hands in for a buyer's project is a row of the buyer with the supplier as party.
 */
export const attachment = entity({
  name: 'file',
  table: 'attachment',
  label: { zh: '附件', en: 'File' },
  path: '/api/file',
  menu: 'attach',
  verbs: {},
  parties: ['party_tenant_id'],
  publicWhen: 'is_published',
  dataScoped: false,
  fields: {
    fileName: { kind: 'text', label: { zh: '文件名', en: 'File name' }, maxLength: 49, required: true, readOnly: true },
    fileSuffix: {
      kind: 'text',
      label: { zh: '扩展名', en: 'Extension' },
      maxLength: 8,
      required: true,
      readOnly: true,
    },
    fileType: { kind: 'text', label: { zh: '文件类型', en: 'Document type' }, maxLength: 64, readOnly: true },
    fileSize: { kind: 'integer', label: { zh: '文件大小', en: 'Size' }, required: true, readOnly: true },
    sha256: { kind: 'text', label: { zh: '校验值', en: 'SHA-256' }, maxLength: 64, required: true, readOnly: true },
    contentType: {
      kind: 'text',
      label: { zh: '内容类型', en: 'Content type' },
      maxLength: 100,
      required: true,
      readOnly: true,
    },
    storageKey: {
      kind: 'text',
      label: { zh: '存储位置', en: 'Storage key' },
      maxLength: 200,
      required: true,
      secret: true,
    },
    isSealed: { kind: 'flag', label: { zh: '是否密封', en: 'Sealed' }, required: true, readOnly: true },
    isPublished: { kind: 'flag', label: { zh: '是否公开', en: 'Published' }, required: true, readOnly: true },
    businessType: { kind: 'text', label: { zh: '业务类型', en: 'Business type' }, maxLength: 64, readOnly: true },
  },
});
