import {
  bulletinType,
  lawRegime,
  noticeElements,
  procurementMethod,
  type MethodName,
  type NoticeElement,
  type NoticeRule,
  type RegimeName,
} from '@zhaocai/model';

type Kind = keyof typeof bulletinType.code;

interface Source {
  readonly zh: string;
  readonly en: string;
  readonly since: string;
}

const ndrc10 = (zh: string, en: string): Source => ({
  zh: `招标公告和公示信息发布管理办法（国家发展改革委令第10号）${zh}`,
  en: `Measures for publishing tender notices (NDRC Order 10), ${en}`,
  since: '2018-01-01',
});
const order87 = (zh: string, en: string): Source => ({
  zh: `政府采购货物和服务招标投标管理办法（财政部令第87号）${zh}`,
  en: `Measures for government procurement by tender (MOF Order 87), ${en}`,
  since: '2017-10-01',
});
const order74: Source = {
  zh: '政府采购非招标采购方式管理办法（财政部令第74号）第十八条',
  en: 'Measures for non-tender government procurement (MOF Order 74), article 18',
  since: '2014-02-01',
};
const consultation214 = (zh: string, en: string): Source => ({
  zh: `政府采购竞争性磋商采购方式管理暂行办法（财库〔2014〕214号）${zh}`,
  en: `Measures for competitive consultation (Caiku [2014] 214), ${en}`,
  since: '2014-12-31',
});
const formats50: Source = {
  zh: '政府采购公告和公示信息格式规范（2020年版，财办库〔2020〕50号）',
  en: 'Formats of government procurement notices (2020 edition, Caibanku [2020] 50)',
  since: '2020-07-01',
};
const ownPolicy: Source = { zh: '本单位采购管理制度', en: 'Own procurement policy', since: '2014-02-01' };

interface Stated {
  readonly kinds: readonly Kind[];
  readonly regime: RegimeName;
  readonly method?: MethodName;
  readonly source: Source;
  /** Without one of these it does not go out. */
  readonly must?: readonly NoticeElement[];
  /** These are only told where they are missing: of a format, of a policy, or what is not kept here yet. */
  readonly should?: readonly NoticeElement[];
}

const announcing: readonly Kind[] = ['tender', 'procurement'];

const stated: readonly Stated[] = [
  {
    kinds: announcing,
    regime: 'tendering',
    source: ndrc10('第五条', 'article 5'),
    must: ['projectName', 'demand', 'qualification', 'consortium', 'documents', 'deadline', 'way', 'buyer', 'contact'],
    should: ['projectNo', 'funds', 'opening'],
  },
  {
    kinds: announcing,
    regime: 'procurement',
    method: 'openTender',
    source: order87('第十三条', 'article 13'),
    must: [
      'projectName',
      'budget',
      'ceiling',
      'demand',
      'qualification',
      'documents',
      'period',
      'deadline',
      'opening',
      'buyer',
      'contact',
    ],
    should: ['projectNo', 'manner'],
  },
  {
    kinds: announcing,
    regime: 'procurement',
    method: 'consultation',
    source: consultation214('第七条', 'article 7'),
    must: ['projectName', 'demand', 'budget', 'qualification', 'documents', 'deadline', 'opening', 'buyer', 'contact'],
    should: ['projectNo', 'ceiling', 'manner', 'period'],
  },
  {
    kinds: announcing,
    regime: 'procurement',
    source: formats50,
    must: ['projectNo', 'projectName', 'budget', 'qualification', 'documents', 'deadline', 'buyer'],
    should: ['manner', 'ceiling', 'demand', 'opening', 'period', 'contact'],
  },
  {
    kinds: announcing,
    regime: 'ownPolicy',
    source: ownPolicy,
    should: ['projectNo', 'projectName', 'demand', 'qualification', 'documents', 'deadline', 'opening', 'contact'],
  },
  {
    kinds: ['candidates'],
    regime: 'tendering',
    source: ndrc10('第六条', 'article 6'),
    must: ['projectName', 'winner', 'winMoney', 'objection'],
    should: ['projectNo', 'period', 'contact'],
  },
  {
    kinds: ['result'],
    regime: 'tendering',
    source: ndrc10('第六条', 'article 6'),
    must: ['winner'],
    should: ['projectNo', 'projectName', 'contact'],
  },
  {
    kinds: ['result'],
    regime: 'procurement',
    method: 'openTender',
    source: order87('第六十九条', 'article 69'),
    must: ['projectNo', 'projectName', 'winner', 'winMoney', 'period', 'buyer'],
    should: ['contact', 'winnerAddress', 'evaluators'],
  },
  {
    kinds: ['result'],
    regime: 'procurement',
    method: 'consultation',
    source: consultation214('第二十九条', 'article 29'),
    must: ['projectNo', 'projectName', 'winner', 'winMoney', 'buyer'],
    should: ['contact', 'period', 'winnerAddress', 'evaluators'],
  },
  {
    kinds: ['result'],
    regime: 'procurement',
    source: order74,
    must: ['projectNo', 'projectName', 'winner', 'winMoney', 'buyer'],
    should: ['contact', 'period', 'winnerAddress', 'evaluators'],
  },
  {
    kinds: ['result'],
    regime: 'ownPolicy',
    source: ownPolicy,
    should: ['projectNo', 'projectName', 'winner', 'winMoney', 'contact'],
  },
  {
    kinds: ['publicity'],
    regime: 'procurement',
    source: { ...order74, zh: order74.zh.replace('第十八条', '第三十八条'), en: order74.en.replace('18', '38') },
    must: ['buyer', 'projectName', 'sourceReason', 'source', 'expertOpinion', 'period', 'contact'],
    should: ['projectNo', 'budget'],
  },
  {
    kinds: ['publicity'],
    regime: 'ownPolicy',
    source: ownPolicy,
    should: ['buyer', 'projectName', 'sourceReason', 'source', 'period', 'contact'],
  },
  {
    kinds: ['change'],
    regime: 'tendering',
    source: ndrc10('第十六条', 'article 16'),
    must: ['changed'],
    should: ['projectName', 'contact'],
  },
  {
    kinds: ['change'],
    regime: 'procurement',
    source: formats50,
    must: ['changed'],
    should: ['projectNo', 'projectName', 'firstNotice', 'contact'],
  },
  { kinds: ['change'], regime: 'ownPolicy', source: ownPolicy, should: ['projectNo', 'projectName', 'changed'] },
  {
    kinds: ['ending'],
    regime: 'tendering',
    source: ndrc10('第十六条', 'article 16'),
    must: ['reason'],
    should: ['projectNo', 'projectName', 'contact'],
  },
  {
    kinds: ['ending'],
    regime: 'procurement',
    source: formats50,
    must: ['projectName', 'reason'],
    should: ['projectNo', 'firstNotice', 'contact'],
  },
  { kinds: ['ending'], regime: 'ownPolicy', source: ownPolicy, should: ['projectNo', 'projectName', 'reason'] },
];

/** What the platform starts with: every kind of notice under every law, each with its article. */
export const noticeRules: readonly NoticeRule[] = stated.flatMap(
  ({ kinds, regime, method, source, must = [], should = [] }) =>
    kinds.flatMap((kind) =>
      [...must, ...should].map((element, index) => ({
        bulletinType: bulletinType.code[kind],
        lawRegime: lawRegime.code[regime],
        manner: method ? procurementMethod.code[method] : null,
        element: noticeElements.code[element],
        isRequired: index < must.length,
        sourceArticle: source.zh,
        sourceArticleEn: source.en,
        effectiveFrom: source.since,
        effectiveTo: null,
      })),
    ),
);
