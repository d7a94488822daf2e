import { entity } from '../kit/entity.ts';
import type { Fields } from '../kit/field.ts';
import { fileCaution } from './caution.ts';

/**
 * The register of stored files: looked through and tidied here, while a file comes by its upload and leaves by its link.
 * A file that a supplier hands in for a buyer's project is a row of the buyer with the supplier as party.
 */
export const attachment = entity({
  name: 'file',
  table: 'attachment',
  label: { zh: '附件', en: 'File' },
  path: '/api/blade-resource/attach',
  menu: 'attach',
  verbs: {
    page: 'GET /list',
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
  },
  search: ['fileName'],
  alwaysSeen: ['fileSuffix'],
  parties: ['party_tenant_id'],
  publicWhen: 'is_published',
  guards: { file_quota: 'file.spaceUsedUp', person_file_quota: 'file.personUsedUp' },
  fields: {
    fileName: { kind: 'text', label: { zh: '文件名', en: 'File name' }, maxLength: 49, required: true },
    fileSuffix: {
      kind: 'text',
      label: { zh: '扩展名', en: 'Extension' },
      maxLength: 8,
      required: true,
      readOnly: true,
    },
    fileType: { kind: 'text', label: { zh: '文件类型', en: 'Document type' }, maxLength: 64 },
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
      readOnly: true,
      secret: true,
    },
    /** The register shows none that is, so no list offers to filter by it. */
    isSealed: {
      kind: 'flag',
      label: { zh: '是否密封', en: 'Sealed' },
      required: true,
      readOnly: true,
      detailOnly: true,
    },
    /** Of a sealed file it is told by the link alone: nothing of its content stands in a row. */
    caution: {
      kind: 'choice',
      label: { zh: '安全提示', en: 'Caution' },
      choices: fileCaution.choices,
      readOnly: true,
    },
    isPublished: { kind: 'flag', label: { zh: '是否公开', en: 'Published' }, required: true, readOnly: true },
    businessType: { kind: 'text', label: { zh: '业务类型', en: 'Business type' }, maxLength: 64, readOnly: true },
    /** Of the kind that businessType names, so it is no reference to one entity. */
    businessId: { kind: 'ref', to: 'business', label: { zh: '业务编号', en: 'Record' }, readOnly: true },
    /** Null: on the server's own disk. */
    storageId: { kind: 'ref', to: 'oss', label: { zh: '存储', en: 'Storage' }, readOnly: true },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  },
});

/** Who uploaded a file: beside its row, and in its spreadsheet. */
export const uploaderFields = {
  createUserName: { kind: 'text', label: { zh: '上传人', en: 'Uploaded by' }, maxLength: 30 },
} as const satisfies Fields;
