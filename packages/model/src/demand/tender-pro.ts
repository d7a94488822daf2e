import { phonePattern, phoneText } from '../kit/phone.ts';
import { entity } from '../kit/entity.ts';
import { tenderMoneyType, tenderPlace, tenderResult } from './choices.ts';

/** A line of the ledger of tenders: what was bought by whom, here or elsewhere, and what came of it. */
export const tenderPro = entity({
  name: 'tenderPro',
  table: 'tender_pro',
  label: { zh: '招标台账', en: 'Tender ledger' },
  path: '/api/purchase/tenderPro',
  verbs: {
    page: 'POST /queryPage',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdate',
    remove: 'GET /delTender',
    export: 'POST /export',
  },
  menu: 'tenderPro',
  search: ['name', 'tenderNo', 'purchaser', 'winner'],
  sort: ['-openTime', '-createTime'],
  dataScoped: 'granted',
  fields: {
    name: { kind: 'text', label: { zh: '项目名称', en: 'Tender' }, maxLength: 100, required: true },
    tenderNo: { kind: 'text', label: { zh: '招标编号', en: 'Number' }, maxLength: 50 },
    result: {
      kind: 'choice',
      label: { zh: '结果', en: 'Result' },
      choices: tenderResult.choices,
      required: true,
      initial: 0,
    },
    runPlace: {
      kind: 'choice',
      label: { zh: '实施平台', en: 'Where' },
      choices: tenderPlace.choices,
      required: true,
      initial: 2,
    },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' } },
    purchaser: { kind: 'text', label: { zh: '采购人', en: 'Purchaser' }, maxLength: 100 },
    agentName: { kind: 'text', label: { zh: '代理机构', en: 'Agency' }, maxLength: 100 },
    winner: { kind: 'text', label: { zh: '中标单位', en: 'Awarded to' }, maxLength: 100 },
    moneyType: {
      kind: 'choice',
      label: { zh: '报价方式', en: 'Priced as' },
      choices: tenderMoneyType.choices,
      required: true,
      initial: 1,
    },
    money: { kind: 'money', label: { zh: '金额', en: 'Amount' }, min: 0 },
    rate: { kind: 'rate', label: { zh: '费率或下浮率（%）', en: 'Rate (%)' }, min: 0, max: 100 },
    openTime: { kind: 'instant', label: { zh: '开标时间', en: 'Opening' } },
    linkman: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, maxLength: 50 },
    phone: {
      kind: 'text',
      label: { zh: '联系电话', en: 'Phone' },
      maxLength: 30,
      pattern: phonePattern,
      patternText: phoneText,
    },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 2000, detailOnly: true },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, maxCount: 10, detailOnly: true },
  },
});
