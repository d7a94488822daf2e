import { entity } from '../kit/entity.ts';
import { webAddress, webAddressText } from '../kit/web-address.ts';
import { afterSigning, contractType, refusalFollow, refusalState } from './choices.ts';
import { purchaseContractLifecycle } from './contract-lifecycle.ts';

/**
 * What buyer and winner agree after an award. The row is the buyer's, the supplier its party from the moment that it is sent
 * to him. Money is yuan; its lines and its sum are those of the bid (R42).
 */
export const contract = entity({
  name: 'contract',
  table: 'contract',
  label: { zh: '采购合同', en: 'Contract' },
  path: '/api/purchase/contractsinfo',
  verbs: {},
  menu: 'contract',
  search: ['contractNo', 'contractName', 'supplierName'],
  sort: ['-createTime'],
  parties: ['supplier_tenant_id'],
  permanent: true,
  // Goes with the project that it comes from.
  dataScoped: false,
  lifecycle: purchaseContractLifecycle,
  guards: { ux_contract_entry: 'contract.standing' },
  fields: {
    contractNo: {
      kind: 'text',
      label: { zh: '合同编号', en: 'Contract no.' },
      maxLength: 40,
      required: true,
      readOnly: true,
    },
    contractName: {
      kind: 'text',
      label: { zh: '合同名称', en: 'Name of the contract' },
      maxLength: 200,
      required: true,
    },
    contractType: {
      kind: 'choice',
      label: { zh: '合同类型', en: 'Kind of contract' },
      choices: contractType.choices,
      required: true,
    },
    contractStatus: {
      kind: 'choice',
      label: { zh: '合同状态', en: 'Status of the contract' },
      choices: purchaseContractLifecycle.choices,
      required: true,
      readOnly: true,
    },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true, readOnly: true },
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, required: true, readOnly: true },
    entryId: { kind: 'ref', to: 'entry', label: { zh: '中标结果', en: 'Award' }, required: true, readOnly: true },
    /** Of a supplement: what it is beside. */
    parentContractId: {
      kind: 'ref',
      to: 'contract',
      label: { zh: '所补充的合同', en: 'Supplements' },
      readOnly: true,
      detailOnly: true,
    },
    buyerName: { kind: 'text', label: { zh: '采购人（甲方）', en: 'Buyer' }, maxLength: 100, readOnly: true },
    supplierTenantId: {
      kind: 'text',
      label: { zh: '供应商租户', en: 'Tenant of the supplier' },
      maxLength: 6,
      required: true,
      readOnly: true,
      detailOnly: true,
    },
    supplierName: {
      kind: 'text',
      label: { zh: '供应商（乙方）', en: 'Supplier' },
      maxLength: 100,
      required: true,
      readOnly: true,
    },
    contractMoney: { kind: 'money', label: { zh: '合同金额', en: 'Contract price' }, min: 0.01, required: true },
    winMoney: {
      kind: 'money',
      label: { zh: '中标（成交）金额', en: 'Award price' },
      required: true,
      readOnly: true,
      detailOnly: true,
    },
    taxRate: { kind: 'rate', label: { zh: '税率（%）', en: 'Tax rate (%)' }, min: 0, max: 100, detailOnly: true },
    startDate: { kind: 'day', label: { zh: '履行开始日期', en: 'Performed from' }, required: true },
    endDate: { kind: 'day', label: { zh: '履行结束日期', en: 'Performed until' }, required: true },
    performBondMoney: {
      kind: 'money',
      label: { zh: '履约保证金', en: 'Performance bond' },
      min: 0,
      detailOnly: true,
    },
    warrantyMoney: { kind: 'money', label: { zh: '质保金', en: 'Retention' }, min: 0, detailOnly: true },
    warrantyEnd: { kind: 'day', label: { zh: '质保期满日期', en: 'Warranty until' }, detailOnly: true },
    isSmeContract: { kind: 'flag', label: { zh: '面向中小企业', en: 'With a small or medium enterprise' } },
    terms: { kind: 'longText', label: { zh: '主要条款', en: 'Main terms' }, maxLength: 8000 },
    text: { kind: 'files', label: { zh: '合同文本', en: 'Text of the contract' }, maxCount: 5, detailOnly: true },
    /** The account that it is paid to, and no other; said with the plan of payments. */
    payeeBank: {
      kind: 'text',
      label: { zh: '收款开户行', en: 'Bank of the payee' },
      maxLength: 100,
      readOnly: true,
      detailOnly: true,
    },
    payeeAccount: {
      kind: 'text',
      label: { zh: '收款账号', en: 'Account of the payee' },
      maxLength: 30,
      readOnly: true,
      detailOnly: true,
    },
    /** The last second in which it is signed in time (R42); null where no rule or no calendar says it. */
    signDue: { kind: 'instant', label: { zh: '签约期限', en: 'To be signed by' }, readOnly: true },
    signDueArticle: {
      kind: 'text',
      label: { zh: '签约期限依据', en: 'By article' },
      maxLength: 300,
      readOnly: true,
      detailOnly: true,
    },
    lateReason: {
      kind: 'longText',
      label: { zh: '超期签约原因', en: 'Why it is signed late' },
      maxLength: 500,
      detailOnly: true,
    },
    /** Of the supplier's people: who is told. */
    signerId: {
      kind: 'ref',
      to: 'user',
      label: { zh: '供应商经办人', en: 'Person of the supplier' },
      readOnly: true,
      detailOnly: true,
    },
    signTime: { kind: 'instant', label: { zh: '签订时间', en: 'Signed at' }, readOnly: true },
    /** Under the procurement law a contract is published and filed in time (R43). */
    noticeState: {
      kind: 'choice',
      label: { zh: '合同公告', en: 'Contract notice' },
      choices: afterSigning.choices,
      readOnly: true,
    },
    noticeDue: { kind: 'instant', label: { zh: '公告期限', en: 'To be published by' }, readOnly: true },
    noticeTime: { kind: 'instant', label: { zh: '公告时间', en: 'Published at' }, readOnly: true, detailOnly: true },
    noticeUrl: {
      kind: 'text',
      label: { zh: '公告网址', en: 'Address of the notice' },
      maxLength: 500,
      pattern: webAddress,
      patternText: webAddressText,
      readOnly: true,
      detailOnly: true,
    },
    filingState: {
      kind: 'choice',
      label: { zh: '合同备案', en: 'Filing' },
      choices: afterSigning.choices,
      readOnly: true,
    },
    filingDue: { kind: 'instant', label: { zh: '备案期限', en: 'To be filed by' }, readOnly: true },
    filingTime: { kind: 'instant', label: { zh: '备案时间', en: 'Filed at' }, readOnly: true, detailOnly: true },
    filingNo: {
      kind: 'text',
      label: { zh: '备案编号', en: 'No. of the filing' },
      maxLength: 100,
      readOnly: true,
      detailOnly: true,
    },
    refusalState: {
      kind: 'choice',
      label: { zh: '拒签情况', en: 'Refusal to sign' },
      choices: refusalState.choices,
      readOnly: true,
    },
    refusalFollow: {
      kind: 'choice',
      label: { zh: '拒签处理', en: 'What follows' },
      choices: refusalFollow.choices,
      readOnly: true,
      detailOnly: true,
    },
    followRemark: {
      kind: 'text',
      label: { zh: '处理说明', en: 'Why so' },
      maxLength: 500,
      readOnly: true,
      detailOnly: true,
    },
  },
});

