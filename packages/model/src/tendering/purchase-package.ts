import { entity } from '../kit/entity.ts';
import { quoteType } from './choices.ts';
import { packageLifecycle } from './package-lifecycle.ts';
import { exceptionReason } from './exception-reason.ts';

/** A lot of a project: the unit that is quoted for and decided. */
export const purchasePackage = entity({
  name: 'package',
  table: 'package',
  label: { zh: '采购包', en: 'Package' },
  path: '/api/purchase/package',
  verbs: {},
  menu: 'project',
  dataScoped: false,
  lifecycle: packageLifecycle,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    packageNo: { kind: 'integer', label: { zh: '包号', en: 'No.' }, min: 1, max: 999, required: true },
    packageName: { kind: 'text', label: { zh: '包名称', en: 'Package name' }, maxLength: 100, required: true },
    // The budgets of all packages are the project's.
    budget: {
      kind: 'money',
      label: { zh: '包预算', en: 'Budget' },
      min: 0.01,
      required: true,
      tells: ['project.generalBudget'],
    },
    ceilingMoney: {
      kind: 'money',
      label: { zh: '最高限价', en: 'Ceiling price' },
      min: 0.01,
      tells: ['project.ceilingMoney'],
    },
    quoteType: {
      kind: 'choice',
      label: { zh: '报价方式', en: 'Quoted as' },
      choices: quoteType.choices,
      required: true,
    },
    goods: { kind: 'text', label: { zh: '采购内容', en: 'Goods' }, maxLength: 200 },
    brandModel: { kind: 'text', label: { zh: '品牌型号', en: 'Brand and model' }, maxLength: 200 },
    techParams: { kind: 'longText', label: { zh: '技术参数', en: 'Technical parameters' }, maxLength: 8000 },
    afterSale: { kind: 'longText', label: { zh: '售后服务', en: 'After-sales service' }, maxLength: 4000 },
    minSuppliers: {
      kind: 'integer',
      label: { zh: '最少供应商数', en: 'Least suppliers' },
      min: 1,
      max: 99,
      readOnly: true,
    },
    maxWinners: { kind: 'integer', label: { zh: '中标（成交）家数', en: 'Winners' }, min: 1, max: 20 },
    packageStatus: {
      kind: 'choice',
      label: { zh: '包状态', en: 'Status' },
      choices: packageLifecycle.choices,
      readOnly: true,
    },
    failReason: {
      kind: 'choice',
      label: { zh: '流标原因', en: 'Why it failed' },
      choices: exceptionReason.choices,
      readOnly: true,
    },
    winMoney: { kind: 'money', label: { zh: '中标（成交）金额', en: 'Award amount' }, readOnly: true },
    /** The failed or terminated package of another project that this one procures again. */
    parentId: { kind: 'ref', to: 'package', label: { zh: '原采购包', en: 'Procured again from' }, readOnly: true },
  },
});

/** One goods line of a package; a quote has one unit price for each. */
export const packageItem = entity({
  name: 'packageItem',
  table: 'package_item',
  label: { zh: '货物明细', en: 'Goods line' },
  path: '/api/purchase/package-item',
  verbs: {},
  menu: 'project',
  dataScoped: false,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, required: true, fixed: true },
    lineNo: { kind: 'integer', label: { zh: '序号', en: 'Line' }, min: 1, max: 9999, required: true },
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 100, required: true },
    brandModel: { kind: 'text', label: { zh: '品牌型号', en: 'Brand and model' }, maxLength: 200 },
    unit: { kind: 'text', label: { zh: '单位', en: 'Unit' }, maxLength: 20, required: true },
    quantity: { kind: 'decimal', label: { zh: '数量', en: 'Quantity' }, min: 0.0001, required: true },
    // What a demand says of a line, and the mark of what is substantial before it.
    techParams: { kind: 'longText', label: { zh: '技术参数', en: 'Technical parameters' }, maxLength: 4100 },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
  },
});
