import { entity } from '../kit/entity.ts';
import { costOutType, costPayWay, feeFund } from './choices.ts';
import { costOutLifecycle } from './cost-out-lifecycle.ts';

const readOnly = true;

/** What a project pays an expert, or pays back to whoever paid by mistake. Who was paid where is kept with it. */
export const costOut = entity({
  name: 'costOut',
  table: 'cost_out',
  label: { zh: '项目支出', en: 'Paid for a project' },
  path: '/api/purchase/cost/out',
  verbs: { page: 'POST /queryPage', export: 'POST /export' },
  menu: 'expertFee',
  search: ['outNo', 'payeeName'],
  sort: ['-createTime'],
  permanent: true,
  // Goes with the project that it belongs to.
  dataScoped: false,
  lifecycle: costOutLifecycle,
  guards: {
    ux_cost_out_expert: 'treasury.feeTwice',
    ux_cost_out_mistake: 'treasury.refundTwice',
    ux_cost_out_trade: 'treasury.tradeTwice',
  },
  fields: {
    outNo: { kind: 'text', label: { zh: '支出编号', en: 'No.' }, maxLength: 40, required: true, readOnly },
    outType: {
      kind: 'choice',
      label: { zh: '支出类型', en: 'Kind' },
      choices: costOutType.choices,
      required: true,
      readOnly,
    },
    outStatus: {
      kind: 'choice',
      label: { zh: '支出状态', en: 'Status' },
      choices: costOutLifecycle.choices,
      required: true,
      readOnly,
    },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true, readOnly },
    expertId: { kind: 'ref', to: 'expert', label: { zh: '专家', en: 'Expert' }, readOnly, detailOnly: true },
    /** Of a refund: the receipt that was a mistake. */
    costInId: {
      kind: 'ref',
      to: 'costIn',
      label: { zh: '差错到账', en: 'Mistaken receipt' },
      readOnly,
      detailOnly: true,
    },
    payeeName: { kind: 'text', label: { zh: '收款人', en: 'Payee' }, maxLength: 100, required: true, readOnly },
    hours: { kind: 'decimal', label: { zh: '评审时长（小时）', en: 'Hours' }, min: 0.5, max: 240 },
    money: { kind: 'money', label: { zh: '应付金额（税前）', en: 'Before tax' }, min: 0.01, required: true },
    taxMoney: { kind: 'money', label: { zh: '代扣个税', en: 'Tax withheld' }, required: true, readOnly },
    netMoney: { kind: 'money', label: { zh: '实付金额', en: 'Paid out' }, required: true, readOnly },
    taxArticle: {
      kind: 'text',
      label: { zh: '预扣依据', en: 'Withheld by' },
      maxLength: 200,
      readOnly,
      detailOnly: true,
    },
    feeFund: { kind: 'choice', label: { zh: '资金来源', en: 'Paid from' }, choices: feeFund.choices, required: true },
    payeeBank: {
      kind: 'text',
      label: { zh: '收款开户行', en: 'Bank of the payee' },
      maxLength: 100,
      required: true,
      readOnly,
      detailOnly: true,
    },
    payeeAccount: {
      kind: 'text',
      label: { zh: '收款账号', en: 'Account of the payee' },
      maxLength: 40,
      required: true,
      readOnly,
      masked: 'account',
    },
    remark: { kind: 'longText', label: { zh: '说明', en: 'Note' }, maxLength: 500 },
    payWay: { kind: 'choice', label: { zh: '支付方式', en: 'Paid by' }, choices: costPayWay.choices, readOnly },
    payTime: { kind: 'instant', label: { zh: '付款时间', en: 'Paid at' }, readOnly },
    tradeNo: {
      kind: 'text',
      label: { zh: '银行流水号', en: 'No. of the transfer' },
      maxLength: 60,
      readOnly,
      detailOnly: true,
    },
  },
});
