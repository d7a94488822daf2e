import { lawRegime, procurementMethod, type Rule } from '@zhaocai/model';

type Source = Pick<Rule, 'sourceArticle' | 'sourceArticleEn' | 'certainty' | 'effectiveFrom'>;

const { tendering, procurement, ownPolicy: own } = lawRegime.code;

const regulation613: Source = {
  sourceArticle: '中华人民共和国招标投标法实施条例（国务院令第613号）第五十八条',
  sourceArticleEn: 'Regulation on the Tendering Law (State Council order 613), article 58',
  certainty: 'B',
  effectiveFrom: '2012-02-01',
};
const regulation658: Source = {
  sourceArticle: '中华人民共和国政府采购法实施条例（国务院令第658号）第四十八条',
  sourceArticleEn: 'Regulation on the Government Procurement Law (State Council order 658), article 48',
  certainty: 'B',
  effectiveFrom: '2015-03-01',
};
const ownPolicy: Source = {
  sourceArticle: '本单位采购管理制度（参照政府采购规定）',
  sourceArticleEn: 'Own procurement policy, after the rules of government procurement',
  certainty: 'C',
  effectiveFrom: '2020-01-01',
};
const retention: Source = {
  sourceArticle: '建设工程质量保证金管理办法（建质〔2017〕138号）第七条',
  sourceArticleEn: 'Measures for the retention money of construction works (Jianzhi 2017 no. 138), article 7',
  certainty: 'C',
  effectiveFrom: '2017-07-01',
};

type Numbers = Pick<Rule, 'code' | 'kind' | 'name' | 'nameEn' | 'value'>;

const bond: Numbers = {
  code: 'R24',
  kind: 'performanceBondShare',
  name: '履约保证金占合同金额的上限',
  nameEn: 'Performance bond, at most of the price',
  value: '10',
};
const warranty: Numbers = {
  code: 'R24',
  kind: 'retentionShare',
  name: '工程质保金占合同金额的上限',
  nameEn: 'Retention of works, at most of the price',
  value: '3',
};

const underEach = (regimes: readonly number[], numbers: Numbers, source: Source): Rule[] =>
  regimes.flatMap((regime) =>
    procurementMethod.choices.map(({ value: manner }) => ({
      ...numbers,
      ...source,
      unit: '%',
      dayType: null,
      lawRegime: regime,
      manner,
      isOverridable: false,
      effectiveTo: null,
    })),
  );

/** What contracts are judged by beside the schedule of a procurement: shares of their price (R24). */
export const contractRules: readonly Rule[] = [
  ...underEach([tendering], bond, regulation613),
  ...underEach([procurement], bond, regulation658),
  ...underEach([own], bond, ownPolicy),
  ...underEach([tendering, procurement, own], warranty, retention),
];
