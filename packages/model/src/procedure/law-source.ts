/** Where a number stands, since when, and how surely it was read (docs/rules.md). */
export interface LawSource {
  readonly sourceArticle: string;
  readonly sourceArticleEn: string;
  readonly certainty: string;
  readonly effectiveFrom: string;
}

interface Law {
  readonly zh: string;
  readonly en: string;
  readonly since: string;
  readonly usual: 'A' | 'B' | 'C';
}

/** An article, or several, of a law: `order87(38)`. A number read less surely than the law's others says so. */
const lawText =
  ({ zh, en, since, usual }: Law) =>
  (articles: number | readonly number[], certainty = usual): LawSource => {
    const cited = typeof articles === 'number' ? [articles] : articles;
    return {
      sourceArticle: zh + cited.map((article) => `第${chineseNumeral(article)}条`).join('、'),
      sourceArticleEn: `${en}, ${cited.length > 1 ? 'articles' : 'article'} ${cited.join(' and ')}`,
      certainty,
      effectiveFrom: since,
    };
  };

const digits = '零一二三四五六七八九';

/** As articles are numbered, up to 99: 10 is 十, 24 is 二十四. */
function chineseNumeral(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : digits.charAt(tens)}十`;
  return ten + (ones === 0 ? '' : digits.charAt(ones));
}

export const tenderingLaw = lawText({
  zh: '中华人民共和国招标投标法',
  en: 'Tendering Law',
  since: '2000-01-01',
  usual: 'A',
});
export const tenderingRegulation = lawText({
  zh: '中华人民共和国招标投标法实施条例（国务院令第613号）',
  en: 'Regulation on the Tendering Law (State Council order 613)',
  since: '2012-02-01',
  usual: 'B',
});
export const procurementLaw = lawText({
  zh: '中华人民共和国政府采购法',
  en: 'Government Procurement Law',
  since: '2003-01-01',
  usual: 'A',
});
export const procurementRegulation = lawText({
  zh: '中华人民共和国政府采购法实施条例（国务院令第658号）',
  en: 'Regulation on the Government Procurement Law (State Council order 658)',
  since: '2015-03-01',
  usual: 'B',
});
export const order74 = lawText({
  zh: '政府采购非招标采购方式管理办法（财政部令第74号）',
  en: 'Measures for non-tender government procurement (MOF order 74)',
  since: '2014-02-01',
  usual: 'B',
});
export const order87 = lawText({
  zh: '政府采购货物和服务招标投标管理办法（财政部令第87号）',
  en: 'Measures for government tendering of goods and services (MOF order 87)',
  since: '2017-10-01',
  usual: 'B',
});
export const order94 = lawText({
  zh: '政府采购质疑和投诉办法（财政部令第94号）',
  en: 'Measures for queries and complaints in government procurement (MOF order 94)',
  since: '2018-03-01',
  usual: 'B',
});
export const order110 = lawText({
  zh: '政府采购框架协议采购方式管理暂行办法（财政部令第110号）',
  en: 'Interim measures for framework agreements (MOF order 110)',
  since: '2022-03-01',
  usual: 'C',
});
export const notice214 = lawText({
  zh: '政府采购竞争性磋商采购方式管理暂行办法（财库〔2014〕214号）',
  en: 'Interim measures for competitive consultation (MOF notice 2014/214)',
  since: '2014-12-31',
  usual: 'B',
});
/** On abnormally low bids, read in a secondary text; cited as a whole. */
export const notice2: LawSource = {
  sourceArticle: '关于推动解决政府采购异常低价问题的通知（财库〔2026〕2号）',
  sourceArticleEn: 'Notice on abnormally low bids in government procurement (MOF notice 2026/2)',
  certainty: 'C',
  effectiveFrom: '2026-02-01',
};
/** The supplement to notice 214, cited as a whole. */
export const notice124: LawSource = {
  sourceArticle: '关于政府采购竞争性磋商采购方式管理暂行办法有关问题的补充通知（财库〔2015〕124号）',
  sourceArticleEn: 'Supplementary notice on competitive consultation (MOF notice 2015/124)',
  certainty: 'B',
  effectiveFrom: '2015-06-30',
};
export const notice198 = lawText({
  zh: '政府采购评审专家管理办法（财库〔2016〕198号）',
  en: 'Measures for evaluation experts of government procurement (MOF notice 2016/198)',
  since: '2017-01-01',
  usual: 'B',
});
export const notice22 = lawText({
  zh: '政府采购需求管理办法（财库〔2021〕22号）',
  en: 'Measures for procurement demands (MOF notice 2021/22)',
  since: '2021-07-01',
  usual: 'B',
});
export const noticeMeasures = lawText({
  zh: '招标公告和公示信息发布管理办法（国家发展改革委令第10号）',
  en: 'Measures for publishing tender notices (NDRC order 10)',
  since: '2018-01-01',
  usual: 'B',
});
/** As it was made, in force until its revision. */
export const order728 = lawText({
  zh: '保障中小企业款项支付条例（国务院令第728号）',
  en: 'Regulation on payments to small and medium enterprises (State Council order 728)',
  since: '2020-09-01',
  usual: 'B',
});
export const order802 = lawText({
  zh: '保障中小企业款项支付条例（国务院令第802号修订）',
  en: 'Regulation on payments to small and medium enterprises (as revised by State Council order 802)',
  since: '2025-06-01',
  usual: 'B',
});
export const retentionMeasures = lawText({
  zh: '建设工程质量保证金管理办法（建质〔2017〕138号）',
  en: 'Measures for the retention money of construction works (Jianzhi 2017/138)',
  since: '2017-07-01',
  usual: 'C',
});
/** What the policy of a unit says is its own; what stands here is the law's number, for want of another. */
export const ownPolicy: LawSource = {
  sourceArticle: '本单位采购管理制度（参照法律规定）',
  sourceArticleEn: 'Own procurement policy, after the law',
  certainty: 'C',
  effectiveFrom: '2020-01-01',
};
