import { entity } from '../kit/entity.ts';
import { squareMetres } from '../kit/units.ts';
import {
  campuses,
  estateObtainMethods,
  estateUseStatuses,
  landGrades,
  landRightsOfUse,
  landRightTypes,
  landTypes,
  ownershipNatures,
} from './choices.ts';
import { yuan } from './units.ts';

const part = { kind: 'decimal', min: 0, unit: squareMetres } as const;

/** A parcel of land (docs/estate.md B.3). What it is used for adds up to its area (I-13). */
export const land = entity({
  name: 'land',
  table: 'land',
  label: { zh: '土地', en: 'Land' },
  path: '/api/eam/bizland',
  verbs: {
    page: 'POST /dataPage',
    list: 'POST /dataList',
    detail: 'GET /detail',
    save: 'POST /addSave',
    remove: 'POST /deleteIds',
    export: 'POST /excel',
    import: 'POST /import',
  },
  aliases: { export: ['GET /excel'] },
  importKey: ['landNo'],
  menu: 'land',
  search: ['landName', 'landNo'],
  sort: ['landNo'],
  dataScoped: 'granted',
  fields: {
    landNo: { kind: 'text', label: { zh: '地号', en: 'Parcel no.' }, maxLength: 32, required: true },
    landName: { kind: 'text', label: { zh: '土地名称', en: 'Name' }, maxLength: 64, required: true },
    campus: { kind: 'choice', label: { zh: '校区', en: 'Campus' }, choices: campuses, required: true },
    landType: { kind: 'choice', label: { zh: '土地用途', en: 'Land use' }, choices: landTypes, required: true },
    landGrade: { kind: 'choice', label: { zh: '土地等级', en: 'Grade' }, choices: landGrades },
    area: {
      kind: 'decimal',
      label: { zh: '土地面积', en: 'Area' },
      min: 0.01,
      unit: squareMetres,
      required: true,
    },
    certArea: { kind: 'decimal', label: { zh: '证载面积', en: 'Area by certificate' }, min: 0, unit: squareMetres },
    soleArea: { ...part, label: { zh: '独用面积', en: 'Sole use' } },
    sharedArea: { ...part, label: { zh: '分摊面积', en: 'Shared' } },
    useStatus: { kind: 'choice', label: { zh: '使用状况', en: 'Use' }, choices: estateUseStatuses },
    selfArea: { ...part, label: { zh: '自用面积', en: 'Self-used area' } },
    rentedArea: { ...part, label: { zh: '出租面积', en: 'Area leased out' } },
    lentArea: { ...part, label: { zh: '出借面积', en: 'Area lent' } },
    investArea: { ...part, label: { zh: '对外投资面积', en: 'Area invested' } },
    idleArea: {
      ...part,
      label: { zh: '闲置面积', en: 'Idle area' },
      help: {
        zh: '自用、出租、出借、投资、闲置之和等于土地面积；全部留空视为自用',
        en: 'Self-used, leased, lent, invested and idle add up to the area; all empty means self-used',
      },
    },
    landRightOfUse: {
      kind: 'choice',
      label: { zh: '使用权状态', en: 'Right of use' },
      choices: landRightsOfUse,
      required: true,
    },
    landRightOfUseType: {
      kind: 'choice',
      label: { zh: '使用权类型', en: 'Right type' },
      choices: landRightTypes,
      required: true,
    },
    certNo: {
      kind: 'text',
      label: { zh: '使用权证号', en: 'Certificate no.' },
      maxLength: 64,
      help: { zh: '有使用权证时必填', en: 'Needed where there is a certificate' },
    },
    certDate: { kind: 'day', label: { zh: '发证日期', en: 'Issued' } },
    expireDate: {
      kind: 'day',
      label: { zh: '终止日期', en: 'Ends on' },
      help: { zh: '出让或租赁用地必填', en: 'Needed for granted and leased land' },
    },
    ownershipNature: {
      kind: 'choice',
      label: { zh: '权属性质', en: 'Ownership' },
      choices: ownershipNatures,
    },
    obtainMethod: {
      kind: 'choice',
      label: { zh: '取得方式', en: 'Acquired by' },
      choices: estateObtainMethods,
      required: true,
    },
    obtainDate: { kind: 'day', label: { zh: '取得日期', en: 'Acquired on' } },
    value: { kind: 'money', label: { zh: '价值', en: 'Value' }, min: 0, unit: yuan },
    address: { kind: 'text', label: { zh: '坐落', en: 'Address' }, maxLength: 200, required: true },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, detailOnly: true },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 500, detailOnly: true },
  },
});
