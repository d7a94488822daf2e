import {
  lawRegime,
  ownPolicy,
  procurementLaw,
  procurementRegulation,
  retentionMeasures,
  tenderingRegulation,
  type LawSource,
  type Rule,
} from '@zhaocai/model';
import { underEachMethod } from '../../tendering/index.ts';

const { tendering, procurement, ownPolicy: own } = lawRegime.code;

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

const supplement: Numbers = {
  code: 'R11',
  kind: 'supplementShare',
  name: '补充合同累计金额占原合同的上限',
  nameEn: 'All supplements, at most of the price',
  value: '10',
};

const underEach = (regimes: readonly number[], numbers: Numbers, source: LawSource): Rule[] =>
  regimes.flatMap((regime) =>
    underEachMethod({ ...numbers, ...source, unit: '%', dayType: null, lawRegime: regime, isOverridable: false }),
  );

/** What contracts are judged by beside the schedule of a procurement: shares of their price (R24). */
export const contractRules: readonly Rule[] = [
  ...underEach([tendering], bond, tenderingRegulation(58)),
  ...underEach([procurement], bond, procurementRegulation(48)),
  ...underEach([own], bond, ownPolicy),
  ...underEach([tendering, procurement, own], warranty, retentionMeasures(7)),
  ...underEach([procurement], supplement, procurementLaw(49)),
  ...underEach([tendering, own], supplement, ownPolicy),
];
