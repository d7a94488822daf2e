import { lawRegime, procurementMethod, type Rule } from '@zhaocai/model';

type Source = Pick<Rule, 'code' | 'sourceArticle' | 'sourceArticleEn' | 'certainty' | 'effectiveFrom'>;
type MethodName = keyof typeof procurementMethod.code;

const { tendering, procurement, ownPolicy: own } = lawRegime.code;

const order87: Pick<Source, 'certainty' | 'effectiveFrom'> = { certainty: 'B', effectiveFrom: '2017-10-01' };
const priceOfTenders: Source = {
  ...order87,
  code: 'R49',
  sourceArticle: '政府采购货物和服务招标投标管理办法（财政部令第87号）第五十五条',
  sourceArticleEn: 'Measures for tendering goods and services in government procurement (MOF order 87), article 55',
};
const priceOfConsultations: Source = {
  code: 'R49',
  certainty: 'B',
  effectiveFrom: '2014-12-31',
  sourceArticle: '政府采购竞争性磋商采购方式管理暂行办法（财库〔2014〕214号）第二十四条',
  sourceArticleEn: 'Interim measures for competitive consultation (MOF notice 2014/214), article 24',
};
const tenderingLaw: Source = {
  code: 'R25',
  certainty: 'A',
  effectiveFrom: '2000-01-01',
  sourceArticle: '中华人民共和国招标投标法第三十七条',
  sourceArticleEn: 'Tendering Law, article 37',
};
const committeeOfTenders: Source = {
  ...order87,
  code: 'R26',
  sourceArticle: '政府采购货物和服务招标投标管理办法（财政部令第87号）第四十七条',
  sourceArticleEn: 'Measures for tendering goods and services in government procurement (MOF order 87), article 47',
};
const committeeOfOthers: Source = {
  code: 'R27',
  certainty: 'B',
  effectiveFrom: '2014-02-01',
  sourceArticle: '政府采购非招标采购方式管理办法（财政部令第74号）第七条',
  sourceArticleEn: 'Measures for government procurement without tendering (MOF order 74), article 7',
};
const committeeOfConsultations: Source = {
  code: 'R27',
  certainty: 'B',
  effectiveFrom: '2014-12-31',
  sourceArticle: '政府采购竞争性磋商采购方式管理暂行办法（财库〔2014〕214号）第十四条',
  sourceArticleEn: 'Interim measures for competitive consultation (MOF notice 2014/214), article 14',
};
const ownPolicy: Source = {
  code: 'R27',
  certainty: 'C',
  effectiveFrom: '2020-01-01',
  sourceArticle: '本单位采购管理制度（参照政府采购规定）',
  sourceArticleEn: 'Own procurement policy, after the rules of government procurement',
};

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
} as const;

interface Stating {
  readonly under: number;
  readonly methods: readonly MethodName[];
  readonly source: Source;
  readonly numbers: Readonly<Partial<Record<keyof typeof kinds, string>>>;
}

function stated({ under, methods, source, numbers }: Stating): Rule[] {
  return methods.flatMap((method) =>
    Object.entries(numbers).map(([kind, value]): Rule => {
      const [name, nameEn, unit] = kinds[kind as keyof typeof kinds]; // a key of `numbers`
      return {
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
const [two, three, five, seven] = ['2', '3', '5', '7'];

/** By what standards and committees are judged: R25 to R27, and R49. */
export const evaluationRules: readonly Rule[] = [
  ...stated({
    under: procurement,
    methods: [...tenders, 'framework'],
    source: priceOfTenders,
    numbers: { priceLeastGoods: '30', priceLeastServices: '10' },
  }),
  ...stated({
    under: procurement,
    methods: ['consultation'],
    source: priceOfConsultations,
    numbers: { priceLeastGoods: '30', priceMostGoods: '60', priceLeastServices: '10', priceMostServices: '30' },
  }),
  ...stated({
    under: tendering,
    methods: [...tenders, 'inquiry', 'comparison'],
    source: tenderingLaw,
    numbers: { committeeLeast: five, committeeExpertThirds: two },
  }),
  ...stated({
    under: procurement,
    methods: [...tenders, 'framework'],
    source: committeeOfTenders,
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
    source: committeeOfOthers,
    numbers: { committeeLeast: three, committeeLarge: five, committeeLargeFrom: '4000000', committeeExpertThirds: two },
  }),
  ...stated({
    under: procurement,
    methods: ['consultation'],
    source: committeeOfConsultations,
    numbers: { committeeLeast: three, committeeLarge: five, committeeLargeFrom: '4000000', committeeExpertThirds: two },
  }),
  ...stated({
    under: own,
    methods: [...tenders, ...compared],
    source: ownPolicy,
    numbers: { committeeLeast: three, committeeExpertThirds: '0' },
  }),
];