/** One line of what is delivered, at the price of the bid. */
export const contractLine = entity({
  name: 'contractLine',
  table: 'contract_line',
  label: { zh: '合同明细', en: 'Contract line' },
  path: '/api/purchase/contract-line',
  verbs: {},
  menu: 'contract',
  parties: ['supplier_tenant_id'],
  dataScoped: false,
  fields: {
    contractId: { kind: 'ref', to: 'contract', label: { zh: '合同', en: 'Contract' }, required: true, fixed: true },
    supplierTenantId: {
      kind: 'text',
      label: { zh: '供应商租户', en: 'Tenant of the supplier' },
      maxLength: 6,
      required: true,
      readOnly: true,
    },
    itemId: { kind: 'ref', to: 'packageItem', label: { zh: '货物明细', en: 'Goods line' }, required: true },
    lineNo: { kind: 'integer', label: { zh: '序号', en: 'Line' }, min: 1, max: 9999, required: true },
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 100, required: true },
    brandModel: { kind: 'text', label: { zh: '品牌型号', en: 'Brand and model' }, maxLength: 200 },
    unit: { kind: 'text', label: { zh: '单位', en: 'Unit' }, maxLength: 20, required: true },
    quantity: { kind: 'decimal', label: { zh: '数量', en: 'Quantity' }, min: 0.0001, required: true },
    techParams: { kind: 'longText', label: { zh: '技术参数', en: 'Technical parameters' }, maxLength: 4100 },
    perMoney: { kind: 'money', label: { zh: '单价', en: 'Unit price' }, required: true },
    totalMoney: { kind: 'money', label: { zh: '总价', en: 'Total' }, required: true },
  },
});
