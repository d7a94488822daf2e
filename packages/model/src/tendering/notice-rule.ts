import { entity } from '../kit/entity.ts';
import { lawRegime, procurementMethod } from '../procedure/method.ts';
import { bulletinType } from './choices.ts';
import { noticeElements } from './notice-elements.ts';

/**
 * What a notice of a kind must say under a law, with its article and validity: data, as the figures are. Rows of the
 * platform; an administrator edits them.
 */
export const noticeRule = entity({
  name: 'noticeRule',
  table: 'notice_rule',
  label: { zh: '公告必备内容', en: 'Content of notices' },
  path: '/api/purchase/notice-rule',
  verbs: { page: 'POST /queryPage', detail: 'GET /queryById', save: 'POST /saveOrUpdate', export: 'POST /export' },
  menu: 'lawRule',
  search: ['sourceArticle'],
  sort: ['bulletinType', 'lawRegime', 'manner', 'sortNo'],
  platformReadable: true,
  permanent: true,
  dataScoped: false,
  fields: {
    bulletinType: {
      kind: 'choice',
      label: { zh: '公告类型', en: 'Kind of notice' },
      choices: bulletinType.choices,
      required: true,
      fixed: true,
    },
    lawRegime: {
      kind: 'choice',
      label: { zh: '适用法规', en: 'Governing law' },
      choices: lawRegime.choices,
      required: true,
      fixed: true,
    },
    /** Empty: of every method. */
    manner: { kind: 'choice', label: { zh: '采购方式', en: 'Procurement method' }, choices: procurementMethod.choices },
    element: {
      kind: 'choice',
      label: { zh: '内容', en: 'Content' },
      choices: noticeElements.choices,
      required: true,
      fixed: true,
    },
    isRequired: { kind: 'flag', label: { zh: '缺少时不得发布', en: 'Not published without it' }, required: true },
    sourceArticle: { kind: 'text', label: { zh: '依据条款', en: 'Source' }, maxLength: 200, required: true },
    sourceArticleEn: {
      kind: 'text',
      label: { zh: '英文依据', en: 'Source in English' },
      maxLength: 300,
      required: true,
    },
    sortNo: { kind: 'integer', label: { zh: '排序', en: 'Order' }, min: 0, max: 999 },
    effectiveFrom: { kind: 'day', label: { zh: '生效日期', en: 'In force from' }, required: true },
    effectiveTo: { kind: 'day', label: { zh: '失效日期', en: 'In force until' } },
  },
});
