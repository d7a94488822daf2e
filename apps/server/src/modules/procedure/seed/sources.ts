import type { Rule } from '@zhaocai/model';

/** Where a number stands, since when, and how surely it was read (docs/rules.md). */
export type Source = Pick<Rule, 'sourceArticle' | 'sourceArticleEn' | 'certainty' | 'effectiveFrom'>;

type Articles = readonly [zh: string, en: string, certainty?: 'A' | 'B' | 'C'];

const text =
  (name: readonly [zh: string, en: string], effectiveFrom: string, usual: 'A' | 'B' | 'C') =>
  ([zh, en, certainty = usual]: Articles): Source => ({
    sourceArticle: `${name[0]} ${zh}`,
    sourceArticleEn: `${name[1]}, ${en}`,
    certainty,
    effectiveFrom,
  });

export const tenderingLaw = text(['中华人民共和国招标投标法', 'Tendering Law'], '2000-01-01', 'A');
export const tenderingRegulation = text(
  ['中华人民共和国招标投标法实施条例（国务院令第613号）', 'Regulation on the Tendering Law (State Council order 613)'],
  '2012-02-01',
  'B',
);
export const procurementLaw = text(['中华人民共和国政府采购法', 'Government Procurement Law'], '2003-01-01', 'A');
export const procurementRegulation = text(
  [
    '中华人民共和国政府采购法实施条例（国务院令第658号）',
    'Regulation on the Government Procurement Law (State Council order 658)',
  ],
  '2015-03-01',
  'B',
);
export const order87 = text(
  [
    '政府采购货物和服务招标投标管理办法（财政部令第87号）',
    'Measures for government tendering of goods and services (MOF order 87)',
  ],
  '2017-10-01',
  'B',
);
export const order74 = text(
  ['政府采购非招标采购方式管理办法（财政部令第74号）', 'Measures for non-tender government procurement (MOF order 74)'],
  '2014-02-01',
  'B',
);
export const notice214 = text(
  [
    '政府采购竞争性磋商采购方式管理暂行办法（财库〔2014〕214号）',
    'Interim measures for competitive consultation (MOF notice 2014/214)',
  ],
  '2014-12-31',
  'B',
);
export const order110 = text(
  [
    '政府采购框架协议采购方式管理暂行办法（财政部令第110号）',
    'Interim measures for framework agreements (MOF order 110)',
  ],
  '2022-03-01',
  'C',
);
export const ownPolicy: Source = {
  sourceArticle: '本单位采购管理制度（参照法定期限）',
  sourceArticleEn: 'Own procurement policy, after the periods of the law',
  certainty: 'C',
  effectiveFrom: '2020-01-01',
};
