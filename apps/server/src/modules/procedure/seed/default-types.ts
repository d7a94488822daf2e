import { methodByAmount, ruleAction } from '@zhaocai/model';

interface DefaultRule {
  readonly ruleName: string;
  readonly amountFrom: string;
  readonly sourceArticle: string;
  readonly isStatutory: boolean;
  readonly effectiveFrom: string;
}

export interface DefaultType {
  readonly typeName: string;
  readonly typeCode: string;
  readonly purchaseType: 1 | 2 | 3;
  readonly lawRegime: 1 | 2 | 3;
  /** From which amount on it is an open tender. */
  readonly openTender?: DefaultRule;
}

const scale = '必须招标的工程项目规定（国家发展改革委令2018年第16号）第五条';
const mustTender = (ruleName: string, amountFrom: string): DefaultRule => ({
  ruleName,
  amountFrom,
  sourceArticle: scale,
  isStatutory: true,
  effectiveFrom: '2018-06-01',
});
/** The threshold of central units; a province sets its own, so that it may be changed. */
const central = (ruleName: string): DefaultRule => ({
  ruleName,
  amountFrom: '2000000.00',
  sourceArticle: '中央预算单位政府集中采购目录及标准（2020年版，国办发〔2019〕55号）；地方单位请按本地标准调整',
  isStatutory: false,
  effectiveFrom: '2020-01-01',
});

/** The kinds of project that a buyer begins with. */
export const defaultTypes: readonly DefaultType[] = [
  {
    typeName: '政府采购货物',
    typeCode: 'ZFCG-HW',
    purchaseType: 1,
    lawRegime: 2,
    openTender: central('货物公开招标数额标准'),
  },
  {
    typeName: '政府采购服务',
    typeCode: 'ZFCG-FW',
    purchaseType: 2,
    lawRegime: 2,
    openTender: central('服务公开招标数额标准'),
  },
  {
    typeName: '依法招标工程',
    typeCode: 'ZTB-GC',
    purchaseType: 3,
    lawRegime: 1,
    openTender: mustTender('施工必须招标规模标准', '4000000.00'),
  },
  {
    typeName: '依法招标货物',
    typeCode: 'ZTB-HW',
    purchaseType: 1,
    lawRegime: 1,
    openTender: mustTender('重要设备、材料必须招标规模标准', '2000000.00'),
  },
  {
    typeName: '依法招标服务',
    typeCode: 'ZTB-FW',
    purchaseType: 2,
    lawRegime: 1,
    openTender: mustTender('勘察、设计、监理必须招标规模标准', '1000000.00'),
  },
  { typeName: '自主采购货物', typeCode: 'ZZCG-HW', purchaseType: 1, lawRegime: 3 },
  { typeName: '自主采购服务', typeCode: 'ZZCG-FW', purchaseType: 2, lawRegime: 3 },
];

/** What every rule of the defaults has. */
export const defaultRule = {
  ruleCode: methodByAmount,
  action: ruleAction.code.block,
} as const;
