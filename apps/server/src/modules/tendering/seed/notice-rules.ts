import {
  bulletinType,
  lawRegime,
  notice214,
  noticeElements,
  noticeMeasures,
  order74,
  order87,
  ownPolicy,
  procurementMethod,
  type LawSource,
  type MethodName,
  type NoticeElement,
  type NoticeRule,
  type RegimeName,
} from '@zhaocai/model';

type NoticeSource = Omit<LawSource, 'certainty'>;
type Kind = keyof typeof bulletinType.code;

const formats50: NoticeSource = {
  sourceArticle: '政府采购公告和公示信息格式规范（2020年版，财办库〔2020〕50号）',
  sourceArticleEn: 'Formats of government procurement notices (2020 edition, Caibanku 2020/50)',
  effectiveFrom: '2020-07-01',
};
/** What a policy asks of notices has been said as long as the law has. */
const ownNotices: NoticeSource = { ...ownPolicy, effectiveFrom: '2014-02-01' };

interface Stated {
  readonly kinds: readonly Kind[];
  readonly regime: RegimeName;
  readonly method?: MethodName;
  readonly source: NoticeSource;
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
    source: noticeMeasures(5),
    must: ['projectName', 'demand', 'qualification', 'consortium', 'documents', 'deadline', 'way', 'buyer', 'contact'],
    should: ['projectNo', 'funds', 'opening'],
  },
  {
    kinds: announcing,
    regime: 'procurement',
    method: 'openTender',
    source: order87(13),
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
    source: notice214(7),
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
    source: ownNotices,
    should: ['projectNo', 'projectName', 'demand', 'qualification', 'documents', 'deadline', 'opening', 'contact'],
  },
  {
    kinds: ['candidates'],
    regime: 'tendering',
    source: noticeMeasures(6),
    must: ['projectName', 'winner', 'winMoney', 'objection'],
    should: ['projectNo', 'period', 'contact'],
  },
  {
    kinds: ['result'],
    regime: 'tendering',
    source: noticeMeasures(6),
    must: ['winner'],
    should: ['projectNo', 'projectName', 'contact'],
  },
  {
    kinds: ['result'],
    regime: 'procurement',
    method: 'openTender',
    source: order87(69),
    must: ['projectNo', 'projectName', 'winner', 'winMoney', 'period', 'buyer'],
    should: ['contact', 'winnerAddress', 'evaluators'],
  },
  {
    kinds: ['result'],
    regime: 'procurement',
    method: 'consultation',
    source: notice214(29),
    must: ['projectNo', 'projectName', 'winner', 'winMoney', 'buyer'],
    should: ['contact', 'period', 'winnerAddress', 'evaluators'],
  },
  {
    kinds: ['result'],
    regime: 'procurement',
    source: order74(18),
    must: ['projectNo', 'projectName', 'winner', 'winMoney', 'buyer'],
    should: ['contact', 'period', 'winnerAddress', 'evaluators'],
  },
  {
    kinds: ['result'],
    regime: 'ownPolicy',
    source: ownNotices,
    should: ['projectNo', 'projectName', 'winner', 'winMoney', 'contact'],
  },
  {
    kinds: ['publicity'],
    regime: 'procurement',
    source: order74(38),
    must: ['buyer', 'projectName', 'sourceReason', 'source', 'expertOpinion', 'period', 'contact'],
    should: ['projectNo', 'budget'],
  },
  {
    kinds: ['publicity'],
    regime: 'ownPolicy',
    source: ownNotices,
    should: ['buyer', 'projectName', 'sourceReason', 'source', 'period', 'contact'],
  },
  {
    kinds: ['change'],
    regime: 'tendering',
    source: noticeMeasures(16),
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
  { kinds: ['change'], regime: 'ownPolicy', source: ownNotices, should: ['projectNo', 'projectName', 'changed'] },
  {
    kinds: ['ending'],
    regime: 'tendering',
    source: noticeMeasures(16),
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
  { kinds: ['ending'], regime: 'ownPolicy', source: ownNotices, should: ['projectNo', 'projectName', 'reason'] },
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
        sourceArticle: source.sourceArticle,
        sourceArticleEn: source.sourceArticleEn,
        effectiveFrom: source.effectiveFrom,
        effectiveTo: null,
      })),
    ),
);
