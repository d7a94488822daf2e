import { lawRegime, notice198, type Rule } from '@zhaocai/model';
import { underEachMethod } from '../../tendering/index.ts';

const ofExperts = notice198(20);

/** R67: how experts and agencies have done their work is written down soon after the evaluation. */
export const conductRules: readonly Rule[] = underEachMethod({
  code: 'R67',
  kind: 'conductPeriod',
  name: '评审结束后评价专家与代理机构履职情况的期限',
  nameEn: 'Time to judge experts and agencies after the evaluation',
  value: '5',
  unit: '工作日',
  dayType: 2,
  lawRegime: lawRegime.code.procurement,
  sourceArticle: `${ofExperts.sourceArticle}；政府采购代理机构管理暂行办法（财库〔2018〕2号）`,
  sourceArticleEn: `${ofExperts.sourceArticleEn}; measures for agencies (MOF notice 2018/2)`,
  certainty: 'C',
  isOverridable: true,
  effectiveFrom: '2018-03-01',
});
