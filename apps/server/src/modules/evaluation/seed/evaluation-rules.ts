import {
  lawRegime,
  notice2,
  notice214,
  order74,
  order87,
  ownPolicy,
  procurementMethod,
  tenderingLaw,
  tenderingRegulation,
  type LawSource,
  type Rule,
} from '@zhaocai/model';

type MethodName = keyof typeof procurementMethod.code;

const { tendering, procurement, ownPolicy: own } = lawRegime.code;

/** Name, name in English, unit. */
const kinds = {
  priceLeastGoods: ['货物价格分值下限', 'Points of the price of goods, at least', '分'],
  priceMostGoods: ['货物价格分值上限', 'Points of the price of goods, at most', '分'],
  priceLeastServices: ['服务价格分值下限', 'Points of the price of services, at least', '分'],
  priceMostServices: ['服务价格分值上限', 'Points of the price of services, at most', '分'],
  committeeLeast: ['评审委员会最少人数', 'Members of a committee, at least', '人'],
  committeeLarge: ['大额或复杂项目评审委员会最少人数', 'The same of what is large or complex', '人'],
  committeeLargeFrom: ['大额项目的起点金额', 'What is large, from', '元'],
  committeeExpertThirds: ['评审专家所占份数（每三份）', 'Thirds of the members that are experts', '/3'],
  lowPriceOfAverage: ['异常低价：低于平均报价的', 'Low price: below this share of the average', '%'],
  lowPriceOfSecond: ['异常低价：低于次低报价的', 'Low price: below this share of the second lowest', '%'],
  lowPriceOfCeiling: ['异常低价：低于最高限价（预算）的', 'Low price: below this share of the ceiling', '%'],
  candidatesMost: ['中标候选人最多人数', 'Candidates, at most', '人'],
  lowPriceMinutes: ['说明报价合理性的时间，不少于', 'Time to explain a low price, at least', '分钟'],
} as const;

interface Stating {
  readonly under: number;
  readonly methods: readonly MethodName[];
  readonly code: string;
  readonly source: LawSource;
  readonly numbers: Readonly<Partial<Record<keyof typeof kinds, string>>>;
}

function stated({ code, under, methods, source, numbers }: Stating): Rule[] {
  return methods.flatMap((method) =>
    Object.entries(numbers).map(([kind, value]): Rule => {
      const [name, nameEn, unit] = kinds[kind as keyof typeof kinds]; // a key of `numbers`
      return {
        code,
        ...source,
        kind,
        name,
        nameEn,
        unit,
        value,
        lawRegime: under,
        manner: procurementMethod.code[method],
        dayType: null,
        isOverridable: false,
        effectiveTo: null,
      };
    }),
  );
}

const tenders = ['openTender', 'invitedTender'] as const;
const compared = ['negotiation', 'consultation', 'inquiry', 'framework', 'comparison'] as const;
const lowPrice = {
  lowPriceOfAverage: '50',
  lowPriceOfSecond: '50',
  lowPriceOfCeiling: '45',
  lowPriceMinutes: '30',
} as const;
const [two, three, five, seven] = ['2', '3', '5', '7'];

/** By what standards, committees, candidates and low prices are judged: R25 to R27, R40, R49 and R52. */
export const evaluationRules: readonly Rule[] = [
  ...stated({
    under: procurement,
    methods: [...tenders, 'framework'],
    code: 'R49',
    source: order87(55),
    numbers: { priceLeastGoods: '30', priceLeastServices: '10' },
  }),
  ...stated({
    under: procurement,
    methods: ['consultation'],
    code: 'R49',
    source: notice214(24),
    numbers: { priceLeastGoods: '30', priceMostGoods: '60', priceLeastServices: '10', priceMostServices: '30' },
  }),
  ...stated({
    under: procurement,
    methods: [...tenders, 'negotiation', 'consultation', 'inquiry', 'framework'],
    code: 'R52',
    source: notice2,
    numbers: lowPrice,
  }),
  ...stated({ under: own, methods: [...tenders, ...compared], code: 'R52', source: ownPolicy, numbers: lowPrice }),
  ...stated({
    under: tendering,
    methods: [...tenders, 'inquiry', 'comparison'],
    code: 'R25',
    source: tenderingLaw(37),
    numbers: { committeeLeast: five, committeeExpertThirds: two },
  }),
  ...stated({
    under: tendering,
    methods: tenders,
    code: 'R40',
    source: tenderingRegulation(53),
    numbers: { candidatesMost: three },
  }),
  ...stated({
    under: procurement,
    methods: [...tenders, 'framework'],
    code: 'R26',
    source: order87(47),
    numbers: {
      committeeLeast: five,
      committeeLarge: seven,
      committeeLargeFrom: '10000000',
      committeeExpertThirds: two,
    },
  }),
  // The threshold of open tenders is each province's to set: this is the usual one.
  ...stated({
    under: procurement,
    methods: ['negotiation', 'inquiry'],
    code: 'R27',
    source: order74(7),
    numbers: { committeeLeast: three, committeeLarge: five, committeeLargeFrom: '4000000', committeeExpertThirds: two },
  }),
  ...stated({
    under: procurement,
    methods: ['consultation'],
    code: 'R27',
    source: notice214(14),
    numbers: { committeeLeast: three, committeeLarge: five, committeeLargeFrom: '4000000', committeeExpertThirds: two },
  }),
  ...stated({
    under: own,
    methods: [...tenders, ...compared],
    code: 'R27',
    source: ownPolicy,
    numbers: { committeeLeast: three, committeeExpertThirds: '0' },
  }),
];
